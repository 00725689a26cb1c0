import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { pokerRank } from '../families/poker.ts';
import { below, seeded } from '../shoe.ts';
import { DECK, handsOf } from './hands.ts';
import { DEALS, SPLITS } from './holdem.ts';
import { everyShowdown } from './showdowns.ts';
import { countSplits } from './splitPot.ts';

/** The first cards of a shuffled deck. */
function shuffled(seed: number): Card[] {
  const words = seeded(seed);
  const deck = [...DECK];
  for (let i = 0; i < 51; i++) {
    const j = i + below(52 - i, words);
    [deck[i], deck[j]] = [deck[j]!, deck[i]!];
  }
  return deck;
}

const kept = (counts: ReadonlyMap<string, number>) =>
  Object.fromEntries([...counts].filter(([, ways]) => ways !== 0).toSorted());

describe('boards counted many at a time come to what they come to one by one', () => {
  test.each([
    // players, cards of the board shown, cards left to choose from
    [2, 0, 18],
    [2, 3, 40],
    [2, 4, 44],
    [6, 0, 16],
    [6, 3, 36],
    [1, 0, 18],
  ])('%i hands, %i cards shown, %i left', (players, shownCount, leftCount) => {
    for (let seed = 1; seed <= 6; seed++) {
      const deck = shuffled(seed);
      const hands = Array.from({ length: players }, () => deck.splice(0, 2));
      // Cards of one suit first, so that flushes are not rare, and some are there from the start.
      deck.sort((a, b) => a.charCodeAt(1) - b.charCodeAt(1));
      const shown = deck.splice(0, shownCount);
      const left = deck.slice(0, leftCount);
      const fast = new Map<string, number>();
      const plain = new Map<string, number>();
      const add = (counts: Map<string, number>, ranks: Iterable<number>, ways: number) => {
        const key = [...ranks].join();
        counts.set(key, (counts.get(key) ?? 0) + ways);
      };
      everyShowdown(hands, { shown, left, toCome: 5 - shownCount }, (ranks, ways) => add(fast, ranks, ways));
      for (const rest of handsOf(5 - shownCount, left)) {
        const board = [...shown, ...rest];
        const ranks = hands.map(hand => pokerRank([...hand, ...board]));
        add(plain, ranks, 1);
      }
      expect(kept(fast)).toEqual(kept(plain));
    }
  });
});

test('two random hands split the pot in 113,130,263,816 of 2,781,381,002,400 deals: 4.07 %', () => {
  expect(countSplits()).toBe(SPLITS);
  expect(DEALS).toBe(2_781_381_002_400);
  expect(SPLITS / DEALS).toBeCloseTo(0.0407, 4);
});
