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
]);

/** Whether a refusal tells what became of a command that was sent with a key: the first time, or asked about again. */
export const isAnswer = ({ code }: Refused, isAgain: boolean): boolean =>
  isAgain ? !SAYS_NOTHING.has(code) : code !== 'unreachable' && code !== 'changing-hands';
