import type { AwayView } from '@maidan/contract/house';
import { say } from '@maidan/words/say';

/** What goes on while nobody keeps the prices of a match, or who does cannot be reached. */
export const awayWords = (why: AwayView['why']): string =>
  why === 'moving' ? say('sport.takenOver') : say('sport.notReached');
