/**
 * What players are told of a slot, beside its declaration because to count it takes a second: returns, hits, what pays more
 * than it costs and free spins as shares; the deviation and the most that a spin can pay in stakes. A test counts again.
 */
export interface Figures {
  readonly returns: number;
  readonly hit: number;
  readonly profit: number;
  readonly free: number;
  readonly deviation: number;
  readonly most: number;
}

export const FIGURES: Readonly<Record<string, Figures>> = {
  freeHit: { returns: 0.965185, hit: 0.667752, profit: 0.20003, free: 0.020453, deviation: 2.23, most: 474.1 },
  lamps10: { returns: 0.960924, hit: 0.44337, profit: 0.191372, free: 0, deviation: 3.25, most: 313.5 },
  spice5: { returns: 0.960625, hit: 0.277375, profit: 0.205625, free: 0, deviation: 4.94, most: 104.4 },
  mango7: { returns: 0.955297, hit: 0.225864, profit: 0.068839, free: 0, deviation: 10.97, most: 1000 },
};

/** How much what a spin pays varies, in three words. */
export type Volatility = 'low' | 'medium' | 'high';

export const volatilityOf = ({ deviation }: Pick<Figures, 'deviation'>): Volatility =>
  deviation < 3 ? 'low' : deviation < 6 ? 'medium' : 'high';
