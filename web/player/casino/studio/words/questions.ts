import { isOdd, isRed, low, SUIT_SIGNS, suitOf } from '@maidan/games/kit/cards';
import { isCard } from '@maidan/games/kit/feed';
import type { Face } from '@maidan/games/kit/shoe';

/** What the board asks of each card, in the order they are turned. */
export const QUESTIONS = [
  { title: 'Colour', answers: ['Red', 'Black'] },
  { title: 'Odd or even', answers: ['Odd', 'Even'] },
  { title: '7 up or down', answers: ['Up', 'Down'] },
  { title: 'Group', answers: ['A 2 3', '4 5 6', '8 9 10', 'J Q K'] },
  { title: 'Suit', answers: ['♠', '♥', '♣', '♦'] },
] as const;

/** The answer to light up. A 7 is right for none of the third and the fourth. */
export function rightAnswer(question: number, face: Face): string | null {
  if (!isCard(face)) return null;
  const value = low(face);
  switch (question) {
    case 0:
      return isRed(face) ? 'Red' : 'Black';
    case 1:
      return isOdd(face) ? 'Odd' : 'Even';
    case 2:
      return value === 7 ? null : value > 7 ? 'Up' : 'Down';
    case 3:
      return value === 7 ? null : QUESTIONS[3].answers[[3, 6, 10, 13].findIndex(most => value <= most)]!;
    default:
      return SUIT_SIGNS[suitOf(face)];
  }
}
