import { profit } from '@maidan/core/odds';
import { type Backing, flat, type Outcomes, type Position, type Wish, withLeg } from './position.ts';

/*
 * Which bets only close a position: what would be the worst end of it becomes better by each of them, and stays the worst,
 * however they are matched. By such bets nobody can stake more in all than it takes to bring every end to the same. What leaves
 * no more at risk is not enough: with a hundred on A, two hundred on B leave a hundred at risk too, and so on for ever.
 */

/** Whether these bets close what a position has open, while others of the same player may still be met. */
export function isClosing(
  position: Position,
  placed: readonly (Wish | Backing)[],
  waiting: readonly (Wish | Backing)[],
  { isComplete }: Pick<Outcomes, 'isComplete'>,
): boolean {
  const nothing = flat(Object.keys(position.ifWins));
  const ends = ({ ifWins, ifNone }: Position): number[] => [...Object.values(ifWins), ...(isComplete ? [] : [ifNone])];
  const made = (bet: Wish | Backing): number[] => ends(withLeg(nothing, asLeg(bet)));
  return leavesWorst(ends(position), placed.map(made), waiting.map(made));
}

const asLeg = (bet: Wish | Backing): Backing =>
  'profit' in bet ? bet : { ...bet, profit: profit(bet.stake, bet.odds) };

/** The same of what each bet makes, end by end. */
export function leavesWorst(
  ends: readonly number[],
  placed: readonly (readonly number[])[],
  waiting: readonly (readonly number[])[] = [],
): boolean {
  const least = Math.min(...ends);
  return ends.every((end, worst) => {
    if (end > least) return true;
    if (placed.some(bet => bet[worst]! <= 0)) return false;
    return ends.every((other, nth) => {
      const nearer = [...placed, ...waiting].map(bet => Math.min(0, bet[nth]! - bet[worst]!));
      return nearer.reduce((gap, each) => gap + each, other - least) >= 0;
    });
  });
}
