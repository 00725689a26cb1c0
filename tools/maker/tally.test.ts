import { describe, expect, test } from 'vitest';
import { randomFrom } from '@maidan/core/random';
import { deviationsFor, lineOf, losing, type Observed, Tally } from './tally.ts';

const STAKE = 1_000;

/** Even-money bets against a house that wins this share of them, so many in each match. */
function matchesOf(chance: number, count: number, seed: number): readonly Observed[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const made = random.below(1_000_000) < chance * 1_000_000 ? STAKE : -STAKE;
    return { made, expected: STAKE * (2 * chance - 1), turnover: STAKE, bets: 1 };
  });
}

describe('the result of the house', () => {
  test.each([
    ['a house that keeps two per cent does not lose', 0.51, 20_000, false],
    ['nor does one that keeps nothing, as far as anybody can tell', 0.5, 20_000, false],
    ['one that gives two per cent away does', 0.49, 50_000, true],
    ['but not after a few matches', 0.49, 20, false],
  ])('%s', (_, chance, count, isLosing) => {
    expect(losing([lineOf('house', matchesOf(chance, count, 5))]).length > 0).toBe(isLosing);
  });

  test('the interval holds the true share about 95 times of 100', () => {
    const held = Array.from({ length: 400 }, (_, seed) => lineOf('house', matchesOf(0.52, 500, seed))).filter(
      ({ share, margin }) => Math.abs(share - 0.04) <= margin,
    );
    expect(held.length).toBeGreaterThan(365);
    expect(held.length).toBeLessThan(396);
  });

  test('bets of one match are one observation, however many', () => {
    const [one] = matchesOf(0.5, 1, 1);
    const many = { made: one!.made * 50, expected: 0, turnover: one!.turnover * 50, bets: 50 };
    const few = lineOf('few', [one!, { ...one!, made: -one!.made }]);
    expect(lineOf('many', [many, { ...many, made: -many.made }]).margin).toBeCloseTo(few.margin, 10);
  });

  test('a match without bets says nothing', () => {
    const tally = new Tally();
    tally.add('house', { made: 0, expected: 0, turnover: 0, bets: 0 });
    expect(tally.lines()).toEqual([]);
  });

  test.each([
    [0.05, 1.645],
    [0.001, 3.09],
    [0.0001, 3.719],
  ])('a chance of %d on one side is %d deviations', (chance, deviations) => {
    expect(deviationsFor(chance)).toBeCloseTo(deviations, 2);
  });
});
