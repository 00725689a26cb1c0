/** The lobby's category bar, in its order. A table without a tab of its own is under 'All Casino' only. */
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
