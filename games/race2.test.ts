import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import race2 from './race2.ts';

describe('a round of Race to 2nd', () => {
  test.each([
    ['the second-highest card wins, not the highest', 'ASS KHH QDD 2CC', 'B'],
    ['the ace is high', 'ASS 2HH KDD 3CC', 'C'],
    ['the ace is not low either way', '2SS 3HH 4DD ACC', 'C'],
    ['spades beat hearts', 'ASS AHH KDD 3CC', 'B'],
    ['hearts beat clubs', 'KDD AHH 3DD ACC', 'D'],
    ['clubs beat diamonds', 'ADD ACC KSS 3CC', 'A'],
    ['four of one rank', '7DD 7CC 7HH 7SS', 'C'],
    ['the lowest cards of all', '2DD 2CC 3DD 3CC', 'C'],
  ])('%s: %s goes to %s', (_, cards, code) => {
    expect(outcomesOf(race2, cards)).toEqual({ code, paid: { [code]: 'win' } });
  });

  test('the text names the winner and the order', () => {
    expect(textOf(race2, 'ASS KHH QDD 2CC')).toBe('Player B#1 : A | 2 : B | 3 : C | 4 : D');
    expect(textOf(race2, '2DD KHH QDD ACC')).toBe('Player B#1 : D | 2 : B | 3 : C | 4 : A');
  });
});

test('[S226] four players, back and lay, before every card', () => {
  expect(scriptOf(race2)).toBe('12 bets, 1.5 A, 12 bets, 1.5 B, 12 bets, 1.5 C, 12 bets, 1.5 D');
  expect(selectionsOf(race2).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
    '1 Player A',
    '2 Player B',
    '3 Player C',
    '4 Player D',
  ]);
  expect(race2.layout).toEqual([{ kind: 'rows', market: 'main', sides: ['back', 'lay'] }]);
  expect(race2.markets[0]!.limits).toEqual({ min: 10_000, max: 5_000_000 });
});

test('[R18] all four open at 3.85 / 4.15 and return 96.25 %', () => {
  for (const { odds, rtp, lay, hit, method } of returnsOf(race2)) {
    expect([odds, method]).toEqual([3.85, 'exact']);
    expect(hit).toBeCloseTo(0.25, 12);
    expect(rtp).toBeCloseTo(0.9625, 10);
    expect(lay).toBeCloseTo(-0.0375, 10);
  }
  expect(new Set(Object.values(pricesOf(race2, '')))).toEqual(new Set(['3.85/4.15']));
});

describe('prices in play', () => {
  test.each([
    // the best card of all can never be second
    ['ASS', { B: '2.9/3.1', C: '2.9/3.1', D: '2.9/3.1' }],
    // the king wins unless one of 50 − 47 better cards comes: p = C(47,2) / C(50,2) = 0.8824
    ['ASS KSS', { B: '1.12/1.14', C: '16.21/17.82', D: '16.21/17.82' }],
    // 3 of 49 cards beat the king of spades: D wins with those, and B at 46/49 is locked
    ['ASS KSS 2DD', { D: '15.56/17.1' }],
    // D is second with the 34 cards between the 3 and the queen of hearts
    ['2DD 3DD QHH', { B: '15.56/17.1', C: '5.22/5.67', D: '1.3/1.35' }],
  ])('after %s', (cards, prices) => {
    expect(pricesOf(race2, cards)).toEqual(prices);
  });

  test.each(['ASS KSS', '7DD 8HH', '2DD 3DD QHH', 'ASS KSS 2DD', '9SS 9HH 9CC'])(
    'the solver agrees with every way to finish %s',
    cards => {
      expect(solverError(race2, dealingOf(race2, cards), ['A', 'B', 'C', 'D'])).toBeLessThan(1e-12);
    },
  );

  test.each(['', '8HH', '2DD', 'KCC'])('the solver agrees with random finishes of "%s"', cards => {
    expect(solverError(race2, dealingOf(race2, cards), ['A', 'B', 'C', 'D'], 20_000)).toBeLessThan(0.013);
  });

  test('the opening price would be a gift once a card is seen: 128 % on the others after the ace of spades', () => {
    expect(3.85 / 3).toBeCloseTo(1.283, 3);
    expect(2.9 / 3).toBeLessThan(1);
  });
});
