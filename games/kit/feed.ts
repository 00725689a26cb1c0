import { type Card, LOW_RANKS, rankName, rankOf, SUITS, suitOf } from './cards.ts';
import type { Game } from './game.ts';
import type { Face } from './shoe.ts';

/* How the data feed writes what was dealt: 'ASS' is the ace of spades, '10DD' the ten of diamonds. */

export function feedCode(face: Face): string {
  if (isCard(face)) return `${rankName(rankOf(face))}${suitOf(face)}${suitOf(face)}`;
  return face === 'T' ? '10' : String(face);
}

/** What a person or a feed calls a face of this game: the feed's code or our own, whatever the case. */
export function faceOf(game: Game, text: string): Face | undefined {
  const wanted = text.trim().toLowerCase();
  const names = (face: Face) => [feedCode(face).toLowerCase(), String(face).toLowerCase()];
  return [...game.shoe.faces.keys()].find(face => names(face).includes(wanted));
}

export function isCard(face: Face): face is Card {
  if (typeof face !== 'string' || face.length !== 2) return false;
  return LOW_RANKS.some(rank => rank === face[0]) && SUITS.some(suit => suit === face[1]);
}
