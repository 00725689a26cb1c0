import { rupees } from '@maidan/core/money';
import { type Odds, odds } from '@maidan/core/odds';
import type { End, Limits, Outcome, Step } from './game.ts';
import type { LineRule, Quote, Rule } from './quote.ts';

/* The words a declaration is written in. */

export const bets = (seconds: number): Step<never> => ({ do: 'bets', ms: seconds * 1000 });

export const deal = <Seat extends string>(to: Seat, seconds = 1.5): Step<Seat> => ({
  do: 'deal',
  to,
  ms: seconds * 1000,
});

/** One card to each seat in turn, `times` times round. */
export const dealRound = <Seat extends string>(seats: readonly Seat[], times = 1, seconds?: number): Step<Seat>[] =>
  Array.from({ length: times }, () => seats.map(seat => deal(seat, seconds))).flat();

/** Where so many cards are dealt that one would wait for most of a minute. */
export const BRISK = 0.7;

/** In rupees: limits(100, 200_000). */
export const limits = (min: number, max: number): Limits => ({ min: rupees(min), max: rupees(max) });

/** 'Range 100 to 2L', which every bet of the Baccarat and Lucky 7 tables takes. */
export const RANGE = limits(100, 200_000);

export const fixed = (back: number, lay?: number) =>
  ({ kind: 'fixed', back: odds(back), ...(lay !== undefined && { lay: odds(lay) }) }) as const;
export const paytable = (pays: Readonly<Record<string, Odds>>) => ({ kind: 'paytable', pays }) as const;
export const live = (rule: Rule) => ({ kind: 'live', rule }) as const;
export const liveFrom = (opening: Quote, rule: Rule) => ({ kind: 'live', rule, opening }) as const;
export const line = <T>(measure: (table: T) => number, rule: LineRule | Quote) =>
  ({ kind: 'line', rule, measure }) as const;
export const NEVER_SOLD = { kind: 'locked' } as const;

export const won = (yes: boolean): Outcome => (yes ? 'win' : 'lose');

/** Compares two scores: a tie gives the stake back. */
export const duel = (lead: number): Outcome => (lead === 0 ? 'void' : won(lead > 0));

export const HALF_BACK: Outcome = { pays: odds(0.5) };

/** Compares two scores: a tie gives half the stake back. */
export const duelOrHalf = (lead: number): Outcome => (lead === 0 ? HALF_BACK : won(lead > 0));

/** What the pay table says, or nothing. */
export const pays = (at: Odds | undefined): Outcome => (at === undefined ? 'lose' : { pays: at });

/* The ways a market can end. */

export const ONE = ['one'] as const satisfies readonly End[];
export const ONE_OR_NONE = ['one', 'none'] as const satisfies readonly End[];
/** A tie gives all stakes back. */
export const ONE_OR_VOID = ['one', 'void'] as const satisfies readonly End[];
/** A tie gives half of all stakes back. */
export const ONE_OR_HALF = ['one', 'half'] as const satisfies readonly End[];
