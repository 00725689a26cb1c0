import { flushRank, groupRank, sizeOf } from '../families/poker.ts';
import { everyRankSet, NO_RANKS, withRanks } from './rankSets.ts';

/** C(52,7). */
const DEALS = 133_784_560;

const FOUR_OF_EACH = Array.from({ length: 13 }, () => 4);
const THREE_OF_EACH = Array.from({ length: 13 }, () => 3);

let found: ReadonlyMap<number, number> | undefined;

/**
 * How likely the best five of seven cards come to each rank, before any card is out. Counted by ranks first, then
 * again where five or more are of one suit: what they would be without the flush is taken back.
 */
export function sevenCards(): ReadonlyMap<number, number> {
  found ??= new Map([...countSevens()].map(([rank, ways]) => [rank, ways / DEALS]));
  return found;
}

function countSevens(): ReadonlyMap<number, number> {
  const ways = new Map<number, number>();
  const add = (rank: number, more: number) => ways.set(rank, (ways.get(rank) ?? 0) + more);
  everyRankSet(NO_RANKS, FOUR_OF_EACH, 7, (once, twice, thrice, all, more) =>
    add(groupRank(once, twice, thrice, all), more),
  );
  for (let suited = 0; suited < 1 << 13; suited++) {
    const size = sizeOf(suited);
    if (size < 5 || size > 7) continue;
    const flush = flushRank(suited);
    everyRankSet(withRanks(NO_RANKS, suited), THREE_OF_EACH, 7 - size, (once, twice, thrice, all, more) => {
      const plain = groupRank(once, twice, thrice, all);
      add(plain, -4 * more);
      add(Math.max(plain, flush), 4 * more);
    });
  }
  return ways;
}
