import { expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { Slip } from './kit/bet.ts';
import { heldFor } from './kit/held.ts';
import { chances, plainChances } from './kit/chances.ts';
import { EDGE } from './kit/edgeBand.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { percent } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import lottcard from './lottcard.ts';

test.each([
  ['three digits in order', '3SS 4HH 9CC', '3 4 9', { 'single.3': 9.5, 'double.34': 95, 'triple.349': 925 }],
  ['ace counts 1, ten counts 0', 'ASS 10HH 10CC', '1 0 0', { 'single.1': 9.5, 'double.10': 95, 'triple.100': 925 }],
  ['a digit may come again', '7SS 7HH 7CC', '7 7 7', { 'single.7': 9.5, 'double.77': 95, 'triple.777': 925 }],
  [
    'so may a card: each comes from a fresh pack',
    '5DD 5DD 5DD',
    '5 5 5',
    { 'single.5': 9.5, 'double.55': 95, 'triple.555': 925 },
  ],
  ['leading noughts count', '10SS 10HH 2CC', '0 0 2', { 'single.0': 9.5, 'double.00': 95, 'triple.002': 925 }],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(lottcard, cards)).toEqual({ code, paid });
});

test('the result is what each tab is paid on', () => {
  expect(textOf(lottcard, '3SS 4HH 9CC')).toBe('Single 3#Double 34#Triple 349');
});

test('[S225] three tabs on one board: 10 singles, 100 doubles, 1000 triples, each tab one row of the feed', () => {
  expect(lottcard.layout).toEqual([{ kind: 'board', board: 'lottery', markets: ['single', 'double', 'triple'] }]);
  const tabs = lottcard.markets.map(({ name, limits, selections }) => [
    name,
    selections.length,
    limits.min,
    limits.max,
    [...new Set(selections.map(({ sid }) => sid))],
  ]);
  expect(tabs).toEqual([
    ['Single', 10, rupees(10), rupees(20_000), [1]],
    ['Double', 100, rupees(10), rupees(5_000), [2]],
    ['Triple', 1000, rupees(10), rupees(3_000), [3]],
  ]);
  expect(selectionsOf(lottcard).at(-1)!.label).toBe('Triple 999');
  expect(scriptOf(lottcard)).toBe('20 bets, 1.5 draw, 1.5 draw, 1.5 draw');
});

test('[R18] 95 % on singles and doubles, 92.5 % on triples, whatever the digits', () => {
  const figures = new Map([
    ['single', [9.5, 0.95, 0.1]],
    ['double', [95, 0.95, 0.01]],
    ['triple', [925, 0.925, 0.001]],
  ]);
  for (const { id, market, odds: at, rtp, hit, method } of returnsOf(lottcard)) {
    const [price, figure, chance] = figures.get(market)!;
    expect([id, at, method]).toEqual([id, price, 'exact']);
    expect([id, Math.abs(rtp! - figure!) < 1e-12, Math.abs(hit - chance!) < 1e-12]).toEqual([id, true, true]);
    expect([id, 1 - rtp! >= EDGE.least && 1 - rtp! <= EDGE.most]).toEqual([id, true]);
  }
});

test.each([
  // Readings of the public rates that would go wrong: what they return.
  ['9.5 as profit to one', (9.5 + 1) / 10, '105.0'],
  ['a double of different digits from one suit without replacement', 95 / (10 * 9), '105.6'],
  ['a triple of different digits from one suit without replacement, at 900', 900 / (10 * 9 * 8), '125.0'],
  ['a double of different digits from 40 cards', (95 * 4 * 4) / (40 * 39), '97.4'],
  ['a triple of different digits from 40 cards, at 900', (900 * 4 * 4 * 4) / (40 * 39 * 38), '97.2'],
  ['a double of equal digits from 40 cards', (95 * 4 * 3) / (40 * 39), '73.1'],
  ['a triple of equal digits from 40 cards, at 900', (900 * 4 * 3 * 2) / (40 * 39 * 38), '36.4'],
  ['a triple at the public 900', 900 / 1000, '90.0'],
])('%s would return %d, so digits are drawn independently and prices are decimal', (_, returned, figure) => {
  expect(percent(returned, 1)).toBe(figure);
  expect(lottcard.shoe.replace).toBe(true);
});

test('the chances are those of the plain count once a card is known', () => {
  const asked = selectionsOf(lottcard).filter(({ id }) => /^(single|double)|^triple\.34/.test(id));
  const dealing = dealingOf(lottcard, '3SS 4HH');
  const exact = chances(lottcard, dealing, asked, 0);
  for (const [id, plain] of plainChances(lottcard, dealing, asked, 100)) {
    expect([id, plain.error, exact.get(id)!.win]).toEqual([id, 0, expect.closeTo(plain.win, 12)]);
  }
});

test('bets are held for over the thousand outcomes', () => {
  const slip = (selection: string, at: number): Slip => ({
    selection,
    side: 'back',
    odds: odds(at),
    line: 0,
    stake: rupees(10),
  });
  expect(heldFor(lottcard, [slip('single.3', 9.5), slip('double.34', 95), slip('triple.349', 925)])).toBe(rupees(30));
  // All ten singles: one of them always brings 95 of the 100 staked.
  expect(
    heldFor(
      lottcard,
      Array.from({ length: 10 }, (_, n) => slip(`single.${n}`, 9.5)),
    ),
  ).toBe(rupees(5));
  const triples = Array.from({ length: 1000 }, (_, n) => slip(`triple.${String(n).padStart(3, '0')}`, 925));
  expect(heldFor(lottcard, triples)).toBe(rupees(750));
});
