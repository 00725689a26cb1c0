import { BASKETBALL } from '../names/clubs.ts';
import { turnSport } from './turnSport.ts';

/** A hundred possessions each. With five minutes left or less a result stands. */
export const basketball = turnSport({
  code: 'basketball',
  name: 'Basketball',
  etid: 15,
  rules: {
    turns: 50,
    periods: 4,
    shares: [
      [1, 0.1],
      [2, 0.64],
      [3, 0.26],
    ],
    usual: 0.5,
    spread: 0.035,
    extra: 20,
    standsWith: 20,
    waits: false,
  },
  leagues: BASKETBALL,
  format: '4 x 12 minutes',
  period: 'quarter',
  extra: 'overtime',
  points: 'points',
  lines: [-6, 0, 6],
  attackMs: [6_000, 20_000],
  betweenMs: [3_000, 12_000],
  breakMs: 150_000,
});
