import { describe, expect, test } from 'vitest';
import dum10 from './dum10.ts';
import { low } from './kit/cards.ts';
import { feedCode, isCard } from './kit/feed.ts';
import { labelOf, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { carriedOver, tableOf } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

const ALL = [...dum10.shoe.faces.keys()].filter(isCard);
const SEVENTY_SIX = 'KSS KHH KCC KDD QSS QHH';

describe('the target is the next multiple of ten at least two away', () => {
  test.each([
    [0, '', 10],
    [8, '8SS', 10],
    [9, '9SS', 20],
    [10, '10SS', 20],
    [31, 'KSS KHH 5DD', 40],
    [79, `${SEVENTY_SIX} 3SS`, 90],
    [80, `${SEVENTY_SIX} 4SS`, 90],
    [84, `${SEVENTY_SIX} 8SS`, 90],
  ])('%i', (_, gone, target) => {
    const [reach] = selectionsOf(dum10);
    expect(labelOf(reach!, tableOf(dum10, dealingOf(dum10, '', gone)))).toBe(`Next Total ${target} or More`);
  });
});

describe('one card on top of the running total', () => {
  const at31 = 'KSS KHH 5DD';
  test.each([
    ['exactly the target', '9SS', at31, 'Y', ['reach', 'odd', 'black']],
    ['one short of it', '8HH', at31, 'N', ['even', 'red']],
    ['past it', 'KDD', at31, 'Y', ['reach', 'odd', 'red']],
    ['an ace is one and odd', 'ACC', '8SS', 'N', ['odd', 'black']],
    ['a two is enough where two are needed', '2CC', '8SS', 'Y', ['reach', 'even', 'black']],
    ['a queen is twelve and even', 'QDD', '9SS', 'Y', ['reach', 'even', 'red']],
    ['a jack is eleven and odd', 'JDD', '9SS', 'Y', ['reach', 'odd', 'red']],
    ['a ten is one short of eleven', '10DD', '9SS', 'N', ['even', 'red']],
  ])('%s', (_, card, gone, code, won) => {
    const found = outcomesOf(dum10, card, gone);
    expect({ code: found.code, won: Object.keys(found.paid) }).toEqual({ code, won });
  });

  test('the result reads the number of the card, target, sum, parity and colour', () => {
    const gone = ALL.filter(card => low(card) > 8).map(feedCode); // 220 points
    expect(textOf(dum10, '5HH', ['8SS', '8HH', ...gone].join(' '))).toBe(
      '23#Next Total 240 or More#236 + 5 = 241 | Yes#Odd#Red',
    );
    expect(textOf(dum10, '2CC', '3SS')).toBe('2#Next Total 10 or More#3 + 2 = 5 | No#Even#Black');
  });
});

describe('[R18] what the card prints', () => {
  test.each([
    [2, 0.9231],
    [3, 0.8462],
    [4, 0.7692],
    [5, 0.6923],
    [6, 0.6154],
    [7, 0.5385],
    [8, 0.4615],
    [9, 0.3846],
    [10, 0.3077],
    [11, 0.2308],
  ])('%i or more comes from a full shoe with %f', (need, p) => {
    expect(ALL.filter(card => low(card) >= need).length / 52).toBeCloseTo(p, 4);
  });

  test('the first prices and what they return', () => {
    expect(pricesOf(dum10, '')).toEqual({ reach: '3.18/3.32', even: '2.12', odd: '1.82', red: '1.97', black: '1.97' });
    const found = returnsOf(dum10);
    expect(found.map(({ method }) => method)).toEqual(Array.from({ length: 5 }, () => 'exact'));
    expect(found[0]!.hit).toBeCloseTo(0.3077, 4);
    for (const { rtp } of found) expect(Math.abs(rtp! - 0.98)).toBeLessThanOrEqual(0.005);
  });
});

describe('the shoe', () => {
  test('prices come from the cards that are left', () => {
    // C = 8, need 2: 47 of 51. Even 23 of 51, odd 28; red 26, black 25.
    expect(pricesOf(dum10, '', '8SS')).toEqual({
      reach: '1.06/1.11',
      even: '2.17',
      odd: '1.78',
      red: '1.93',
      black: '2',
    });
  });

  test('[R18] fixed prices would be a gift: red at 1.97 once ten black cards are out', () => {
    const gone = ALL.filter(card => card.endsWith('S')).slice(0, 10);
    const p = 26 / 42;
    expect(1.97 * p).toBeGreaterThan(1.2);
    expect(Number(pricesOf(dum10, '', gone.map(feedCode).join(' '))['red']) * p).toBeLessThanOrEqual(0.985);
  });

  test('a target that is nearly certain is locked, the card itself is not', () => {
    const prices = pricesOf(dum10, '', 'ASS AHH ADD 5SS'); // 47 of 48
    expect(Object.keys(prices)).toEqual(['even', 'odd', 'red', 'black']);
  });

  test.each([
    ['goes on after the 34th card', 34, false],
    ['is new after the 35th', 35, true],
  ])('%s', (_, many, isNew) => {
    const out = ALL.toSorted((a, b) => (a.slice(-1) < b.slice(-1) ? -1 : 1))
      .slice(0, many)
      .map(feedCode);
    const dealing = dealingOf(dum10, out.at(-1)!, out.slice(0, -1).join(' '));
    expect(carriedOver(dum10, dealing)).toHaveLength(isNew ? 0 : many);
  });

  const pictures = ALL.filter(card => low(card) > 10)
    .map(feedCode)
    .join(' ');
  test.each([
    ['cannot miss the target: two are needed and no ace is left', '4SS', 'ASS AHH ADD ACC'],
    ['cannot reach it: eleven are needed and no picture is left', '5SS', pictures],
  ])('is new when the next card %s', (_, card, gone) => {
    expect(carriedOver(dum10, dealingOf(dum10, card, gone))).toEqual([]);
  });

  test('goes on while one card can still miss', () => {
    expect(carriedOver(dum10, dealingOf(dum10, '5SS', 'ASS AHH ADD'))).toHaveLength(4);
  });
});

test('[S226] Next Total back and lay, then Even and Odd, Red and Black', () => {
  expect(dum10.layout).toEqual([
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'parity', perRow: 2 },
    { kind: 'cells', market: 'colour', perRow: 2 },
  ]);
  const table = tableOf(dum10, dealingOf(dum10, ''));
  expect(selectionsOf(dum10).map(each => `${each.sid} ${labelOf(each, table)}`)).toEqual([
    ...['1 Next Total 10 or More', '2 Even', '3 Odd', '4 Red', '5 Black'],
  ]);
  expect(dum10.markets.map(({ subtype }) => subtype)).toEqual(['dum10', 'dum10fancy', 'dum10fancy']);
  for (const { limits } of dum10.markets) expect(limits).toEqual({ min: 10_000, max: 20_000_000 });
  expect([...dum10.script(table)].map(step => step.ms)).toEqual([20_000, 1_500]);
});
