import type { MyOrder } from '@maidan/contract/event';
import type { Money } from '@maidan/core/money';
import { type Odds, odds } from '@maidan/core/odds';
import type { Depth } from '@maidan/exchange/market';
import { TICKS, tickOf } from '@maidan/exchange/ticks';

/** One price of the ladder, with what is on offer there. */
export interface Rung {
  readonly odds: Odds;
  readonly back: Money | undefined;
  readonly lay: Money | undefined;
  /** As wide as its bar is drawn, in hundredths of the largest. */
  readonly backPart: number;
  readonly layPart: number;
  readonly own: readonly MyOrder[];
}

/** Prices beyond the best that are shown even if nobody is there. */
const AROUND = 7;
const MOST = 40;
/** The middle of an empty ladder. */
const EVENS = tickOf(odds(2)) ?? 1;

const tickIn = (at: Odds | null): number | undefined => (at === null ? undefined : tickOf(at));

/**
 * The prices around the best ones, longest first: backers read it from the middle down, layers from the middle up. Own
 * orders are in sight wherever they are.
 */
export function rungsOf({ back, lay }: Depth, own: readonly MyOrder[], last: Odds | null): Rung[] {
  const middle = tickIn(back[0]?.odds ?? lay[0]?.odds ?? last) ?? EVENS;
  const ownTicks = own.map(({ odds }) => tickIn(odds) ?? middle);
  const top = Math.min(TICKS.length, Math.max(tickIn(lay[0]?.odds ?? null) ?? middle, middle) + AROUND);
  const bottom = Math.max(1, middle - AROUND);
  const ticks = new Set(range(Math.max(bottom, top - MOST), top));
  for (const tick of ownTicks) ticks.add(tick);
  const backs = new Map(back.map(({ odds, stake }) => [odds, stake]));
  const lays = new Map(lay.map(({ odds, stake }) => [odds, stake]));
  const shown = [...ticks].toSorted((a, b) => b - a).map(tick => TICKS[tick - 1]!);
  const largest = Math.max(1, ...shown.map(odds => Math.max(backs.get(odds) ?? 0, lays.get(odds) ?? 0)));
  const part = (stake: Money | undefined): number => Math.round(((stake ?? 0) * 100) / largest);
  return shown.map(odds => ({
    odds,
    back: backs.get(odds),
    lay: lays.get(odds),
    backPart: part(backs.get(odds)),
    layPart: part(lays.get(odds)),
    own: own.filter(order => order.odds === odds),
  }));
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);
