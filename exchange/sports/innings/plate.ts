import { pick, type Random } from '../../random.ts';
import { once } from '../../rows/question.ts';
import type { Pair, Side } from '../rally/sets.ts';

/*
 * Baseball at the plate: who is on base and how many are out, batter by batter. What a half inning will bring is counted
 * over every way it can go.
 */

export const OUTS = 3;
export const INNINGS = 9;
/** A row asks about the first five, which are always played to their end. */
export const FIRST = 5;

export type Play = 'out' | 'doublePlay' | 'walk' | 'single' | 'double' | 'triple' | 'homeRun';

/** Bases are bits: 1 is first, 2 second, 4 third. */
export interface Plate {
  readonly bases: number;
  readonly outs: number;
}

export const FRESH: Plate = { bases: 0, outs: 0 };

/** The chances of a batter of this strength, about 1. */
function playChances(strength: number, { bases, outs }: Plate): readonly (readonly [Play, number])[] {
  const walk = 0.085 * strength;
  const single = 0.145 * strength;
  const double = 0.045 * strength;
  const triple = 0.004 * strength;
  const homeRun = 0.03 * strength;
  const out = 1 - walk - single - double - triple - homeRun;
  const two = (bases & 1) === 1 && outs < 2 ? 0.13 : 0;
  return [
    ['out', out * (1 - two)],
    ['doublePlay', out * two],
    ['walk', walk],
    ['single', single],
    ['double', double],
    ['triple', triple],
    ['homeRun', homeRun],
  ];
}

export const playOf = (strength: number, plate: Plate, random: Random): Play =>
  pick(random, playChances(strength, plate));

export interface Played extends Plate {
  readonly runs: number;
}

const bits = (bases: number): number => (bases & 1) + ((bases >> 1) & 1) + ((bases >> 2) & 1);

/** Where a play leaves the plate, and how many come home. */
export function afterPlay({ bases, outs }: Plate, play: Play): Played {
  const isOn = (base: number): boolean => (bases & base) !== 0;
  switch (play) {
    case 'out':
      return { bases, outs: outs + 1, runs: 0 };
    case 'doublePlay':
      return { bases: bases & ~1, outs: outs + 2, runs: 0 };
    case 'walk':
      // only who has to makes room
      if (!isOn(1)) return { bases: bases | 1, outs, runs: 0 };
      if (!isOn(2)) return { bases: bases | 2, outs, runs: 0 };
      return { bases: 7, outs, runs: isOn(4) ? 1 : 0 };
    case 'single':
      return { bases: 1 | (isOn(1) ? 2 : 0), outs, runs: bits(bases & 6) };
    case 'double':
      return { bases: 2 | (isOn(1) ? 4 : 0), outs, runs: bits(bases & 6) };
    case 'triple':
      return { bases: 4, outs, runs: bits(bases) };
    case 'homeRun':
      return { bases: 0, outs, runs: bits(bases) + 1 };
  }
}

/** More runs in a half inning, or batters, are too unlikely to count. */
const MOST = 20;
const BATTERS = 36;

/** The chance of each number of runs that this half inning will still bring. */
function runsAhead(strength: number, from: Plate): Float64Array {
  const width = MOST + 1;
  const done = new Float64Array(width);
  const plays = PLATES.map(plate =>
    playChances(strength, plate).map(([play, chance]) => ({ ...afterPlay(plate, play), chance })),
  );
  let now = new Float64Array(PLATES.length * width);
  now[(from.outs * 8 + from.bases) * width] = 1;
  for (let batter = 0; batter < BATTERS; batter++) {
    const next = new Float64Array(now.length);
    for (let n = 0; n < now.length; n++) {
      const mass = now[n]!;
      if (mass < NOTHING) continue;
      for (const { bases, outs, runs, chance } of plays[Math.floor(n / width)]!) {
        const sum = Math.min(MOST, (n % width) + runs);
        if (outs >= OUTS) done[sum]! += mass * chance;
        else next[(outs * 8 + bases) * width + sum]! += mass * chance;
      }
    }
    now = next;
  }
  return done;
}

const PLATES: readonly Plate[] = Array.from({ length: 8 * OUTS }, (_, n) => ({
  bases: n % 8,
  outs: Math.floor(n / 8),
}));
const NOTHING = 1e-11;

/** Of a whole half inning, by side: the strengths of a match do not change. */
const fresh = once((strengths: Pair<number>): Pair<Float64Array> => [
  runsAhead(strengths[0], FRESH),
  runsAhead(strengths[1], FRESH),
]);

/** Where a match is: the first named bats second. */
export interface Standing {
  readonly strengths: Pair<number>;
  readonly score: Pair<number>;
  readonly inning: number;
  readonly batting: Side;
  readonly plate: Plate;
}

/** Half innings from the one being played to the end of this inning, by who bats in them. */
function halves({ inning, batting }: Standing, until: number): readonly Side[] {
  const after = Array.from({ length: Math.max(0, until - inning) }, () => [1, 0] as const).flat();
  return batting === 1 ? [1, 0, ...after] : [0, ...after];
}

/** Of the half inning that is being played. */
export const runsHere = once(({ strengths, batting, plate }: Standing) => runsAhead(strengths[batting], plate));

const halfRuns = (standing: Standing, nth: number, side: Side): Float64Array =>
  nth === 0 ? runsHere(standing) : fresh(standing.strengths)[side];

/** The chance of the home side. That it stops batting once it has won changes nothing about who wins. */
export function winChance(standing: Standing): number {
  const { score, inning, strengths } = standing;
  const size = 2 * LEAD + 1;
  let leads = new Float64Array(size);
  leads[clamped(score[0] - score[1] + LEAD, size)] = 1;
  for (const [nth, side] of halves(standing, Math.max(INNINGS, inning)).entries()) {
    leads = shifted(leads, halfRuns(standing, nth, side), side === 0 ? 1 : -1);
  }
  const wins = leads.slice(LEAD + 1).reduce((sum, chance) => sum + chance, 0);
  return wins + leads[LEAD]! * extraChance(fresh(strengths));
}

/** Leads beyond this are as good as won. */
const LEAD = 40;
const clamped = (n: number, size: number): number => Math.max(0, Math.min(size - 1, n));

function shifted(leads: Float64Array, runs: Float64Array, sign: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(leads.length);
  for (let lead = 0; lead < leads.length; lead++) {
    const mass = leads[lead]!;
    if (mass < 1e-13) continue;
    for (let n = 0; n < runs.length; n++) next[clamped(lead + sign * n, leads.length)]! += mass * runs[n]!;
  }
  return next;
}

/** Innings more, until one of them is not level. */
function extraChance([home, away]: Pair<Float64Array>): number {
  let [wins, level, fewer] = [0, 0, 0];
  for (let runs = 0; runs < home.length; runs++) {
    wins += home[runs]! * fewer;
    level += home[runs]! * away[runs]!;
    fewer += away[runs]!;
  }
  return wins / (1 - level);
}

/** The chance of each total of both sides after the first five innings. */
export function firstFive(standing: Standing): readonly number[] {
  let totals = new Float64Array(TOTAL + 1);
  totals[Math.min(TOTAL, standing.score[0] + standing.score[1])] = 1;
  for (const [nth, side] of halves(standing, FIRST).entries()) {
    totals = shifted(totals, halfRuns(standing, nth, side), 1);
  }
  return Array.from(totals);
}

const TOTAL = 60;
