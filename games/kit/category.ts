/** The lobby's category bar, in its order. A table without one of its own says 'All Casino', and is under Others too. */
export const CATEGORIES = [
  'All Casino',
  'Roulette',
  'Teenpatti',
  'Poker',
  'Baccarat',
  'Dragon Tiger',
  '32 Cards',
  'Andar Bahar',
  'Lucky 7',
  '3 Card Judgement',
  'Casino War',
  'Worli',
] as const;
export type Category = (typeof CATEGORIES)[number];
