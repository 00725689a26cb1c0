import { describe, expect, test } from 'vitest';
import { faceOf, feedCode } from './kit/feed.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { carriedOver, tableOf } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import teen3 from './teen3.ts';

const ALL = [...teen3.shoe.faces.keys()].map(feedCode);
const FOR_B = ALL.filter(card => outcomesOf(teen3, card).code === 'B');
const FOR_A = ALL.filter(card => !FOR_B.includes(card));

describe('Player A has K-Q-10 and Player B 9-8 and one card', () => {
  test.each([
    ['a pair of nines', '9SS', 'B'],
    ['a pair of eights', '8HH', 'B'],
    ['10-9-8', '10CC', 'B'],
    ['9-8-7', '7DD', 'B'],
    ['ace high', 'ASS', 'B'],
    ['king high, and the queen decides', 'KHH', 'A'],
    ['queen high', 'QSS', 'A'],
    ['jack high: no straight with 9-8', 'JSS', 'A'],
    ['9-8-6', '6SS', 'A'],
  ])('%s', (_, card, winner) => {
    expect(outcomesOf(teen3, card)).toEqual({ code: winner, paid: { [winner]: 'win' } });
    expect(textOf(teen3, card)).toBe(`Player ${winner}`);
  });

  test('B wins with 7, 8, 9, 10 and A: 17 of 47, and there is no tie', () => {
    expect(FOR_B.map(card => card.slice(0, -2)).toSorted()).toEqual([
      ...['10', '10', '10', '7', '7', '7', '7', '8', '8', '8', '9', '9', '9', 'A', 'A', 'A', 'A'],
    ]);
    expect(ALL).toHaveLength(47);
  });

  test('the five cards on the table are not in the shoe', () => {
    for (const card of ['KSS', 'QHH', '10DD', '9CC', '8SS']) expect(faceOf(teen3, card)).toBeUndefined();
  });
});

test('[R18] first prices and returns', () => {
  expect(pricesOf(teen3, '')).toEqual({ A: '1.55/1.59', B: '2.73/2.8' });
  for (const { id, rtp, hit, method } of returnsOf(teen3)) {
    expect(method).toBe('exact');
    expect(hit).toBeCloseTo((id === 'A' ? 30 : 17) / 47, 12);
    expect(rtp).toBeGreaterThanOrEqual(0.98);
    expect(rtp).toBeLessThanOrEqual(0.99);
  }
});

describe('the shoe', () => {
  test('a price comes from the cards that are left', () => {
    const gone = FOR_A.slice(0, 10).join(' ');
    expect(pricesOf(teen3, '', gone)).toEqual({ A: '1.83/1.87', B: '2.15/2.2' }); // 20 and 17 of 37
  });

  test('[R18] a price that did not move would return 125 % after ten cards of the other side', () => {
    const p = 17 / 37;
    expect(2.73 * p).toBeCloseTo(1.2543, 4);
    expect(Number(pricesOf(teen3, '', FOR_A.slice(0, 10).join(' '))['B']!.split('/')[0]) * p).toBeLessThan(0.99);
  });

  test('a side that is nearly certain is still sold, one that is certain is not', () => {
    const gone = FOR_B.slice(0, 16).join(' '); // A wins with 30 of 31
    expect(pricesOf(teen3, '', gone)).toEqual({ A: '1.02/1.05', B: '30.69/31.31' });
    const later = [...FOR_B.slice(1), ...FOR_A.slice(18)].join(' '); // 18 of 19
    expect(pricesOf(teen3, '', later)).toEqual({ A: '1.04/1.07', B: '18.81/19.19' });
    expect(pricesOf(teen3, '', FOR_B.join(' '))).toEqual({});
  });

  test.each([
    ['goes on after the 34th card', 34, false],
    ['is new after the 35th', 35, true],
  ])('%s', (_, many, isNew) => {
    const order = [...FOR_A.slice(0, 20), ...FOR_B.slice(0, 15)].slice(0, many);
    const { gone, dealt } = dealingOf(teen3, order.at(-1)!, order.slice(0, -1).join(' '));
    expect(carriedOver(teen3, { gone, dealt })).toEqual(isNew ? [] : [...gone, dealt[0]!.face]);
  });

  test.each([
    ['B', FOR_B],
    ['A', FOR_A],
  ])('is new as soon as %s has no winning card left', (_, winning) => {
    const { gone, dealt } = dealingOf(teen3, winning.at(-1)!, winning.slice(0, -1).join(' '));
    expect(carriedOver(teen3, { gone, dealt })).toEqual([]);
    const before = dealingOf(teen3, winning.at(-2)!, winning.slice(0, -2).join(' '));
    expect(carriedOver(teen3, before)).toHaveLength(winning.length - 1);
  });

  test('drawn cards are shown', () => {
    expect(tableFrom(teen3, 'ASS', '2HH 3DD')).toEqual({
      A: ['KS', 'QH', 'TD'],
      B: ['9C', '8S', 'AS'],
      gone: ['2H', '3D'],
    });
  });
});

test('[S200] Main with back and lay of both players, at the prices of the shoe', () => {
  const sides = ['back', 'lay'];
  expect(teen3.layout).toEqual([
    { kind: 'rows', title: 'Player A', seat: 'A', market: 'main', only: ['A'], sides },
    { kind: 'rows', title: 'Player B', seat: 'B', market: 'main', only: ['B'], sides },
  ]);
  expect(selectionsOf(teen3).map(({ sid, label }) => `${sid} ${label}`)).toEqual(['1 Player A', '2 Player B']);
  expect(teen3.markets.map(({ name, limits }) => [name, limits])).toEqual([['Main', { min: 10_000, max: 20_000_000 }]]);
  const steps = [...teen3.script(tableOf(teen3, dealingOf(teen3, '')))];
  expect(steps).toEqual([
    { do: 'bets', ms: 20_000 },
    { do: 'deal', to: 'B', ms: 1_500 },
  ]);
});
