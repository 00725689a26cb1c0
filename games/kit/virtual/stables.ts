import { CARDS } from './numbers.ts';
import type { Runner } from './race.ts';

/** Runners by their paces: the first has the number 1. */
const stable = (...paces: readonly number[]): readonly Runner[] => paces.map((pace, nth) => ({ id: nth + 1, pace }));

/** Forty horses, and how far each goes in a furlong before a number is added. */
const HORSES = stable(
  ...[208, 192, 201, 196, 205, 194, 203, 199, 207, 193, 199, 204, 196, 202, 192, 206, 198, 195, 204, 200],
  ...[197, 206, 194, 201, 191, 208, 199, 203, 196, 204, 194, 200, 206, 196, 192, 202, 207, 198, 195, 204],
);

/** Thirty greyhounds, and how far each goes between two bends. */
const GREYHOUNDS = stable(
  ...[205, 197, 201, 197, 203, 195, 199, 204, 197, 203, 198, 196, 203, 200, 197],
  ...[203, 194, 206, 202, 197, 197, 203, 199, 195, 204, 201, 197, 203, 198, 197],
);

/** Every card takes runners at a stride of its own, so that the same ones meet again in other company. */
function cardsFrom(
  all: readonly Runner[],
  runners: number,
  strides: readonly number[],
): readonly (readonly Runner[])[] {
  return Array.from({ length: CARDS }, (_, card) => {
    const stride = strides[card % strides.length]!;
    const start = card * 7 + Math.floor(card / strides.length) * 3;
    return Array.from({ length: runners }, (_each, nth) => all[(start + nth * stride) % all.length]!);
  });
}

/** Strides have no divisor in common with the number of runners: nobody runs twice in a race. */
export const RACE_CARDS = cardsFrom(HORSES, 8, [1, 3, 7, 9, 11]);
export const TRAP_CARDS = cardsFrom(GREYHOUNDS, 6, [1, 7, 11, 13]);
