import { describe, expect, test } from 'vitest';
import { type Best, bestOf } from './bestOf.ts';
import { type BoardKind, everyBoardKind } from './boards.ts';
import { splitsOn } from './splitPot.ts';

const kinds: BoardKind[] = [];
everyBoardKind(kind => kinds.push(kind));

/** So many of the cards that a kind of board leaves. */
const fewer = ({ cards, ...kind }: BoardKind, count: number): BoardKind => {
  let more = count;
  const kept = cards.toReversed().flatMap(card => {
    const taken = Math.min(card.count, more, 2);
    more -= taken;
    return taken > 0 ? [{ ...card, count: taken }] : [];
  });
  return { ...kind, cards: kept };
};

/** The same, one deal after the other. */
function dealtOut(players: number, { cards, rank }: BoardKind): readonly Best[] {
  const each = cards.flatMap(card => Array.from({ length: card.count }, () => card));
  const found = new Map<number, { ways: number; alone: number }>();
  const hold = (free: readonly number[], more: number, best: number, holders: number): void => {
    if (more === 0) {
      const { ways = 0, alone = 0 } = found.get(best) ?? {};
      found.set(best, { ways: ways + 1, alone: alone + (holders === 1 ? 1 : 0) });
      return;
    }
    // The first free card is held with each of the others, or left out.
    const [first, ...rest] = free;
    if (first === undefined || free.length < 2 * more) return;
    hold(rest, more, best, holders);
    for (const other of rest) {
      const own = rank(each[first]!, each[other]!);
      const isBetter = own > best;
      hold(
        rest.filter(card => card !== other),
        more - 1,
        isBetter ? own : best,
        isBetter ? 1 : holders + (own === best ? 1 : 0),
      );
    }
  };
  hold([...each.keys()], players, -1, 0);
  return [...found].map(([rank, { ways, alone }]) => ({ rank, ways, alone })).toSorted((a, b) => a.rank - b.rank);
}

test('there are 42,783 kinds of boards, for 2,598,960 boards, and each leaves 47 cards', () => {
  expect(kinds).toHaveLength(42_783);
  expect(kinds.reduce((sum, { boards }) => sum + boards, 0)).toBe(2_598_960);
  expect(kinds.every(({ cards }) => cards.reduce((sum, { count }) => sum + count, 0) === 47)).toBe(true);
});

describe('the best of several hands comes to what it comes to deal by deal', () => {
  test.each([
    [2, 20],
    [3, 13],
    [4, 11],
    [6, 12],
  ])('%i hands from %i cards', (players, count) => {
    for (const nth of [0, 3_210, 6_100, 17_000, 30_000, 42_700]) {
      const kind = fewer(kinds[nth]!, count);
      expect(bestOf(players, kind).filter(({ ways }) => ways > 0)).toEqual(dealtOut(players, kind));
    }
  });
});

test('two hands split the pot as often as counted another way', () => {
  for (let nth = 0; nth < kinds.length; nth += 2_000) {
    const all = bestOf(2, kinds[nth]!);
    const shared = all.reduce((sum, { ways, alone }) => sum + ways - alone, 0);
    expect(2 * shared).toBe(splitsOn(kinds[nth]!)); // the other way tells apart who holds which
  }
});
