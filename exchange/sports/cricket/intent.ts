import { levelOf } from './chances.ts';
import type { Format } from './rules.ts';

/*
 * How hard a side goes at the bowling: by the over and the wickets it has lost, and in a chase by the rate it needs.
 */

/** Of an innings of limited overs with nothing to chase. */
export function paceOf(format: Format, over: number, wickets: number): number {
  if (format === 'T20') return rising(over, T20_PACE) - 0.09 * Math.max(-2, wickets - (1.2 + over * 0.27));
  if (format === 'ODI') return rising(over, ODI_PACE) - 0.09 * Math.max(-2, wickets - (1 + over * 0.1));
  return 0;
}

const T20_PACE = [
  [0, -0.15],
  [1, -0.05],
  [5, 0.1],
  [6, -0.15],
  [14, 0.05],
  [15, 0.2],
  [19, 0.8],
] as const;

const ODI_PACE = [
  [0, -0.1],
  [9, 0.05],
  [10, -0.15],
  [39, 0.05],
  [40, 0.2],
  [49, 1.05],
] as const;

/** Six balls and two wickets: there is nothing to save up for. */
export const SUPER_OVER_PACE = 0.9;

/** Straight lines between the overs that are named. */
function rising(over: number, points: readonly (readonly [over: number, pace: number])[]): number {
  const after = points.findIndex(([at]) => at >= over);
  if (after <= 0) return points.at(after)![1];
  const [[from, low], [to, high]] = [points[after - 1]!, points[after]!];
  return low + ((high - low) * (over - from)) / (to - from);
}

/** Who needs more than the usual rate of these overs hits out, and who needs less takes a little more care. */
export function chasing(pace: number, needed: number, usual: number): number {
  const ratio = Math.log(Math.max(needed, 0.01) / Math.max(usual, 0.01));
  return levelOf(pace + Math.min(0.8, Math.max(-0.4, ratio * (ratio > 0 ? 1.1 : 0.6))));
}
