import { describe, expect, test } from 'vitest';
import { type Card, points, total } from '../cards.ts';
import { teenpattiRank, threeBaccaratRank } from '../families/teenpatti.ts';
import { twoCardRank } from '../families/twoCards.ts';
import { choose } from './choose.ts';
import { DECK, handsOf } from './hands.ts';
import { chanceOfTie, chanceOfTieForBest, type Score } from './ties.ts';

/** Four suits of a few ranks: hands of these can be dealt in every way. */
const of = (...ranks: string[]): Card[] => DECK.filter(card => ranks.includes(card[0]!));

interface Scored {
  readonly score: number;
  /** A bit for each of its cards: two hands can be dealt together when they have none in common. */
  readonly bits: number;
}

const scored = (size: number, score: Score, deck: readonly Card[]): Scored[] =>
  handsOf(size, deck).map(hand => ({
    score: score(hand),
    bits: hand.reduce((bits, card) => bits | (1 << deck.indexOf(card)), 0),
  }));

/** Dealt in every way: how often the two scores are equal. */
function tiesCounted(size: number, score: Score, deck: readonly Card[]): number {
  const hands = scored(size, score, deck);
  const pairs = hands.flatMap(one => hands.filter(other => !(one.bits & other.bits)).map(other => [one, other]));
  return pairs.filter(([one, other]) => one!.score === other!.score).length / pairs.length;
}

/** Dealt in every way to three: how often the best score is not alone. */
function tiesForBestCounted(size: number, score: Score, deck: readonly Card[]): number {
  const hands = scored(size, score, deck);
  let deals = 0;
  let shared = 0;
  for (const a of hands) {
    for (const b of hands.filter(({ bits }) => !(a.bits & bits))) {
      for (const c of hands.filter(({ bits }) => !((a.bits | b.bits) & bits))) {
        const best = Math.max(a.score, b.score, c.score);
        deals++;
        if ([a, b, c].filter(hand => hand.score === best).length > 1) shared++;
      }
    }
  }
  return shared / deals;
}

describe('a tie counted by inclusion and exclusion is a tie counted deal by deal', () => {
  test.each<[string, 2 | 3, Score, Card[]]>([
    ['three cards, teenpatti', 3, teenpattiRank, of('A', '2', '3', 'K')],
    ['three cards, totals', 3, total, of('A', '5', '6', 'J')],
    ['three cards, 3 Baccarat', 3, threeBaccaratRank, of('T', '7', 'Q', 'K')],
    ['two cards', 2, twoCardRank, of('A', '2', 'Q', 'K', '9', '8')],
    ['two cards, baccarat', 2, points, of('A', '9', 'T', 'K', '4', '5')],
  ])('%s', (_, size, score, deck) => {
    expect(chanceOfTie(size, score, deck)).toBeCloseTo(tiesCounted(size, score, deck), 12);
  });

  test.each<[string, 2 | 3, Score, Card[]]>([
    ['three cards', 3, teenpattiRank, of('A', '2', '3').slice(1, 11)],
    ['three cards, totals', 3, total, of('5', '6', 'J').slice(1, 11)],
    ['two cards', 2, twoCardRank, of('A', '2', 'K')],
  ])('for the best of three: %s', (_, size, score, deck) => {
    expect(chanceOfTieForBest(size, score, deck)).toBeCloseTo(tiesForBestCounted(size, score, deck), 12);
  });
});

test('a full deck deals 22,100 hands of three, and a tie of everything is certain', () => {
  expect([choose(52, 3), choose(52, 6), choose(2, 3), choose(5, 0)]).toEqual([22_100, 20_358_520, 0, 1]);
  expect(chanceOfTie(3, () => 0)).toBe(1);
  expect(chanceOfTie(3, teenpattiRank)).toBeGreaterThan(0);
});
