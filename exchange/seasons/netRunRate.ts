import type { LimitedInnings } from './outcome.ts';

/*
 * Net run rate, as the ICC has it: runs of an over of one's own less runs of an over of the others, over the whole season.
 * Who was bowled out is taken to have faced all overs; matches without a result, and super overs, do not count.
 */

export interface RunRate {
  readonly runs: number;
  readonly balls: number;
  readonly conceded: number;
  readonly bowled: number;
}

export const UNRATED: RunRate = { runs: 0, balls: 0, conceded: 0, bowled: 0 };

export function ratedAfter(rate: RunRate, side: 0 | 1, innings: readonly LimitedInnings[]): RunRate {
  return innings.reduce((sum, each) => {
    const balls = each.isAllOut ? each.quota : each.balls;
    return each.side === side
      ? { ...sum, runs: sum.runs + each.runs, balls: sum.balls + balls }
      : { ...sum, conceded: sum.conceded + each.runs, bowled: sum.bowled + balls };
  }, rate);
}

const BALLS_PER_OVER = 6;

const perOver = (runs: number, balls: number): number => (balls ? (BALLS_PER_OVER * runs) / balls : 0);

/** To three decimals, as tables print it. */
export const netRunRate = ({ runs, balls, conceded, bowled }: RunRate): number =>
  Math.round(1_000 * (perOver(runs, balls) - perOver(conceded, bowled))) / 1_000;
