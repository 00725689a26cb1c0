import { describe, expect, test } from 'vitest';
import { plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import trio from './trio.ts';

describe('rounds: what is paid, and what is told', () => {
  test.each<[string, string, Record<string, number>, string]>([
    [
      'the sample of the card',
      'QSS QHH JHH',
      { session: 1.85, jqk: 1.77, 'two-red': 2.56, 'two-even': 2.8, pair: 5.5 },
      'Yes (35)#J Q K#Red#Even#Pair',
    ],
    ['21 is Yes', '9SS 7CC 5CC', { session: 1.85 }, 'Yes (21)#-#-#-#-'],
    ['20 is No', '8SS 7CC 5CC', { 'two-odd': 2.38 }, 'No (20)#-#-#Odd#-'],
    [
      'one card of three ranks is enough, and both groups can win',
      '4SS KHH 8CC',
      { session: 1.85, '124': 1.77, jqk: 1.77, 'two-black': 2.56, 'two-even': 2.8 },
      'Yes (25)#1 2 4 | J Q K#Black#Even#-',
    ],
    ['1 is the ace', 'ASS 7HH 9CC', { '124': 1.77, 'two-black': 2.56 }, 'No (17)#1 2 4#Black#-#-'],
    ['a three is in neither group', '3SS 5HH 10HH', { 'two-red': 2.56, 'two-odd': 2.38 }, 'No (18)#-#Red#Odd#-'],
    ['three red cards are not two, nor three even ones', '6HH 8DD 10HH', { session: 1.85 }, 'Yes (24)#-#-#-#-'],
    ['a trio counts as a pair', '5SS 5HH 5CC', { 'two-black': 2.56, pair: 5.5, trio: 201 }, 'No (15)#-#Black#-#Trio'],
    ['a flush', '3SS 7SS 9SS', { flush: 17 }, 'No (19)#-#-#-#Flush'],
    [
      'a straight',
      '7SS 8SS 9HH',
      { session: 1.85, 'two-black': 2.56, 'two-odd': 2.38, straight: 24 },
      'Yes (24)#-#Black#Odd#Straight',
    ],
    [
      'a straight flush is a flush and a straight as well',
      '7SS 8SS 9SS',
      { session: 1.85, 'two-odd': 2.38, flush: 17, straight: 24, 'straight-flush': 226 },
      'Yes (24)#-#-#Odd#Straight Flush',
    ],
    [
      'A-2-3 is a straight',
      'ASS 2HH 3CC',
      { '124': 1.77, 'two-black': 2.56, 'two-odd': 2.38, straight: 24 },
      'No (6)#1 2 4#Black#Odd#Straight',
    ],
    [
      'so is Q-K-A',
      'QSS KHH ACC',
      { session: 1.85, '124': 1.77, jqk: 1.77, 'two-black': 2.56, 'two-odd': 2.38, straight: 24 },
      'Yes (26)#1 2 4 | J Q K#Black#Odd#Straight',
    ],
    [
      'K-A-2 is not',
      'KSS AHH 2CC',
      { '124': 1.77, jqk: 1.77, 'two-black': 2.56, 'two-odd': 2.38 },
      'No (16)#1 2 4 | J Q K#Black#Odd#-',
    ],
  ])('%s', (_, dealt, paid, text) => {
    expect(outcomesOf(trio, dealt)).toEqual({ code: 'R', paid });
    expect(textOf(trio, dealt)).toBe(text);
  });
});

test('one window of 20 seconds, then three cards', () => {
  expect(scriptOf(trio)).toBe('20 bets, 1.5 cards, 1.5 cards, 1.5 cards');
  expect(pricesOf(trio, '')).toMatchObject({ session: '1.85/1.93', pair: '5.5' });
  expect(Object.keys(pricesOf(trio, ''))).toHaveLength(selectionsOf(trio).length);
  expect(quotes(trio, dealingOf(trio, 'ASS'))).toEqual({});
});

test('[S223] pair 5.5, flush 17, straight 24, trio 201, straight flush 226, and the rows above them', () => {
  expect(sheetOf(trio)).toEqual([
    '1 Session (21) @ 1.85/1.93 max 200000',
    '2 3 Card Judgement (1 2 4) @ 1.77/1.85 max 200000',
    '3 3 Card Judgement (J Q K) @ 1.77/1.85 max 200000',
    '4 Two Red Only @ 2.56/2.67 max 200000',
    '5 Two Black Only @ 2.56/2.67 max 200000',
    '6 Two Odd Only @ 2.38/2.49 max 200000',
    '7 Two Even Only @ 2.8/2.92 max 200000',
    '8 Pair @ 5.5 max 200000',
    '9 Flush @ 17 max 200000',
    '10 Straight @ 24 max 200000',
    '11 Trio @ 201 max 200000',
    '12 Straight Flush @ 226 max 200000',
  ]);
  expect(printedOn(trio).map(block => block.length)).toEqual([1, 2, 2, 2, 5]);
});

test('[R18] what every bet returns and how often it wins, by exact count', () => {
  const found = returnsOf(trio).map(({ id, rtp, lay, hit }) => [
    id,
    [percent(rtp!, 1), lay && percent(lay, 1), percent(hit)].filter(each => each !== undefined).join(' '),
  ]);
  expect(Object.fromEntries(found)).toEqual({
    session: '97.9 -2.2 52.94',
    '124': '97.9 -2.3 55.29',
    jqk: '97.9 -2.3 55.29',
    'two-red': '97.9 -2.1 38.24',
    'two-black': '97.9 -2.1 38.24',
    'two-odd': '97.7 -2.2 41.05',
    'two-even': '97.9 -2.1 34.97',
    pair: '94.5 17.18',
    flush: '88.0 5.18',
    straight: '83.4 3.48',
    trio: '47.3 0.24',
    'straight-flush': '49.1 0.22',
  });
  expect(new Set(returnsOf(trio).map(({ method }) => method))).toEqual(new Set(['exact']));
});

test('the count of hands agrees with dealing the three cards in every order', () => {
  const ids = ['session', '124', 'two-even'];
  expect(solverError(trio, { gone: [], dealt: [] }, ids, 200_000)).toBeLessThan(1e-9);
});

test('[R18] a Pair that a trio does not count as would return 93.2 %', () => {
  const onTrio = plainChances(trio, dealingOf(trio, '5SS 5HH'), selectionsOf(trio), 100).get('pair')!;
  expect(onTrio.win).toBe(1);
  expect(percent((3_744 / 22_100) * 5.5, 1)).toBe('93.2');
});
