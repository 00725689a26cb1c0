import type { InningsCard } from '@maidan/exchange/sports/cricket/scorecard/scorecard';
import { BALLS_PER_OVER } from '@maidan/exchange/sports/cricket/overs';

/* Figures of a card as cricket prints them. */

/** '168/7', '142' when all are out, '284/6d'. */
export function scoreOfInnings({ score, wickets, end }: Pick<InningsCard, 'score' | 'wickets' | 'end'>): string {
  if (end === 'all out') return String(score);
  return `${score}/${wickets}${end === 'declared' ? 'd' : ''}`;
}

/** Runs of a hundred balls. */
export const strikeRate = (runs: number, balls: number): string =>
  balls > 0 ? ((100 * runs) / balls).toFixed(1) : '–';

/** Runs of an over. */
export const perOver = (runs: number, balls: number): string =>
  balls > 0 ? ((BALLS_PER_OVER * runs) / balls).toFixed(2) : '–';
