import { type Chance, chanceOf, payChance } from '../chance.ts';

/* What either of two equal rivals can expect, from the chance that they tie. */

/** A tie gives the stake back. */
export const duelChance = (tie: number): Chance => chanceOf((1 - tie) / 2, tie);

/** A tie loses, or cannot happen. */
export const winChance = (tie: number): Chance => chanceOf((1 - tie) / 2);

/** A tie gives half the stake back. */
export const duelOrHalfChance = (tie: number): Chance =>
  payChance({ win: (1 - tie) / 2, hit: (1 - tie) / 2, pays: tie / 2 });
