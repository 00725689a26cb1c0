import { type Money, paise, rupees } from '@maidan/core/money';
import { decimal, type Odds, type Side } from '@maidan/core/odds';
import type { Limits } from '../market.ts';
import { stepped, tickAbove, tickBelow } from '../ticks.ts';

/*
 * What the house's market maker wants in a book, from the true chances of the runners. It places ordinary orders, under
 * the limits of everybody, and it never offers a price that the truth makes a gift.
 */

/** An order the maker wants to have in the book. */
export interface Quote {
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
}

export interface MakerStyle {
  /** The least the maker keeps: in probability, on each side of the truth. */
  readonly margin: number;
  /** So many prices on each side. */
  readonly levels: number;
  /** What it risks with the best price; each worse one gets more. */
  readonly risk: Money;
  /** A position this lopsided moves its prices by as much as they may move. */
  readonly mostLopsided: Money;
}

export const HOUSE_STYLE: MakerStyle = {
  margin: 0.004,
  levels: 3,
  risk: rupees(60_000),
  mostLopsided: rupees(10_00_000),
};

export interface MakerView {
  readonly runners: readonly string[];
  /** In the same order. They sum to the number of winners. */
  readonly chances: readonly number[];
  /** What the maker makes if each runner wins, in the same order. */
  readonly position: readonly Money[];
  readonly limits: Limits;
}

/** Prices lean away from what the maker already has too much of, by at most this much probability. */
const MOST_LEAN = 0.02;

export function quotesFor({ runners, chances, position, limits }: MakerView, style: MakerStyle = HOUSE_STYLE): Quote[] {
  if (limits.max < limits.min) return [];
  const average = position.reduce((total, amount) => total + amount, 0) / Math.max(1, position.length);
  return runners.flatMap((runner, i) => {
    const chance = chances[i] ?? 0;
    if (chance <= 0 || chance >= 1) return [];
    const lean = MOST_LEAN * clamp((average - (position[i] ?? 0)) / style.mostLopsided);
    return [
      ...sideOf(runner, 'lay', longestBack(chance, lean, style.margin), limits, style),
      ...sideOf(runner, 'back', shortestLay(chance, lean, style.margin), limits, style),
    ];
  });
}

/** The maker lays, so that players can back: never longer than the truth allows, shorter when too many did already. */
const longestBack = (chance: number, lean: number, margin: number): Odds | undefined =>
  tickBelow(1000 / (chance + margin * spreadOf(chance) + Math.max(0, lean)));

/** The maker backs, so that players can lay. */
function shortestLay(chance: number, lean: number, margin: number): Odds | undefined {
  const least = chance - margin * spreadOf(chance) + Math.min(0, lean);
  return least <= 0 ? undefined : tickAbove(1000 / least);
}

/** Half-way chances are the hardest to know: 1 there, less for favourites and outsiders, never less than a quarter. */
const spreadOf = (chance: number): number => Math.max(0.25, Math.sqrt(4 * chance * (1 - chance)));

function sideOf(
  runner: string,
  side: Side,
  best: Odds | undefined,
  { min, max }: Limits,
  { levels, risk }: MakerStyle,
): Quote[] {
  if (best === undefined) return [];
  const outwards = side === 'lay' ? -1 : 1;
  const prices = new Set(Array.from({ length: levels }, (_, level) => stepped(best, outwards * level)));
  return [...prices].flatMap((odds, level) => {
    const atRisk = risk * (1 + level / 2);
    const stake = side === 'lay' ? atRisk / (decimal(odds) - 1) : atRisk;
    const whole = paise(Math.floor(Math.min(stake, max) / 100) * 100);
    return whole < min ? [] : [{ runner, side, odds, stake: whole }];
  });
}

const clamp = (share: number): number => Math.max(-1, Math.min(1, share));

/** What has to be done to the orders that are in the book, so that it has the ones that are wanted. */
export interface Requote<Id> {
  readonly cancel: readonly Id[];
  readonly reduce: readonly { readonly order: Id; readonly by: Money }[];
  readonly place: readonly Quote[];
}

/**
 * Orders at a wanted price stay where they are in the queue, as far as they are large enough. What is missing of a price is
 * added where it is at least what the market takes: less would be refused, and everything else with it.
 */
export function requote<Id>(
  resting: readonly (Quote & { readonly id: Id })[],
  wanted: readonly Quote[],
  least: Money,
): Requote<Id> {
  const cancel: Id[] = [];
  const reduce: { order: Id; by: Money }[] = [];
  const missing = new Map(wanted.map(quote => [keyOf(quote), { ...quote, stake: quote.stake }]));
  for (const { id, ...order } of resting) {
    const quote = missing.get(keyOf(order));
    if (!quote || quote.stake <= 0) cancel.push(id);
    else if (order.stake > quote.stake) {
      reduce.push({ order: id, by: paise(order.stake - quote.stake) });
      quote.stake = paise(0);
    } else quote.stake = paise(quote.stake - order.stake);
  }
  return { cancel, reduce, place: [...missing.values()].filter(({ stake }) => stake > 0 && stake >= least) };
}

const keyOf = ({ runner, side, odds }: Quote): string => `${runner}|${side}|${odds}`;
