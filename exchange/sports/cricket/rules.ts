import { BALLS_PER_OVER, oversName } from './overs.ts';
import { told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';

export { BALLS_PER_OVER, oversName };

export const FORMATS = ['T20', 'ODI', 'Test'] as const;
export type Format = (typeof FORMATS)[number];

/** What a format fixes. A Test has no limit of overs in an innings, but five days of ninety. */
export interface Rules {
  readonly overs: number;
  readonly perBowler: number;
  /** After which overs the score is a row of the page. */
  readonly marks: readonly number[];
  /** After which overs it is a line at evens: between the marks, so that no two rows ask the same. */
  readonly lines: readonly number[];
  /** Names of the phases of an innings, each with the over it ends with. */
  readonly phases: readonly (readonly [name: Told, until: number])[];
  /** Who bowls which over, by letters: 'a' and 'b' have the new ball. In a Test it goes round and round. */
  readonly plan: string;
  /** Drinks are taken whenever so many overs are bowled; never in a T20. */
  readonly drinksEvery?: number;
}

export const RULES: Readonly<Record<Format, Rules>> = {
  T20: {
    overs: 20,
    perBowler: 4,
    marks: [6, 10, 15, 20],
    lines: [8, 13, 18],
    phases: [
      [told('cricket.powerplay'), 6],
      [told('cricket.middle'), 15],
      [told('cricket.death'), 20],
    ],
    plan: 'abacbdedecdedecbacba',
  },
  ODI: {
    overs: 50,
    perBowler: 10,
    marks: [10, 15, 20, 25, 30, 35, 40, 45, 50],
    lines: [8, 18, 28, 38, 48],
    phases: [
      [told('cricket.powerplay1'), 10],
      [told('cricket.powerplay2'), 40],
      [told('cricket.powerplay3'), 50],
    ],
    plan: 'ababababcdcdcdcdededeaecebedebceaedabcdecdabacbcab',
    drinksEvery: 17,
  },
  Test: {
    overs: Infinity,
    perBowler: Infinity,
    marks: Array.from({ length: 30 }, (_, n) => (n + 1) * 10),
    lines: [],
    phases: [],
    plan: 'ababababcdcdcdcdefefefacacbdbdeded',
  },
};

export const ALL_OUT = 10;
export const SUPER_OVER = { balls: BALLS_PER_OVER, wickets: 2 } as const;

/** Of a Test: overs in a day, sessions of a day, and what walking off and on again costs. */
export const TEST_OVERS = 450;
export const SESSION_OVERS = 30;
export const CHANGE_OVERS = 2;

/** The chance that it starts to rain before an over, and how many overs of a Test are lost to it. */
export const RAIN: Readonly<Record<Format, number>> = { T20: 0.0006, ODI: 0.0005, Test: 0.0012 };
export const RAIN_TAKES = { least: 4, most: 25 } as const;

/** Ball 82 of an innings (the first is 1) as commentators say it: '13.4'. */
export const ballName = (ball: number): string =>
  `${Math.floor((ball - 1) / BALLS_PER_OVER)}.${((ball - 1) % BALLS_PER_OVER) + 1}`;
