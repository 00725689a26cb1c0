import { chiSquare, chiSquareP, type Finding, normalP, pooled, strayedBy } from './statistics.ts';

/** A deck as it was dealt out: each of 0…51 once. Card n is of rank n >> 2 and suit n & 3. */
export type Shuffle = ArrayLike<number>;

const CARDS = 52;
const RANKS = 13;
/** Hardly any collection of thirteen ranks takes longer; those that do are counted as taking this long. */
const LONGEST = 400;

/** Counts what shuffled decks look like, to be compared with what chance alone would make of them. */
export class Shuffles {
  #decks = 0;
  #last = -1;
  readonly #at = new Float64Array(CARDS * CARDS);
  readonly #firstTwo = new Float64Array(CARDS * CARDS);
  readonly #lastTwo = new Float64Array(CARDS * CARDS);
  readonly #deckToDeck = new Float64Array(CARDS * CARDS);
  readonly #ascents: number[] = Array.from({ length: CARDS }, () => 0);
  readonly #collections: number[] = Array.from({ length: LONGEST + 1 }, () => 0);
  readonly #collected = new Set<number>();
  #collecting = 0;
  #serial = 0;

  add(deck: Shuffle): void {
    let ascents = 0;
    let previous = deck[CARDS - 1]!;
    for (let n = 0; n < CARDS; n++) {
      const card = deck[n]!;
      this.#at[n * CARDS + card]!++;
      if (n > 0 && card > previous) ascents++;
      this.#serial += (card - MIDDLE) * (previous - MIDDLE);
      previous = card;
    }
    this.#ascents[ascents]!++;
    this.#firstTwo[deck[0]! * CARDS + deck[1]!]!++;
    this.#lastTwo[deck[CARDS - 2]! * CARDS + deck[CARDS - 1]!]!++;
    if (this.#decks > 0) this.#deckToDeck[this.#last * CARDS + deck[0]!]!++;
    this.#last = deck[0]!;
    this.#decks++;
    this.#collect(deck[0]! >> 2);
  }

  /** One finding for each question asked. Judge them together: see `verdict`. */
  findings(): readonly Finding[] {
    return [
      ...Array.from({ length: CARDS }, (_, n) => this.#position(n)),
      { name: 'all cards in all positions', p: this.#allPositions() },
      { name: 'first two cards', p: pairsP(this.#firstTwo, this.#decks) },
      { name: 'last two cards', p: pairsP(this.#lastTwo, this.#decks) },
      { name: 'runs', p: binnedP(this.#ascents, ASCENT_CHANCES) },
      { name: 'serial correlation in a deck', p: this.#serialP() },
      { name: 'serial correlation from deck to deck', p: this.#deckToDeckP() },
      { name: 'coupon collector of ranks', p: binnedP(this.#collections, COLLECTION_CHANCES) },
    ];
  }

  #position(n: number): Finding {
    const counts = this.#at.subarray(n * CARDS, (n + 1) * CARDS);
    return { name: `position ${n + 1}`, p: chiSquare(counts, () => this.#decks / CARDS) };
  }

  /** Every row and every column adds up to the number of decks, which leaves 51² free counts. */
  #allPositions(): number {
    const strayed = strayedBy(this.#at, () => this.#decks / CARDS);
    return chiSquareP((strayed * (CARDS - 1)) / CARDS, (CARDS - 1) ** 2);
  }

  /** Mean and variance of Σ x[n] x[n+1] round a shuffled circle (Wald and Wolfowitz, 1943). */
  #serialP(): number {
    const n = CARDS;
    const mean = -SQUARES / (n - 1);
    const variance =
      (SQUARES ** 2 - FOURTHS) / (n - 1) + (SQUARES ** 2 - 2 * FOURTHS) / ((n - 1) * (n - 2)) - mean ** 2;
    return normalP((this.#serial - this.#decks * mean) / Math.sqrt(this.#decks * variance));
  }

  /** Pairs of first cards overlap, so what the single cards stray by is taken off (Good, 1953). */
  #deckToDeckP(): number {
    const pairs = this.#decks - 1;
    const singles = Array.from({ length: CARDS }, (_, n) =>
      sumOf(this.#deckToDeck.subarray(n * CARDS, (n + 1) * CARDS)),
    );
    const strayed = strayedBy(this.#deckToDeck, () => pairs / CARDS ** 2) - strayedBy(singles, () => pairs / CARDS);
    return chiSquareP(strayed, CARDS ** 2 - CARDS);
  }

  #collect(rank: number): void {
    this.#collected.add(rank);
    this.#collecting++;
    if (this.#collected.size < RANKS) return;
    this.#collections[Math.min(this.#collecting, LONGEST)]!++;
    this.#collected.clear();
    this.#collecting = 0;
  }
}

/**
 * What chance does to one collection of findings in a hundred is too much for it: with k questions asked, each answer
 * may be as unlikely as one in 100 k (Bonferroni). Fixed before any deck was dealt.
 */
export function verdict(findings: readonly Finding[]): readonly Finding[] {
  return findings.filter(({ p }) => !(p >= 0.01 / findings.length));
}

const MIDDLE = (CARDS - 1) / 2;
const powers = (power: number): number => sumOf(Float64Array.from({ length: CARDS }, (_, n) => (n - MIDDLE) ** power));
const SQUARES = powers(2);
const FOURTHS = powers(4);

/** A deck's runs end where it does not ascend; ascents of a random permutation have Eulerian chances. */
const ASCENT_CHANCES: readonly number[] = eulerian(CARDS);

function eulerian(cards: number): readonly number[] {
  let chances: readonly number[] = [1];
  for (let n = 2; n <= cards; n++) {
    const shorter = chances;
    chances = Array.from({ length: n }, (_, k) => ((k + 1) * (shorter[k] ?? 0) + (n - k) * (shorter[k - 1] ?? 0)) / n);
  }
  return chances;
}

/** The chance that the last of thirteen ranks turns up at exactly the n-th try. */
const COLLECTION_CHANCES: readonly number[] = collectionChances();

function collectionChances(): readonly number[] {
  const chances = [0];
  let have: readonly number[] = Array.from({ length: RANKS + 1 }, (_, k) => (k === 0 ? 1 : 0));
  while (chances.length < LONGEST) {
    const before = have;
    have = before.map((chance, k) => (chance * k + (before[k - 1] ?? 0) * (RANKS - k + 1)) / RANKS);
    chances.push(have[RANKS]! - before[RANKS]!);
  }
  return [...chances, 1 - have[RANKS]!];
}

function sumOf(numbers: Float64Array): number {
  return numbers.reduce((sum, value) => sum + value, 0);
}

function binnedP(found: readonly number[], chances: readonly number[]): number {
  const { counts, expected } = pooled(found, chances);
  return chiSquare(counts, n => expected[n]!);
}

/** Two cards of one deck are never the same: 52 × 51 pairs. */
function pairsP(pairs: Float64Array, decks: number): number {
  const possible = pairs.filter((_, n) => Math.floor(n / CARDS) !== n % CARDS);
  return chiSquare(possible, () => decks / (CARDS * (CARDS - 1)));
}
