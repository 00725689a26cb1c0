import type { Chance, Chances } from '../chance.ts';

/** The same bets at every seat: { win } at A and B is 'A.win' and 'B.win'. */
export const perSeat = (seats: readonly string[], bets: Readonly<Record<string, Chance>>): Chances =>
  new Map(seats.flatMap(seat => Object.entries(bets).map(([bet, chance]) => [`${seat}.${bet}`, chance])));
