import type { UserId } from '../ids.ts';
import type { Money } from '../money.ts';

/* What the house looks out for, and what it finds. Every rule takes facts and answers with alerts. */

export const ALERT_RULES = [
  'inAndOut',
  'structuring',
  'sharedPayee',
  'sharedDevice',
  'sharedAddress',
  'manyAccounts',
  'oppositeBets',
  'transferOfValue',
  'stakesAboveDeposits',
  'lateBets',
  'screenedAddress',
] as const;
export type AlertRule = (typeof ALERT_RULES)[number];

export interface Alert {
  readonly rule: AlertRule;
  readonly player: UserId;
  /** What tells it from others of the rule: raised again from the same cause it is the same alert. */
  readonly cause: string;
  /** What it was found by: paise, counts, and of chances one in how many. */
  readonly figures: Readonly<Record<string, number>>;
  readonly evidence: Evidence;
}

/** By their ids. */
export interface Evidence {
  readonly players: readonly UserId[];
  readonly payments: readonly string[];
  readonly bets: readonly string[];
}

/** From where on it is an alert: the operator's to set. */
export interface Thresholds {
  /** How far back a rule looks. */
  readonly days: number;
  /** Less than this, paid in and out, is nothing to look at. */
  readonly inOutLeast: Money;
  /** Of what was paid in, in per cent, that is staked by who plays. */
  readonly inOutPlayed: number;
  /** Payments just below it, of a fifth at most, are counted. */
  readonly structuringUnder: Money;
  readonly structuringTimes: number;
  /** How many players make a payee, a browser or a network address a shared one. */
  readonly payeePlayers: number;
  readonly devicePlayers: number;
  readonly addressPlayers: number;
  /** How many accounts, linked by payees and browsers, are many. */
  readonly manyAccounts: number;
  readonly oppositeTimes: number;
  readonly transferLeast: Money;
  readonly stakesLeast: Money;
  readonly stakesTimes: number;
  readonly lateSeconds: number;
  readonly lateBets: number;
  /** Beyond chance is what fair play would do no more often than once in so many. */
  readonly oneIn: number;
}

const SHOWN = 50;

/** No more than somebody reads: the newest, which come last. */
export const evidenceOf = ({ players = [], payments = [], bets = [] }: Partial<Evidence>): Evidence => ({
  players: players.slice(-SHOWN),
  payments: payments.slice(-SHOWN),
  bets: bets.slice(-SHOWN),
});
