import { counted, ordinal } from './counting.ts';

/* What is told of a cricket match, in English. */

interface InningsAt {
  innings: number;
  overs: string;
}

interface InTest {
  day: number;
  session: number;
}

/** A mark of a scoreboard is a figure with what it stands for; the rest is the name of a side or of a player. */
export const CRICKET = {
  'cricket.matchOver': () => 'Match over',
  'cricket.rain': () => 'Rain stops play',
  'cricket.drinks': () => 'Drinks',
  'cricket.lunch': () => 'Lunch',
  'cricket.tea': () => 'Tea',
  'cricket.stumps': () => 'Stumps',
  'cricket.onDay': ({ day, what }: { day: number; what: string }) => `Day ${day}, ${what}`,
  'cricket.inSession': ({ day, session, what }: InTest & { what: string }) => `Day ${day}, Session ${session}, ${what}`,
  'cricket.tossDone': () => 'Toss done',
  'cricket.superOver': ({ overs }: { overs: string }) => `Super over, ${overs} overs`,
  'cricket.innings': ({ innings, overs }: InningsAt) => `Innings ${innings}, ${overs} overs`,
  'cricket.break': ({ innings, overs }: InningsAt) => `Innings ${innings}, ${overs} overs, innings break`,
  'cricket.phase': ({ innings, overs, phase }: InningsAt & { phase: string }) =>
    `Innings ${innings}, ${overs} overs · ${phase}`,
  'cricket.powerplay': () => 'Powerplay',
  'cricket.middle': () => 'Middle overs',
  'cricket.death': () => 'Death overs',
  'cricket.powerplay1': () => 'Powerplay 1',
  'cricket.powerplay2': () => 'Powerplay 2',
  'cricket.powerplay3': () => 'Powerplay 3',

  'cricket.won': ({ side, by }: { side: string; by: string }) => `${side} won by ${by}`,
  'cricket.byWickets': ({ wickets }: { wickets: number }) => counted(wickets, 'wicket'),
  'cricket.byRuns': ({ runs }: { runs: number }) => counted(runs, 'run'),
  'cricket.bySuperOver': () => 'super over',
  'cricket.byInnings': ({ runs }: { runs: number }) => `an innings and ${counted(runs, 'run')}`,
  'cricket.tied': () => 'Match tied',
  'cricket.drawn': () => 'Match drawn',
  'cricket.abandoned': () => 'Match abandoned',
  'cricket.wonToss': ({ side, choice }: { side: string; choice: string }) => `${side} won the toss and ${choice} first`,
  'cricket.levelSuperOver': () => 'Scores level: super over',
  'cricket.needToWin': ({ side, runs }: { side: string; runs: number }) => `${side} need ${runs} to win`,
  'cricket.needOffBalls': ({ side, runs, balls }: { side: string; runs: number; balls: number }) =>
    `${side} need ${runs} off ${counted(balls, 'ball')}`,
  'cricket.needOffOvers': ({ side, runs, overs }: { side: string; runs: number; overs: number }) =>
    `${side} need ${runs} off ${counted(overs, 'over')}`,
  'cricket.rate': ({ rate }: { rate: string }) => `Run rate ${rate}`,
  'cricket.level': () => 'Scores level',
  'cricket.lead': ({ side, runs, innings }: { side: string; runs: number; innings: number }) =>
    `${side} lead by ${counted(runs, 'run')} (${ordinal(innings)} innings)`,
  'cricket.trail': ({ side, runs, innings }: { side: string; runs: number; innings: number }) =>
    `${side} trail by ${counted(runs, 'run')} (${ordinal(innings)} innings)`,

  'cricket.begin': ({ side }: { side: string }) => `${side} begin their innings.`,
  'cricket.followOn': ({ side }: { side: string }) => `${side} are asked to follow on.`,
  'cricket.batSuperOver': ({ side }: { side: string }) => `${side} bat in the super over.`,
  'cricket.reviewLbw': () => 'Big appeal for leg before: it goes upstairs.',
  'cricket.reviewCatch': () => 'Was that carried? The umpires check the catch.',
  'cricket.reviewStumping': () => 'Bails off: the third umpire looks at the stumping.',
  'cricket.reviewRunOut': () => 'Direct hit: the third umpire is asked about the run out.',
  'cricket.reviewBoundary': () => 'Close to the rope: the umpires check the boundary.',
  'cricket.rainComes': () => 'Rain: the players leave the field.',
  'cricket.drinksTaken': () => 'Drinks are taken.',
  'cricket.thatIsLunch': () => 'That is lunch.',
  'cricket.thatIsTea': () => 'That is tea.',
  'cricket.stumpsDrawn': () => 'Stumps are drawn.',
  'cricket.newBatter': ({ batter }: { batter: string }) => `${batter} comes to the crease.`,
  'cricket.resumes': () => 'Play resumes.',
  'cricket.declare': ({ side, score }: { side: string; score: string }) => `${side} declare at ${score}.`,
  'cricket.noMorePlay': () => 'No more play today: the match is abandoned.',

  'cricket.ball': ({ ball, bowler, batter, what }: { ball: string; bowler: string; batter: string; what: string }) =>
    `${ball} ${bowler} to ${batter}, ${what}`,
  'cricket.then': ({ what, after }: { what: string; after: string }) => `${what} ${after}`,
  'cricket.winBy': ({ side, by }: { side: string; by: string }) => `${side} win by ${by}.`,
  'cricket.endOfOver': ({ over, score }: { over: number; score: string }) => `End of over ${over}: ${score}.`,
  'cricket.wide': () => 'wide.',
  'cricket.wides': ({ runs }: { runs: number }) => `${runs} wides.`,
  'cricket.bye': () => 'a bye.',
  'cricket.byes': ({ runs }: { runs: number }) => `${runs} byes.`,
  'cricket.legBye': () => 'a leg bye.',
  'cricket.legByes': ({ runs }: { runs: number }) => `${runs} leg byes.`,
  'cricket.noBall': ({ shot }: { shot: string }) => `no-ball, ${shot} Free hit.`,
  'cricket.bowled': ({ score }: { score: string }) => `OUT, bowled: ${score}.`,
  'cricket.caught': ({ score }: { score: string }) => `OUT, caught: ${score}.`,
  'cricket.lbw': ({ score }: { score: string }) => `OUT, leg before: ${score}.`,
  'cricket.stumped': ({ score }: { score: string }) => `OUT, stumped: ${score}.`,
  'cricket.runOut': ({ score }: { score: string }) => `OUT, run out: ${score}.`,
  'cricket.defended': () => 'no run, defended.',
  'cricket.leftAlone': () => 'no run, left alone.',
  'cricket.beaten': () => 'beaten, no run.',
  'cricket.toFielder': () => 'straight to the fielder, no run.',
  'cricket.playedBack': () => 'no run, played back.',
  'cricket.deepCover': () => 'a single to deep cover.',
  'cricket.workedAway': () => 'worked away for one.',
  'cricket.downTheGround': () => 'one run, down the ground.',
  'cricket.quickSingle': () => 'a quick single.',
  'cricket.throughGap': () => 'two runs, through the gap.',
  'cricket.wideOfLongOn': () => 'pushed wide of long on for two.',
  'cricket.second': () => 'they come back for the second.',
  'cricket.insideRope': () => 'three, hauled in just inside the rope.',
  'cricket.allRun': () => 'three runs, all run hard.',
  'cricket.fourCovers': () => 'FOUR, driven through the covers.',
  'cricket.fourPulled': () => 'FOUR, pulled in front of square.',
  'cricket.fourCut': () => 'FOUR, cut past point.',
  'cricket.fourFlicked': () => 'FOUR, flicked to fine leg.',
  'cricket.sixLongOn': () => 'SIX, over long on.',
  'cricket.sixStand': () => 'SIX, high into the stand.',
  'cricket.sixSwept': () => 'SIX, slog-swept over midwicket.',
} as const;
