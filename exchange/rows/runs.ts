import { exposure } from '@maidan/core/exposure';
import { type Money, negate, paise, sum } from '@maidan/core/money';
import type { Quote, RowBet, RowKind } from './houseRow.ts';
import type { Answer } from '../sports/sport.ts';

/* Rows that a number of runs decides. */

export const RUN_KINDS = ['session', 'overByOver', 'ballByBall', 'line', 'khado', 'meter'] as const satisfies RowKind[];
export type RunKind = (typeof RUN_KINDS)[number];

export const isRuns = (kind: RowKind): kind is RunKind => RUN_KINDS.some(other => other === kind);

interface Rule {
  /** What the bet makes at a total. */
  profitAt(bet: RowBet, total: number): Money;
  /** Totals from which on it makes something else, or grows no further. */
  turnsOf(bet: RowBet): readonly number[];
}

/** Yes wins at its line and above, No below: nobody gets the stake back. */
const LINE: Rule = {
  profitAt: (bet, total) => bySide(bet, total >= bet.line ? bet.profit : negate(bet.stake)),
  turnsOf: ({ line }) => [line],
};

/** Wins in a window of runs that begins where the player chose. */
const WINDOW: Rule = {
  profitAt: (bet, total) =>
    bySide(bet, total >= bet.line && total < bet.line + bet.span ? bet.profit : negate(bet.stake)),
  turnsOf: ({ line, span }) => [line, line + span],
};

/** So much for every run above the line, and the same against below it. */
const PER_RUN: Rule = {
  profitAt: (bet, total) => bySide(bet, paise((Math.min(total, bet.line + bet.span) - bet.line) * bet.profit)),
  turnsOf: ({ line, span }) => [line + span],
};

const RULES: Readonly<Record<RunKind, Rule>> = {
  session: LINE,
  overByOver: LINE,
  ballByBall: LINE,
  line: LINE,
  khado: WINDOW,
  meter: PER_RUN,
};

const bySide = ({ side }: RowBet, backed: Money): Money => (side === 'back' ? backed : negate(backed));

export const profitAt = (kind: RunKind, bet: RowBet, total: number): Money => RULES[kind].profitAt(bet, total);

export const profitsAt = (kind: RunKind, bets: readonly RowBet[], total: number): Money =>
  sum(bets.map(bet => profitAt(kind, bet, total)));

/** The rungs between which nothing happens that is worse than at one of them. In order, from 0. */
export const turnsOf = (kind: RunKind, bets: readonly RowBet[]): number[] =>
  [...new Set([0, ...bets.flatMap(bet => RULES[kind].turnsOf(bet))])].toSorted((a, b) => a - b);

/** The worst rung of the ladder. */
export const exposureOfRuns = (kind: RunKind, bets: readonly RowBet[]): Money =>
  exposure(turnsOf(kind, bets).map(total => profitsAt(kind, bets, total)));

/**
 * A meter that is abandoned, or loses overs, ends half way between the last No and Yes; of two totals in the middle the
 * higher counts. Without both lines it is void.
 */
export function abandonedMeter({ back, lay }: Quote, reason: string): Answer {
  if (back?.line === undefined || lay?.line === undefined) return { type: 'void', reason };
  return { type: 'runs', total: Math.ceil((back.line + lay.line) / 2) };
}
