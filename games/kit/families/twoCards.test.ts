import { expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { percent } from '../testing/sheet.ts';
import { DECK, handsOf } from '../solve/hands.ts';
import { chanceOfTie } from '../solve/ties.ts';
import { twoCardHand, twoCardRank } from './twoCards.ts';

const hand = (text: string): Card[] => text.split(' ').map(name => DECK.find(card => card === name)!);

test.each([
  ['Pure Sequence', 12 * 4],
  ['Trio', 13 * 6],
  ['Sequence', 12 * 12],
  ['Colour', (78 - 12) * 4],
  ['High Card', (78 - 12) * 12],
])('of the 1,326 hands of two cards %s is %d', (name, count) => {
  const all = handsOf(2);
  expect([all.length, all.filter(cards => twoCardHand(cards) === name).length]).toEqual([1_326, count]);
});

test('[R18] two of them tie in 0.466 %', () => {
  expect(percent(chanceOfTie(2, twoCardRank), 3)).toBe('0.466');
});

test.each([
  ['a pure sequence beats a trio', '2S 3S', 'AS AH'],
  ['a trio beats a sequence', '2S 2H', 'QS KH'],
  ['a sequence beats a colour', '2S 3H', 'AS KS'],
  ['a colour beats a high card', '2S 4S', 'AS KH'],
  ['Q-K is the best sequence', 'QS KH', 'AS 2H'],
  ['A-2 is the next', 'AS 2H', 'JS QH'],
  ['J-Q comes after it', 'JS QH', 'TS JH'],
  ['2-3 is the lowest', '3S 4H', '2S 3D'],
  ['the same among pure sequences', 'AS 2S', 'JH QH'],
  ['K-A is no sequence: it loses to 2-3', '2S 3H', 'KS AH'],
  ['nor is K-A of one suit a pure one: it loses to a pair', '2S 2H', 'KS AS'],
  ['nor is any gap: 6-8 loses to 2-3', '2S 3H', '6S 8H'],
  ['nor Q-A', '2S 3H', 'QS AH'],
  ['trios by rank, aces best', 'AS AH', 'KS KH'],
  ['colours by the higher card', 'AS 4S', 'KH JH'],
  ['then by the lower', 'KS 9S', 'KH 8H'],
  ['high cards likewise', 'KS 9H', 'KH 8D'],
])('%s', (_, better, worse) => {
  expect(twoCardRank(hand(better))).toBeGreaterThan(twoCardRank(hand(worse)));
});
