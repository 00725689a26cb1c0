import {
  type AuditedMarket,
  betterAcross,
  directOffers,
  isBetter,
  isCertain,
  type Most,
  returnsOf,
  type Waiting,
} from './auditorPrices.ts';
import { type Leg, type Match, opposite, type Order } from '../market.ts';

/** What was there when a match was struck. */
export interface Scene {
  readonly market: AuditedMarket;
  readonly waiting: readonly Waiting[];
  readonly taker: Order;
  /** Of the taker, before the match. */
  readonly left: number;
  readonly most: Most;
}

/** Everything that is wrong with a match. */
export function faultsOf(scene: Scene, match: Match): string[] {
  const [own, ...others] = match.legs;
  if (!own || own.order !== scene.taker.id) return ['the taker has no leg'];
  const faults = [...imbalances(scene, match), ...match.legs.flatMap(legFaults), ...takerFaults(scene, own)];
  const makers = others.map(leg => ({ leg, waiting: scene.waiting.find(({ order }) => order.id === leg.order) }));
  for (const { leg, waiting } of makers) faults.push(...makerFaults(scene, leg, waiting));
  if (faults.length > 0) return faults;
  return match.residual === undefined ? directFaults(scene, own, others) : crossFaults(scene, own, others);
}

/** Whoever wins, the legs and the house make nothing together, and the house never pays. */
function imbalances({ market }: Scene, { legs, residual }: Match): string[] {
  return market.runners.flatMap(winner => {
    const made = legs.reduce((sum, leg) => sum + resultIf(leg, winner), 0);
    const house = residual?.[winner] ?? 0;
    if (house < 0) return [`the house pays ${-house} if ${winner} wins`];
    return made + house === 0 ? [] : [`${made + house} are left over if ${winner} wins`];
  });
}

function resultIf({ runner, side, stake, profit }: Leg, winner: string): number {
  const backed = runner === winner ? profit : -stake;
  return side === 'back' ? backed : -backed;
}

function legFaults({ order, stake, odds, profit }: Leg): string[] {
  return [
    ...(stake > 0 ? [] : [`${order} has no stake`]),
    ...(profit === returnsOf(stake, odds) - stake ? [] : [`${order} has a profit of ${profit}`]),
  ];
}

function takerFaults({ taker, left }: Scene, leg: Leg): string[] {
  const isHis = leg.user === taker.user && leg.runner === taker.runner && leg.side === taker.side;
  const isWithinLimit = taker.minFill !== undefined || !isBetter(taker, taker.odds, leg.odds);
  return [
    ...(isHis ? [] : ['the taker’s leg is not what he ordered']),
    ...(isWithinLimit ? [] : [`the taker has ${leg.odds}, worse than his limit ${taker.odds}`]),
    ...(leg.stake <= left ? [] : ['the taker is filled by more than he has left']),
  ];
}

function makerFaults({ taker }: Scene, leg: Leg, waiting: Waiting | undefined): string[] {
  if (!waiting) return [`${leg.order} was not in the book`];
  const { order, left } = waiting;
  const isHis = leg.user === order.user && leg.runner === order.runner && leg.side === order.side;
  return [
    ...(isHis ? [] : [`the leg of ${leg.order} is not what was ordered`]),
    ...(leg.odds === order.odds ? [] : [`${leg.order} has ${leg.odds} and asked for ${order.odds}`]),
    ...(leg.stake <= left ? [] : [`${leg.order} is filled by more than it has left`]),
    ...(order.user === taker.user ? [`${leg.order} is the taker’s own`] : []),
  ];
}

function directFaults(scene: Scene, own: Leg, others: readonly Leg[]): string[] {
  const [maker] = others;
  const isPair =
    others.length === 1 &&
    maker?.runner === own.runner &&
    maker.side === opposite(own.side) &&
    maker.stake === own.stake;
  if (!isPair || maker.odds !== own.odds) return ['a match of two is a back and a lay of one runner, alike'];
  const first = directOffers(scene.waiting, scene.taker, own.odds)[0];
  return [
    ...missed(scene, own),
    ...(first?.order.id === maker.order ? [] : [`${first?.order.id} came before ${maker.order}`]),
  ];
}

function crossFaults(scene: Scene, own: Leg, makers: readonly Leg[]): string[] {
  const { market, waiting, taker } = scene;
  const runners = [own, ...makers].map(({ runner }) => runner).toSorted();
  if (!market.isComplete) return ['orders on different runners were struck in a market that is not complete'];
  if (runners.join() !== market.runners.toSorted().join()) return [`legs on ${runners.join(', ')}`];
  if (makers.some(({ side }) => side !== own.side)) return ['backs and lays were struck with each other'];
  const direct = directOffers(waiting, taker, own.odds)[0];
  const early = makers.flatMap(maker => overtaken(scene, own, makers, maker));
  return [...missed(scene, own), ...(direct ? [`${direct.order.id} was as good, directly`] : []), ...early];
}

/** A better price than the taker has. */
function missed({ market, waiting, taker, most }: Scene, { odds }: Leg): string[] {
  const direct = directOffers(waiting, taker, odds)[0]?.order;
  const across = betterAcross(market, waiting, taker, most, odds);
  return [
    ...(direct && isBetter(taker, direct.odds, odds) ? [`${direct.id} was there at ${direct.odds}`] : []),
    ...(across === undefined ? [] : [`${across} was to be had across, and he has ${odds}`]),
  ];
}

/** Orders before a maker's that could as well have been struck instead of it. */
function overtaken(scene: Scene, own: Leg, makers: readonly Leg[], maker: Leg): string[] {
  const { waiting, taker, most } = scene;
  const place = waiting.findIndex(({ order }) => order.id === maker.order);
  const rivals = waiting.filter(({ order }, index) => {
    if (order.runner !== maker.runner || order.side !== maker.side || order.user === taker.user) return false;
    const isBetterPrice = maker.side === 'back' ? order.odds < maker.odds : order.odds > maker.odds;
    return isBetterPrice || (order.odds === maker.odds && index < place);
  });
  const others = makers.filter(leg => leg !== maker).map(leg => waiting.find(({ order }) => order.id === leg.order)!);
  return rivals.flatMap(rival => {
    const legs = [rival, ...others];
    const pot = Math.min(
      returnsOf(most(own.odds), own.odds),
      ...legs.map(each => returnsOf(each.left, each.order.odds)),
    );
    const isPossible = isCertain(taker, [own.odds, ...legs.map(({ order }) => order.odds)], pot);
    return isPossible ? [`${maker.order} was struck before ${rival.order.id}`] : [];
  });
}
