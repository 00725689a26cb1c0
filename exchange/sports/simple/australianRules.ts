import { AUSTRALIAN_RULES } from '../names/leagues.ts';
import { turnSport } from './turnSport.ts';

/** Entries into the fifty: six points between the tall posts, one beside them. A draw stands. */
export const australianRules = turnSport({
  code: 'australianRules',
  name: 'Australian Rules',
  etid: 83,
  rules: {
    turns: 24,
    periods: 4,
    shares: [
      [1, 0.44],
      [6, 0.56],
    ],
    usual: 0.5,
    spread: 0.06,
    extra: 0,
    standsWith: 0,
    waits: false,
  },
  leagues: AUSTRALIAN_RULES,
  format: '4 x 20 minutes',
  period: 'quarter',
  extra: 'overtime',
  calls: { 1: 'behind', 6: 'goal' },
  points: 'points',
  lines: [-8, 0, 8],
  attackMs: [25_000, 60_000],
  betweenMs: [15_000, 40_000],
  breakMs: 480_000,
});
