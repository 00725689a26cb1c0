import type { Pair, Side } from '../rally/sets.ts';
import { other, raised } from '../rally/sets.ts';

/*
 * Kabaddi: raids in turn. A raider touches defenders and gets home, takes a bonus, is tackled, or comes back with nothing.
 * Who is touched or tackled is out until the other side loses somebody; a side with nobody left is all out, which costs two
 * points more, and begins again with seven.
 */

export const SEVEN = 7;
export const RAIDS = 80;
export const HALF = RAIDS / 2;

const OUTCOMES = ['empty', 'bonus', 'touch1', 'touch2', 'touch3', 'tackle'] as const;
export type RaidOutcome = (typeof OUTCOMES)[number];

const TOUCHES: Readonly<Record<RaidOutcome, number>> = {
  empty: 0,
  bonus: 0,
  touch1: 1,
  touch2: 2,
  touch3: 3,
  tackle: 0,
};

/** Against so many a bonus can be taken, and against so few a tackle is worth one more. */
const BONUS_FROM = 6;
const SUPER_UP_TO = 3;

export interface Mat {
  readonly score: Pair<number>;
  /** On the mat. */
  readonly men: Pair<number>;
}

/** The chances of a raid by a raider of this strength, about 1, against so many defenders. */
export function raidChances(strength: number, defenders: number): readonly (readonly [RaidOutcome, number])[] {
  const few = defenders <= SUPER_UP_TO ? 1.12 : 1;
  const bonus = defenders >= BONUS_FROM ? 0.09 * strength : 0;
  const touch1 = 0.3 * strength * few;
  const touch2 = defenders >= 2 ? 0.06 * strength : 0;
  const touch3 = defenders >= 3 ? 0.015 * strength : 0;
  const tackle = 0.24 / (strength * few);
  return [
    ['bonus', bonus],
    ['touch1', touch1],
    ['touch2', touch2],
    ['touch3', touch3],
    ['tackle', tackle],
    ['empty', 1 - bonus - touch1 - touch2 - touch3 - tackle],
  ];
}

/** The mat after a raid by this side. */
export function raided({ score, men }: Mat, raider: Side, outcome: RaidOutcome): Mat {
  const defence = other(raider);
  if (outcome === 'empty') return { score, men };
  if (outcome === 'bonus') return { score: raised(score, raider), men };
  if (outcome === 'tackle') {
    const points = men[defence] <= SUPER_UP_TO ? 2 : 1;
    return allOut({ score: raised(score, defence, points), men: moved(men, raider, 1) }, raider);
  }
  const touched = TOUCHES[outcome];
  return allOut({ score: raised(score, raider, touched), men: moved(men, defence, touched) }, defence);
}

/** So many of a side go out, and as many of the other come back. */
function moved(men: Pair<number>, from: Side, count: number): Pair<number> {
  const left = raised(men, from, -count);
  const back = Math.min(count, SEVEN - men[other(from)]);
  return raised(left, other(from), back);
}

function allOut({ score, men }: Mat, side: Side): Mat {
  if (men[side] > 0) return { score, men };
  return { score: raised(score, other(side), 2), men: raised(men, side, SEVEN) };
}

export interface Ahead extends Mat {
  readonly strengths: Pair<number>;
  readonly first: Side;
  /** Raids that were made. */
  readonly raid: number;
}

/** In the second half the other side begins. */
export const raiderOf = (first: Side, raid: number): Side => {
  const begins = raid < HALF ? first : other(first);
  return raid % 2 === 0 ? begins : other(begins);
};

/** More than that from now on is too unlikely to count. */
const MOST = 80;
const WIDTH = 2 * MOST + 1;
const PAIRS = SEVEN * SEVEN;

/**
 * The chance of each sum of what both will still add, those of a side counted with its sign: a lead, or a total. From
 * `-MOST` to `MOST`, raid by raid over every number of men.
 */
function added({ men, strengths, first, raid }: Ahead, signs: Pair<number>): Float64Array {
  const moves = [movesOf(strengths, 0, signs), movesOf(strengths, 1, signs)] as const;
  let [now, next] = [new Float64Array(PAIRS * WIDTH), new Float64Array(PAIRS * WIDTH)];
  now[((men[0] - 1) * SEVEN + men[1] - 1) * WIDTH + MOST] = 1;
  for (let nth = raid; nth < RAIDS; nth++) {
    next.fill(0);
    const reach = Math.min(MOST, (nth - raid) * MOST_OF_RAID);
    step(now, next, moves[raiderOf(first, nth)], reach);
    [now, next] = [next, now];
  }
  const sums = new Float64Array(WIDTH);
  for (let n = 0; n < now.length; n++) sums[n % WIDTH]! += now[n]!;
  return sums;
}

/** Three touched, and two more for an all out. */
const MOST_OF_RAID = 5;

/** Too little to matter at the precision prices are written in. */
const NOTHING = 1e-10;

/** One raid, from all that can be by now. */
function step(now: Float64Array, next: Float64Array, moves: Float64Array, reach: number): void {
  for (let pair = 0; pair < PAIRS; pair++) {
    for (let sum = MOST - reach; sum <= MOST + reach; sum++) {
      const mass = now[pair * WIDTH + sum]!;
      if (mass < NOTHING) continue;
      for (let at = pair * MOVES; at < (pair + 1) * MOVES; at += 3) {
        const to = Math.max(0, Math.min(WIDTH - 1, sum + moves[at + 1]!));
        next[moves[at]! * WIDTH + to]! += mass * moves[at + 2]!;
      }
    }
  }
}

/** Of each outcome where it leads, what it adds, and its chance. */
const MOVES = 3 * OUTCOMES.length;

/** From every number of men of both. */
function movesOf(strengths: Pair<number>, raider: Side, signs: Pair<number>): Float64Array {
  const moves = new Float64Array(PAIRS * MOVES);
  for (let pair = 0; pair < PAIRS; pair++) {
    const men: Pair<number> = [Math.floor(pair / SEVEN) + 1, (pair % SEVEN) + 1];
    for (const [n, [outcome, chance]] of raidChances(strengths[raider], men[other(raider)]).entries()) {
      if (chance === 0) continue;
      const after = raided({ score: [0, 0], men }, raider, outcome);
      const points = signs[0] * after.score[0] + signs[1] * after.score[1];
      moves.set([(after.men[0] - 1) * SEVEN + after.men[1] - 1, points, chance], pair * MOVES + 3 * n);
    }
  }
  return moves;
}

/** Home, away, draw. */
export function raidEnds(ahead: Ahead): readonly [number, number, number] {
  const lead = ahead.score[0] - ahead.score[1];
  const ends: [number, number, number] = [0, 0, 0];
  let total = 0;
  for (const [n, chance] of added(ahead, [1, -1]).entries()) {
    const final = lead + n - MOST;
    ends[final > 0 ? 0 : final < 0 ? 1 : 2] += chance;
    total += chance;
  }
  return [ends[0] / total, ends[1] / total, ends[2] / total];
}

/** The chance of each total of both sides. */
export function raidTotals(ahead: Ahead): readonly number[] {
  const already = ahead.score[0] + ahead.score[1];
  const sums = added(ahead, [1, 1]).slice(MOST);
  const total = sums.reduce((sum, chance) => sum + chance, 0);
  return [...Array.from({ length: already }, () => 0), ...Array.from(sums, chance => chance / total)];
}
