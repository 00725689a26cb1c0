import { expect, test } from 'vitest';
import { odds } from '@maidan/core/odds';
import { chances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf } from './kit/testing/midRound.ts';
import { paidFor } from './kit/testing/oneWindow.ts';
import { quotes } from './kit/price.ts';
import { per100 } from './kit/quote.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { disputed, walked } from './kit/testing/superOverStates.ts';
import { outcomeOf, tableFrom, textOf } from './kit/testing/testing.ts';
import superOver from './superOver.ts';
import superOver2 from './superOver2.ts';
import superOver3 from './superOver3.ts';

const FRESH = { gone: [], dealt: [] };
const found = chances(superOver2, FRESH, selectionsOf(superOver2), 0);

// The balls of IND, then those of ENG, as clips.
test.each([
  [
    'the higher total wins',
    '6 6 6 6 6 6 2 2 2 2 2 3',
    'IND#IND : 36/0#ENG : 13/0',
    { first: 'win', second: 0, tie: 0 },
  ],
  [
    'the chase stops when it is ahead',
    'Wicket Wicket 0 1',
    'ENG#IND : 0/2#ENG : 1/0',
    { first: 0, second: 'win', tie: 0 },
  ],
  [
    'equal totals return the bookmaker bets, whatever the wickets',
    '1 Wicket Wicket 0 0 1 0 0 0',
    'Tie#IND : 1/2#ENG : 1/0',
    { first: 1, second: 1, tie: 'win' },
  ],
])('%s: %s', (_, balls, text, paid) => {
  expect(textOf(superOver2, balls)).toBe(text);
  expect(superOver2.result(tableFrom(superOver2, balls)).code).toBe(text.charAt(0));
  expect(paidFor(superOver2, balls, ['first', 'second', 'tie'])).toEqual(paid);
});

test('a clip can come again and again: six sixes', () => {
  expect(outcomeOf(superOver2, 'first.runs', '6 6 6 6 6 6 Wicket Wicket', { line: 36 })).toBe('win');
  expect(superOver2.shoe).toMatchObject({ kind: 'clips', replace: true });
});

test('[R18] [S221] opening prices', () => {
  expect([found.get('first')!.win, found.get('second')!.win].map(p => percent(p))).toEqual(['47.56', '47.56']);
  expect(percent(found.get('tie')!.win)).toBe('4.88');
  expect(percent(found.get('first.wicket')!.win)).toBe('60.34');
  expect(quotes(superOver2, FRESH)).toMatchObject({
    first: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    second: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    tie: { back: { odds: odds(19.46) }, lay: { odds: odds(22.84) } },
    'first.runs': { back: { line: 14, odds: per100(101) }, lay: { line: 14, odds: per100(117) } },
    'first.bhav': { back: { line: 8, odds: per100(19) }, lay: { line: 8, odds: per100(22) } },
    'first.wicket': { back: { odds: odds(1.59) } },
    'first.ball1.zero': { back: { odds: odds(6.72) } },
    'first.ball1.boundry': { back: { odds: odds(3.36) } },
  });
  for (const { id, method } of returnsOf(superOver2)) expect([id, method]).toEqual([id, 'exact']);
});

test('[R18] rows about a ball keep their price, because clips are drawn afresh; the prices seen elsewhere are fair too', () => {
  for (const balls of ['', '6 6', 'Wicket 0 0 0 0', 'Wicket 6 Wicket 2']) {
    const rows = Object.entries(quotes(superOver2, dealingOf(superOver2, balls))).filter(([id]) =>
      id.includes('.ball'),
    );
    expect(rows.map(([, { back }]) => back!.odds)).toEqual([
      ...Array.from({ length: 5 }, () => odds(6.72)),
      odds(3.36),
    ]);
  }
  expect([percent(6.7 / 7), percent((2 * 3.38) / 7)]).toEqual(['95.71', '96.57']);
});

test.each([
  ['three sixes, once in 343', '6 6 6 0 0 0 0 0 0', [odds(325.85)]],
  ['four sixes, once in 2,401', '6 6 6 6 0 0 0 0', []],
])('what comes less than once in a thousand is not on offer, and the rules say so: a tie by %s', (_, balls, backs) => {
  const { tie } = quotes(superOver2, dealingOf(superOver2, balls));
  expect(tie?.back ? [tie.back.odds] : []).toEqual(backs);
  const words = 'Bookmaker, Tie and Fancy1 rows are locked while their chance is below one in a thousand.';
  expect([superOver, superOver2, superOver3].map(({ rules }) => rules.includes(words))).toEqual([true, true, true]);
});

test('[R18] in all 8,336 states no price favours the player, and every edge is within its band', () => {
  const { states, bands } = walked(superOver2, false);
  expect(states).toBe(8_336);
  const rounded = Object.fromEntries(
    Object.entries(bands).map(([kind, band]) => [kind, band.map(edge => Number(edge.toFixed(1)))]),
  );
  expect(rounded).toEqual({
    'bookmaker back': [2, 3],
    'bookmaker lay': [0.5, 7.9],
    'tie back': [5, 5.1],
    'tie lay': [0.5, 3.1],
    'fancy1 back': [4, 4],
    'wicket back': [4, 4.5],
    'runs back': [4, 4.6],
    'runs lay': [2, 4.4],
    'bhav back': [1.5, 2.4],
    'bhav lay': [2.5, 7.8],
  });
});

test('[S221] the rows, limits and sections of the other table, with these teams', () => {
  const renamed = sheetOf(superOver).map(row => row.replace('ENG', 'IND').replace('RSA', 'ENG'));
  expect(sheetOf(superOver2)).toEqual(renamed);
  expect(superOver2.layout).toEqual(superOver.layout);
  expect([superOver2.name, superOver2.title]).toEqual(['Super Over 2', 'Super Over2']);
});

test.each([
  ['a chase of 14 from the third ball', '6 4 4 Wicket Wicket 6 3'],
  ['the last ball of IND', '0 0 1 1 1 Wicket'],
])('the chances are those of the plain count: %s', (_, balls) => {
  expect(disputed(superOver2, dealingOf(superOver2, balls), 3_000)).toEqual([]);
});
