import { decimal, type Odds, odds } from '@maidan/core/odds';

/** The price ladder: from (inclusive), step. Finer where prices are short. */
const LADDER = [
  [1.01, 0.01],
  [2, 0.02],
  [3, 0.05],
  [4, 0.1],
  [6, 0.2],
  [10, 0.5],
  [20, 1],
  [30, 2],
  [50, 5],
  [100, 10],
] as const;

const LONGEST = odds(1000);

/** All 350 prices, shortest first. The tick of a price is its place in this list, counted from 1. */
export const TICKS: readonly Odds[] = LADDER.flatMap(([from, step], i) => {
  const to = LADDER[i + 1]?.[0] ?? decimal(LONGEST) + step;
  return Array.from({ length: Math.round((to - from) / step) }, (_, n) => odds(from + n * step));
});

const PLACES = new Map<number, number>(TICKS.map((price, index) => [price, index + 1]));

export const isTick = (at: Odds): boolean => PLACES.has(at);

/** From 1 to 350; undefined for a price that is not on the ladder. */
export const tickOf = (at: Odds): number | undefined => PLACES.get(at);

export function priceAt(tick: number): Odds {
  const price = TICKS[tick - 1];
  if (price === undefined) throw new RangeError(`not a tick: ${tick}`);
  return price;
}

/** The longest price of the ladder that is not longer than this; undefined below the shortest. */
export const tickBelow = (at: number): Odds | undefined => TICKS.findLast(price => price <= at);

/** The shortest price of the ladder that is not shorter than this; undefined above the longest. */
export const tickAbove = (at: number): Odds | undefined => TICKS.find(price => price >= at);

/** So many ticks longer (or shorter, below zero), never off the ladder. From a price between two ticks the next one counts. */
export function stepped(at: Odds, ticks: number): Odds {
  const from = ticks > 0 ? TICKS.findLastIndex(price => price <= at) : TICKS.findIndex(price => price >= at);
  const last = TICKS.length - 1;
  const start = from >= 0 ? from : ticks > 0 ? -1 : last + 1;
  return TICKS[Math.min(last, Math.max(0, start + ticks))]!;
}
