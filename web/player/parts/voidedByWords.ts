import type { VoidedBy } from '@maidan/games/kit/roundFaults';
import { say } from '@maidan/words/say';

/** Who made it so. */
export const VOIDED_BY_WORDS: Readonly<Record<VoidedBy, string>> = {
  house: say('results.houseEnded'),
  one: say('results.oneEnded'),
  two: say('results.twoDecided'),
};
