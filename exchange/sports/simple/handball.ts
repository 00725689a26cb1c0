import { HANDBALL } from '../names/leagues.ts';
import { turnSport } from './turnSport.ts';

/** Some fifty attacks each, of which every other one is a goal. A draw stands. */
export const handball = turnSport({
  code: 'handball',
  name: 'Handball',
  etid: 39,
  rules: { turns: 56, periods: 2, shares: [[1, 1]], usual: 0.51, spread: 0.05, extra: 0, standsWith: 0, waits: false },
  leagues: HANDBALL,
  format: '2 x 30 minutes',
  period: 'half',
  extra: 'overtime',
  calls: { 1: 'goal' },
  points: 'goals',
  lines: [-3, 0, 3],
  attackMs: [12_000, 34_000],
  betweenMs: [6_000, 14_000],
  breakMs: 600_000,
});
