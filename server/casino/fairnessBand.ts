/** What bets of one kind came to so far, in paise. */
export interface Tally {
  readonly staked: number;
  readonly returned: number;
  /** What the rules say they give back on average, at the prices they were struck at. */
  readonly expected: number;
  /** Of what is given back, from the chances each bet had when it was placed. */
  readonly variance: number;
  /** The furthest that one round could lie from what was expected. */
  readonly reach: number;
  /** How far the expectation itself may be off where chances were sampled: one standard error. */
  readonly doubt: number;
}

/** How often a fair game may be called unfair: as often as a normal value lies so many deviations out, either way. */
export const THREE_SIGMA = 0.0027;
export const FOUR_SIGMA = 0.000_063;

/** Of a sampled expectation, this many standard errors are believed possible. */
const DOUBTS = 4;

/**
 * How far what was given back may lie from what was expected, either way, unless something rarer than `chance`
 * happened. Freedman's inequality: it holds for any number of rounds and however skew the payouts are, where three
 * deviations would cry wolf at the first hit of a long shot. After many rounds it comes to little more than them.
 */
export function marginOf({ variance, reach, doubt }: Pick<Tally, 'variance' | 'reach' | 'doubt'>, chance: number) {
  const rarity = Math.log(2 / chance);
  const leap = (reach * rarity) / 3;
  return leap + Math.sqrt(leap * leap + 2 * variance * rarity) + DOUBTS * doubt;
}

export interface Band {
  readonly expected: number;
  readonly low: number;
  readonly high: number;
  /** So far off that somebody must look at it. */
  readonly isOutside: boolean;
}

/** Between which amounts chance leaves what is given back, all but once in 370 times; nobody gets back less than nothing. */
export function bandOf(tally: Tally): Band {
  const { returned, expected } = tally;
  const margin = marginOf(tally, THREE_SIGMA);
  return {
    expected,
    low: Math.max(0, expected - margin),
    high: expected + margin,
    isOutside: Math.abs(returned - expected) > marginOf(tally, FOUR_SIGMA),
  };
}
