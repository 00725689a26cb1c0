import { describe, expect, test } from 'vitest';
import { chances } from './kit/chances.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { tableOf } from './kit/play.ts';
import { FINISHES } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import notenum from './notenum.ts';

describe('the two baccarat values', () => {
  test.each([
    ['the higher value wins', '9SS 9HH 6CC 10DD 2SS AHH', { baccarat1: 2 }, 'Baccarat 1 (B1 : 4 | B2 : 3)'],
    ['only the last digit counts', '9SS 9HH 9CC 4DD 4SS AHH', { baccarat2: 2 }, 'Baccarat 2 (B1 : 7 | B2 : 9)'],
    ['the ten counts nothing', '10SS 10HH 10CC 10DD 10SS AHH', { baccarat2: 2 }, 'Baccarat 2 (B1 : 0 | B2 : 1)'],
    [
      'equal values return half',
      'ASS 2HH 3CC 6DD 10SS 10HH',
      { baccarat1: 0.5, baccarat2: 0.5 },
      'Tie (B1 : 6 | B2 : 6)',
    ],
  ])('%s', (_, cards, paid, text) => {
    const found = Object.entries(outcomesOf(notenum, cards).paid).filter(([id]) => id.startsWith('baccarat'));
    expect(Object.fromEntries(found)).toEqual(paid);
    expect(textOf(notenum, cards).split('#').at(-1)).toBe(text);
  });
});

test('each card pays its own parity, colour, size and point: 5 is low, 6 is high, the ace odd', () => {
  const { code, paid } = outcomesOf(notenum, 'ASS 5HH 6CC 10DD 2SS 9HH');
  expect(code).toBe('R');
  expect(Object.keys(paid).filter(id => id.startsWith('card'))).toEqual([
    ...['card1.odd', 'card1.black', 'card1.low', 'card1.A', 'card2.odd', 'card2.red', 'card2.low', 'card2.5'],
    ...['card3.even', 'card3.black', 'card3.high', 'card3.6', 'card4.even', 'card4.red', 'card4.high', 'card4.T'],
    ...['card5.even', 'card5.black', 'card5.low', 'card5.2', 'card6.odd', 'card6.red', 'card6.high', 'card6.9'],
  ]);
});

test('the result reads parities, colours, sizes, points and the baccarat values', () => {
  expect(textOf(notenum, '9SS 9HH 6CC 10DD 2SS AHH')).toBe(
    'Odd Odd Even Even Even Odd#Black Red Black Red Black Red#High High High High Low Low#9 9 6 10 2 1' +
      '#Baccarat 1 (B1 : 4 | B2 : 3)',
  );
});

test('every card is there twice, and there are no pictures', () => {
  expect([...notenum.shoe.faces.values()].reduce((a, b) => a + b)).toBe(80);
  expect(() => tableFrom(notenum, 'ASS ASS 2HH 3HH 4HH 5HH')).not.toThrow();
  expect(() => tableFrom(notenum, 'ASS ASS ASS 3HH 4HH 5HH')).toThrow('There is no ASS left to deal.');
  expect(() => tableFrom(notenum, 'JSS 2SS ASS 3HH 4HH 5HH')).toThrow('Note Number has no JSS in its shoe.');
});

describe('[R18] what the card prints', () => {
  const found = returnsOf(notenum);
  test.each([
    [/^card1\.(odd|even|red|black|low|high)$/, 6, 1.98, 0.99, 0.5],
    [/^card1\.[A2-9T]$/, 10, 9.5, 0.95, 0.1],
    [/^baccarat[12]$/, 2, 2, 0.95, 0.45],
  ])('%s: %i cells at %f return %f', (ids, many, odds, rtp, hit) => {
    const some = found.filter(({ id }) => ids.test(id));
    expect(some).toHaveLength(many);
    for (const each of some) {
      expect([each.odds, each.method]).toEqual([odds, 'exact']);
      expect(each.rtp).toBeCloseTo(rtp, 3);
      expect(each.hit).toBeCloseTo(hit, 3);
    }
  });

  test('all 98 are exact and below 100 %', () => {
    expect(found).toHaveLength(98);
    for (const { id, rtp, method } of found) expect([id, method, rtp! < 1]).toEqual([id, 'exact', true]);
  });

  test('the values are equal in 10.0 %; returned, they would leave the house nothing', () => {
    const { hit } = found.find(({ id }) => id === 'baccarat1')!;
    expect(100 * (1 - 2 * hit)).toBeCloseTo(10, 1);
    expect(2 * hit + (1 - 2 * hit)).toBeCloseTo(1, 12);
  });
});

