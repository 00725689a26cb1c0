import type { Answer, MarketKind, Truth } from '../sport.ts';
import type { Told } from '../told/toldIn.ts';
import { type Innings, scoreAfter } from './innings.ts';
import type { CricketState } from './match.ts';
import { battingNow } from './outlook.ts';
import { BALLS_PER_OVER } from './rules.ts';

/*
 * A row of the match page: what it is called, when it is there, how likely its answers are and what became of it. Rows
 * of one kind differ by the innings and by one more number: an over, a ball, a wicket or a player.
 */

export interface Row {
  /** 1 is the first innings; 0 for a market of the whole match. */
  readonly nth: number;
  readonly number: number;
}

export interface CricketRowKind {
  /** The first part of its ids: 'session' of 'session:1:6'. */
  readonly code: string;
  readonly kind: MarketKind;
  readonly when?: 'before';
  readonly width?: number;
  name(state: CricketState, row: Row): Told;
  runners?(state: CricketState): readonly string[];
  /** On the page in this state, if there is no answer yet. */
  open(state: CricketState): readonly Row[];
  truth(state: CricketState, row: Row): Truth | undefined;
  answer(state: CricketState, row: Row): Answer | undefined;
}

export const inningsOf = ({ innings }: CricketState, { nth }: Row): Innings | undefined => innings[nth - 1];

/** Of the side that bats in an innings, as rows print it. */
export function shortOf(state: CricketState, { nth }: Row): string {
  const batting = state.innings[nth - 1]?.batting ?? battingNow(state)?.batting ?? 0;
  return state.sides[batting].short;
}

export const runs = (total: number): Answer => ({ type: 'runs', total });

/** Chances of each number of runs, made to sum to one and without the zeros at the end. */
export function runsTruth(list: ArrayLike<number> | undefined, shift = 0): Truth | undefined {
  if (!list) return undefined;
  let last = list.length - 1;
  while (last > 0 && list[last]! < 1e-9) last--;
  const size = last + shift + 1;
  if (size <= 0) return undefined;
  const chances = Array.from({ length: size }, (_, total) => list[total - shift] ?? 0);
  const all = chances.reduce((sum, each) => sum + each, 0);
  return all > 0 ? { type: 'runs', chances: chances.map(each => each / all) } : undefined;
}

/** Rows of the innings in play or to come, for each of these numbers. */
export function ofNow(
  state: CricketState,
  numbers: (nth: number, innings: Innings | undefined) => readonly number[],
): Row[] {
  const now = battingNow(state);
  if (!now) return [];
  return numbers(now.nth, state.innings[now.nth - 1]).map(number => ({ nth: now.nth, number }));
}

/** Runs that were made when so many overs were bowled, or when the side was out, had won or declared before. */
export function afterOvers(state: CricketState, row: Row, overs: number): number | 'void' | undefined {
  const innings = inningsOf(state, row);
  if (!innings) return state.result ? 'void' : undefined;
  const score = scoreAfter(innings, overs * BALLS_PER_OVER);
  if (score !== undefined || !innings.end) return score;
  return innings.end === 'abandoned' || innings.end === 'time' ? 'void' : innings.score;
}
