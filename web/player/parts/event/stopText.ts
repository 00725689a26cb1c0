import { RESULT_WAITS, VOID_WAITS } from '@maidan/contract/stopCodes';
import { say } from '@maidan/words/say';

/** Why betting is stopped: what the house says by a code, and what somebody typed as it is. */
export function stopText(why: string): string {
  if (why === RESULT_WAITS) return say('sport.resultWaits');
  return why === VOID_WAITS ? say('sport.voidWaits') : why;
}
