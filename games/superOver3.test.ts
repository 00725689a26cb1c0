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
import { tableFrom, textOf } from './kit/testing/testing.ts';
import superOver3 from './superOver3.ts';

const FRESH = { gone: [], dealt: [] };
const found = chances(superOver3, FRESH, selectionsOf(superOver3), 0);

// The balls of IND, then those of AUS: four each, and the first king ends an innings.
test.each([
  ['four balls a side', '6 6 4 4 2 2 2 3', 'IND#IND : 20/0#AUS : 9/0', { first: 'win', second: 0, tie: 0 }],
  ['one wicket is all out', '6 K 3 4', 'AUS#IND : 6/1#AUS : 7/0', { first: 0, second: 'win', tie: 0 }],
  ['out first ball, twice', 'K K', 'Tie#IND : 0/1#AUS : 0/1', { first: 1, second: 1, tie: 'win' }],
  ['wickets are ignored', 'A 10 10 10 A 10 K', 'Tie#IND : 1/0#AUS : 1/1', { first: 1, second: 1, tie: 'win' }],
])('%s: %s', (_, balls, text, paid) => {
  expect(textOf(superOver3, balls)).toBe(text);
  expect(superOver3.result(tableFrom(superOver3, balls)).code).toBe(text.charAt(0));
  expect(paidFor(superOver3, balls, ['first', 'second', 'tie'])).toEqual(paid);
});

test('[R18] [S221] opening prices', () => {
  expect([found.get('first')!.win, found.get('second')!.win].map(p => percent(p, 3))).toEqual(['46.365', '46.365']);
  expect(percent(found.get('tie')!.win)).toBe('7.27');
  expect(percent(found.get('first.wicket')!.win)).toBe('48.87');
  expect(quotes(superOver3, FRESH)).toMatchObject({
    first: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    second: { back: { odds: odds(1.96) }, lay: { odds: odds(2.06) } },
    tie: { back: { odds: odds(13.06) }, lay: { odds: odds(15.29) } },
    'first.runs': { back: { line: 8, odds: per100(95) }, lay: { line: 8, odds: per100(111) } },
    'first.bhav': { back: { line: 2, odds: per100(22) }, lay: { line: 2, odds: per100(26) } },
    'first.wicket': { back: { odds: odds(1.96) } },
    'first.ball1.three': { back: { odds: odds(6.72) } },
    'first.ball1.boundry': { back: { odds: odds(3.36) } },
  });
  const mean = Array.from({ length: 24 }, (_, i) => found.get('first.runs')!.atLeast(i + 1)).reduce((a, b) => a + b);
  expect(mean.toFixed(2)).toBe('7.23');
  for (const { id, method } of returnsOf(superOver3)) expect([id, method]).toEqual([id, 'exact']);
});

test('[R18] in all 5,347 states no price favours the player, and every edge is within its band', () => {
  const { states, bands } = walked(superOver3, true);
  expect(states).toBe(5_347);
  const rounded = Object.fromEntries(
    Object.entries(bands).map(([kind, band]) => [kind, band.map(edge => Number(edge.toFixed(1)))]),
  );
  expect(rounded).toEqual({
    'bookmaker back': [2, 2.8],
    'bookmaker lay': [0.5, 8],
    'tie back': [5, 5.2],
    'tie lay': [0.5, 3.6],
    'fancy1 back': [4, 4.2],
    'wicket back': [4, 4.5],
    'runs back': [4, 4.6],
    'runs lay': [2.3, 3.9],
    'bhav back': [1.7, 2.2],
    'bhav lay': [3.1, 5.2],
  });
});

test.each([
  ['A', '100.5'],
  ['A 2 3', '111.7'],
])('6.70 on Wicket would return too much after %s, so it is priced again', (balls, naive) => {
  const dealing = dealingOf(superOver3, balls);
  const id = `first.ball${dealing.dealt.length + 1}.wicket`;
  const { win } = chances(superOver3, dealing, selectionsOf(superOver3), 0).get(id)!;
  expect(percent(win * 6.7, 1)).toBe(naive);
  expect(quotes(superOver3, dealing)[id]!.back!.odds).toBeLessThan(odds(6.7));
});

test('[S221] bookmaker to 3L, fancy to 1L, tie and fancy1 to 10K; four balls a side', () => {
  const sheet = sheetOf(superOver3);
  expect(sheet).toHaveLength(57);
  expect(sheet.slice(0, 10)).toEqual([
    '1 IND @ live max 300000',
    '2 AUS @ live max 300000',
    '3 1 over run IND @ line max 100000',
    '4 1 over run bhav IND @ line max 100000',
    '5 1 over run AUS @ line max 100000',
    '6 1 over run bhav AUS @ line max 100000',
    '7 Tie @ live max 10000',
    '8 Common Wicket IND @ live max 10000',
    '9 Common Wicket AUS @ live max 10000',
    '10 0.1 Over Wicket IND @ live max 10000',
  ]);
  expect(sheet.at(-1)).toBe('57 0.4 Over Boundry AUS @ live max 10000');
  expect([superOver3.name, superOver3.title]).toEqual(['Mini Superover', 'Mini SuperOver']);
});

test.each(['6 3', 'K', '6 4 A A 3 6'])('the chances are those of the plain count: after %s', balls => {
  expect(disputed(superOver3, dealingOf(superOver3, balls), 3_000)).toEqual([]);
});
