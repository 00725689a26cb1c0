import { describe, expect, test } from 'vitest';
import aaa2 from './aaa2.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

describe('one card', () => {
  test.each<[string, string, Record<string, number>, string]>([
    ['ASS', 'A', { amar: 2.12, odd: 1.83, black: 1.97, under: 2, 'card.A': 12 }, 'Amar#Odd#Black#Under 7#A'],
    ['6HH', 'A', { amar: 2.12, even: 2.12, red: 1.97, under: 2, 'card.6': 12 }, 'Amar#Even#Red#Under 7#6'],
    // A seven gives half back on both sides of it, and is Akbar's.
    ['7CC', 'B', { akbar: 3.18, odd: 1.83, black: 1.97, under: 0.5, over: 0.5, 'card.7': 12 }, 'Akbar#Odd#Black#7#7'],
    ['8DD', 'B', { akbar: 3.18, even: 2.12, red: 1.97, over: 2, 'card.8': 12 }, 'Akbar#Even#Red#Over 7#8'],
    ['10DD', 'B', { akbar: 3.18, even: 2.12, red: 1.97, over: 2, 'card.T': 12 }, 'Akbar#Even#Red#Over 7#10'],
    ['JSS', 'C', { anthony: 4.24, odd: 1.83, black: 1.97, over: 2, 'card.J': 12 }, 'Anthony#Odd#Black#Over 7#J'],
    ['QHH', 'C', { anthony: 4.24, even: 2.12, red: 1.97, over: 2, 'card.Q': 12 }, 'Anthony#Even#Red#Over 7#Q'],
    ['KCC', 'C', { anthony: 4.24, odd: 1.83, black: 1.97, over: 2, 'card.K': 12 }, 'Anthony#Odd#Black#Over 7#K'],
  ])('%s is %s', (card, code, paid, text) => {
    expect(outcomesOf(aaa2, card)).toEqual({ code, paid });
    expect(textOf(aaa2, card)).toBe(text);
  });
});

test('one window of 20 seconds, then the card', () => {
  expect(scriptOf(aaa2)).toBe('20 bets, 1.5 card');
  expect(Object.keys(pricesOf(aaa2, ''))).toHaveLength(selectionsOf(aaa2).length);
  expect(quotes(aaa2, dealingOf(aaa2, 'ASS'))).toEqual({});
});

const CARDS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

test('[S226] the rows of its card, ace to king in one line', () => {
  expect(sheetOf(aaa2)).toEqual([
    '1 Amar @ 2.12/2.22 max 200000',
    '2 Akbar @ 3.18/3.33 max 200000',
    '3 Anthony @ 4.24/4.45 max 200000',
    '4 Even @ 2.12 max 200000',
    '5 Odd @ 1.83 max 200000',
    '6 Red @ 1.97 max 200000',
    '7 Black @ 1.97 max 200000',
    ...CARDS.map((card, nth) => `${8 + nth} Card ${card} @ 12 max 25000`),
    '21 Under 7 @ 2 max 200000',
    '22 Over 7 @ 2 max 200000',
  ]);
  expect(printedOn(aaa2)).toEqual([
    ['Amar 2.12/2.22', 'Akbar 3.18/3.33', 'Anthony 4.24/4.45'],
    ['Even 2.12', 'Odd 1.83'],
    ['Red 1.97', 'Black 1.97'],
    ['Under 7 2', 'Over 7 2'],
    CARDS.map(card => `Card ${card} 12`),
  ]);
});

test('[R18] what every bet returns, by exact count', () => {
  const found = returnsOf(aaa2).map(({ id, rtp, lay }) => [
    id,
    [rtp, lay].flatMap(share => (share === undefined ? [] : percent(share, 1))).join(' '),
  ]);
  expect(Object.fromEntries(found.filter(([id]) => !id!.startsWith('card')))).toEqual({
    amar: '97.8 -2.5',
    akbar: '97.8 -2.5',
    anthony: '97.8 -2.7',
    even: '97.8',
    odd: '98.5',
    red: '98.5',
    black: '98.5',
    under: '96.2',
    over: '96.2',
  });
  expect(new Set(found.filter(([id]) => id!.startsWith('card')).map(([, rtp]) => rtp))).toEqual(new Set(['92.3']));
  expect(new Set(returnsOf(aaa2).map(({ method }) => method))).toEqual(new Set(['exact']));
});

test('[R18] a seven that gave the whole stake back would return 100 % on Under and Over', () => {
  const over = returnsOf(aaa2).find(({ id }) => id === 'over')!;
  expect(percent(over.hit * 2 + 4 / 52)).toBe('100.00');
});
