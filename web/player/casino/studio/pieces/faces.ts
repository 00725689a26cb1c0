import { type Card, rankName, rankOf, SUIT_SIGNS, type Suit, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Game } from '@maidan/games/kit/game';
import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';
import { ballOf } from './balls.ts';
import { clipOf } from '../actors/goals.ts';
import { type Colour, colourOf } from '../../../parts/result/pockets.ts';
import { sceneOf } from '../sceneOf.ts';

const SUIT_WORDS: Readonly<Record<Suit, string>> = {
  S: say('casino.spades'),
  H: say('casino.hearts'),
  C: say('casino.clubs'),
  D: say('casino.diamonds'),
};

const POCKET_WORDS: Readonly<Record<Colour, (drawn: string) => string>> = {
  green: drawn => say('casino.greenNumber', { drawn }),
  red: drawn => say('casino.redNumber', { drawn }),
  black: drawn => say('casino.blackNumber', { drawn }),
};

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
  if (scene === 'wheel') return POCKET_WORDS[colourOf(Number(face))](String(face));
  return String(face);
}

function spokenCard(card: Card): string {
  const rank = rankName(rankOf(card));
  return say('casino.cardName', { rank, suit: SUIT_WORDS[suitOf(card)] });
}
