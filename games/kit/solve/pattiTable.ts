import type { Card } from '../cards.ts';
import { teenpattiRank } from '../families/teenpatti.ts';
import { choose } from './choose.ts';
import { DECK } from './hands.ts';

/* Three-card hands by number, so that a hundred thousand of them can be looked at between two cards. */

const NUMBERS: ReadonlyMap<Card, number> = new Map(DECK.map((card, number) => [card, number]));

/** Deuces first, four of a rank together: 0…51. */
export const numbersOf = (cards: Iterable<Card>): number[] => Array.from(cards, card => NUMBERS.get(card)!);

/** The ace of a numbered card counts one, the king thirteen. */
export const lowOf = (card: number): number => (card >= 48 ? 1 : (card >> 2) + 2);

/** Whether two numbered cards are next to each other in rank: the ace is beside the king and beside the two. */
export function areNeighbours(a: number, b: number): boolean {
  const gap = Math.abs((a >> 2) - (b >> 2));
  return gap === 1 || gap === 12;
}

export interface Strengths {
  /** How good a hand is, from 0 for 5-3-2 upwards, without gaps; by its cards in any order, see `at`. */
  readonly of: Int16Array;
  /** How many different ones there are. */
  readonly count: number;
}

export const at = (a: number, b: number, c: number): number => (a * 52 + b) * 52 + c;

let strengths: Strengths | undefined;

/** Of all 22,100 hands. Made when first asked for, and kept: nothing in it ever changes. */
export function pattiStrengths(): Strengths {
  strengths ??= rankAll();
  return strengths;
}

function rankAll(): Strengths {
  const all = completions([], numbersOf(DECK));
  const ranks = Array.from({ length: all.length / 3 }, (_, i) =>
    teenpattiRank([DECK[all[3 * i]!]!, DECK[all[3 * i + 1]!]!, DECK[all[3 * i + 2]!]!]),
  );
  const steps = new Map([...new Set(ranks)].toSorted((a, b) => a - b).map((rank, step) => [rank, step]));
  const of = new Int16Array(52 ** 3);
  for (const [i, rank] of ranks.entries()) {
    const [a, b, c] = [all[3 * i]!, all[3 * i + 1]!, all[3 * i + 2]!];
    for (const place of [at(a, b, c), at(a, c, b), at(b, a, c), at(b, c, a), at(c, a, b), at(c, b, a)]) {
      of[place] = steps.get(rank)!;
    }
  }
  return { of, count: steps.size };
}

/** Every hand that `known` can become, three numbers each: the known cards, then those added from `left`. */
export function completions(known: readonly number[], left: readonly number[]): Uint8Array {
  const hands = new Uint8Array(3 * choose(left.length, 3 - known.length));
  const count = left.length;
  const [x, y] = known;
  let end = 0;
  const add = (a: number, b: number, c: number): void => {
    hands[end] = a;
    hands[end + 1] = b;
    hands[end + 2] = c;
    end += 3;
  };
  if (known.length === 3) hands.set(known);
  else if (known.length === 2) for (const third of left) add(x!, y!, third);
  else if (known.length === 1) {
    for (let i = 0; i < count; i++) for (let j = i + 1; j < count; j++) add(x!, left[i]!, left[j]!);
  } else {
    for (let i = 0; i < count; i++) {
      for (let j = i + 1; j < count; j++) for (let k = j + 1; k < count; k++) add(left[i]!, left[j]!, left[k]!);
    }
  }
  return hands;
}

/** Of all the hands that `known` can become, how many are like that. */
export function shareOf(
  known: readonly number[],
  left: readonly number[],
  isLike: (a: number, b: number, c: number) => boolean,
): number {
  const hands = completions(known, left);
  let like = 0;
  for (let i = 0; i < hands.length; i += 3) if (isLike(hands[i]!, hands[i + 1]!, hands[i + 2]!)) like++;
  return like / (hands.length / 3);
}
