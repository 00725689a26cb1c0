import type { SportName } from '../sport.ts';
import { ESOCCER, FOOTBALL } from '../names/clubs.ts';
import { FUTSAL } from '../names/leagues.ts';
import { footballSport } from './footballSport.ts';
import type { FootballRules } from './model.ts';

const FULL: FootballRules = {
  slotMs: 30_000,
  slotsPerMinute: 2,
  slotsPerHalf: 90,
  added: [
    [
      [2, 0.4],
      [4, 0.4],
      [6, 0.2],
    ],
    [
      [4, 0.2],
      [6, 0.35],
      [8, 0.3],
      [12, 0.15],
    ],
  ],
  breakMs: 900_000,
  yellow: 0.0095,
  red: 0.0005,
  corner: 0.027,
  abandoned: 1 / 300_000,
  direct: 0.28,
  checked: 0.1,
  most: 11,
  usual: [1.5, 1.2],
  spread: 0.6,
};

/** Four minutes a half, on a console: no added time, nobody is sent off, and nothing is looked at again. */
const FAST: FootballRules = {
  ...FULL,
  slotMs: 5_000,
  slotsPerMinute: 12,
  slotsPerHalf: 48,
  added: [[[0, 1]], [[0, 1]]],
  breakMs: 30_000,
  yellow: 0.004,
  red: 0,
  corner: 0.02,
  abandoned: 0,
  direct: 0.35,
  checked: 0,
  most: 17,
  usual: [2.3, 2.3],
  spread: 0.9,
};

/** Five a side in a hall, twice twenty minutes by a clock that stops with the ball: nothing is added. */
const HALL: FootballRules = {
  ...FULL,
  slotMs: 30_000,
  slotsPerMinute: 3,
  slotsPerHalf: 60,
  added: [[[0, 1]], [[0, 1]]],
  breakMs: 600_000,
  yellow: 0.007,
  red: 0.0006,
  corner: 0.035,
  abandoned: 0,
  direct: 0.32,
  checked: 0,
  most: 19,
  usual: [3.1, 2.7],
  spread: 0.9,
};

const NAME: SportName = { code: 'football', name: 'Football', etid: 1 };
const FAST_NAME: SportName = { code: 'esoccer', name: 'Esoccer', etid: 68 };
const HALL_NAME: SportName = { code: 'futsal', name: 'Futsal', etid: 9 };

export const football = footballSport(NAME, FULL, FOOTBALL);
export const esoccer = footballSport(FAST_NAME, FAST, ESOCCER);
export const futsal = footballSport(HALL_NAME, HALL, FUTSAL);

/** By their codes: what a card of one is counted by. */
export const FOOTBALL_RULES: Readonly<Partial<Record<string, FootballRules>>> = {
  football: FULL,
  esoccer: FAST,
  futsal: HALL,
};
