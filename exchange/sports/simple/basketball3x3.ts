import { BASKETBALL_3X3 } from '../names/leagues.ts';
import { turnSport } from './turnSport.ts';

/** Ten minutes at one basket, or until somebody has 21. */
export const basketball3x3 = turnSport({
  code: 'basketball3x3',
  name: 'Basketball 3X3',
  etid: 78,
  rules: {
    turns: 60,
    periods: 1,
    shares: [
      [1, 0.7],
      [2, 0.3],
    ],
    usual: 0.45,
    spread: 0.06,
    target: 21,
    extra: 2,
    standsWith: 0,
    waits: false,
  },
  leagues: BASKETBALL_3X3,
  format: 'to 21',
  period: 'period',
  extra: 'overtime',
  points: 'points',
  lines: [-2, 0, 2],
  attackMs: [5_000, 11_000],
  betweenMs: [4_000, 9_000],
  breakMs: 60_000,
});
