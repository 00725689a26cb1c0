import { describe, expect, test } from 'vitest';
import { feedCode } from './kit/feed.ts';
import { pricesOf } from './kit/testing/midRound.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen3 from './teen3.ts';
import teen33 from './teen33.ts';

describe('Player A has 9-8-6 and Player B 9-5 and one card', () => {
  test.each([
    ['a pair of fives', '5SS', 'B'],
    ['a pair of nines', '9SS', 'B'],
    ['ten high', '10SS', 'B'],
    ['ace high', 'ASS', 'B'],
    ['9-8-5: the third card decides', '8SS', 'A'],
    ['9-7-5', '7SS', 'A'],
    ['9-6-5', '6HH', 'A'],
    ['9-5-2', '2SS', 'A'],
  ])('%s', (_, card, winner) => {
    expect(outcomesOf(teen33, card)).toEqual({ code: winner, paid: { [winner]: 'win' } });
    expect(textOf(teen33, card)).toBe(`Player ${winner}`);
  });

  test('B wins with 5, 9, 10, J, Q, K and A: 25 of 47', () => {
    const all = [...teen33.shoe.faces.keys()].map(feedCode);
    const named = all.filter(card => /^(5|9|10|J|Q|K|A)/.test(card));
    expect(all.filter(card => outcomesOf(teen33, card).code === 'B')).toEqual(named);
    expect([named.length, all.length]).toEqual([25, 47]);
  });
});

test('[R18] first prices and returns', () => {
  expect(pricesOf(teen33, '')).toEqual({ A: '2.11/2.16', B: '1.86/1.9' });
  for (const { id, rtp, hit, method } of returnsOf(teen33)) {
    expect(method).toBe('exact');
    expect(hit).toBeCloseTo((id === 'A' ? 22 : 25) / 47, 12);
    expect(rtp).toBeGreaterThanOrEqual(0.98);
    expect(rtp).toBeLessThanOrEqual(0.99);
  }
});

test('[S004] [S200] the same screen as teen3, under a name of its own', () => {
  expect(teen33.name).toBe('Instant Teenpatti 3.0 B');
  expect(teen33.layout).toEqual(teen3.layout);
  expect(teen33.markets.map(({ id }) => id)).toEqual(teen3.markets.map(({ id }) => id));
  expect(teen33.laid).toEqual({ A: ['9C', '8H', '6S'], B: ['9D', '5C'] });
});
