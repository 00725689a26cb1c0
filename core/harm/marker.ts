import type { Millis, UserId } from '../ids.ts';
import type { Money } from '../money.ts';

/*
 * What may be harm in how somebody plays. Every rule takes what a player did and answers with at most one marker. It names the
 * rows that it goes by and no amounts: these are made of the ledger when somebody reads them.
 */

export const HARM_RULES = [
  'chasingLosses',
  'nightPlay',
  'growingStakes',
  'refusedDeposits',
  'depositAfterWithdrawal',
] as const;
export type HarmRule = (typeof HARM_RULES)[number];

/** What there are rows of. Results are won, or lost, by what was settled; tries are deposits that an own limit refused. */
export const HARM_ROWS = ['stakes', 'results', 'deposits', 'withdrawals', 'tries'] as const;
export type HarmRows = (typeof HARM_ROWS)[number];

export const HARM_FIGURES = [
  ...(['lost', 'withdrawn', 'stakedBefore', 'paidIn', 'stakedAfter'] as const),
  ...(['atNight', 'inAll'] as const),
  ...(['thisWeek', 'weeksBefore'] as const),
  'refused',
] as const;
export type HarmFigure = (typeof HARM_FIGURES)[number];

/** The rows of a figure: from a moment until before another. A figure may have several. */
export interface HarmSpan {
  readonly figure: HarmFigure;
  readonly what: HarmRows;
  readonly from: Millis;
  readonly until: Millis;
  /** Those between midnight and five alone. */
  readonly isNight: boolean;
}

export interface HarmMarker {
  readonly rule: HarmRule;
  readonly player: UserId;
  /** What it was found by last: found again by the same it is the same marker. */
  readonly cause: string;
  /** What is no sum of rows: how many times, nights, once in how many. */
  readonly figures: Readonly<Record<string, number>>;
  readonly spans: readonly HarmSpan[];
  /** What was before then is not looked at again by this rule. */
  readonly upto: Millis;
}

/** When, and how much. */
export interface Moved {
  readonly at: Millis;
  readonly amount: number;
}

/** What a player did in the weeks before a moment, in the order of time. */
export interface Diary {
  readonly player: UserId;
  readonly upto: Millis;
  readonly rows: Readonly<Record<HarmRows, readonly Moved[]>>;
  /** Up to when each rule has found something already. */
  readonly found: Readonly<Partial<Record<HarmRule, Millis>>>;
}

/** From where on it is a marker: the operator's to set. */
export interface HarmThresholds {
  /** Lost within an hour. */
  readonly chaseLeast: Money;
  /** How often in a week it was run after. */
  readonly chaseTimes: number;
  readonly nightBets: number;
  /** Of all bets, in per cent. */
  readonly nightShare: number;
  readonly nights: number;
  /** Staked in a week. */
  readonly growLeast: Money;
  /** Times the average week of the three before. */
  readonly growTimes: number;
  /** Beyond chance is what somebody who bets as before does once in so many weeks. */
  readonly growOneIn: number;
  readonly refusedTimes: number;
  readonly returnedTimes: number;
}

export const HOUR_MS = 3_600_000;
export const WEEK_MS = 7 * 24 * HOUR_MS;

/** How far back a rule looks. */
export const HARM_WEEKS = 4;

/** From when on a rule looks: so many weeks, and not at what it has found already. */
export const lookedAt = ({ upto, found }: Diary, rule: HarmRule, weeks: number): Millis =>
  Math.max(upto - weeks * WEEK_MS, found[rule] ?? 0) as Millis;

export const sumOf = (moved: readonly Moved[]): number => moved.reduce((sum, { amount }) => sum + amount, 0);

export const within = (moved: readonly Moved[], from: number, until: number): readonly Moved[] =>
  moved.filter(({ at }) => at >= from && at < until);

export const spanOfRows = (
  figure: HarmFigure,
  what: HarmRows,
  from: number,
  until: number,
  isNight = false,
): HarmSpan => ({ figure, what, from: from as Millis, until: until as Millis, isNight });
