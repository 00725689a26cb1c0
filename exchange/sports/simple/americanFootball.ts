import { AMERICAN_FOOTBALL } from '../names/clubs.ts';
import { turnSport } from './turnSport.ts';

/** A dozen drives each: touchdowns with what is kicked or run after them, and field goals. */
export const americanFootball = turnSport({
  code: 'americanFootball',
  name: 'American Football',
  etid: 58,
  rules: {
    turns: 6,
    periods: 4,
    shares: [
      [3, 0.4],
      [6, 0.04],
      [7, 0.52],
      [8, 0.04],
    ],
    usual: 0.37,
    spread: 0.07,
    extra: 2,
    standsWith: 2,
    waits: true,
  },
  leagues: AMERICAN_FOOTBALL,
  format: '4 x 15 minutes',
  period: 'quarter',
  extra: 'overtime',
  points: 'points',
  lines: [-3, 0, 3],
  attackMs: [90_000, 420_000],
  betweenMs: [60_000, 150_000],
  breakMs: 300_000,
});
