import type { OrderId, UserId } from '@maidan/core/ids';
import { rupees, sum } from '@maidan/core/money';
import { formatOdds, odds, profit, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, legsIn } from './betNotation.ts';
import type { Match } from '../market.ts';
import { type Reduced, reducedPrice, percentOff, withoutRunner } from './nonRunner.ts';
import { rulingOf } from './ruling.ts';
import { settle } from './settle.ts';

/** Asha backs and Ravi lays. */
const between = (runner: string, price: number, stake: number): Match => ({
  legs: SIDES.map(side => ({
    order: side as string as OrderId,
    user: (side === 'back' ? 'asha' : 'ravi') as UserId,
    runner,
    side,
    odds: odds(price),
    stake: rupees(stake),
    profit: profit(rupees(stake), odds(price)),
  })),
});

/** A match as it is settled after a removal. */
const after = (match: Match, runner: string, reduction: number, kind: Reduced): Match => ({
  legs: match.legs.flatMap(leg => withoutRunner(leg, { runner, reduction }, kind) ?? []),
});

describe('in a win market the whole price is reduced, back and lay alike', () => {
  test.each([
    [12, 2108, '9.47'],
    [4, 2500, '3'],
    [4, 250, '3.9'],
    [4, 249, '4'], // below 2.5 per cent: ignored
    [1.3, 2500, '1.01'], // never below 1.01
    [1.05, 9000, '1.01'],
  ])('%f less %d hundredths of a per cent is %s', (price, reduction, reduced) => {
    const { legs } = after(between('A', price, 100), 'B', reduction, 'win');
    expect(legs.map(leg => formatOdds(leg.odds))).toEqual([reduced, reduced]);
    expect(legs.map(leg => leg.profit)).toEqual(legs.map(leg => profit(leg.stake, leg.odds)));
  });

  test('two removals reduce one after the other', () =>
    expect(formatOdds(reducedPrice(reducedPrice(odds(8), 2500), 1000))).toBe('5.4'));
});

test('in a place market the winnings are reduced and the price stays', () => {
  const { legs } = after(between('A', 3, 100), 'B', 1000, 'place');
  expect(legs.map(leg => [formatOdds(leg.odds), amountText(leg.profit)])).toEqual([
    ['3', '+180'],
    ['3', '+180'],
  ]);
});

test('bets on the runner itself are void', () =>
  expect(after(between('B', 3, 100), 'B', 1000, 'win').legs).toEqual([]));

describe('backs on every runner, one of which is gone', () => {
  const match: Match = {
    legs: [...legsIn('Back A 500 @2', 'asha'), ...legsIn('Back B 250 @4', 'ravi'), ...legsIn('Back C 250 @4', 'dev')],
  };
  test.each([
    // C was struck at a chance of 25 per cent: the same reduction comes out even.
    [2500, '0'],
    [3000, '+50'],
    [2000, '−50'],
  ])('reduced by %d, the house makes %s whoever wins', (reduction, house) => {
    for (const winner of [0, 1]) {
      const ruling = rulingOf({ type: 'won', winners: [winner] }, ['A', 'B', 'C']);
      expect(amountText(settle([after(match, 'C', reduction, 'win')], ruling).house)).toBe(house);
    }
  });
});

test('between two players a reduction moves money from one to the other and nowhere else', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 101, max: 5_000 }),
      fc.integer({ min: 1, max: 9_999 }),
      fc.constantFrom('win' as const, 'place' as const),
      (hundredths, reduction, kind) => {
        const before = between('A', hundredths / 100, 123.45);
        const reduced = after(before, 'B', reduction, kind);
        const { payments, house } = settle([reduced], rulingOf({ type: 'won', winners: [0] }, ['A', 'B']));
        expect([sum(payments.map(({ profit: made }) => made)), house]).toEqual([0, 0]);
        expect(reduced.legs[0]!.profit).toBeLessThanOrEqual(before.legs[0]!.profit);
      },
    ),
  );
});

test.each([
  [1050, 10.5],
  [250, 2.5],
  [249, 0],
])('a reduction by %d is told as %d per cent', (reduction, percent) =>
  expect(percentOff({ runner: 'Copper Comet', reduction })).toBe(percent),
);
