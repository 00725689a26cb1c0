import { describe, expect, test } from 'vitest';
import { LOW_RANKS, rankName } from './kit/cards.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import lucky7 from './lucky7.ts';
import lucky7eu from './lucky7eu.ts';
import lucky7eu2 from './lucky7eu2.ts';

describe.each([lucky7, lucky7eu, lucky7eu2])('$code', game => {
  test.each([
    ['the ace is low', 'ASS', 'L', { low: 2, odd: 1.79, black: 1.95, group1: 4, 'card.A': 12 }],
    ['the last of group 1', '3HH', 'L', { low: 2, odd: 1.79, red: 1.95, group1: 4, 'card.3': 12 }],
    ['the first of group 2', '4DD', 'L', { low: 2, even: 2.1, red: 1.95, group2: 4, 'card.4': 12 }],
    ['the last low card', '6CC', 'L', { low: 2, even: 2.1, black: 1.95, group2: 4, 'card.6': 12 }],
    [
      'a 7 returns half, is odd and in no group',
      '7HH',
      'T',
      { low: 0.5, high: 0.5, odd: 1.79, red: 1.95, 'card.7': 12 },
    ],
    ['the first high card', '8SS', 'H', { high: 2, even: 2.1, black: 1.95, group3: 4, 'card.8': 12 }],
    ['the last of group 3', '10DD', 'H', { high: 2, even: 2.1, red: 1.95, group3: 4, 'card.T': 12 }],
    ['the first of group 4', 'JHH', 'H', { high: 2, odd: 1.79, red: 1.95, group4: 4, 'card.J': 12 }],
    ['the queen is even', 'QCC', 'H', { high: 2, even: 2.1, black: 1.95, group4: 4, 'card.Q': 12 }],
    ['the king is odd', 'KSS', 'H', { high: 2, odd: 1.79, black: 1.95, group4: 4, 'card.K': 12 }],
  ])('%s: %s', (_, cards, code, paid) => {
    expect(outcomesOf(game, cards)).toEqual({ code, paid });
  });

  test('the result names low or high, the parity, the colour, the card and its line', () => {
    expect(textOf(game, '10DD')).toBe('High Card#Even#Red#Card 10#Line 3');
    expect(textOf(game, 'ASS')).toBe('Low Card#Odd#Black#Card A#Line 1');
    expect(textOf(game, '7SS')).toBe('Tie#Odd#Black#Card 7#-');
  });

  test('rows have the numbers, names, prices and limits of the rules card', () => {
    expect(sheetOf(game)).toEqual([
      '1 Low Card @ 2 max 200000',
      '2 High Card @ 2 max 200000',
      '3 Even @ 2.1 max 200000',
      '4 Odd @ 1.79 max 200000',
      '5 Red @ 1.95 max 200000',
      '6 Black @ 1.95 max 200000',
      ...LOW_RANKS.map((rank, nth) => `${7 + nth} Bottom card ${rankName(rank)} @ 12 max 200000`),
      '20 Group 1 card A-2-3 @ 4 max 200000',
      '21 Group 2 card 4-5-6 @ 4 max 200000',
      '22 Group 3 card 8-9-10 @ 4 max 200000',
      '23 Group 4 card J-Q-K @ 4 max 200000',
    ]);
  });

  test('[S218] [S226] low and high around a 7, parity, colour, four groups, and A to K at the bottom', () => {
    expect(printedOn(game)).toEqual([
      ['Low Card 2', 'High Card 2'],
      ['Even 2.1', 'Odd 1.79'],
      ['Red 1.95', 'Black 1.95'],
      ['Group 1 card A-2-3 4', 'Group 2 card 4-5-6 4', 'Group 3 card 8-9-10 4', 'Group 4 card J-Q-K 4'],
      LOW_RANKS.map(rank => `Bottom card ${rankName(rank)} 12`),
    ]);
    expect(game.layout[0]).toMatchObject({ title: '7' });
  });

  test('[R18] what it returns', () => {
    expect(percentsOf(game)).toEqual({
      low: '96.15',
      high: '96.15',
      even: '96.92',
      odd: '96.38',
      red: '97.50',
      black: '97.50',
      group1: '92.31',
      group2: '92.31',
      group3: '92.31',
      group4: '92.31',
      ...Object.fromEntries(LOW_RANKS.map(rank => [`card.${rank}`, '92.31'])),
    });
  });

  test('[R18] returning the whole stake on a 7 would leave nothing to the house: 100.00 %', () => {
    const hit = new Map(returnsOf(game).map(row => [row.id, row.hit]));
    expect(percent(2 * hit.get('low')! + hit.get('card.7')!)).toBe('100.00');
  });
});

test('the three tables differ in their names alone', () => {
  expect([lucky7, lucky7eu, lucky7eu2].map(({ name }) => name)).toEqual(['Lucky 7 - A', 'Lucky 7 - B', 'Lucky 7 - C']);
});
