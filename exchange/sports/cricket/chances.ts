import type { Format } from './rules.ts';

/*
 * What can come of one delivery, and how likely it is. The simulator draws from these numbers and the model adds them
 * up: there is no second set. A ball is played by the pair at the crease, so its chances depend on how many are out and
 * not on who of the two is on strike.
 */

/** A delivery by what it does to a score: places in a list of chances. */
export const RUNS = [0, 1, 2, 3, 4, 6] as const;
export const OUT = 6; // nobody ran
export const OUT_AFTER_ONE = 7; // run out going for a second
export const WIDES = [
  [8, 1],
  [9, 2],
  [10, 5],
] as const;
/** Runs of a no-ball, the penalty included; a free hit follows. */
export const NO_BALLS = [
  [11, 1],
  [12, 2],
  [13, 5],
  [14, 7],
] as const;
/** Of a free hit, which only a run out can end: the part of `OUT` that is one. */
export const RUN_OUT = 15;
export const KERNEL = 16;
export type Kernel = Float64Array;

/** How hard a pair hits out, in tenths; `EVEN` is a normal ball of the format. */
export const LEVELS = 24;
export const EVEN = 9;
const STEP = 0.1;

export const levelOf = (intent: number): number => Math.min(LEVELS - 1, Math.max(0, Math.round(intent / STEP) + EVEN));

interface Base {
  /** Dot, 1, 2, 3, 4, 6 and out, of a legal ball. */
  readonly balls: readonly number[];
  readonly wide: number;
  readonly noBall: number;
  readonly legBye: number;
  readonly bye: number;
}

const BASES: Readonly<Record<Format, Base>> = {
  T20: {
    balls: [0.345, 0.39, 0.066, 0.004, 0.102, 0.044, 0.049],
    wide: 0.03,
    noBall: 0.004,
    legBye: 0.012,
    bye: 0.003,
  },
  ODI: { balls: [0.51, 0.335, 0.055, 0.006, 0.074, 0.014, 0.026], wide: 0.02, noBall: 0.003, legBye: 0.01, bye: 0.003 },
  Test: {
    balls: [0.736, 0.158, 0.036, 0.008, 0.045, 0.0035, 0.0135],
    wide: 0.004,
    noBall: 0.006,
    legBye: 0.009,
    bye: 0.005,
  },
};

/** How intent and skill tilt them, as exponents: who hits out scores sixes and gets out. */
const BY_INTENT = [-0.42, -0.08, 0.1, 0, 0.55, 1.1, 0.8] as const;
const BY_SKILL = [-0.25, 0.08, 0.12, 0.1, 0.35, 0.4, -0.65] as const;

/** Of all wickets, by how they fall. */
export const HOW_OUT = ['bowled', 'caught', 'lbw', 'stumped', 'run out'] as const;
export type HowOut = (typeof HOW_OUT)[number];

export const WICKETS: Readonly<Record<Format, Readonly<Record<HowOut, number>>>> = {
  T20: { bowled: 0.18, caught: 0.61, lbw: 0.08, stumped: 0.04, 'run out': 0.09 },
  ODI: { bowled: 0.19, caught: 0.57, lbw: 0.12, stumped: 0.04, 'run out': 0.08 },
  Test: { bowled: 0.19, caught: 0.58, lbw: 0.17, stumped: 0.02, 'run out': 0.04 },
};

/** Of run outs, how many happen on the second run. */
const ON_THE_SECOND = 0.4;
/** How many of a wide's runs, and of a no-ball's, come how often. */
const WIDE_RUNS = [0.9, 0.05, 0.05] as const;
const NO_BALL_RUNS = [0.52, 0.28, 0.14, 0.06] as const;
/** Of byes and leg byes, how many reach the rope. */
export const BYES_TO_THE_ROPE = 0.12;

/** The chances of a delivery when batting is so much stronger than bowling. */
export function kernelOf(format: Format, skill: number, level: number): Kernel {
  const { balls, wide, noBall } = BASES[format];
  const intent = (level - EVEN) * STEP;
  const tilted = balls.map((chance, n) => chance * Math.exp(intent * BY_INTENT[n]! + skill * BY_SKILL[n]!));
  const off = offTheBody(format);
  const scale = (1 - wide - noBall - off) / tilted.reduce((total, each) => total + each, 0);
  const [dot, one, two, three, four, six, out] = tilted.map(each => each * scale);
  const runOut = out! * WICKETS[format]['run out'];
  const kernel = new Float64Array(KERNEL);
  kernel.set([dot!, one! + off * (1 - BYES_TO_THE_ROPE), two!, three!, four! + off * BYES_TO_THE_ROPE, six!]);
  kernel[OUT_AFTER_ONE] = runOut * ON_THE_SECOND;
  kernel[OUT] = out! - runOut * ON_THE_SECOND;
  kernel[RUN_OUT] = runOut * (1 - ON_THE_SECOND);
  WIDES.forEach(([place], n) => (kernel[place] = wide * WIDE_RUNS[n]!));
  NO_BALLS.forEach(([place], n) => (kernel[place] = noBall * NO_BALL_RUNS[n]!));
  return kernel;
}

/** Byes and leg byes, which have the same chance whoever bats. */
export const offTheBody = (format: Format): number => BASES[format].legBye + BASES[format].bye;

/** Of those, how many came off the pad. */
export const legByeShare = (format: Format): number => BASES[format].legBye / offTheBody(format);

/** What a delivery is expected to add, runs of extras included. */
export function meanRuns(kernel: Kernel): number {
  let mean = kernel[OUT_AFTER_ONE]!;
  RUNS.forEach((runs, n) => (mean += runs * kernel[n]!));
  for (const [place, runs] of [...WIDES, ...NO_BALLS]) mean += runs * kernel[place]!;
  return mean;
}
