import { describe, expect, test } from 'vitest';
import baccarat from './baccarat.ts';
import { chances, plainChances } from './kit/chances.ts';
import { selectionsOf } from './kit/game.ts';
import { seatAfter } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { dealtSoFar, percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

// Cards in deal order: player, banker, player, banker, then third cards.
test.each([
  ['a natural ends the round', '9SS 2HH KSS 3HH', 'P', { player: 2, small: 2.5 }],
  ['a natural of the banker stops a player with 5', '2SS 8HH 3SS KHH', 'B', { banker: 2, small: 2.5 }],
  ['player stands on 6, banker draws on 5', '6SS 2HH KSS 3HH 4DD', 'B', { banker: 2, big: 1.54 }],
  ['player stands on 7, banker on 6', '7SS 6HH KSS KHH', 'P', { player: 2, small: 2.5 }],
  [
    'a tie returns Player and Banker and leaves Small',
    '7SS 7HH KSS QHH',
    'T',
    { player: 1, banker: 1, tie: 9, small: 2.5 },
  ],
  ['a tie of six cards leaves Big', 'KSS QHH JSS 10HH 5DD 5CC', 'T', { player: 1, banker: 1, tie: 9, big: 1.54 }],
  ['a two-card 6 of the banker is paid half', '5SS KHH KSS 6HH 10DD', 'B', { banker: 1.5, big: 1.54 }],
  // Whoever looks at the first two cards only gets the next two wrong.
  ['a three-card 6 of the banker is paid half', '2SS 2HH 3SS AHH KDD 3CC', 'B', { banker: 1.5, big: 1.54 }],
  ['a 6 that draws and wins with 9 is paid in full', '2SS KHH KSS 6HH 6DD 3CC', 'B', { banker: 2, big: 1.54 }],
  ['a 6 of the player is paid in full', '6SS AHH KSS 3DD AHH', 'P', { player: 2, big: 1.54 }],
  ['a pair is two of a rank', '4SS 2HH 4HH 3CC', 'P', { player: 2, 'player-pair': 12, 'either-pair': 6, small: 2.5 }],
  ['a ten and a king are no pair', '10SS 4HH KSS 5HH', 'B', { banker: 2, small: 2.5 }],
  ['a third card makes no pair', '2SS 3HH AHH 4HH 2CC', 'B', { banker: 2, big: 1.54 }],
  [
    'a perfect pair of the banker alone wins',
    '4SS 2HH 5SS 2HH',
    'P',
    { player: 2, 'banker-pair': 12, 'either-pair': 6, 'perfect-pair': 26, small: 2.5 },
  ],
  [
    'two perfect pairs are paid once',
    '4SS 2HH 4SS 2HH',
    'P',
    { player: 2, 'player-pair': 12, 'banker-pair': 12, 'either-pair': 6, 'perfect-pair': 26, small: 2.5 },
  ],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(baccarat, cards)).toEqual({ code, paid });
});

