import { type Card, SUITS, suitOf } from '../cards.ts';
import { flushRank, groupRank, rankBit, sizeOf } from '../families/poker.ts';
import { countRanks, everyRankSet, groupsOf, type VisitRanks, withRanks } from './rankSets.ts';

/** What each hand comes to, and how many ways of completing the board come to that; negative takes ways back. */
type Visit = (ranks: Int32Array, ways: number) => void;

interface Board {
  readonly shown: readonly Card[];
  readonly left: readonly Card[];
  readonly toCome: number;
}

/**
 * Every way to complete the board, many at a time.
 *
 * Most hands are decided by ranks alone, and five cards have only 6,175 sets of ranks. So the boards are first counted
 * by their ranks, as if there were no flushes. Then those that give somebody a flush are counted again: taken back
 * as what they would be without it, and added as what they are. No board is taken back twice, because a flush needs
 * more than half of it.
 */
export function everyShowdown(hands: readonly (readonly Card[])[], { shown, left, toCome }: Board, visit: Visit): void {
  const holes = hands.map(hand => hand.map(rankBit));
  const known = groupsOf(shown);
  everyRankSet(known, countRanks(left), toCome, withHoles(holes, visit));

  for (const suit of SUITS) {
    const suited = (cards: readonly Card[]) => ranksIn(cards.filter(card => suitOf(card) === suit));
    const held = hands.map(hand => suited(shown) | suited(hand));
    const most = Math.max(...held.map(sizeOf));
    if (most + toCome < 5) continue;
    const others = countRanks(left.filter(card => suitOf(card) !== suit));
    for (const ranks of subsetsOf(suited(left))) {
      const size = sizeOf(ranks);
      if (size > toCome || most + size < 5) continue;
      const flushes = held.map(own => flushRank(own | ranks));
      everyRankSet(withRanks(known, ranks), others, toCome - size, withHoles(holes, withFlushes(flushes, visit)));
    }
  }
}

/** All sets of these ranks, the empty one last. */
function* subsetsOf(ranks: number): Generator<number> {
  for (let subset = ranks; subset > 0; subset = (subset - 1) & ranks) yield subset;
  yield 0;
}

/** From the ranks on the board to what every hand makes of them. */
function withHoles(holes: readonly (readonly number[])[], visit: Visit): VisitRanks {
  const ranks = new Int32Array(holes.length);
  return (once, twice, thrice, all, ways) => {
    for (let i = 0; i < holes.length; i++) {
      const hole = holes[i]!;
      let a = once;
      let b = twice;
      let c = thrice;
      let d = all;
      for (let j = 0; j < hole.length; j++) {
        const bit = hole[j]!;
        d |= c & bit;
        c |= b & bit;
        b |= a & bit;
        a |= bit;
      }
      ranks[i] = groupRank(a, b, c, d);
    }
    visit(ranks, ways);
  };
}

function withFlushes(flushes: readonly number[], visit: Visit): Visit {
  const flushed = new Int32Array(flushes.length);
  return (ranks, ways) => {
    for (let i = 0; i < flushed.length; i++) flushed[i] = Math.max(ranks[i]!, flushes[i]!);
    visit(ranks, -ways);
    visit(flushed, ways);
  };
}

const ranksIn = (cards: readonly Card[]): number => cards.reduce((ranks, card) => ranks | rankBit(card), 0);
