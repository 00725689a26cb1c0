import { between, once, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { matchChance, other, type Pair } from '../rally/sets.ts';
import type { Answer, MarketKind } from '../sport.ts';
import { underOver, YES_NO } from '../told/runnerWords.ts';
import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  deuceChance,
  fewestGames,
  finishes,
  freshSet,
  gameChance,
  holdChance,
  isSetOver,
  type SetSoFar,
  setEnds,
  TIE_BREAK_AT,
  tieBreakChance,
} from './chances.ts';
import { currentSet, gamesOf, isSetDone, isTieBreak, setsWon, type TennisState } from './match.ts';

const GAME_LINES = [8.5, 9.5, 10.5] as const;

export function questionsOf(state: TennisState): readonly Question<TennisState>[] {
  const { players } = state;
  return [
    matchWinner('matchOdds', told('market.matchOdds'), 'exchange', players),
    matchWinner('bookmaker', told('market.bookmaker'), 'bookmaker', players),
    ...state.sets.map((_, set) => setWinner(set, players)),
    ...state.sets.flatMap((_, set) => GAME_LINES.map(line => gamesInSet(set, line))),
    ...gamesSeen(state).flatMap(([set, game]) => [
      gameWinner(set, game, players),
      ...(game < 2 * TIE_BREAK_AT ? [gameToDeuce(set, game)] : []),
    ]),
  ];
}

/** All games so far, the one being played, and the one after it, which may never be. */
const gamesSeen = ({ sets }: TennisState): readonly Pair<number>[] =>
  sets.flatMap((set, n) => {
    const seen = isSetOver(gamesOf(set)) ? set.length + 1 : set.length + 2;
    return Array.from({ length: Math.min(seen, 2 * TIE_BREAK_AT + 1) }, (_, game): Pair<number> => [n, game]);
  });

function matchWinner(id: string, made: Told, kind: MarketKind, players: Pair<string>): Question<TennisState> {
  return { plan: between(id, made, players, kind), truth: state => yesNo(toWin(state)), answer: matchAnswer };
}

/** A retirement before a set was played is no match; after it the other one has won. */
function matchAnswer(state: TennisState): Answer | undefined {
  if (!state.end) return undefined;
  if (state.end.how === 'won') return won(state.end.by);
  if (state.end.how === 'abandoned') return voided('not completed');
  return isSetDone(state, 0) ? won(other(state.end.who)) : voided('retired before a set was completed');
}

function setWinner(set: number, players: Pair<string>): Question<TennisState> {
  return {
    plan: between(`set:${set + 1}`, told('market.setWinner', { set: set + 1 }), players),
    truth: state => yesNo(setChance(state)),
    answer(state) {
      const [a, b] = gamesOf(state.sets[set]!);
      if (isSetOver([a, b])) return won(a > b ? 0 : 1);
      return state.end && voided('set not completed');
    },
  };
}

/** Decided as soon as every way to finish the set decides it, so also when nobody finishes it. */
function gamesInSet(set: number, line: number): Question<TennisState> {
  const isOver = ([a, b]: Pair<number>): boolean => a + b > line;
  return {
    plan: between(`games:${set + 1}:${line}`, told('market.setGames', { set: set + 1, line }), underOver(line)),
    truth(state) {
      const over = ends(state).reduce((sum, [score, chance]) => (isOver(score) ? sum + chance : sum), 0);
      return yesNo(1 - over);
    },
    answer(state) {
      const games = gamesOf(state.sets[set]!);
      if (fewestGames(games) > line) return won(1);
      if (isSetOver(games)) return won(0);
      return state.end && voided('set not completed');
    },
  };
}

function gameWinner(set: number, game: number, players: Pair<string>): Question<TennisState> {
  const made = told('market.setGameWinner', { set: set + 1, game: game + 1 });
  return {
    plan: { ...between(`game:${set + 1}:${game + 1}`, made, players, 'bookmaker'), when: 'inPlay' },
    truth: state => (state.phase === 'before' ? undefined : yesNo(gameTruth(state, game))),
    answer(state) {
      const played = state.sets[set]![game];
      if (played) return won(played.by);
      return isGone(state, set) ? voided('game not completed') : undefined;
    },
  };
}

function gameToDeuce(set: number, game: number): Question<TennisState> {
  const made = told('market.setGameDeuce', { set: set + 1, game: game + 1 });
  return {
    plan: { ...between(`deuce:${set + 1}:${game + 1}`, made, YES_NO, 'fancy1'), when: 'inPlay' },
    truth(state) {
      if (state.phase === 'before') return undefined;
      const isNow = currentSet(state).length === game;
      const server = isNow ? state.server : other(state.server);
      const points: Pair<number> = isNow ? state.points : [0, 0];
      return yesNo(deuceChance(state.serve[server], points[server], points[other(server)]));
    },
    answer(state) {
      const played = state.sets[set]![game];
      const isNow = set === state.sets.length - 1 && currentSet(state).length === game;
      if (played) return won(played.wasDeuce ? 0 : 1);
      if (isNow && Math.min(...state.points) >= 3) return won(0);
      return isGone(state, set) ? voided('game not completed') : undefined;
    },
  };
}

/** No further game of this set will be played. */
const isGone = (state: TennisState, set: number): boolean => state.end !== undefined || isSetDone(state, set);

/** The chance of the first player to win the game being played, or the one after it. */
function gameTruth(state: TennisState, game: number): number {
  if (currentSet(state).length === game) return thisGame(state);
  return gameChance(state.serve, other(state.server), game === 2 * TIE_BREAK_AT);
}

function thisGame(state: TennisState): number {
  const { serve, server, points } = state;
  if (isTieBreak(state)) return tieBreakChance(serve, server, points);
  const hold = holdChance(serve[server], points[server], points[other(server)]);
  return server === 0 ? hold : 1 - hold;
}

const setSoFar = (state: TennisState): SetSoFar => ({
  games: gamesOf(currentSet(state)),
  server: state.server,
  game: thisGame(state),
});

/** Before the toss both serve first as likely. */
const served = (state: TennisState): readonly TennisState[] =>
  state.phase === 'before' ? [0 as const, 1 as const].map(server => ({ ...state, server })) : [state];

/** Every final score of the set being played, with its chance. */
const ends = once((state: TennisState) => {
  const ways = served(state);
  return ways.flatMap(way =>
    finishes(way.serve, setSoFar(way)).map(([score, chance]) => [score, chance / ways.length] as const),
  );
});

const setChance = (state: TennisState): number =>
  ends(state).reduce((sum, [[a, b], chance]) => (a > b ? sum + chance : sum), 0);

/** The chance of the first player to win the match. */
const toWin = once((state: TennisState): number => {
  const ways = served(state);
  return ways.reduce((sum, way) => sum + fromHere(way), 0) / ways.length;
});

function fromHere(state: TennisState): number {
  const fresh = ([0, 1] as const).map(server => freshSet(state.serve, server));
  return matchChance({
    need: state.need,
    won: setsWon(state),
    current: setEnds(state.serve, setSoFar(state)),
    fresh: server => fresh[server]!,
  });
}
