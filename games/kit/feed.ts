import { type Card, LOW_RANKS, rankName, rankOf, SUITS, suitOf } from './cards.ts';
import type { Game } from './game.ts';
import type { Face, Shoe } from './shoe.ts';

/* How the data feed writes what was dealt: 'ASS' is the ace of spades, '10DD' the ten of diamonds. */

export function feedCode(face: Face): string {
  if (isCard(face)) return `${rankName(rankOf(face))}${suitOf(face)}${suitOf(face)}`;
  return face === 'T' ? '10' : String(face);
}

/** What a person or a feed calls a face of this game: the feed's code or our own, whatever the case. */
export function faceOf({ shoe }: Game, text: string): Face | undefined {
  const wanted = text.trim().toLowerCase();
  return [...shoe.faces.keys()].find(face => namesOf(face, shoe).some(name => name.toLowerCase() === wanted));
}

/** A pack of bare ranks is drawn from real cards, which the feed writes with their suits: any king is a wicket. */
function namesOf(face: Face, { kind }: Shoe): readonly string[] {
  const names = [feedCode(face), String(face)];
  if (kind !== 'cards' || !LOW_RANKS.some(rank => rank === face)) return names;
  return [...names, ...SUITS.map(suit => `${feedCode(face)}${suit}${suit}`)];
}

export function isCard(face: Face): face is Card {
  if (typeof face !== 'string' || face.length !== 2) return false;
  return LOW_RANKS.some(rank => rank === face[0]) && SUITS.some(suit => suit === face[1]);
}
