import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { type Card, rankOf, suitOf } from '../cards.ts';
import { isRoyal, POKER_HANDS, pokerHand, pokerRank } from './poker.ts';
import { below, seeded } from '../shoe.ts';
import { DECK } from '../solve/hands.ts';

/** The independent evaluator, which comes without types: smaller is better, and kind 0 is the straight flush. */
const phe: {
  cardCode(rank: string, suit: string): number;
  evaluateCardCodes(codes: readonly number[]): number;
  handRank(strength: number): number;
} = createRequire(import.meta.url)('phe');

const hand = (text: string): Card[] => text.split(' ').map(card => DECK.find(each => each === card)!);

test('all 2,598,960 hands of five cards fall into the classes of the textbook', () => {
  const counts = new Map<string, number>();
  const ranks = new Set<number>();
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const five: Card[] = [];
  const grow = (from: number): void => {
    if (five.length === 5) {
      const rank = pokerRank(five);
      ranks.add(rank);
      count(isRoyal(rank) ? 'Royal Flush' : pokerHand(rank));
      return;
    }
    for (let i = from; i < 52; i++) {
      five.push(DECK[i]!);
      grow(i + 1);
      five.pop();
    }
  };
  grow(0);
  expect(Object.fromEntries(counts)).toEqual({
    'High Card': 1_302_540,
    'One Pair': 1_098_240,
    'Two Pair': 123_552,
    'Three of a Kind': 54_912,
    Straight: 10_200,
    Flush: 5_108,
    'Full House': 3_744,
    'Four of a Kind': 624,
    'Straight Flush': 36,
    'Royal Flush': 4,
  });
  expect(ranks.size).toBe(7_462); // the hands that differ in strength
});

describe('an independent evaluator agrees', () => {
  const codes = new Map(DECK.map(card => [card, phe.cardCode(rankOf(card), suitOf(card).toLowerCase())]));
  const theirs = (cards: readonly Card[]) => phe.evaluateCardCodes(cards.map(card => codes.get(card)!));
  const kindOf = (strength: number) => POKER_HANDS[8 - phe.handRank(strength)]!;
  const words = seeded(7);

  const deck = [...DECK];

  /** The first cards of the deck, after a shuffle that goes so far. */
  function drawn(count: number): Card[] {
    for (let i = 0; i < count; i++) {
      const j = i + below(52 - i, words);
      [deck[i], deck[j]] = [deck[j]!, deck[i]!];
    }
    return deck.slice(0, count);
  }

  test.each([
    // hands of so many cards, two at a time with a shared board
    [7, 1_000_000],
    [6, 100_000],
    [5, 100_000],
  ])('on who wins with %i cards, and with what, in %i deals', (size, deals) => {
    let wrong = 0;
    for (let i = 0; i < deals; i++) {
      const [a1, a2, b1, b2, ...board] = drawn(size + 2);
      const [a, b] = [
        [a1!, a2!, ...board],
        [b1!, b2!, ...board],
      ];
      const [ours, others] = [pokerRank(a), pokerRank(b)];
      const [theirA, theirB] = [theirs(a), theirs(b)];
      const isSame =
        Math.sign(ours - others) === Math.sign(theirB - theirA) &&
        pokerHand(ours) === kindOf(theirA) &&
        pokerHand(others) === kindOf(theirB);
      if (!isSame) wrong++;
    }
    expect(wrong).toBe(0);
  });
});

test.each([
  // the best five of seven
  ['the ace plays low: 5-4-3-2-A', 'AS 2H 3C 4D 5S KH QD', 'Straight'],
  ['no straight goes round the corner', 'QS KH AC 2D 3S 7H 9D', 'High Card'],
  ['a low straight flush', 'AS 2S 3S 4S 5S KH KD', 'Straight Flush'],
  ['a straight and a flush of different cards are a flush', 'AS 9S 7S 4S 2S 5H 6D', 'Flush'],
  ['a straight beside a flush is not a straight flush', '4S 5S 6S 7S 8H KS 2D', 'Flush'],
  ['two threes make a full house', '9S 9H 9C 4D 4S 4H AD', 'Full House'],
  ['four beat the full house beside them', '9S 9H 9C 9D 4S 4H 4D', 'Four of a Kind'],
  ['three pairs are two pair', 'AS AH 9C 9D 4S 4H KD', 'Two Pair'],
] as const)('%s', (_, cards, kind) => {
  expect(pokerHand(pokerRank(hand(cards)))).toBe(kind);
});

test.each([
  ['the six-high straight beats the ace-low one', '2S 3H 4C 5D 6S KH KD', 'AS 2H 3C 4D 5S KH KD'],
  ['kickers decide between equal pairs', 'AS AH KC 9D 7S 3H 2D', 'AS AH QC JD TS 3H 2D'],
  ['the fifth card still counts', 'AS KH QC 9D 7S 3H 2D', 'AC KD QH 9S 6S 3C 2H'],
  ['the higher three makes the better full house', '9S 9H 9C 2D 2S 5H 7D', '8S 8H 8C AD AS 5C 7H'],
  ['the better of two other pairs fills the house', '9S 9H 9C 8D 8S 2H 2D', '9S 9H 9C 7D 7S 2H 2D'],
  ['the third pair can be the kicker', 'AS AH KC KD QS QH 2D', 'AS AH KC KD JS TH 2D'],
  ['flushes compare all five cards', 'AS KS 9S 5S 3S 2H 2D', 'AS KS 9S 5S 2S AH AD'],
  ['a royal flush beats any other straight flush', 'AS KS QS JS TS 2H 2D', 'KH QH JH TH 9H AD AC'],
] as const)('%s', (_, better, worse) => {
  expect(pokerRank(hand(better))).toBeGreaterThan(pokerRank(hand(worse)));
});

test.each([
  ['suits never decide', 'AS KS QH 9D 7C 3H 2D', 'AH KH QS 9C 7D 3S 2C'],
  ['a sixth card never decides', 'AS KH QC JD 9S 3H 2D', 'AS KH QC JD 9S 4C 2D'],
  ['a second kicker to two pair never decides', 'AS AH KC KD QS 9H 2D', 'AS AH KC KD QS JH 3D'],
] as const)('%s', (_, one, other) => {
  expect(pokerRank(hand(one))).toBe(pokerRank(hand(other)));
});
