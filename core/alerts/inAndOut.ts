import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';

/** A withdrawal, with what was paid in before it and staked since. */
export interface Withdrawn {
  readonly player: UserId;
  readonly id: string;
  /** Of the withdrawals of these days, this one included. */
  readonly out: number;
  readonly in: number;
  readonly staked: number;
  readonly payments: readonly string[];
}

/** Of what was paid in, that comes out again. */
const OUT_PER_CENT = 80;

/** Money that comes in and leaves again, and is hardly played with in between. */
export const inAndOut = (facts: readonly Withdrawn[], { inOutLeast, inOutPlayed }: Thresholds): Alert[] =>
  facts
    .filter(fact => isInAndOut(fact, inOutLeast, inOutPlayed))
    .map(({ player, id, payments, ...figures }) => ({
      ...{ rule: 'inAndOut', player, cause: id },
      figures: { in: figures.in, out: figures.out, staked: figures.staked },
      evidence: evidenceOf({ payments }),
    }));

export const isInAndOut = (
  fact: Pick<Withdrawn, 'in' | 'out' | 'staked'>,
  least: number,
  playedPerCent: number,
): boolean =>
  fact.in > 0 &&
  fact.in >= least &&
  fact.out * 100 >= fact.in * OUT_PER_CENT &&
  fact.staked * 100 < fact.in * playedPerCent;
