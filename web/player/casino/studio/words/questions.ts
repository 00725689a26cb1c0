import { isOdd, isRed, low, SUIT_SIGNS, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Face } from '@maidan/games/kit/shoe';
import { say } from '@maidan/words/say';

/** What the board asks of each card, in the order they are turned. */
export const QUESTIONS = [
  { title: say('casino.askColour'), answers: [say('casino.red'), say('casino.black')] },
  { title: say('casino.askOdd'), answers: [say('casino.odd'), say('casino.even')] },
  { title: say('casino.askSeven'), answers: [say('casino.up'), say('casino.down')] },
  { title: say('casino.askGroup'), answers: ['A 2 3', '4 5 6', '8 9 10', 'J Q K'] },
  { title: say('casino.askSuit'), answers: ['♠', '♥', '♣', '♦'] },
] as const;

/** The answer to light up. A 7 is right for none of the third and the fourth. */
export function rightAnswer(question: number, face: Face): string | null {
  if (!isCard(face)) return null;
  const value = low(face);
  switch (question) {
    case 0:
      return isRed(face) ? say('casino.red') : say('casino.black');
    case 1:
      return isOdd(face) ? say('casino.odd') : say('casino.even');
    case 2:
      return value === 7 ? null : value > 7 ? say('casino.up') : say('casino.down');
    case 3:
      return value === 7 ? null : QUESTIONS[3].answers[[3, 6, 10, 13].findIndex(most => value <= most)]!;
    default:
      return SUIT_SIGNS[suitOf(face)];
  }
}
