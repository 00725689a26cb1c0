import { RUGBY_LEAGUE } from '../names/leagues.ts';
import { turnSport } from './turnSport.ts';

/** Sets of six tackles in turn. What is level is decided by whoever scores first, set by set. */
export const rugbyLeague = turnSport({
  code: 'rugbyLeague',
  name: 'Rugby League',
  etid: 71,
  rules: {
    turns: 40,
    periods: 2,
    shares: [
      [1, 0.05],
      [2, 0.15],
      [4, 0.25],
      [6, 0.55],
    ],
    usual: 0.125,
    spread: 0.03,
    extra: 2,
    standsWith: 0,
    waits: true,
  },
  leagues: RUGBY_LEAGUE,
  format: '2 x 40 minutes',
  period: 'half',
  extra: 'goldenPoint',
  calls: { 1: 'dropGoal', 2: 'penalty', 4: 'try', 6: 'converted' },
  points: 'points',
  lines: [-4, 0, 4],
  attackMs: [30_000, 80_000],
  betweenMs: [8_000, 22_000],
  breakMs: 600_000,
});
