import { expect, test } from 'vitest';
import card32 from './card32.ts';
import { chances, plainChances } from './kit/chances.ts';
import { faceOf } from './kit/feed.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { playAlong } from './kit/play.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

// Cards in deal order: players 8, 9, 10, 11, then the tied leaders in that order.
test.each([
  ['equal cards leave the head start', '6SS 6HH 6CC 6DD', '11', { '11': 2.08 }],
  ['a king wins for player 8 against sixes', 'KSS 6HH 6CC 6DD', '8', { '8': 12.2 }],
  ['one point more is enough', '6SS QHH 10CC 8DD', '9', { '9': 5.95 }],
  ['a jack counts 11, a queen 12', '6SS 6HH QCC 10DD', '10', { '10': 3.2 }],
  ['two tied leaders get another card', 'KSS QHH 6CC 6DD 7SS 8SS', '9', { '9': 5.95 }],
  ['only leaders play on, however close the others are', '6SS 6HH QCC JDD 7SS 6CC', '10', { '10': 3.2 }],
  ['three tied leaders', 'KSS QHH JCC 9DD 8SS 7SS 6SS', '8', { '8': 12.2 }],
  ['four tied leaders', 'KSS QSS JSS 10SS 6SS 7SS 8SS 9SS', '11', { '11': 2.08 }],
  ['a tie that is not broken goes on', 'KSS QHH 6CC 6DD 7SS 7HH 9SS 8HH', '8', { '8': 12.2 }],
  ['three tied, then two of them', 'KSS QHH JCC 9DD 8SS 8HH 6SS 9SS 10SS', '9', { '9': 5.95 }],
])('%s: %s', (_, cards, code, paid) => {
  expect(outcomesOf(card32, cards)).toEqual({ code, paid });
});

test('a pack that runs out with the tie unbroken returns every bet', () => {
  const pairs = [...'6789', '10', 'J'].flatMap(rank => [`${rank}SS ${rank}HH`, `${rank}CC ${rank}DD`]);
  const cards = ['QSS KSS KHH QHH', ...pairs, 'QCC QDD', 'KCC KDD'].join(' ');
  expect(cards.split(' ')).toHaveLength(32);
  expect(outcomesOf(card32, cards)).toEqual({ code: 'T', paid: { '8': 1, '9': 1, '10': 1, '11': 1 } });
});

test('the pack is 6 to king: an ace would make it 36 cards', () => {
  expect(card32.shoe.faces.size).toBe(32);
  expect(faceOf(card32, 'ASS')).toBeUndefined();
  expect(faceOf(card32, '5SS')).toBeUndefined();
});

test('the result names the winner and all four scores', () => {
  expect(textOf(card32, 'KSS QHH 6CC 6DD 7SS 8SS')).toBe('Player 9#8 : 28#9 : 29#10 : 16#11 : 17');
});

test('[S216] four back and lay rows from 100 to 2L, players 8 and 9 in the left box, 10 and 11 in the right', () => {
  expect(sheetOf(card32)).toEqual([
    '1 Player 8 @ live max 200000',
    '2 Player 9 @ live max 200000',
    '3 Player 10 @ live max 200000',
    '4 Player 11 @ live max 200000',
  ]);
  expect(card32.markets[0]!.limits.min).toBe(100_00);
  expect(card32.layout).toEqual([
    { kind: 'rows', title: 'Players 8 and 9', market: 'winner', only: ['8', '9'], sides: ['back', 'lay'] },
    { kind: 'rows', title: 'Players 10 and 11', market: 'winner', only: ['10', '11'], sides: ['back', 'lay'] },
  ]);
});

test('betting is open before the first four cards and before a tie is played on, but not within it', () => {
  const faces = 'KSS QHH JCC 9DD 8SS 8HH 6SS 9SS 10SS'.split(' ').map(text => faceOf(card32, text)!);
  const deals = [...playAlong(card32, [], () => faces.shift()!)];
  expect(deals.map(({ to, windows }) => `${windows}:${to}`)).toEqual(
    '1:8 2:9 3:10 4:11 5:8 5:9 5:10 6:8 6:9'.split(' '),
  );
  expect(new Set([...card32.script({ '8': [], '9': [], '10': [], '11': [] })].map(step => step.ms))).toEqual(
    new Set([12_000, 1_500]),
  );
});

test.each([
  // after these cards, what is on offer
  ['', { '8': '12.2/13.7', '9': '5.95/6.45', '10': '3.2/3.45', '11': '2.08/2.18' }],
  // 8 has 21. A ten ties player 11 with it, a jack, queen or king beats it: 16 and 13 of the 29 chances.
  ['KSS 6HH 6CC', { '8': '1.77/1.86', '11': '2.16/2.3' }],
  // Whatever comes, player 11 has 17 or more against 16.
  ['6SS 6HH 6CC', {}],
  ['KSS QHH 6CC 6DD', { '8': '1.95/2.05', '9': '1.95/2.05' }],
  ['KSS QHH JCC 9DD', { '8': '2.9/3.1', '9': '2.9/3.1', '10': '2.9/3.1' }],
  ['KSS QSS JSS 10SS', { '8': '3.85/4.15', '9': '3.85/4.15', '10': '3.85/4.15', '11': '3.85/4.15' }],
])('after "%s" the offer is %o', (cards, offer) => {
  expect(pricesOf(card32, cards)).toEqual(offer);
});

test('[R18] chances, fair prices and returns at the start', () => {
  const figures = returnsOf(card32).map(({ hit, rtp, method }) => [
    percent(hit, 3),
    (1 / hit).toFixed(2),
    percent(rtp!, 1),
    method,
  ]);
  expect(figures).toEqual([
    ['7.833', '12.77', '95.6', 'exact'],
    ['16.379', '6.11', '97.5', 'exact'],
    ['29.302', '3.41', '93.8', 'exact'],
    ['46.486', '2.15', '96.7', 'exact'],
  ]);
});

test('an opening price left open after a king to player 8 would return over 300 %, so it is not', () => {
  const { win } = chances(card32, dealingOf(card32, 'KSS'), selectionsOf(card32), 0).get('8')!;
  const [back] = pricesOf(card32, 'KSS')['8']!.split('/').map(Number);
  expect(win * 12.2).toBeGreaterThan(3);
  expect(win * back!).toBeLessThan(1);
});

test.each(['', '9SS', '9SS KHH', '9SS 10HH 6CC', 'KSS QHH 6CC 6DD', 'KSS QHH JCC 9DD 8SS'])(
  'after "%s" the chances are those of rounds played out',
  cards => {
    const dealing = dealingOf(card32, cards);
    const exact = chances(card32, dealing, selectionsOf(card32), 0);
    for (const [id, { win, error }] of plainChances(card32, dealing, selectionsOf(card32), 4_000)) {
      expect([id, Math.abs(exact.get(id)!.win - win) <= error + 1e-12]).toEqual([id, true]);
    }
  },
);