describe('the drawing table', () => {
  test.each([
    [0, '0123456789'],
    [1, '0123456789'],
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('a banker with %i draws against a third card of %s', (banker, against) => {
    const card = (value: number) => (value === 0 ? 'QHH' : value === 1 ? 'AHH' : `${value}HH`);
    const drawn = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(third => {
      const dealing = dealtSoFar(baccarat, `2SS KSS 3SS ${card(banker)} ${card(third)}`);
      return seatAfter(baccarat, dealing) === 'banker';
    });
    expect(drawn.join('')).toBe(against);
  });

  test.each([
    ['player draws on 5', '2SS KSS 3SS 7HH', 'player'],
    ['player stands on 6 and banker draws on 5', '2SS KSS 4SS 5HH', 'banker'],
    ['player stands on 6 and banker on 6', '2SS KSS 4SS 6HH', undefined],
    ['nobody draws against an 8', '2SS KSS 3SS 8HH', undefined],
    ['nobody draws with a 9', '4SS KSS 5SS 2HH', undefined],
  ])('%s', (_, cards, seat) => {
    expect(seatAfter(baccarat, dealtSoFar(baccarat, cards))).toBe(seat);
  });
});

test('the result names the winner, the totals, the pairs, the perfect pairs and the size', () => {
  expect(textOf(baccarat, '4SS 2HH 4SS 2CC')).toBe('Player#P : 8 | B : 4#P : Yes | B : Yes#P : Yes | B : No#Small');
  expect(textOf(baccarat, '2SS 2HH 3SS AHH KDD 3CC')).toBe('Banker#P : 5 | B : 6#P : No | B : No#P : No | B : No#Big');
  expect(textOf(baccarat, '7SS 7HH KSS QHH').split('#')[0]).toBe('Tie');
});

test('rows have the numbers, names, prices and limits of the rules card', () => {
  expect(sheetOf(baccarat)).toEqual([
    '1 Player @ 2 max 200000',
    '2 Banker @ 2 max 200000',
    '3 Tie @ 9 max 200000',
    '4 Player Pair @ 12 max 200000',
    '5 Banker Pair @ 12 max 200000',
    '6 Perfect Pair @ 26 max 200000',
    '7 Big @ 1.54 max 200000',
    '8 Small @ 2.5 max 200000',
    '9 Either Pair @ 6 max 200000',
  ]);
});

test('[S212] the table shows the side bets above, and the hands between their pairs', () => {
  expect(printedOn(baccarat)).toEqual([
    ['Perfect Pair 26', 'Big 1.54', 'Small 2.5', 'Either Pair 6'],
    ['Player Pair 12', 'Player 2', 'Tie 9', 'Banker 2', 'Banker Pair 12'],
  ]);
});

describe('[R18] what baccarat returns', () => {
  test('by exact count', () => {
    expect(percentsOf(baccarat)).toEqual({
      player: '98.76',
      banker: '98.54',
      tie: '85.64',
      'player-pair': '89.64',
      'banker-pair': '89.64',
      'perfect-pair': '86.97',
      big: '95.65',
      small: '94.72',
      'either-pair': '86.29',
    });
  });

  const hit = Object.fromEntries(returnsOf(baccarat).map(row => [row.id, row.hit]));

  test('the textbook has the same chances for eight decks', () => {
    expect(percent(hit['player']!, 4)).toBe('44.6247');
    expect(percent(hit['banker']!, 4)).toBe('45.8597');
    expect(percent(hit['tie']!, 4)).toBe('9.5156');
    expect(hit['player-pair']).toBeCloseTo(31 / 415, 12);
  });

  test('a flat 1:1 for the banker would return 101.24 %', () => {
    expect(percent(2 * hit['banker']! + hit['tie']!)).toBe('101.24');
  });

  test.each([
    ['tie', '14.4'],
    ['player-pair', '10.4'],
    ['either-pair', '13.7'],
    ['perfect-pair', '13.0'],
  ])('the house keeps of %s %s %%', (id, edge) => {
    expect(percent(1 - returnsOf(baccarat).find(row => row.id === id)!.rtp!, 1)).toBe(edge);
  });
});

describe('the solver', () => {
  test.each([
    '2SS 4HH 3SS KHH', // player draws, then the banker may
    '4SS 4HH 4SS 2CC', // a natural
    '2SS 5HH 5CC KHH', // player stood, banker draws
    '2SS 2HH 2DD 2CC 7CC', // only the banker is still to draw
  ])('agrees with finishing the round in every way after %s', cards => {
    const dealing = dealtSoFar(baccarat, cards);
    const all = selectionsOf(baccarat);
    const plain = plainChances(baccarat, dealing, all, 60_000);
    for (const [id, { win, void: voided, pays, hit, error }] of chances(baccarat, dealing, all, 0)) {
      expect(plain.get(id)!.error).toBe(0);
      expect([id, win, voided, pays, hit, error].map(rounded)).toEqual(
        [id, plain.get(id)!.win, plain.get(id)!.void, plain.get(id)!.pays, plain.get(id)!.hit, 0].map(rounded),
      );
    }
  });

  test.each(['', '4SS', '4SS 4HH', '4SS 4HH AHH'])('agrees with a sample of rounds after "%s"', cards => {
    const dealing = dealtSoFar(baccarat, cards);
    const all = selectionsOf(baccarat);
    const sampled = plainChances(baccarat, dealing, all, 20_000);
    for (const [id, { hit }] of chances(baccarat, dealing, all, 0)) {
      expect([id, Math.abs(hit - sampled.get(id)!.hit) <= sampled.get(id)!.error]).toEqual([id, true]);
    }
  });
});

const rounded = (value: string | number) => (typeof value === 'number' ? value.toFixed(10) : value);
