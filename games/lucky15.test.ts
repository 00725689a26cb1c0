import { expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { decimal, odds } from '@maidan/core/odds';
import { heldFor } from './kit/held.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { carriedOver } from './kit/play.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import lucky15 from './lucky15.ts';

const KINDS = ['0', '1', '2', '4', '6', 'Wicket'] as const;
const IN_A_SET = [3, 3, 3, 2, 2, 2];

/** Every way the set can look between two balls: how many of each kind are left. */
const LEFTS = IN_A_SET.reduce<number[][]>(
  (lefts, most) => lefts.flatMap(left => Array.from({ length: most + 1 }, (_, n) => [...left, n])),
  [[]],
).filter(left => left.filter(n => n > 0).length > 1);

const goneFrom = (left: readonly number[]): string =>
  KINDS.flatMap((kind, k) => Array.from({ length: IN_A_SET[k]! - left[k]! }, () => kind)).join(' ');

test.each([
  ['0', '0', '0 Run'],
  ['1', '1', '1 Run'],
  ['2', '2', '2 Run'],
  ['4', '4', '4 Run'],
  ['6', '6', '6 Run'],
  ['Wicket', 'W', 'Wicket'],
])('%s wins its row alone and is shown as %s, "%s"', (ball, code, text) => {
  expect(outcomesOf(lucky15, ball)).toEqual({ code, paid: { [`ball.${ball}`]: 'win' } });
  expect(textOf(lucky15, ball)).toBe(text);
});

test('[S219] six rows from 50 to 25K, 6 Runs to 20K', () => {
  expect(sheetOf(lucky15)).toEqual([
    '1 0 Runs @ live max 25000',
    '2 1 Runs @ live max 25000',
    '3 2 Runs @ live max 25000',
    '4 4 Runs @ live max 25000',
    '5 6 Runs @ live max 20000',
    '6 Wicket @ live max 25000',
  ]);
  expect(lucky15.markets[0]!.limits.min).toBe(rupees(50));
  expect(lucky15.layout).toEqual([{ kind: 'rows', market: 'runs', title: 'Runs', sides: ['back'] }]);
  expect([lucky15.title, scriptOf(lucky15)]).toEqual(['LUCKY 15', '20 bets, 3 ball']);
});

test('[R18] opening prices: 4.80 on 0, 1 and 2 Runs, 7.20 on the others, 96 % each', () => {
  const six = [4.8, 4.8, 4.8, 7.2, 7.2, 7.2];
  expect(returnsOf(lucky15).map(row => [row.odds, row.rtp, row.method])).toEqual(
    six.map(at => [at, expect.closeTo(0.96, 12), 'exact']),
  );
});

test('[R18] every cell of every set returns exactly 96 %, at odds from 1.28 to 13.44', () => {
  const cells = LEFTS.flatMap(left => {
    const size = left.reduce((a, b) => a + b);
    const offered = quotes(lucky15, dealingOf(lucky15, '', goneFrom(left)));
    return KINDS.flatMap((kind, k) => {
      const { back } = offered[`ball.${kind}`]!;
      expect([goneFrom(left), kind, back !== undefined]).toEqual([goneFrom(left), kind, left[k]! > 0]);
      return back ? [{ at: decimal(back.odds), rtp: (decimal(back.odds) * left[k]!) / size }] : [];
    });
  });
  expect(cells).toHaveLength(7_329);
  expect(cells.every(({ rtp }) => Math.abs(rtp - 0.96) < 1e-12)).toBe(true);
  expect([Math.min(...cells.map(({ at }) => at)), Math.max(...cells.map(({ at }) => at))]).toEqual([1.28, 13.44]);
});

test('a set has 13.88 balls to bet on, on average', () => {
  const known = new Map<string, number>();
  const balls = (left: readonly number[]): number => {
    const key = left.join();
    const size = left.reduce((a, b) => a + b);
    if (left.filter(n => n > 0).length <= 1) return 0;
    const more =
      known.get(key) ??
      1 + left.reduce((sum, n, k) => (n === 0 ? sum : sum + (n / size) * balls(left.with(k, n - 1))), 0);
    known.set(key, more);
    return more;
  };
  expect(balls(IN_A_SET).toFixed(2)).toBe('13.88');
});

test.each([
  ['one clip is left', '0 0 0 1 1 1 2 2 2 4 4 6 6', 'Wicket', ''],
  ['all that is left is of one kind', '1 1 1 2 2 2 4 4 6 6 Wicket', 'Wicket', ''],
  ['two kinds are left', '0 0 0 1 1 1 2 2 2 4', '4', '0 0 0 1 1 1 2 2 2 4 4'],
  ['the set has begun', '', '4', '4'],
])('%s: after %s and %s the next round starts with "%s" gone', (_, gone, ball, next) => {
  expect(carriedOver(lucky15, dealingOf(lucky15, ball, gone)).join(' ')).toBe(next);
});

test.each([
  // 4.80 on 0 Runs, left as it was while other clips went
  ['1 1 1', 12, '4.8'],
  ['1 1 1 2 2 2 4', 8, '4.8'],
])('after %s, 4.80 on one of 3 in %i would return too much', (gone, size, opening) => {
  expect((Number(opening) * 3) / size).toBeCloseTo(size === 12 ? 1.2 : 1.8, 12);
  expect(Number(pricesOf(lucky15, '', gone)['ball.0'])).toBe(Math.floor((96 * size) / 3 + 1e-9) / 100);
});

test('a kind that is gone is locked', () => {
  expect(Object.keys(pricesOf(lucky15, '', '4 4'))).toEqual(['ball.0', 'ball.1', 'ball.2', 'ball.6', 'ball.Wicket']);
  expect(() => tableFrom(lucky15, '4', '4 4')).toThrow('There is no 4 left');
});

test('bets are held for over the six outcomes', () => {
  const slips = KINDS.map(kind => ({
    selection: `ball.${kind}`,
    side: 'back' as const,
    odds: odds(4.8),
    line: 0,
    stake: rupees(100),
  }));
  // One of the six always wins 480 of the 600 staked.
  expect(heldFor(lucky15, slips)).toBe(rupees(120));
  expect(heldFor(lucky15, slips.slice(1))).toBe(rupees(500));
});
