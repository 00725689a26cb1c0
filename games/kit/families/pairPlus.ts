import { toOne } from '@maidan/core/odds';
import type { Card } from '../cards.ts';
import type { Outcome } from '../game.ts';
import { teenpattiHand } from './teenpatti.ts';
import { pays } from '../words.ts';

/** The best prize only. With 35 and 45 for the last two it would return 99.95 %. */
export const PAIR_PLUS = {
  Pair: toOne(1),
  Flush: toOne(4),
  Straight: toOne(6),
  Trio: toOne(30),
  'Straight Flush': toOne(40),
};

/** About one hand alone, whoever wins. */
export function pairPlus(hand: readonly Card[]): Outcome {
  const name = teenpattiHand(hand);
  return pays(name === 'High Card' ? undefined : PAIR_PLUS[name]);
}
