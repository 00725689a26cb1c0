import type { Millis, UserId } from '@maidan/core/ids';
import { type Money, negate, paise, subtract, sum, ZERO } from '@maidan/core/money';
import { commissionOn } from './commission.ts';
import type { Leg, Match } from '../market.ts';
import type { Backing } from './position.ts';
import { isVoid, type Ruling } from './ruling.ts';

/** What one player gets out of a market. */
export interface Payment {
  readonly user: UserId;
  /** Below zero is a loss. Before commission. */
  readonly profit: Money;
  readonly commission: Money;
}

export interface Settlement {
  /** Everybody who had a bet, in the order of their ids. */
  readonly payments: readonly Payment[];
  /** What rounding left over. Profits and this come to zero, to the paisa. */
  readonly house: Money;
}

/**
 * Who gets what. A preview is the same call.
 *
 * Where a dead heat divides, each player's bets are added up first and then rounded down, once. A dead heat pays an
 * average of outcomes that were held for, so nobody is asked for more than was held; and since all profits together
 * never come to more than nothing, what is left for the house is never below zero; unless a runner was removed: see
 * nonRunner.ts.
 */
export function settle(matches: readonly Match[], ruling: Ruling, commission = 0): Settlement {
  const hasWinner = isVoid(ruling) || Object.keys(ruling.won).length > 0;
  if (!hasWinner && matches.some(({ residual }) => residual)) throw new RangeError('one of all runners has to win');
  const byUser = Map.groupBy(
    matches.flatMap(({ legs }) => legs),
    leg => leg.user,
  );
  const payments = [...byUser]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([user, legs]): Payment => {
      const profit = profitOn(legs, ruling);
      return { user, profit, commission: commissionOn('exchange', profit, commission) };
    });
  return { payments, house: negate(sum(payments.map(({ profit }) => profit))) };
}

/** What one player's bets make together. */
export function profitOn(bets: readonly Backing[], ruling: Ruling): Money {
  if (isVoid(ruling)) return ZERO;
  return paise(
    dividedDown(
      bets.reduce((total, bet) => total + partsOf(bet, ruling), 0),
      ruling.parts,
    ),
  );
}

/** The same, bet by bet for the list of bets: paise that were rounded off go to the first ones, so that it adds up. */
export function profitsOn(bets: readonly Backing[], ruling: Ruling): Money[] {
  if (isVoid(ruling)) return bets.map(() => ZERO);
  const each = bets.map(bet => dividedDown(partsOf(bet, ruling), ruling.parts));
  let left = profitOn(bets, ruling) - each.reduce((total, profit) => total + profit, 0);
  return bets.map((bet, i) => {
    const hasRest = each[i]! * ruling.parts !== partsOf(bet, ruling);
    const extra = hasRest && left > 0 ? 1 : 0;
    left -= extra;
    return paise(each[i]! + extra);
  });
}

/** Profit times the parts that every stake is divided into: a whole number. */
function partsOf({ runner, side, stake, profit }: Backing, { parts, won }: Exclude<Ruling, 'void'>): number {
  const wins = won[runner] ?? 0;
  const backed = wins * profit - (parts - wins) * stake;
  return side === 'back' ? backed : -backed;
}

/** Towards less, and exact: the remainder is taken off before dividing. */
const dividedDown = (amount: number, parts: number): number => (amount - (((amount % parts) + parts) % parts)) / parts;

/** What a second settlement changes for a player. */
export interface Change extends Payment {
  readonly before: Payment;
  readonly after: Payment;
}

/** Settled again: what was paid is taken back and the new amount paid. Whoever gets the same is left out. */
export function changesBetween(before: Settlement, after: Settlement): Change[] {
  const [old, now] = [before, after].map(({ payments }) => new Map(payments.map(paid => [paid.user, paid])));
  const users = [...new Set([...old!.keys(), ...now!.keys()])].toSorted();
  return users.flatMap(user => {
    const nothing: Payment = { user, profit: ZERO, commission: ZERO };
    const [was, is] = [old!.get(user) ?? nothing, now!.get(user) ?? nothing];
    const profit = subtract(is.profit, was.profit);
    const commission = subtract(is.commission, was.commission);
    return profit === 0 && commission === 0 ? [] : [{ user, profit, commission, before: was, after: is }];
  });
}

/** Instants of which every bet is void: after the one, and up to the other. Without the other, for good. */
export interface VoidedSpan {
  readonly after: Millis;
  readonly upTo: Millis | null;
}

/** Matches, or bets on a row, that stand when those of some instants are void, both sides alike. */
export const struckOutside = <M extends { readonly at: Millis }>(bets: readonly M[], voided: VoidedSpan | null): M[] =>
  bets.filter(({ at }) => !voided || at <= voided.after || (voided.upTo !== null && at > voided.upTo));

/** The legs of one player, for a position or a list. */
export const legsOf = (user: UserId, matches: readonly Match[]): Leg[] =>
  matches.flatMap(({ legs }) => legs.filter(leg => leg.user === user));
