import type { Format } from '../sports/cricket/rules.ts';

/* What everything that a player does is worth, by the format of the match. Whole points; only captains make halves of them. */

export const FEATS = [
  'run',
  'four',
  'six',
  'fifty',
  'hundred',
  'duck',
  'strikeRate',
  'wicket',
  'bowledOrLbw',
  'threeWickets',
  'fourWickets',
  'fiveWickets',
  'maiden',
  'economy',
  'catch',
  'stumping',
  'runOut',
] as const;
export type Feat = (typeof FEATS)[number];

/** What a feat is worth each time; none where this format does not count it. */
export type Worth = Readonly<Record<Exclude<Feat, 'strikeRate' | 'economy'>, number>>;

/** A rate in runs for each over or for a hundred balls: from so many balls on, at this rate or beyond it. */
export interface Rate {
  readonly balls: number;
  /** From the best on: at this rate or a higher one, so many points. */
  readonly atLeast: readonly (readonly [rate: number, points: number])[];
  /** From the lowest on: below this rate, so many points. */
  readonly below: readonly (readonly [rate: number, points: number])[];
}

export interface PointsTable {
  readonly worth: Worth;
  /** Runs for a hundred balls. Nobody who is picked as a bowler is measured by it. */
  readonly strikeRate?: Rate;
  /** Runs for an over. */
  readonly economy?: Rate;
}

const FIELDING = { catch: 8, stumping: 12, runOut: 12 } as const;

export const POINTS: Readonly<Record<Format, PointsTable>> = {
  T20: {
    worth: {
      ...{ run: 1, four: 1, six: 2, fifty: 8, hundred: 16, duck: -2 },
      ...{ wicket: 25, bowledOrLbw: 8, threeWickets: 4, fourWickets: 8, fiveWickets: 16, maiden: 12 },
      ...FIELDING,
    },
    strikeRate: {
      balls: 10,
      atLeast: [
        [170, 6],
        [150, 4],
        [130, 2],
      ],
      below: [
        [50, -6],
        [60, -4],
        [70, -2],
      ],
    },
    economy: {
      balls: 12,
      atLeast: [
        [12, -6],
        [11, -4],
        [10, -2],
      ],
      below: [
        [5, 6],
        [6, 4],
        [7, 2],
      ],
    },
  },
  ODI: {
    worth: {
      ...{ run: 1, four: 1, six: 2, fifty: 4, hundred: 8, duck: -3 },
      ...{ wicket: 25, bowledOrLbw: 8, threeWickets: 0, fourWickets: 4, fiveWickets: 8, maiden: 4 },
      ...FIELDING,
    },
    strikeRate: {
      balls: 20,
      atLeast: [
        [140, 6],
        [120, 4],
        [100, 2],
      ],
      below: [
        [30, -6],
        [40, -4],
        [50, -2],
      ],
    },
    economy: {
      balls: 30,
      atLeast: [
        [9, -6],
        [8, -4],
        [7, -2],
      ],
      below: [
        [2.5, 6],
        [3.5, 4],
        [4.5, 2],
      ],
    },
  },
  Test: {
    worth: {
      ...{ run: 1, four: 1, six: 2, fifty: 4, hundred: 8, duck: -4 },
      ...{ wicket: 16, bowledOrLbw: 8, threeWickets: 0, fourWickets: 4, fiveWickets: 8, maiden: 0 },
      ...FIELDING,
    },
  },
};
