import { rupees, ZERO } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { priceOf } from '@maidan/exchange/rows/conventions';
import { describe, expect, test } from 'vitest';
import { doneWords } from './commands.ts';
import {
  cashOutText,
  figure,
  limitsText,
  marketTitle,
  matchedWords,
  queueWords,
  rangeText,
  sideName,
} from './words.ts';

describe('[S120] limits', () => {
  test.each([
    [100, 50_000, 'Min: 100, Max: 50K'],
    [10, 10_000, 'Min: 10, Max: 10K'],
    [100, 1, 'Max: 1'],
  ])('from %i to %i: %s', (min, max, words) => expect(limitsText({ min: rupees(min), max: rupees(max) })).toBe(words));

  test('the range of the slip', () =>
    expect(rangeText({ min: rupees(100), max: rupees(200_000) })).toBe('Range 100 to 2L'));
});

test.each([
  [0, 7000, '7,000.00 unmatched'],
  [2000, 7000, '2,000.00 of 7,000.00 matched'],
  [7000, 7000, '7,000.00 matched'],
])('%i of %i matched', (matched, stake, words) =>
  expect(matchedWords({ matched: rupees(matched), stake: rupees(stake) })).toBe(words),
);

test.each([
  [0, 0, ''],
  [0, 1, 'First in line'],
  [12_000, 3, 'No. 3 in line, 12,000.00 ahead'],
])('%i ahead at place %i', (ahead, place, words) => expect(queueWords({ ahead: rupees(ahead), place })).toBe(words));

test.each([
  [315.79, '+₹315.79'],
  [-250, '−₹250.00'],
  [0, '₹0.00'],
])('a cash-out of %d', (value, words) => expect(cashOutText(rupees(value))).toBe(words));

test.each([
  ['exchange', odds(1.85), 0, '1.85'],
  ['bookmaker', priceOf('P100', 84), 0, '84'],
  ['session', priceOf('LINE', 110), 162, '162 / 110'],
] as const)('the figure of %s', (kind, at, line, words) => expect(figure(kind, at, line)).toBe(words));

test.each([
  ['session', 'back', 'Yes'],
  ['meter', 'lay', 'No'],
  ['khado', 'back', 'Back'],
  ['fancy1', 'lay', 'Lay'],
  ['exchange', 'back', 'Back'],
] as const)('the %s of %s is called %s', (kind, side, word) => expect(sideName(kind, side)).toBe(word));

describe('what is said when it was done', () => {
  const title = 'Kaveri Kings · Back 1.85 · 7,000.00';
  const placed = (matched: number, left: number) =>
    doneWords(
      { do: 'placeOrders', input: { market: 'cricket-1.m', orders: [] }, delayMs: 0, title },
      { orders: [{ stake: rupees(7000), matched: rupees(matched), left: rupees(left) }] },
    );
  test.each([
    [7000, 0, 'Bet matched'],
    [2000, 5000, '2,000.00 of 7,000.00 matched'],
    [0, 7000, 'Order placed, unmatched'],
    [0, 0, 'Order lapsed, nothing was matched'],
  ])('%i matched and %i left', (matched, left, words) => expect(placed(matched, left)).toEqual([words, title]));

  test('a cash-out with its value', () => {
    const command = { do: 'cashOut', input: { market: 'cricket-1.m', value: ZERO }, delayMs: 0, title } as const;
    expect(doneWords(command, { value: rupees(315.79) })).toEqual(['Cashed out +₹315.79', title]);
  });
});

test.each([
  ['MATCH_ODDS', 'MATCH_ODDS'],
  ['Tied_Match', 'Tied_Match'],
  ['WIN', 'Win'],
  ['OVER_UNDER_25', 'Over/Under 2.5 Goals'],
  ['BOTH_TEAMS_TO_SCORE', 'Both Teams To Score'],
  ['SET_1_GAMES_8.5', 'Set 1 Games 8.5'],
  ['6 over run KK', '6 over run KK'],
])('the market %s is read as %s', (name, title) => expect(marketTitle(name)).toBe(title));
