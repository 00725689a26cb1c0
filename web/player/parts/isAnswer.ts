import type { Refused } from '../../api.ts';
import { isDecided } from '../../isDecided.ts';

/** When asking again meets one of these, the server has not looked whether it did it the first time. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'unreachable',
  'not-signed-in',
  'too-many-requests',
  'request-too-slow',
  'busy',
  'changing-hands',
  'unexpected',
  // The house as a whole answers nobody yet, or nobody any more.
  'not-ready',
  'opening',
  'database-away',
  'betting-stopped',
  'closing',
]);

/** Whether a refusal tells what became of a command that was sent with a key, the first time or asked about again. */
export const isAnswer = (refused: Refused, isAgain: boolean): boolean =>
  isAgain ? !SAYS_NOTHING.has(refused.code) : isDecided(refused);
