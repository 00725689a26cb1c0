import type { Sayings } from '@maidan/exchange/sports/told/toldIn';
import { codeOf } from '../messageCode.ts';
import { HINDI_BOARD } from './hindiBoard.ts';
import { HINDI_CRICKET } from './hindiCricket.ts';
import { HINDI_MARKETS } from './hindiMarkets.ts';
import { HINDI_MATCHES } from './hindiMatches.ts';

/* What the exchange tells, in Hindi. A key that is missing does not compile; its English is the exchange's own. */

export const HINDI_TOLD = { ...HINDI_BOARD, ...HINDI_MARKETS, ...HINDI_CRICKET, ...HINDI_MATCHES };

/** A table of functions by key, as code: the build puts it in a page, and the server reads it here. */
export const sayingsCode = (messages: Readonly<Record<string, string>>): string =>
  `{${Object.entries(messages)
    .map(([key, message]) => `${JSON.stringify(key)}:v=>${codeOf(message, 'hi', name => `v.${name}`)}`)
    .join(',')}}`;

// eslint-disable-next-line no-new-func -- the text is our own catalogue's
export const HINDI_SAYINGS = new Function(`return ${sayingsCode(HINDI_TOLD)}`)() as Sayings;
