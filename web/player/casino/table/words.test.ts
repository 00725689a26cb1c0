import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { cardIn, numberIn, ranksIn, shortLabel, suitIn } from './faces.ts';
import { limitsText, rangeText } from './priceText.ts';

const limits = (min: number, max: number) => ({ min: rupees(min), max: rupees(max) });

test.each<[min: number, max: number, range: string, text: string]>([
  [100, 200_000, 'Range 100 to 2L', 'Min: 100 Max: 2L'],
  [50, 25_000, 'Range 50 to 25K', 'Min: 50 Max: 25K'],
  [100, 99_999, 'Range 100 to 99.99K', 'Min: 100 Max: 99.99K'],
])('[S080] limits of %i and %i are written %s', (min, max, range, text) => {
  expect([rangeText(limits(min, max)), limitsText(limits(min, max))]).toEqual([range, text]);
});

test('limits that depend on the bet are said from the least to the most', () => {
  expect(limitsText(limits(100, 25_000), limits(100, 200_000), limits(100, 50_000))).toBe('Min: 100 Max: 25K – 2L');
});

describe('what a label shows when it is drawn', () => {
  test.each<[label: string, ranks: readonly string[]]>([
    ['Dragon Card 10', ['10']],
    ['Group 3 card 8-9-10', ['8', '9', '10']],
    ['Card 1 A', ['A']],
    ['Odd', []],
    ['Win with 17', []],
  ])('%s has the ranks %j', (label, ranks) => expect(ranksIn(label)).toEqual(ranks));

  test.each([
    ['Player A Spade', 'S'],
    ['Diamond', 'D'],
    ['Odd', undefined],
  ])('%s has the suit %s', (label, suit) => expect(suitIn(label)).toBe(suit));

  test.each([
    ['Single 7', '7'],
    ['Line 1', '1'],
    ['Odd', undefined],
  ])('%s is the number %s', (label, number) => expect(numberIn(label)).toBe(number));

  test.each([
    ['K♠', 'KSS'],
    ['10♦', '10DD'],
    ['Player A', undefined],
  ])('%s is the card %s', (label, card) => expect(cardIn(label)).toBe(card));

  test.each([
    ['Dragon Even', 'Dragon', 'Even'],
    ['Line 1', 'Line', 'Line 1'],
    ['Even', 'Even Odd', 'Even'],
    ['Pair', 'Pair', 'Pair'],
    ['Odd', '', 'Odd'],
  ])('%s under %s is %s', (label, heading, short) => expect(shortLabel(label, heading)).toBe(short));
});
