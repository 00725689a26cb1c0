import { type Money, paise } from '@maidan/core/money';
import { decimal, type Odds, profit, type Side } from '@maidan/core/odds';
import type { Depth, Level } from '../market.ts';
import type { Offers } from '../trading/offers.ts';
import { exposureOf, ONE_WINNER, type Outcomes, type Position, withLeg } from './position.ts';

/** A bet of a cash-out. It may be filled at several prices. */
interface CashOutLeg {
  readonly runner: string;
  readonly side: Side;
  /** The worst of the prices it takes: the limit of the order. */
  readonly odds: Odds;
  readonly stake: Money;
  /** What the backer wins, at the prices it takes: where the bets it is made of are rounded, the worse for who gets out. */
  readonly profit: Money;
}

export interface CashOut {
  /** What the part of the position that is closed comes to, at the least, whoever wins and however bets are rounded. */
  readonly value: Money;
  /** All of them are placed, or none. */
  readonly legs: readonly CashOutLeg[];
  /** The position they leave: level when all of it is closed, but for the paise that prices do not divide into. */
  readonly after: Position;
}

/**
 * The best way out of a position, or of a part of it, at what is on offer (see offers.ts). Undefined when there is nothing
 * to close, or no way has all the prices and sizes it needs, or the prices are so poor that more would be at risk after it.
 *
 * Virtual prices would add nothing: what is struck with orders on all other runners can be had from each of them
 * directly, at prices that are not rounded. But they would count those orders twice.
 *
 * To close it, every runner is brought to gain the same when it wins, by backing it or laying it. The value is a concave
 * function of that common gain, because deeper prices are worse ones; so the best one is where some price is used up, or
 * where some runner needs no bet at all.
 */
export function cashOut(
  position: Position,
  offers: Offers,
  percent = 100,
  outcomes: Outcomes = ONE_WINNER,
): CashOut | undefined {
  const runners = Object.entries(position.ifWins).map(([id, amount]) => ({
    id,
    gain: ((amount - position.ifNone) * percent) / 100,
    depth: offers[id] ?? NO_PRICES,
  }));
  const costs = (target: number): number =>
    runners.reduce((total, { gain, depth }) => total + costOf(depth, target - gain), 0);
  const valueAt = (target: number): number => outcomes.winners * target - costs(target);
  const target = bestOf(outcomes.isComplete ? targetsOf(runners) : [0], valueAt);
  if (target === undefined) return undefined;
  const legs = runners.flatMap(({ id, gain, depth }) => legOf(id, depth, target - gain) ?? []);
  if (legs.length === 0) return undefined;
  const after = legs.reduce(withLeg, position);
  if (exposureOf(after, [], outcomes) > exposureOf(position, [], outcomes)) return undefined; // that is no way out
  return { value: closedValue(position, after, percent, outcomes), legs, after };
}

const NO_PRICES: Depth = { back: [], lay: [] };

interface Swing {
  readonly id: string;
  readonly gain: number;
  readonly depth: Depth;
}

/** Between the least and the most that a runner gains now: beyond, every runner would be backed, or every one laid. */
function targetsOf(runners: readonly Swing[]): number[] {
  const gains = runners.map(({ gain }) => gain);
  const [least, most] = [Math.min(...gains), Math.max(...gains)];
  return runners
    .flatMap(({ gain, depth }) => [
      gain,
      ...payoutsOf(depth.back).map(payout => gain + payout),
      ...payoutsOf(depth.lay).map(payout => gain - payout),
    ])
    .filter(target => target >= least && target <= most);
}

/** What can be won back, stakes included, down to each level. */
function payoutsOf(levels: readonly Level[]): number[] {
  let total = 0;
  return levels.map(({ odds, stake }) => (total += stake * decimal(odds)));
}

function bestOf(targets: readonly number[], valueAt: (target: number) => number): number | undefined {
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const target of targets) {
    const value = valueAt(target);
    if (value > most) [best, most] = [target, value];
  }
  return best;
}

/** Stakes to pay for a back, or to be had for a lay (below zero); infinite when there is not so much on offer. */
function costOf(depth: Depth, payout: number): number {
  const { stake, isShort } = walked(payout > 0 ? depth.back : depth.lay, Math.abs(payout));
  if (isShort) return Number.POSITIVE_INFINITY;
  return payout > 0 ? stake : -stake;
}

interface Walk {
  readonly stake: number;
  readonly isShort: boolean;
  /** At the price of the last level. */
  readonly last: number;
}

/** A thousandth of a paisa: what floats may leave over. */
const NOTHING = 1e-3;

/** The stake that pays so much, taken from the best price on. */
function walked(levels: readonly Level[], payout: number): Walk {
  let [left, stake, last] = [payout, 0, 1];
  for (const { odds, stake: size } of levels) {
    if (left <= NOTHING) break;
    last = decimal(odds);
    const taken = Math.min(size, left / last);
    stake += taken;
    left -= taken * last;
  }
  return { stake, isShort: left > NOTHING, last };
}

function legOf(runner: string, depth: Depth, payout: number): CashOutLeg | undefined {
  const side = payout > 0 ? 'back' : 'lay';
  const { stake: exact, last } = walked(depth[side], Math.abs(payout));
  const whole = inPaise(side, exact, last);
  const available = depth[side].reduce((total, level) => total + level.stake, 0);
  return filled(runner, side, depth[side], paise(Math.min(whole, available)));
}

/**
 * A paisa more or less of stake moves this runner by its odds and all others by one. It is rounded to whichever leaves
 * the worse off of them better, so that none falls short by more than a paisa a bet.
 */
function inPaise(side: Side, exact: number, last: number): number {
  const down = Math.floor(exact + NOTHING);
  const rest = Math.max(0, exact - down);
  if (rest <= NOTHING) return down;
  const [shortOfDown, shortOfUp] = side === 'back' ? [rest * (last - 1), 1 - rest] : [rest, (1 - rest) * (last - 1)];
  return shortOfDown <= shortOfUp ? down : down + 1;
}

/** Taken from the best price on; undefined for a stake of nothing. */
function filled(runner: string, side: Side, levels: readonly Level[], stake: Money): CashOutLeg | undefined {
  let [left, gains]: [number, number] = [stake, 0];
  let worst: Odds | undefined;
  for (const { odds, stake: size, dust = 0 } of levels) {
    const taken = paise(Math.min(size, left));
    if (taken === 0) continue;
    const gain = profit(taken, odds);
    gains += side === 'back' ? Math.max(0, gain - dust) : gain;
    worst = odds;
    left -= taken;
  }
  return worst === undefined ? undefined : { runner, side, odds: worst, stake, profit: paise(gains) };
}

/** What is left in every outcome over and above the part that was not closed, in whole paise, at the worst. */
export function closedValue(
  before: Position,
  after: Position,
  percent: number,
  { winners, isComplete }: Outcomes,
): Money {
  const gainsOf = ({ ifWins, ifNone }: Position): number[] => Object.values(ifWins).map(amount => amount - ifNone);
  const old = gainsOf(before);
  const closed = gainsOf(after).map((gain, i) => 100 * gain - (100 - percent) * old[i]!);
  const worst = closed
    .toSorted((a, b) => a - b)
    .slice(0, winners)
    .filter(gain => isComplete || gain < 0);
  const base = 100 * after.ifNone - (100 - percent) * before.ifNone;
  return paise(Math.floor(worst.reduce((total, gain) => total + gain, base) / 100));
}
