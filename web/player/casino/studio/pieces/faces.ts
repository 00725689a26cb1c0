import { type Card, type Rank, rankName, rankOf, SUIT_NAMES, SUIT_SIGNS, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { ballOf } from './balls.ts';
import { clipOf } from '../actors/goals.ts';
import { colourOf } from './pockets.ts';
import { sceneOf } from '../sceneOf.ts';

const RANK_WORDS: Partial<Record<Rank, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** As the overlay writes it: 'K♠', '17', '4'. */
export function shortFace(game: Game, face: Face): string {
  if (isCard(face)) return `${rankName(rankOf(face))}${SUIT_SIGNS[suitOf(face)]}`;
  const scene = sceneOf(game);
  if (scene === 'cricket') return ballOf(face).sign;
  if (scene === 'goal') return clipOf(face).title;
  return String(face);
}

/** As it is read out: 'king of spades', 'red 17', 'four runs'. */
export function spokenFace(game: Game, face: Face): string {
  if (isCard(face)) return spokenCard(face);
  const scene = sceneOf(game);
  if (scene === 'cricket') return ballOf(face).spoken;
  if (scene === 'goal') return clipOf(face).spoken;
  if (scene === 'wheel') return `${colourOf(Number(face))} ${face}`;
  return String(face);
}

function spokenCard(card: Card): string {
  const rank = rankOf(card);
  return `${RANK_WORDS[rank] ?? rankName(rank)} of ${SUIT_NAMES[suitOf(card)].toLowerCase()}s`;
}
