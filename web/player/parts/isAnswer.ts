import type { Refused } from '../../api.ts';

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

/** Even the first time it may have been done: on the way, at a last dealer, or in a database that was lost behind it. */
const MAY_BE_DONE: ReadonlySet<string> = new Set(['unreachable', 'changing-hands', 'busy']);

/** Whether a refusal tells what became of a command that was sent with a key: the first time, or asked about again. */
export const isAnswer = ({ code }: Refused, isAgain: boolean): boolean =>
  !(isAgain ? SAYS_NOTHING : MAY_BE_DONE).has(code);
