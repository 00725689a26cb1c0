import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';

/** One question with one answer, on which players bet with each other. */
export interface Market {
  readonly id: MarketId;
  readonly event: string;
  /** As the page prints it: 'MATCH_ODDS', 'Tied_Match', 'OVER_UNDER_25'. */
  readonly name: string;
  readonly status: MarketStatus;
  readonly inPlay: boolean;
  /** An order that would match at once waits this long before it can: little before play, longer in play. */
  readonly betDelayMs: number;
  readonly runners: readonly Runner[];
  readonly limits: Limits;
  /** Exactly one runner wins and all of them are here: a back can be filled by the backs on all others. */
  readonly isComplete: boolean;
  /** Changes with everything that matters to who placed an order: a runner removed, in play, reopened after a suspension. */
  readonly version: number;
  /** On net winnings, in hundredths of a per cent. */
  readonly commission: number;
}

/** `max` below `min` keeps the prices in sight and closes the betting. */
export interface Limits {
  readonly min: Money;
  readonly max: Money;
}

/** `suspended`: nothing matches, everything may be cancelled. */
export const MARKET_STATUSES = ['open', 'suspended', 'closed', 'settled', 'void'] as const;
export type MarketStatus = (typeof MARKET_STATUSES)[number];

export interface Runner {
  readonly id: string;
  readonly name: string;
  readonly isRemoved: boolean;
}

export interface Order {
  readonly id: OrderId;
  readonly user: UserId;
  readonly runner: string;
  readonly side: Side;
  /** Worst price accepted: a back fills at this or longer, a lay at this or shorter. */
  readonly odds: Odds;
  /** Backer's stake, for both sides. A layer risks `profit(stake, odds)`. */
  readonly stake: Money;
  /** When it was placed, by the server's clock. */
  readonly at: Millis;
  /** Left in the book when the market turns in-play; otherwise it lapses. */
  readonly isKept: boolean;
  /** Filled at once by at least this much, at an average price no worse than `odds`, or not at all; the rest lapses. */
  readonly minFill?: Money;
  /** Lapses by then if it is still in the book. */
  readonly until?: Millis;
  /**
   * Takes orders on its own runner alone. The bets of a cash-out do, which has weighed all runners already: one of them
   * must not take away, as a virtual price, what another counts on.
   */
  readonly isDirect?: true;
}

/** Size = matched + left + lapsed + cancelled + voided, always. */
export interface OrderState {
  readonly order: Order;
  readonly matched: Money;
  /** Price it was matched at, in thousandths, weighted by stake; 0 while there is none. For show: bets have their own. */
  readonly average: number;
  readonly left: Money;
  readonly lapsed: Money;
  readonly cancelled: Money;
  readonly voided: Money;
  /** What took out of the book the part that left it last; absent while nothing did. */
  readonly because?: EndReason;
  /** Of a cash-out: what all its orders together came to. */
  readonly worth?: Money;
}

/** What became of the part of an order that left the book without a match. */
export type Ending = 'cancelled' | 'lapsed' | 'voided';

/** Why it left, and what that makes of it. */
export const END_REASONS = {
  'taken-back': 'cancelled',
  /** The player made it smaller, or another order in its stead. */
  changed: 'cancelled',
  'own-order': 'cancelled',
  'field-changed': 'cancelled',
  expired: 'lapsed',
  'not-filled': 'lapsed',
  'turned-in-play': 'lapsed',
  'market-closed': 'lapsed',
  'account-blocked': 'lapsed',
  'play-stopped': 'lapsed',
  'market-void': 'voided',
  'runner-withdrawn': 'voided',
} as const satisfies Readonly<Record<string, Ending>>;
export type EndReason = keyof typeof END_REASONS;

/** Where an order stands at its price. */
export interface QueuePlace {
  /** Stakes that will be filled before it. */
  readonly ahead: Money;
  /** 1 is the first. */
  readonly place: number;
}

/** One order's part in a match: a bet struck, with its profit rounded once and for all. */
export interface Leg {
  readonly order: OrderId;
  readonly user: UserId;
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  /** What the backer wins, which is what the layer loses. */
  readonly profit: Money;
}

/**
 * Bets that were struck with each other: a back and a lay of one runner, alike to the paisa; or, where there is a
 * residual, backs (or lays) on every runner, which pay each other whoever wins. The taker's leg is the first.
 */
export interface Match {
  readonly legs: readonly Leg[];
  /** What the house is left with if a runner wins, because prices are rounded: never below zero. Absent between two. */
  readonly residual?: Readonly<Record<string, Money>>;
}

/** What placing an order, or taking one back, did to a book. */
export type BookEvent =
  | { readonly type: 'rested'; readonly order: Order; readonly left: Money }
  | { readonly type: 'matched'; readonly taker: OrderId; readonly match: Match }
  | { readonly type: 'ended'; readonly order: OrderId; readonly left: Money; readonly why: Ending };

/** Best prices a side, as a player sees them: `back` is what can be backed, best first. */
export interface Depth {
  readonly back: readonly Level[];
  readonly lay: readonly Level[];
}

export interface Level {
  readonly odds: Odds;
  /** Backer's stake that is on offer at this price. */
  readonly stake: Money;
  /** Paise that a back may win less than one bet of its size, because it is made of several. */
  readonly dust?: number;
}

export const opposite = (side: Side): Side => (side === 'back' ? 'lay' : 'back');

export const isOver = ({ status }: Market): boolean => status === 'closed' || status === 'settled' || status === 'void';

/** What opens again is another market to who saw the old one. */
export function turned(market: Market, status: MarketStatus): Market {
  const isReopened = status === 'open' && market.status === 'suspended';
  return { ...market, status, version: market.version + (isReopened ? 1 : 0) };
}

export const inPlay = (market: Market, betDelayMs: number): Market => ({
  ...market,
  inPlay: true,
  betDelayMs,
  version: market.version + 1,
});

/** A runner that was removed stays in the list, so that everybody sees what became of it. */
export const removed = (market: Market, runner: string): Market => ({
  ...market,
  runners: market.runners.map(each => (each.id === runner ? { ...each, isRemoved: true } : each)),
  version: market.version + 1,
});

export const isRunning = ({ runners }: Market, runner: string): boolean =>
  runners.some(({ id, isRemoved }) => id === runner && !isRemoved);
