import { ICE_HOCKEY } from '../names/clubs.ts';
import { turnSport } from './turnSport.ts';

/** Shifts of half a minute. What is level is decided by penalty shots, which count for the winner of the match only. */
export const iceHockey = turnSport({
  code: 'iceHockey',
  name: 'Ice Hockey',
  etid: 19,
  rules: {
    turns: 40,
    periods: 3,
    shares: [[1, 1]],
    usual: 0.049,
    spread: 0.012,
    extra: 2,
    extraChance: 0.32,
    standsWith: 0,
    waits: true,
  },
  leagues: ICE_HOCKEY,
  format: '3 x 20 minutes',
  period: 'period',
  extra: 'penaltyShots',
  points: 'goals',
  lines: [-1, 0, 1],
  attackMs: [8_000, 25_000],
  betweenMs: [10_000, 30_000],
  breakMs: 900_000,
});
