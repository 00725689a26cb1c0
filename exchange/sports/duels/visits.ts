import type { Random } from '../../random.ts';
import { pick } from '../../random.ts';
import type { Pair, Side } from '../rally/sets.ts';

/*
 * A leg of 501, visit by visit. Neither player can hinder the other, so how many visits each still needs is counted for
 * each by itself, and the leg is theirs who needs fewer, or as many and throws first.
 */

export const LEG = 501;

/** What three darts bring a good player who does not finish, and how often. */
const SCORES: readonly (readonly [points: number, share: number])[] = [
  [26, 0.09],
  [41, 0.13],
  [45, 0.12],
  [60, 0.17],
  [81, 0.11],
  [85, 0.11],
  [100, 0.12],
  [121, 0.04],
  [140, 0.08],
  [180, 0.03],
];

/** What no three darts can finish. */
const BOGEYS: ReadonlySet<number> = new Set([159, 162, 163, 165, 166, 168, 169]);

/** The chance to finish with this visit, for a player of such skill: about 1. */
export function outChance(left: number, skill: number): number {
  if (left > 170 || BOGEYS.has(left)) return 0;
  const usual = left <= 40 ? 0.42 : left <= 60 ? 0.36 : left <= 100 ? 0.2 : 0.06;
  return usual * skill;
}

export interface Visit {
  /** What is taken off: nothing when it went bust. */
  readonly points: number;
  readonly isOut: boolean;
}

/** Better players finish more often, and score high more often. */
const scoresFor = (skill: number): readonly (readonly [number, number])[] =>
  SCORES.map(([points, share]) => [points, share * (points >= 100 ? skill : 1)]);

export function visitOf(left: number, skill: number, random: Random): Visit {
  if (random() < outChance(left, skill)) return { points: left, isOut: true };
  const points = pick(random, scoresFor(skill));
  return { points: left - points < 2 ? 0 : points, isOut: false };
}

/** Longer than that no leg takes. */
const LONGEST = 60;

/** By what is left, the chance to need so many visits: `needs[left * (LONGEST + 1) + visits]`. */
function needsOf(skill: number): Float64Array {
  const width = LONGEST + 1;
  const needs = new Float64Array((LEG + 1) * width);
  const scores = scoresFor(skill);
  const total = scores.reduce((sum, [, share]) => sum + share, 0);
  for (let left = 2; left <= LEG; left++) {
    const out = outChance(left, skill);
    let bust = 0;
    for (const [points, share] of scores) if (left - points < 2) bust += ((1 - out) * share) / total;
    let some = 0;
    for (let visits = 1; visits < LONGEST; visits++) {
      let chance = visits === 1 ? out : bust * needs[left * width + visits - 1]!;
      for (const [points, share] of scores) {
        if (left - points >= 2) chance += (((1 - out) * share) / total) * needs[(left - points) * width + visits - 1]!;
      }
      needs[left * width + visits] = chance;
      some += chance;
    }
    needs[left * width + LONGEST] = Math.max(0, 1 - some);
  }
  return needs;
}

/** Skills of a match do not change, so they are counted once. */
const known = new WeakMap<Pair<number>, Pair<Float64Array>>();

function needsIn(skills: Pair<number>): Pair<Float64Array> {
  const made = known.get(skills) ?? ([needsOf(skills[0]), needsOf(skills[1])] as const);
  known.set(skills, made);
  return made;
}

/** The chance of the first player to win the leg, by what both have left and whose visit it is. */
export function legChance(skills: Pair<number>, left: Pair<number>, turn: Side): number {
  const needs = needsIn(skills);
  const width = LONGEST + 1;
  const [mine, theirs] = turn === 0 ? [0, 1] : [1, 0];
  let [chance, faster] = [0, 0];
  for (let visits = 1; visits <= LONGEST; visits++) {
    chance += needs[mine]![left[mine]! * width + visits]! * (1 - faster);
    faster += needs[theirs]![left[theirs]! * width + visits]!;
  }
  return turn === 0 ? chance : 1 - chance;
}
