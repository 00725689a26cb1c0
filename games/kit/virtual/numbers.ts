import { backOnly, LOCKED, offered, type Rule } from '../quote.ts';
import { pack } from '../shoe.ts';

/* What the virtual games have in common: whatever happens is a number from 1 to 100, each as likely as any other. */

export const MOST = 100;

export const NUMBERS = pack(new Map(Array.from({ length: MOST }, (_, n) => [n + 1, 1])), {
  kind: 'clips',
  replace: true,
});

/** The field is shown for a moment, then it is bet on. With what follows an event begins every minute and a half. */
export const FIELD_SECONDS = 2;
export const BETTING_SECONDS = 43;

/** So many cards there are of each game. Their number divides the numbers, so all come as often. */
export const CARDS = 20;

/** Which of the cards a number stands for, from 0. */
export const cardAt = (number: number): number => (number - 1) % CARDS;

/** The number drawn before bets are taken, if it was: until then any of the cards may come. */
export const cardsPossible = (drawn: readonly number[]): readonly number[] =>
  drawn[0] === undefined ? Array.from({ length: CARDS }, (_, card) => card) : [cardAt(drawn[0])];

/** Longer than this is not sold. No card has such a price: a test looks at all of them. */
const LONGEST = 1_000;

/** Returns this share of what is staked, whatever the chance. Rounded down to hundredths. */
export const returning = (share: number): Rule => {
  const rule = backOnly(p => offered(share / p, 1 / p));
  return p => (p <= 0 || share / p > LONGEST ? LOCKED : rule(p));
};
