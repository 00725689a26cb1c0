import { say } from '@maidan/words/say';

/* Bets that are void because of when they were struck. The office types times of India, to the second. */

export interface VoidTimes {
  readonly after: string;
  readonly upTo: string;
}

export const NO_TIMES: VoidTimes = { after: '', upTo: '' };

/** '2026-03-07T22:14:03' in India, as an instant; undefined for what is no time. */
function instantOf(text: string): number | undefined {
  const at = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}+05:30`) : Number.NaN;
  return Number.isNaN(at) ? undefined : at;
}

export type ReadTimes =
  { readonly times: { readonly voidAfter?: number; readonly voidUpTo?: number } } | { readonly fault: string };

/** Both empty for none. A later end needs a beginning. */
export function timesOf({ after, upTo }: VoidTimes): ReadTimes {
  if (after === '' && upTo === '') return { times: {} };
  const voidAfter = instantOf(after);
  if (voidAfter === undefined) return { fault: say('officeSport.fromWhenVoid') };
  if (upTo === '') return { times: { voidAfter } };
  const voidUpTo = instantOf(upTo);
  if (voidUpTo === undefined || voidUpTo <= voidAfter) return { fault: say('officeSport.endAfterBeginning') };
  return { times: { voidAfter, voidUpTo } };
}
