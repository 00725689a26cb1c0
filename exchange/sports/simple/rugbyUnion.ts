import { RUGBY_UNION } from '../names/leagues.ts';
import { turnSport } from './turnSport.ts';

/** Phases of possession: tries with or without their conversion, and penalties. A draw stands. */
export const rugbyUnion = turnSport({
  code: 'rugbyUnion',
  name: 'Rugby Union',
  etid: 81,
  rules: {
    turns: 24,
    periods: 2,
    shares: [
      [3, 0.4],
      [5, 0.22],
      [7, 0.38],
    ],
    usual: 0.22,
    spread: 0.05,
    extra: 0,
    standsWith: 0,
    waits: true,
  },
  leagues: RUGBY_UNION,
  format: '2 x 40 minutes',
  period: 'half',
  extra: 'overtime',
  calls: { 3: 'penalty', 5: 'try', 7: 'converted' },
  points: 'points',
  lines: [-4, 0, 4],
  attackMs: [40_000, 130_000],
  betweenMs: [20_000, 50_000],
  breakMs: 720_000,
});