describe('[R18] the next-card price must follow the cards: a fixed one would be a gift', () => {
  test.each([
    ['odd at 1.98 after five even cards', '2SS 4HH 6DD 8CC 10SS', 'card6.odd', 1.98, 105.6],
    ['a point at 9.5 after five of others', '2SS 4HH 6DD 8CC 10SS', 'card6.A', 9.5, 101.3],
  ])('%s', (_, cards, id, naive, percent) => {
    const asked = selectionsOf(notenum).filter(each => each.id === id);
    const { win } = chances(notenum, dealingOf(notenum, cards), asked, FINISHES).get(id)!;
    expect(100 * win * naive).toBeCloseTo(percent, 1);
    expect(win * Number(pricesOf(notenum, cards)[id]!.split('/')[0])).toBeLessThan(0.991);
  });
});

test('after a black five: 39 odd, 40 even, 39 black, 39 low and seven fives of 79', () => {
  const prices = pricesOf(notenum, '5SS');
  expect(prices).toMatchObject({
    'card2.odd': '2/2.05',
    'card2.even': '1.95/2',
    'card2.5': '10.72',
    'card2.A': '9.38',
  });
  expect(prices).toMatchObject({ 'card2.black': '2/2.05', 'card2.red': '1.95/2', 'card2.low': '2/2.05' });
});

test('only the next card is open, Baccarat before the first alone, and a card is paid as soon as it lies there', () => {
  const cards = 'ASS 5HH 6CC 10DD 2SS 9HH'.split(' ');
  for (let k = 0; k <= 5; k++) {
    const dealt = cards.slice(0, k).join(' ');
    const ids = Object.keys(pricesOf(notenum, dealt));
    expect(ids.filter(id => id.startsWith('baccarat'))).toEqual(k === 0 ? ['baccarat1', 'baccarat2'] : []);
    expect(ids.filter(id => id.startsWith('card')).every(id => id.startsWith(`card${k + 1}.`))).toBe(true);
    expect(ids.filter(id => id.startsWith('card'))).toHaveLength(16);
    const table = tableOf(notenum, dealingOf(notenum, dealt));
    expect(notenum.markets.filter(market => market.decided?.(table))).toHaveLength(4 * k);
  }
});

describe('the solver agrees with the plain enumerator', () => {
  test.each([
    ['after three cards', '9SS 9HH 6CC'],
    ['after four cards', '9SS 9HH 6CC ASS'],
    ['after five cards', '9SS 9HH 6CC 10DD 2SS'],
  ])('about the baccarat values %s', (_, cards) => {
    const ids = ['baccarat1', 'baccarat2'];
    expect(solverError(notenum, dealingOf(notenum, cards), ids)).toBeLessThan(1e-10);
  });

  test('about the next card and the one after', () => {
    const ids = [4, 5].flatMap(n =>
      ['odd', 'even', 'red', 'black', 'low', 'high', 'A', 'T'].map(id => `card${n}.${id}`),
    );
    expect(solverError(notenum, dealingOf(notenum, '9SS 9HH 6CC'), ids)).toBeLessThan(1e-10);
  });
});

test('[S226] the rows of the feed, names, limits and table', () => {
  const of = (id: string) => selectionsOf(notenum).find(each => each.id === id)!;
  const ids = ['card1.odd', 'card6.odd', 'card1.even', 'card1.black', 'card1.red', 'card1.low', 'card6.high'];
  expect([...ids, 'baccarat1', 'baccarat2', 'card1.A', 'card6.T'].map(id => `${of(id).sid} ${of(id).label}`)).toEqual([
    ...['1 Odd Card 1', '6 Odd Card 6', '7 Even Card 1', '13 Black Card 1', '19 Red Card 1', '25 Low Card 1'],
    ...['36 High Card 6', '37 Baccarat 1', '38 Baccarat 2', '39_1 Card 1 A', '44_10 Card 6 10'],
  ]);
  expect(ids.map(id => of(id).subtype)).toEqual(['odd', 'odd', 'even', 'black', 'red', 'low', 'high']);
  expect(['card1.point', 'baccarat'].map(id => marketOf(notenum, id).subtype)).toEqual(['card', 'bacc']);
  const sids = selectionsOf(notenum).map(({ sid }) => sid);
  expect(new Set(sids).size).toBe(sids.length);
  const most = (id: string) => marketOf(notenum, id).limits.max / 100;
  expect(['card1.parity', 'card1.point', 'baccarat'].map(most)).toEqual([200_000, 25_000, 200_000]);
  expect(notenum.layout.slice(0, 4)).toEqual([
    { kind: 'rows', market: 'card1.parity', sides: ['back', 'lay'], onlyWhenOpen: true },
    { kind: 'rows', market: 'card1.colour', sides: ['back', 'lay'], onlyWhenOpen: true },
    { kind: 'rows', market: 'card1.size', sides: ['back', 'lay'], onlyWhenOpen: true },
    { kind: 'cells', market: 'card1.point', perRow: 10, as: 'cards', onlyWhenOpen: true },
  ]);
  expect(notenum.layout.at(-1)).toEqual({ kind: 'cells', market: 'baccarat', perRow: 2 });
  const steps = [...notenum.script(tableOf(notenum, dealingOf(notenum, '')))];
  expect(steps.map(step => step.ms)).toEqual([1, 2, 3, 4, 5, 6].flatMap(() => [12_000, 1_500]));
});
