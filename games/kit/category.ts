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

/** What has rounds: the lobby, and the virtual games, which have a place of their own. */
export const ROOMS = [...CATEGORIES, 'Virtual'] as const;
export type Category = (typeof ROOMS)[number];
