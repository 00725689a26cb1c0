import { rupees } from '@maidan/core/money';
import { odds, type Side } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Entry, outlook, stakeFor } from './amounts.ts';

describe('a stake from what is typed', () => {
  test.each<[entry: Entry, side: Side, typed: number, price: number, stake: number]>([
    ['stake', 'back', 1000, 1.85, 1000],
    ['stake', 'lay', 1000, 1.85, 1000],
    ['liability', 'back', 1000, 1.85, 1000],
    ['profit', 'back', 850, 1.85, 1000],
    ['profit', 'back', 100, 1.01, 10_000],
    ['liability', 'lay', 850, 1.85, 1000],
    ['profit', 'lay', 1000, 1.85, 1000],
    ['profit', 'back', 1000, 3.5, 400],
    ['liability', 'lay', 100, 4, 33.33],
    ['profit', 'back', 100, 4, 33.34],
  ])('%s of a %s: %d at %d is %d', (entry, side, typed, price, stake) =>
    expect(stakeFor(entry, side, rupees(typed), odds(price))).toBe(rupees(stake)),
  );

  const amount = fc.integer({ min: 100, max: 10_000_000 }).map(paise => rupees(paise / 100));
  const price = fc.integer({ min: 101, max: 100_000 }).map(hundredths => odds(hundredths / 100));

  test('what is meant to be won is won, and what may be lost is never more than was typed', () =>
    fc.assert(
      fc.property(amount, price, (typed, at) => {
        expect(outlook('back', stakeFor('profit', 'back', typed, at), at).wins).toBeGreaterThanOrEqual(typed);
        expect(outlook('lay', stakeFor('liability', 'lay', typed, at), at).risks).toBeLessThanOrEqual(typed);
      }),
    ));
});

test.each<[side: Side, wins: number, risks: number]>([
  ['back', 850, 1000],
  ['lay', 1000, 850],
])('a %s of 1,000 at 1.85 wins %d and risks %d', (side, wins, risks) =>
  expect(outlook(side, rupees(1000), odds(1.85))).toEqual({ wins: rupees(wins), risks: rupees(risks) }),
);
