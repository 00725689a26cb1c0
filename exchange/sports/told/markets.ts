import { OTHERS } from '../names/nations.ts';
import { ordinal } from './counting.ts';
import { digitRunner, NO_GOAL, ODD_OR_EVEN, OTHER_SCORES, underOver, YES_NO } from './runnerWords.ts';

/* What markets are called, in English: as feeds write those between players, and as rows of the house are asked for. */

interface OfSide {
  overs: number;
  side: string;
}

export const MARKETS = {
  'market.matchOdds': () => 'MATCH_ODDS',
  'market.bookmaker': () => 'Bookmaker',
  'market.toss': () => 'Toss',
  'market.tiedMatch': () => 'Tied_Match',
  'market.totalRuns': () => 'Total match runs',
  'market.session': ({ overs, side }: OfSide) => `${overs} over run ${side}`,
  'market.over': ({ over, side }: { over: number; side: string }) => `Only ${over} over run ${side}`,
  'market.ball': ({ ball, side }: { ball: string; side: string }) => `${ball} ball run ${side}`,
  'market.wicketInOver': ({ over, side }: { over: number; side: string }) => `Wicket in over ${over} ${side}`,
  'market.batterRuns': ({ player }: { player: string }) => `${player} run`,
  'market.boundaries': ({ player }: { player: string }) => `${player} boundaries`,
  'market.fifty': ({ player }: { player: string }) => `${player} to make fifty`,
  'market.hundred': ({ player }: { player: string }) => `${player} to make hundred`,
  'market.wicket': ({ nth, side }: { nth: number; side: string }) => `Fall of ${ordinal(nth)} wkt ${side}`,
  'market.partnership': ({ nth, side }: { nth: number; side: string }) => `${ordinal(nth)} wkt partnership ${side}`,
  'market.line': ({ innings, overs }: { innings: number; overs: number }) =>
    `${ordinal(innings)} Innings ${overs} Overs Line`,
  'market.khado': ({ overs, side, width }: OfSide & { width: number }) => `${overs} over run ${side} khado-${width}`,
  'market.meter': ({ overs, side }: OfSide) => `${side} ${overs} over run meter`,
  'market.oddEven': ({ overs, side }: OfSide) => `${overs} over total ${side}`,
  'market.lastDigit': ({ innings, overs, side }: OfSide & { innings: number }) =>
    `${ordinal(innings).toUpperCase()} INN ${overs} OVER ${side} last digit`,

  'market.overUnder': ({ line }: { line: number }) => `OVER_UNDER_${`${line * 10}`.padStart(2, '0')}`,
  'market.bothScore': () => 'BOTH_TEAMS_TO_SCORE',
  'market.drawNoBet': () => 'DRAW_NO_BET',
  'market.nextGoal': ({ nth }: { nth: number }) => `NEXT_GOAL_${nth}`,
  'market.half': ({ nth }: { nth: number }) => `${ordinal(nth).toUpperCase()}_PERIOD_WINNER`,
  'market.correctScore': () => 'CORRECT_SCORE',
  'market.corners': () => 'Total corners',
  'market.redCard': () => 'Red card in the match',
  'market.goalsOddEven': () => 'Goals Odd Even',

  'market.setWinner': ({ set }: { set: number }) => `SET_${set}_WINNER`,
  'market.setGames': ({ set, line }: { set: number; line: number }) => `SET_${set}_GAMES_${line}`,
  'market.setPoints': ({ set, line }: { set: number; line: number }) => `SET_${set}_POINTS_${line}`,
  'market.setOddEven': ({ set }: { set: number }) => `Set ${set} Points Odd Even`,
  'market.gameWinner': ({ game }: { game: number }) => `GAME_${game}_WINNER`,
  'market.gamePoints': ({ game, line }: { game: number; line: number }) => `GAME_${game}_POINTS_${line}`,
  'market.gameOddEven': ({ game }: { game: number }) => `Game ${game} Points Odd Even`,
  'market.setGameWinner': ({ set, game }: { set: number; game: number }) => `Set ${set} Game ${game} Winner`,
  'market.setGameDeuce': ({ set, game }: { set: number; game: number }) => `Set ${set} Game ${game} To Deuce`,
  'market.frameWinner': ({ frame }: { frame: number }) => `FRAME_${frame}_WINNER`,
  'market.legWinner': ({ leg }: { leg: number }) => `LEG_${leg}_WINNER`,
  'market.legs': () => 'Total legs',
  'market.mapWinner': ({ map }: { map: number }) => `MAP_${map}_WINNER`,
  'market.mapRounds': ({ map, line }: { map: number; line: number }) => `MAP_${map}_ROUNDS_${line}`,
  'market.mapOddEven': ({ map }: { map: number }) => `Map ${map} Rounds Odd Even`,
  'market.moves': () => 'Total moves',
  'market.byThrow': () => 'Decided by a throw',
  'market.firstFive': () => 'Runs in the first 5 innings',
  'market.firstFiveLine': ({ line }: { line: number }) => `FIRST_5_INNINGS_RUNS_${line}`,
  'market.inningRun': ({ inning, side }: { inning: number; side: string }) => `Run in inning ${inning} ${side}`,
  'market.headToHead': ({ first, second }: { first: string; second: string }) => `${first} v ${second}`,
  'market.finishers': () => 'How many finish',
  'market.pointsLine': ({ line }: { line: number }) => `TOTAL_POINTS_${line}`,
  'market.goalsLine': ({ line }: { line: number }) => `TOTAL_GOALS_${line}`,
  'market.points': () => 'Total points, regular time',
  'market.goals': () => 'Total goals, regular time',
  'market.distance': () => 'Goes the distance',

  'market.win': () => 'WIN',
  'market.place': () => 'PLACE',
  'market.mostSeats': () => 'Most seats',
  'market.seats': ({ party }: { party: string }) => `${party} seats`,
  'market.stateSeats': ({ region, party }: { region: string; party: string }) => `${region} ${party} seats`,

  'market.yes': () => YES_NO[0],
  'market.no': () => YES_NO[1],
  'market.odd': () => ODD_OR_EVEN[0],
  'market.even': () => ODD_OR_EVEN[1],
  'market.noGoal': () => NO_GOAL,
  'market.otherHome': () => OTHER_SCORES[0],
  'market.otherAway': () => OTHER_SCORES[1],
  'market.otherDraw': () => OTHER_SCORES[2],
  'market.under': ({ line }: { line: number }) => underOver(line)[0],
  'market.above': ({ line }: { line: number }) => underOver(line)[1],
  'market.underGoals': ({ line }: { line: number }) => underOver(line, 'Goals')[0],
  'market.aboveGoals': ({ line }: { line: number }) => underOver(line, 'Goals')[1],
  'market.digit': ({ digit }: { digit: number }) => digitRunner(digit),
  'market.others': () => OTHERS,
} as const;
