import { describe, expect, test } from 'vitest';
import { feedCode } from './kit/feed.ts';
import { pricesOf } from './kit/testing/midRound.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen3 from './teen3.ts';
import teen32 from './teen32.ts';

describe('Player A has 2-2-3 and Player B 8♥ 9♥ and one card', () => {
  test.each([
    ['10-9-8', '10SS', 'B'],
    ['9-8-7', '7SS', 'B'],
    ['10-9-8 of hearts', '10HH', 'B'],
    ['a higher pair', '8SS', 'B'],
    ['a heart flush', '3HH', 'B'],
    ['ace high loses to a pair', 'ASS', 'A'],
    ['9-8-6', '6SS', 'A'],
    ['jack high', 'JSS', 'A'],
  ])('%s', (_, card, winner) => {
    expect(outcomesOf(teen32, card)).toEqual({ code: winner, paid: { [winner]: 'win' } });
    expect(textOf(teen32, card)).toBe(`Player ${winner}`);
  });

  test('B wins with any 7, 8, 9, 10 or heart: 22 of 47', () => {
    const all = [...teen32.shoe.faces.keys()].map(feedCode);
    const named = all.filter(card => /^(7|8|9|10)/.test(card) || card.endsWith('HH'));
    expect(all.filter(card => outcomesOf(teen32, card).code === 'B')).toEqual(named);
    expect([named.length, all.length]).toEqual([22, 47]);
  });
});

test('[R18] first prices and returns', () => {
  expect(pricesOf(teen32, '')).toEqual({ A: '1.86/1.9', B: '2.11/2.16' });
  for (const { id, rtp, hit, method } of returnsOf(teen32)) {
    expect(method).toBe('exact');
    expect(hit).toBeCloseTo((id === 'A' ? 25 : 22) / 47, 12);
    expect(rtp).toBeGreaterThanOrEqual(0.98);
    expect(rtp).toBeLessThanOrEqual(0.99);
  }
});

test('[S226] the table of teen3', () => {
  expect(teen32.name).toBe('Instant Teenpatti 2.0');
  expect(teen32.layout).toEqual(teen3.layout);
  expect(teen32.laid).toEqual({ A: ['2H', '2S', '3C'], B: ['8H', '9H'] });
});
