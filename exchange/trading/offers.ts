import type { UserId } from '@maidan/core/ids';
import { add, type Money, paise, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { type HouseRow, statusOf } from '../rows/houseRow.ts';
import type { Depth, Level, OrderState } from '../market.ts';

/* What can be taken on every runner at the same time: no order counts for two of them, as it does in virtual prices. */

export type Offers = Readonly<Record<string, Depth>>;

/** From the orders on each runner alone, best price first; one's own are not among them. */
export function offersIn(open: Iterable<OrderState>, except?: UserId): Offers {
  const runners = new Map<string, Record<Side, Map<Odds, Gathered>>>();
  for (const { order, left } of open) {
    if (order.user === except) continue;
    const { runner, odds } = order;
    const sides = runners.get(runner) ?? { back: new Map(), lay: new Map() };
    runners.set(runner, sides);
    const taken = sides[order.side === 'back' ? 'lay' : 'back'];
    const { stake, dust, least } = taken.get(odds) ?? NOTHING;
    const lost = lostOf(left, odds);
    taken.set(odds, { stake: add(stake, left), dust: dust + lost, least: Math.min(least, lost) });
  }
  const levels = (prices: ReadonlyMap<Odds, Gathered>, way: 1 | -1): Level[] =>
    [...prices].toSorted(([a], [b]) => way * (a - b)).map(([odds, gathered]) => levelOf(odds, gathered));
  return Object.fromEntries(
    [...runners].map(([runner, { back, lay }]) => [runner, { back: levels(back, -1), lay: levels(lay, 1) }]),
  );
}

/** A bookmaker's prices are as deep as its largest bet. */
export function quotedOffers(row: HouseRow): Offers {
  const levels = (runner: string, side: Side): Level[] => {
    const offer = statusOf(row, runner) === 'active' ? row.quotes[runner]?.[side] : undefined;
    return offer ? [{ odds: offer.odds, stake: row.limits.max }] : [];
  };
  return Object.fromEntries(
    row.runners.map(runner => [runner, { back: levels(runner, 'back'), lay: levels(runner, 'lay') }]),
  );
}

/** As far as one bet may go. */
export function upTo(offers: Offers, max: Money): Offers {
  const cut = (levels: readonly Level[]): Level[] => {
    let room: number = max;
    return levels.flatMap(level => {
      const stake = paise(Math.min(level.stake, room));
      room -= stake;
      return stake > 0 ? [{ ...level, stake }] : [];
    });
  };
  return Object.fromEntries(
    Object.entries(offers).map(([runner, { back, lay }]) => [runner, { back: cut(back), lay: cut(lay) }]),
  );
}

interface Gathered {
  readonly stake: Money;
  /** Of all its orders, and of the one that has the least, in thousandths of a paisa. */
  readonly dust: number;
  readonly least: number;
}

const NOTHING: Gathered = { stake: ZERO, dust: 0, least: Infinity };

/** What is rounded away of the winnings of a whole order. */
const lostOf = (stake: Money, odds: Odds): number => ((stake % 1000) * odds) % 1000;

/**
 * Every order rounds its own bet down. All but the last that is taken are taken whole; what the last one loses is lost by
 * a single order of this size as well.
 */
function levelOf(odds: Odds, { stake, dust, least }: Gathered): Level {
  const lost = Math.ceil((dust - least) / 1000);
  return lost > 0 ? { odds, stake, dust: lost } : { odds, stake };
}
