import { choose } from './choose.ts';
import { at, completions, pattiStrengths, type Strengths } from './pattiTable.ts';

/** How a showdown of two teenpatti hands ends: probabilities. */
export interface Showdown {
  readonly first: number;
  readonly second: number;
  readonly tie: number;
}

/**
 * Exactly, from the cards each hand has and what is left for both to be completed from.
 *
 * With two cards out there are 1.4 million pairs of hands, before the first four hundred million. They need not be
 * looked at one by one: against each hand x of the first, the rivals that share no card with it are counted by
 * inclusion and exclusion,
 *     all rivals − those with x₁ − those with x₂ … + those with x₁ and x₂ … − those with all of x,
 * and for each of these sets the number below a strength is read off a running sum.
 */
export function showdown(first: readonly number[], second: readonly number[], left: readonly number[]): Showdown {
  if (first.length === 3) return againstWhole(first, second, left);
  if (second.length === 3) {
    const { first: won, second: lost, tie } = againstWhole(second, first, left);
    return { first: lost, second: won, tie };
  }
  const known = first.length;
  const rivals = new Rivals(second, left);
  const hands = completions(first, left);
  const { of } = pattiStrengths();
  const count = { below: 0, equal: 0 };
  for (let i = 0; i < hands.length; i += 3) {
    const strength = of[at(hands[i]!, hands[i + 1]!, hands[i + 2]!)]!;
    rivals.countApart(count, hands, i + known, i + 3, strength);
  }
  const pairs = (hands.length / 3) * choose(left.length - (3 - known), 3 - second.length);
  const { below, equal } = count;
  return { first: below / pairs, second: (pairs - below - equal) / pairs, tie: equal / pairs };
}

/** Where one hand is whole, the other is held against that alone. */
function againstWhole(whole: readonly number[], other: readonly number[], left: readonly number[]): Showdown {
  const { of } = pattiStrengths();
  const strength = of[at(whole[0]!, whole[1]!, whole[2]!)]!;
  const hands = completions(other, left);
  let [below, above] = [0, 0];
  for (let i = 0; i < hands.length; i += 3) {
    const rival = of[at(hands[i]!, hands[i + 1]!, hands[i + 2]!)]!;
    if (rival < strength) below++;
    else if (rival > strength) above++;
  }
  const all = hands.length / 3;
  return { first: below / all, second: above / all, tie: (all - below - above) / all };
}

/** Whether a whole hand can still win, and still lose, against three of these cards. */
export function isOpen(whole: readonly number[], left: readonly number[]): boolean {
  const { of } = pattiStrengths();
  const strength = of[at(whole[0]!, whole[1]!, whole[2]!)]!;
  let [canWin, canLose] = [false, false];
  for (let i = 0; i < left.length; i++) {
    for (let j = i + 1; j < left.length; j++) {
      for (let k = j + 1; k < left.length; k++) {
        const rival = of[at(left[i]!, left[j]!, left[k]!)]!;
        canWin ||= rival < strength;
        canLose ||= rival > strength;
        if (canWin && canLose) return true;
      }
    }
  }
  return false;
}

interface Count {
  below: number;
  equal: number;
}

/** The hands one side can come to. */
class Rivals {
  readonly #known: readonly number[];
  readonly #left: readonly number[];
  readonly #strengths: Strengths = pattiStrengths();
  /** For all hands, and for those with each card: at s, how many are weaker than s. */
  readonly #weaker: Int32Array;
  readonly #width: number;

  constructor(known: readonly number[], left: readonly number[]) {
    this.#known = known;
    this.#left = left;
    this.#width = this.#strengths.count + 1;
    this.#weaker = this.#runningSums();
  }

  /** Adds those that have none of the cards from `from` up to `to`, against a strength. */
  countApart(count: Count, cards: Uint8Array, from: number, to: number, strength: number): void {
    this.#addRow(count, 0, strength, 1);
    for (let i = from; i < to; i++) {
      this.#addRow(count, 1 + cards[i]!, strength, -1);
      for (let j = i + 1; j < to; j++) this.#addWithBoth(count, cards[i]!, cards[j]!, strength);
    }
    const canBeTheSame = to - from === 3 && this.#known.length === 0;
    if (canBeTheSame) count.equal--;
  }

  #addRow(count: Count, row: number, strength: number, sign: number): void {
    const place = row * this.#width + strength;
    count.below += sign * this.#weaker[place]!;
    count.equal += sign * (this.#weaker[place + 1]! - this.#weaker[place]!);
  }

  /** At most one more card is needed for these, so they are looked at one by one. */
  #addWithBoth(count: Count, a: number, b: number, strength: number): void {
    const need = 3 - this.#known.length;
    if (need < 2) return;
    const thirds = need === 2 ? this.#known : this.#left;
    for (const third of thirds) {
      if (third === a || third === b) continue;
      const other = this.#strengths.of[at(a, b, third)]!;
      if (other < strength) count.below++;
      else if (other === strength) count.equal++;
    }
  }

  #runningSums(): Int32Array {
    const sums = new Int32Array(53 * this.#width);
    const hands = completions(this.#known, this.#left);
    for (let i = 0; i < hands.length; i += 3) {
      const place = 1 + this.#strengths.of[at(hands[i]!, hands[i + 1]!, hands[i + 2]!)]!;
      sums[place]!++;
      for (let j = this.#known.length; j < 3; j++) sums[(1 + hands[i + j]!) * this.#width + place]!++;
    }
    for (let row = 0; row < 53; row++) {
      for (let s = 1; s < this.#width; s++) sums[row * this.#width + s]! += sums[row * this.#width + s - 1]!;
    }
    return sums;
  }
}
