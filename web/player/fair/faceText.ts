import { rankName, rankOf, SUIT_SIGNS, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Face } from '@maidan/games/kit/shoe';

/** K♠ for a card; anything else is its own name. */
export const faceText = (face: Face): string =>
  isCard(face) ? `${rankName(rankOf(face))}${SUIT_SIGNS[suitOf(face)]}` : String(face);
