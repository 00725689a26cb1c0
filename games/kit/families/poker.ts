import { type Card, high, SUITS, suitOf } from '../cards.ts';
import { type Fact, fact } from '../fact.ts';

/** Worst first. */
export const POKER_HANDS = [
  'High Card',
  'One Pair',
  'Two Pair',
  'Three of a Kind',
  'Straight',
  'Flush',
  'Full House',
  'Four of a Kind',
  'Straight Flush',
] as const;
export type PokerHand = (typeof POKER_HANDS)[number];

/** A number that is larger for a better hand: the best five of the five to seven cards given. */
export function pokerRank(cards: readonly Card[]): number {
  const suits = [0, 0, 0, 0];
  let [once, twice, thrice, all] = [0, 0, 0, 0];
  for (const card of cards) {
    const bit = rankBit(card);
    all |= thrice & bit;
    thrice |= twice & bit;
    twice |= once & bit;
    once |= bit;
    suits[SUITS.indexOf(suitOf(card))]! |= bit;
  }
  let best = groupRank(once, twice, thrice, all);
  for (const ranks of suits) best = Math.max(best, flushRank(ranks));
  return best;
}

export const pokerHand = (rank: number): PokerHand => POKER_HANDS[rank >> KIND]!;

/** What a player holds together with the shared cards, from the first three of those on. */
export const scoreBeside =
  (shared: string) =>
  (table: Readonly<Record<string, readonly Card[]>>, seat: string): Fact | undefined => {
    const [own = [], board = []] = [table[seat], table[shared]];
    if (seat === shared || board.length < 3 || own.length < 2) return undefined;
    return fact('hand', pokerHand(pokerRank([...own, ...board])));
  };

export const isRoyal = (rank: number): boolean => rank === ROYAL;

/*
 * A set of ranks is a number: bit 0 is the two, bit 12 the ace. Of two sets of the same size the larger number is the
 * better one, so a hand is ranked by its kind, then by the ranks that make it, then by its kickers: 4 + 13 + 13 bits.
 */
const KIND = 26;
const MADE = 13;

const HIGH_CARD = kind('High Card');
const ONE_PAIR = kind('One Pair');
const TWO_PAIR = kind('Two Pair');
const THREE = kind('Three of a Kind');
const STRAIGHT = kind('Straight');
const FLUSH = kind('Flush');
const FULL_HOUSE = kind('Full House');
const FOUR = kind('Four of a Kind');
const STRAIGHT_FLUSH = kind('Straight Flush');
const ROYAL = STRAIGHT_FLUSH | ((1 << 9) << MADE);

export const rankBit = (card: Card): number => 1 << (high(card) - 2);

/** What cards come to when suits are left out: the ranks held at least once, twice, three times, and four times. */
export function groupRank(once: number, twice: number, thrice: number, all: number): number {
  if (all !== 0) {
    const four = highest(all);
    return FOUR | (four << MADE) | highest(once & ~four);
  }
  const three = highest(thrice);
  const pair = highest(twice & ~three);
  if (three !== 0 && pair !== 0) return FULL_HOUSE | (three << MADE) | pair;
  const run = runIn(once);
  if (run !== 0) return STRAIGHT | (run << MADE);
  if (three !== 0) return THREE | (three << MADE) | topOf(once & ~three, 2);
  if (pair === 0) return HIGH_CARD | topOf(once, 5);
  const second = highest(twice & ~pair);
  if (second === 0) return ONE_PAIR | (pair << MADE) | topOf(once & ~pair, 3);
  return TWO_PAIR | ((pair | second) << MADE) | highest(once & ~(pair | second));
}

/** What the ranks of one suit come to: less than any hand, if they are fewer than five. */
export function flushRank(ranks: number): number {
  if (sizeOf(ranks) < 5) return -1;
  const run = runIn(ranks);
  return run === 0 ? FLUSH | topOf(ranks, 5) : STRAIGHT_FLUSH | (run << MADE);
}

/** How many ranks are in a set. */
export function sizeOf(ranks: number): number {
  const twos = ranks - ((ranks >> 1) & 0x5555);
  const fours = (twos & 0x3333) + ((twos >> 2) & 0x3333);
  const eights = (fours + (fours >> 4)) & 0x0f0f;
  return (eights + (eights >> 8)) & 0x1f;
}

function kind(hand: PokerHand): number {
  return POKER_HANDS.indexOf(hand) << KIND;
}

function highest(ranks: number): number {
  return ranks === 0 ? 0 : 1 << (31 - Math.clz32(ranks));
}

function topOf(ranks: number, size: number): number {
  let top = ranks;
  for (let extra = sizeOf(ranks) - size; extra > 0; extra--) top &= top - 1; // drops the lowest
  return top;
}

/** The lowest card of the best five in a row, counted from the ace at bit 0 to the ten at bit 9; 0 if there are none. */
function runIn(ranks: number): number {
  const aceLow = (ranks << 1) | (ranks >> 12);
  return highest(aceLow & (aceLow >> 1) & (aceLow >> 2) & (aceLow >> 3) & (aceLow >> 4));
}
