import { describe, expect, test } from 'vitest';
import dt6 from './dt6.ts';
import { chanceToWin } from './kit/chance.ts';
import { chances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { quotes } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

/** What is paid on a hand's own card. */
const own = (seat: string, parity: 'odd' | 'even', colour: 'red' | 'black', suit: string) => ({
  [`${seat}.${parity}`]: parity === 'odd' ? 1.79 : 2.1,
  [`${seat}.${colour}`]: 1.95,
  [`${seat}.${suit}`]: 3.79,
});

// Cards in deal order: dragon, tiger.
test.each([
  [
    'the higher rank wins',
    'QSS JHH',
    'D',
    { dragon: 1.98, ...own('dragon', 'even', 'black', 'S'), ...own('tiger', 'odd', 'red', 'H') },
  ],
  [
    'the ace is low',
    'ASS 2DD',
    'T',
    { tiger: 1.98, ...own('dragon', 'odd', 'black', 'S'), ...own('tiger', 'even', 'red', 'D') },
  ],
  [
    'the suit decides among equal ranks',
    '8CC 8DD',
    'D',
    { dragon: 1.98, pair: 12, ...own('dragon', 'even', 'black', 'C'), ...own('tiger', 'even', 'red', 'D') },
  ],
  [
    'the very same card returns Dragon and Tiger, and is a pair',
    '4CC 4CC',
    'T',
    { dragon: 1, tiger: 1, pair: 12, ...own('dragon', 'even', 'black', 'C'), ...own('tiger', 'even', 'black', 'C') },
  ],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(dt6, cards)).toEqual({ code, paid });
});

test('the result names the winner, the pair, the parities, the colours and the suits', () => {
  expect(textOf(dt6, '8CC 8DD')).toBe('Dragon#Pair#D : Even | T : Even#D : Black | T : Red#D : Club | T : Diamond');
  expect(textOf(dt6, 'ASS KHH')).toBe('Tiger#-#D : Odd | T : Odd#D : Black | T : Red#D : Spade | T : Heart');
  expect(textOf(dt6, '4CC 4CC').split('#')[0]).toBe('Tie');
});

test('rows have the numbers, names, prices and limits of the rules card', () => {
  const hand = (name: string, sid: number) => [
    `${sid} ${name} Even @ 2.1 max 25000`,
    `${sid + 1} ${name} Odd @ 1.79 max 25000`,
    `${sid + 2} ${name} Red @ 1.95 max 25000`,
    `${sid + 3} ${name} Black @ 1.95 max 25000`,
    ...['Spade', 'Heart', 'Diamond', 'Club'].map((suit, nth) => `${sid + 4 + nth} ${name} ${suit} @ 3.79 max 25000`),
  ];
  expect(sheetOf(dt6)).toEqual([
    '1 Dragon @ 1.98 max 200000',
    '2 Tiger @ 1.98 max 200000',
    '3 Pair @ 12 max 10000',
    ...hand('Dragon', 4),
    ...hand('Tiger', 12),
  ]);
});

test('[S214] Back 1.98 with Lay locked, the pair, then parity, colour and suits of each', () => {
  const hand = (name: string) => [
    [`${name} Even 2.1`, `${name} Odd 1.79`],
    [`${name} Red 1.95`, `${name} Black 1.95`],
    ['Spade', 'Heart', 'Diamond', 'Club'].map(suit => `${name} ${suit} 3.79`),
  ];
  expect(printedOn(dt6)).toEqual([['Dragon 1.98', 'Tiger 1.98'], ['Pair 12'], ...hand('Dragon'), ...hand('Tiger')]);
  expect(dt6.layout[0]).toMatchObject({ kind: 'rows', sides: ['back', 'lay'] });
  const { dragon, tiger } = quotes(dt6, { gone: [], dealt: [] });
  expect([dragon, tiger]).toEqual([{ back: { odds: 1980 } }, { back: { odds: 1980 } }]);
});

describe('[R18] what dt6 returns', () => {
  test('by exact count', () => {
    const own = (seat: string) => ({
      [`${seat}.even`]: '96.92',
      [`${seat}.odd`]: '96.38',
      [`${seat}.red`]: '97.50',
      [`${seat}.black`]: '97.50',
      ...Object.fromEntries(['S', 'H', 'D', 'C'].map(suit => [`${seat}.${suit}`, '94.75'])),
    });
    expect(percentsOf(dt6)).toEqual({
      dragon: '99.02',
      tiger: '99.02',
      pair: '89.64',
      ...own('dragon'),
      ...own('tiger'),
    });
  });

  test('with one deck Pair would return 70.6 %, so there are eight', () => {
    expect(percent((12 * 3) / 51, 1)).toBe('70.6');
    expect(returnsOf(dt6).find(({ id }) => id === 'pair')!.hit).toBeCloseTo(31 / 415, 12);
  });
});

test.each([
  // Dragon's card, its value r and the strength q of its suit
  ['ADD', 1, 1],
  ['ASS', 1, 4],
  ['7CC', 7, 2],
  ['KHH', 13, 3],
  ['KSS', 13, 4],
])('once Dragon has %s it wins in (32(r − 1) + 8(q − 1)) of 408 rounds', (card, r, q) => {
  const dragon = selectionsOf(dt6).slice(0, 1);
  const chance = chances(dt6, dealtSoFar(dt6, card), dragon, 60_000).get('dragon')!;
  expect(chance.error).toBe(0);
  expect(chanceToWin(chance)).toBeCloseTo((32 * (r - 1) + 8 * (q - 1)) / 408, 12);
});
