import { describe, expect, test } from 'vitest';
import type { Card } from '../cards.ts';
import { teenpattiRank } from '../families/teenpatti.ts';
import { DECK } from './hands.ts';
import { isOpen, showdown } from './pattiDuel.ts';
import { completions, numbersOf, pattiStrengths } from './pattiTable.ts';

test('all 22,100 hands fall into 741 strengths', () => {
  expect(completions([], numbersOf(DECK)).length / 3).toBe(22_100);
  // High cards and flushes of 286 − 12 kinds each, 13 × 12 pairs, 12 straights plain and suited, 13 trios.
  expect(pattiStrengths().count).toBe(274 + 274 + 156 + 12 + 12 + 13);
});

test('[R18] two hands from a full deck tie in 0.1106 %, and each wins in 49.9447 %', () => {
  const { first, second, tie } = showdown([], [], numbersOf(DECK));
  expect(100 * tie).toBeCloseTo(0.1106, 4);
  expect(100 * first).toBeCloseTo(49.9447, 4);
  expect(second).toBeCloseTo(first, 12);
});

describe('the showdown counted by inclusion and exclusion is the one counted pair by pair', () => {
  test.each<[string, Card[], Card[]]>([
    ['26 million pairs after one card', ['9H'], []],
    ['1.4 million after two: an ace and a deuce of one suit', ['AS'], ['2S']],
    ['1.4 million after two of a rank', ['7S'], ['7D']],
    ['1.4 million where straights meet', ['QH'], ['KC']],
    ['three cards, a pair to be made', ['8H', '8D'], ['AC']],
    ['three cards, suited neighbours', ['4S', '5S'], ['6S']],
    ['four cards', ['KS', 'QS'], ['AH', '2H']],
    ['five cards', ['TS', 'JD', '4C'], ['TH', 'JC']],
    ['five cards, the second hand whole', ['TH', 'JC'], ['TS', 'JD', '4C']],
    ['a whole hand against any', ['JC', 'TS', '8S'], []],
    ['six cards, a tie', ['KS', '9H', '4D'], ['KH', '9C', '4S']],
  ])('%s', (_, a, b) => {
    const left = DECK.filter(card => !a.includes(card) && !b.includes(card));
    const [fast, plain] = [showdown(numbersOf(a), numbersOf(b), numbersOf(left)), pairByPair(a, b, left)];
    expect(fast.first).toBeCloseTo(plain.first, 12);
    expect(fast.second).toBeCloseTo(plain.second, 12);
    expect(fast.tie).toBeCloseTo(plain.tie, 12);
  });
});

test.each<[string, string, boolean]>([
  ['K-Q-9 against cards up to a ten, which cannot beat it', '2S 4H 6C 8D TS', false],
  ['and among which a pair can', '2S 4H 6C 8D TS TH', true],
  ['against aces alone, which beat it in every way', 'AS AH AD', false],
  ['against the same again, which only ties', 'KH QC 9D', false],
])('a hand is open while it can win and lose: %s', (_, left, open) => {
  const hand = numbersOf(['KS', 'QH', '9C']);
  expect(isOpen(hand, numbersOf(left.split(' ') as Card[]))).toBe(open);
});

function pairByPair(a: readonly Card[], b: readonly Card[], left: readonly Card[]) {
  const [mine, theirs] = [ranked(a, left), ranked(b, left)];
  const counts = { first: 0, second: 0, tie: 0 };
  for (const my of mine) {
    for (const their of theirs) {
      if ((my.low & their.low) !== 0 || (my.high & their.high) !== 0) continue;
      counts[my.rank > their.rank ? 'first' : my.rank < their.rank ? 'second' : 'tie']++;
    }
  }
  const all = counts.first + counts.second + counts.tie;
  return { first: counts.first / all, second: counts.second / all, tie: counts.tie / all };
}

/** The cards added are kept as bits, 26 in each of two numbers. */
function ranked(known: readonly Card[], left: readonly Card[]) {
  let hands: readonly (readonly number[])[] = [[]];
  for (let i = known.length; i < 3; i++) {
    hands = hands.flatMap(hand => left.flatMap((_, n) => (n > (hand.at(-1) ?? -1) ? [[...hand, n]] : [])));
  }
  return hands.map(added => ({
    rank: teenpattiRank([...known, ...added.map(n => left[n]!)]),
    low: added.filter(n => n < 26).reduce((bits, n) => bits | (1 << n), 0),
    high: added.filter(n => n >= 26).reduce((bits, n) => bits | (1 << (n - 26)), 0),
  }));
}
