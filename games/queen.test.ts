import { describe, expect, test } from 'vitest';
import { feedCode } from './kit/feed.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { carriedOver } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import queen from './queen.ts';
import teen42 from './teen42.ts';

describe('Player A has Q-J-9', () => {
  test.each([
    ['king high', 'KSS 4HH 2DD', 'B', { B: 'win', 'B.under': 'win' }, 'Player B#B : Under 21(19)'],
    ['Q-J-8: the third card decides', 'QHH JSS 8DD', 'A', { A: 'win', 'B.over': 'win' }, 'Player A#B : Over 21(31)'],
    ['Q-J-10 is a straight', 'QHH JSS 10DD', 'B', { B: 'win', 'B.over': 'win' }, 'Player B#B : Over 21(33)'],
    ['21 exactly', '10SS 8HH 3DD', 'A', { A: 'win' }, 'Player A#B : Draw(21)'],
    [
      'Q-J-9 is no result, and the total stands',
      'QHH JSS 9CC',
      'T',
      { A: 1, B: 1, 'B.over': 'win' },
      'No Result#B : Over 21(32)',
    ],
  ])('%s', (_, cards, code, paid, text) => {
    expect(outcomesOf(queen, cards)).toEqual({ code, paid });
    expect(textOf(queen, cards)).toBe(text);
  });
});

test('[R18] fresh-shoe prices and returns', () => {
  expect(pricesOf(queen, '')).toEqual({ A: '2.42/2.48', B: '1.67/1.71', 'B.under': '1.88', 'B.over': '2.27' });
  for (const { id, rtp, method } of returnsOf(queen)) {
    expect(method).toBe('exact');
    const [from, to] = id.startsWith('B.') ? [0.9675, 0.9685] : [0.98, 0.99];
    expect(rtp).toBeGreaterThan(from);
    expect(rtp).toBeLessThan(to);
  }
});

test('a new shoe after the twelfth round', () => {
  const all = [...queen.shoe.faces.keys()].map(feedCode).toSorted((a, b) => (a.slice(-2) < b.slice(-2) ? -1 : 1));
  const after = (many: number) =>
    carriedOver(queen, dealingOf(queen, all.slice(many - 3, many).join(' '), all.slice(0, many - 3).join(' ')));
  expect(all).toHaveLength(49);
  expect([after(33).length, after(36).length]).toEqual([33, 0]);
});

test('[S205] the table of teen42 with Player B Under 21 and Over 21', () => {
  expect(queen.name).toBe('Queen Top Open Teenpatti');
  expect(queen.laid).toEqual({ A: ['QS', 'JH', '9D'] });
  expect(queen.layout).toEqual(teen42.layout);
  expect(queen.markets[1]!.selections.map(({ label }) => label)).toEqual(['Player B Under 21', 'Player B Over 21']);
});
