import { pick, type Random } from '../../random.ts';
import { once } from '../../rows/question.ts';

/*
 * Strokes against par, hole by hole. Nobody hinders anybody, so the round of each is counted by itself, and who is ahead
 * follows from all of them together, ties included.
 */

/** Against par, for a player of such skill: about 1. */
function holeChances(skill: number): readonly (readonly [strokes: number, chance: number])[] {
  const [eagle, birdie, bogey, double] = [0.008 * skill, 0.19 * skill, 0.15 / skill, 0.025 / skill];
  return [
    [-2, eagle],
    [-1, birdie],
    [1, bogey],
    [2, double],
    [0, 1 - eagle - birdie - bogey - double],
  ];
}

export const strokesAt = (skill: number, random: Random): number => pick(random, holeChances(skill));

/** A round adds at least so few and at most so many: two below or above par on every hole. */
const SPAN = 2;

/** After so many more holes, the chance of each sum, from `-SPAN × holes` upwards. */
function sumsOf(skill: number, holes: number): readonly Float64Array[] {
  const all = [Float64Array.of(1)];
  for (let n = 1; n <= holes; n++) {
    const before = all[n - 1]!;
    const next = new Float64Array(2 * SPAN * n + 1);
    for (let at = 0; at < before.length; at++) {
      for (const [strokes, chance] of holeChances(skill)) next[at + strokes + SPAN]! += before[at]! * chance;
    }
    all.push(next);
  }
  return all;
}

/** By player and by how many holes are left: skills of a round do not change. */
const sumsIn = once((skills: readonly number[]) => skills.map(skill => sumsOf(skill, HOLES)));

export const HOLES = 18;

export interface Card {
  readonly skills: readonly number[];
  /** Against par so far, and how many holes each has left. */
  readonly scores: readonly number[];
  readonly left: readonly number[];
}

/** The chance of a player to come to each total, beginning with the lowest that anybody can. */
function totalsOf({ skills, scores, left }: Card): readonly Float64Array[] {
  const lowest = Math.min(...scores.map((score, n) => score - SPAN * left[n]!));
  const highest = Math.max(...scores.map((score, n) => score + SPAN * left[n]!));
  return skills.map((_, n) => {
    const totals = new Float64Array(highest - lowest + 1);
    totals.set(sumsIn(skills)[n]![left[n]!]!, scores[n]! - SPAN * left[n]! - lowest);
    return totals;
  });
}

/** What each has of the first `places`, those who are level sharing what is left for them; it sums to the places. */
export function shareChances(card: Card, places: number): readonly number[] {
  const all = totalsOf(card);
  const below = all.map(totals => {
    let sum = 0;
    return totals.map(chance => (sum += chance) - chance);
  });
  return all.map((own, n) => {
    let share = 0;
    for (let at = 0; at < own.length; at++) {
      if (own[at]! > 1e-12) share += own[at]! * shareAt(all, below, n, at, places);
    }
    return Math.min(1, share);
  });
}

/** With so many better and so many level, over everybody else. */
function shareAt(
  all: readonly Float64Array[],
  below: readonly Float64Array[],
  but: number,
  at: number,
  places: number,
): number {
  const width = all.length;
  let ways = new Float64Array(places * width); // better by level; with more better there is nothing left
  ways[0] = 1;
  for (let n = 0; n < all.length; n++) {
    if (n === but) continue;
    const [better, level] = [below[n]![at]!, all[n]![at]!];
    const next = new Float64Array(ways.length);
    for (let b = 0; b < places; b++) {
      for (let l = 0; l < width; l++) {
        const mass = ways[b * width + l]!;
        if (mass === 0) continue;
        next[b * width + l]! += mass * Math.max(0, 1 - better - level);
        if (l + 1 < width) next[b * width + l + 1]! += mass * level;
        if (b + 1 < places) next[(b + 1) * width + l]! += mass * better;
      }
    }
    ways = next;
  }
  let share = 0;
  for (let b = 0; b < places; b++) {
    for (let l = 0; l < width; l++) share += ways[b * width + l]! * Math.min(1, (places - b) / (l + 1));
  }
  return share;
}

/** That the first of two needs fewer strokes than the second, and the other way round; the rest is that they are level. */
export function fewerStrokes(card: Card, first: number, second: number): readonly [number, number] {
  const all = totalsOf(card);
  let [a, b, sumA, sumB] = [0, 0, 0, 0];
  for (let at = 0; at < all[first]!.length; at++) {
    const [mine, theirs] = [all[first]![at]!, all[second]![at]!];
    b += theirs * (1 - sumA - mine);
    a += mine * (1 - sumB - theirs);
    sumA += mine;
    sumB += theirs;
  }
  return [Math.max(0, a), Math.max(0, b)];
}
