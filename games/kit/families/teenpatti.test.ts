import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { percent } from '../testing/sheet.ts';
import { DECK, handsOf } from '../solve/hands.ts';
import { tieOf } from '../solve/threeCards.ts';
import { muflisBaccaratRank, teenpattiHand, teenpattiRank, threeBaccaratRank } from './teenpatti.ts';

const all = handsOf(3);
const hand = (text: string): Card[] => text.split(' ').map(name => DECK.find(card => card === name)!);

describe('all 22,100 hands of three cards', () => {
  // The textbook counts for three cards of 52, and what share of all hands each is.
  test.each([
    ['High Card', 16_440, '74.389'],
    ['Pair', 3_744, '16.941'],
    ['Flush', 1_096, '4.959'],
    ['Straight', 720, '3.258'],
    ['Trio', 52, '0.235'],
    ['Straight Flush', 48, '0.217'],
  ])('%s is dealt %d times, which is %s per cent', (name, count, share) => {
    const found = all.filter(cards => teenpattiHand(cards) === name).length;
    expect([all.length, found]).toEqual([22_100, count]);
    expect(percent(found / all.length, 3)).toBe(share);
  });

  test('trios are 0.2353 % and straight flushes 0.2172 %', () => {
    const share = (name: string) => all.filter(cards => teenpattiHand(cards) === name).length / all.length;
    expect([percent(share('Trio'), 4), percent(share('Straight Flush'), 4)]).toEqual(['0.2353', '0.2172']);
  });

  test('hands have 741 strengths: suits never tell two of them apart', () => {
    const kinds = { flush: 274, high: 274, pair: 13 * 12, straight: 12, straightFlush: 12, trio: 13 };
    expect(new Set(all.map(teenpattiRank)).size).toBe(Object.values(kinds).reduce((sum, n) => sum + n));
  });

  test('[R18] two of them tie in 0.1106 %, so each wins 49.9447 %', () => {
    const tie = tieOf(teenpattiRank);
    expect([percent(tie, 4), percent((1 - tie) / 2, 4)]).toEqual(['0.1106', '49.9447']);
  });

  test('[R18] no two that can be dealt together tie at 3 Baccarat or at M Baccarat', () => {
    expect([tieOf(threeBaccaratRank), tieOf(muflisBaccaratRank)]).toEqual([0, 0]);
  });
});

test.each([
  ['the straight flush beats the trio', '4D 3D 2D', 'AS AH AC'],
  ['a trio beats a straight', '2S 2H 2C', 'AS KH QC'],
  ['a straight beats a flush', '4S 3H 2C', 'AS KS JS'],
  ['a flush beats a pair', '5S 3S 2S', 'AS AH KC'],
  ['a pair beats a high card', '2S 2H 3C', 'AS KH JC'],
  ['A-K-Q is the best sequence', 'AS KH QC', 'AD 2H 3C'],
  ['A-2-3 is the next', 'AS 2H 3C', 'KS QH JC'],
  ['K-Q-J comes after it', 'KS QH JC', 'QS JH TC'],
  ['the same among straight flushes: A-2-3 over K-Q-J', 'AS 2S 3S', 'KH QH JH'],
  ['and A-K-Q over A-2-3', 'AS KS QS', 'AH 2H 3H'],
  ['4-3-2 is the lowest sequence', '5S 4H 3C', '4S 3D 2C'],
  ['K-A-2 is no sequence', '2S 2H 3C', 'KS AH 2C'],
  ['aces are the best trio', 'AS AH AC', 'KS KH KC'],
  ['flushes by the highest card', 'AS 3S 5S', 'KH QH TH'],
  ['then by the middle one', 'AS 7S 2S', 'AH 6H 5H'],
  ['then by the lowest', 'AS 7S 3S', 'AH 7H 2H'],
  ['pairs by the pair', '3S 3H 2C', '2S 2H AC'],
  ['then by the third card', '3S 3H 5C', '3D 3C 4C'],
  ['a low third card does not hide the pair', 'KS KH 2C', 'QS QH AC'],
  ['high cards by the highest', 'AS 4H 2C', 'KS QH TC'],
  ['then by the middle one, then the lowest', 'AS 9H 3C', 'AH 9C 2C'],
])('%s', (_, better, worse) => {
  expect(teenpattiRank(hand(better))).toBeGreaterThan(teenpattiRank(hand(worse)));
});

test('the order of the cards does not matter, and equal ranks tie', () => {
  expect(teenpattiRank(hand('2C KS 9H'))).toBe(teenpattiRank(hand('9S 2H KD')));
  expect(teenpattiRank(hand('3C AS 2H'))).toBe(teenpattiRank(hand('AH 3S 2D')));
});
