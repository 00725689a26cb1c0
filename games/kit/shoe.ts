import type { Words } from '@maidan/core/commitment';
import { type Card, RANKS, type Rank, SUITS } from './cards.ts';

export type { Words } from '@maidan/core/commitment';

/** Something that can turn up: a card, a die, a roulette pocket, a clip. JSON as it stands. */
export type Face = string | number;

/**
 * What a game deals from. Cards leave the shoe when dealt; dice, wheels and clips go back.
 * Nothing else differs, so no rule needs randomness of its own.
 */
export interface Shoe<F extends Face = Face> {
  readonly kind: 'cards' | 'dice' | 'wheel' | 'clips';
  /** How many there are of each face, in the order a proof counts along them. */
  readonly faces: ReadonlyMap<F, number>;
  readonly replace: boolean;
  /** Every seat draws from a shoe of its own: a fresh pack for each innings. */
  readonly perSeat: boolean;
}

type Habits = Partial<Pick<Shoe, 'kind' | 'replace' | 'perSeat'>>;

/** Any shoe, from how many there are of each face: pack({ K: 5, '6': 5 }). */
export const pack = <F extends Face>(
  faces: ReadonlyMap<F, number> | Readonly<Record<F, number>>,
  habits: Habits = {},
): Shoe<F> => ({
  kind: 'cards',
  replace: false,
  perSeat: false,
  ...habits,
  faces: faces instanceof Map ? faces : new Map(Object.entries(faces) as [F, number][]),
});

interface CardsOptions extends Habits {
  readonly decks?: number;
  readonly ranks?: readonly Rank[];
  readonly without?: readonly Card[];
}

export function cards({ decks = 1, ranks = RANKS, without = [], ...habits }: CardsOptions = {}): Shoe<Card> {
  const deck = ranks.flatMap(rank => SUITS.map(suit => `${rank}${suit}` as const));
  return pack(new Map(deck.filter(card => !without.includes(card)).map(card => [card, decks])), habits);
}

export const dice = pack(new Map([1, 2, 3, 4, 5, 6].map(n => [n, 1])), { kind: 'dice', replace: true });

export const wheel = (pockets: number): Shoe<number> =>
  pack(new Map(Array.from({ length: pockets }, (_, n) => [n, 1])), { kind: 'wheel', replace: true });

/** Clips drawn by weight: clips({ '0': 250, '1': 260 }). */
export const clips = <F extends string>(weights: Readonly<Record<F, number>>): Shoe<F> =>
  pack(weights, { kind: 'clips', replace: true });

/** What is left of one shoe. */
export class Pile {
  readonly #faces: readonly Face[];
  readonly #counts: number[];
  readonly #replace: boolean;
  #total: number;

  constructor({ faces, replace }: Shoe) {
    this.#faces = [...faces.keys()];
    this.#counts = [...faces.values()];
    this.#replace = replace;
    this.#total = this.#counts.reduce((a, b) => a + b);
  }

  /** A number below what is left, counted along the faces. */
  draw(words: Words): Face {
    if (this.#total === 0) throw new RangeError('the shoe is empty');
    let nth = below(this.#total, words);
    let i = 0;
    while (nth >= this.#counts[i]!) nth -= this.#counts[i++]!;
    this.#remove(i);
    return this.#faces[i]!;
  }

  take(face: Face): void {
    this.#remove(this.#faces.indexOf(face));
  }

  left(): Map<Face, number> {
    const left = new Map<Face, number>();
    this.#faces.forEach((face, i) => this.#counts[i]! > 0 && left.set(face, this.#counts[i]!));
    return left;
  }

  /** Puts everything back as it is in `other`, which came from the same shoe. */
  resetTo(other: Pile): void {
    for (let i = 0; i < this.#counts.length; i++) this.#counts[i] = other.#counts[i]!;
    this.#total = other.#total;
  }

  #remove(i: number): void {
    if (this.#replace) return;
    if (!(this.#counts[i]! > 0)) throw new RangeError(`no ${this.#faces[i]} left in the shoe`);
    this.#counts[i]!--;
    this.#total--;
  }
}

/** Uniform in 0…n-1. Words past the last whole multiple of n are thrown away: no modulo bias. */
export function below(n: number, words: Words): number {
  const limit = 2 ** 32 - (2 ** 32 % n);
  for (;;) {
    const word = words();
    if (word < limit) return word % n;
  }
}

/** mulberry32: for simulation and pricing only, never for dealing to players. */
export function seeded(seed: number): Words {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return (t ^ (t >>> 14)) >>> 0;
  };
}
