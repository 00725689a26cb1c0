import { decimal } from '@maidan/core/odds';
import type { Offer, Quote } from './quote.ts';

/* The guard of the cricket, goals and lottery tables. */

/** What the house may expect to keep of the money a bet reserves: less or more than this is not offered. */
export const EDGE = { least: 0.005, most: 0.08 } as const;

/** `quote` without the sides on which the house would keep too little or too much, when backs win with chance `p`. */
export function inBand(p: number, { back, lay }: Quote): Quote {
  return {
    ...(back && isWithin(backEdge(p, back)) && { back }),
    ...(lay && isWithin(layEdge(p, lay)) && { lay }),
  };
}

/** A back bet reserves its stake. */
export const backEdge = (p: number, { odds }: Offer): number => 1 - p * decimal(odds);

/** A lay bet reserves what it pays when it loses, and wins the backer's stake. */
export const layEdge = (p: number, { odds }: Offer): number => p - (1 - p) / (decimal(odds) - 1);

/** A float's worth of tolerance, so that exactly 8 % is still 8 %. */
const NOTHING = 1e-9;

const isWithin = (edge: number): boolean => edge >= EDGE.least - NOTHING && edge <= EDGE.most + NOTHING;
