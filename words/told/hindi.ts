import { HINDI_BOARD } from './hindiBoard.ts';
import { HINDI_CRICKET } from './hindiCricket.ts';
import { HINDI_MARKETS } from './hindiMarkets.ts';
import { HINDI_MATCHES } from './hindiMatches.ts';

/* What the exchange tells, in Hindi. A key that is missing does not compile; its English is the exchange's own. */

export const HINDI_TOLD = { ...HINDI_BOARD, ...HINDI_MARKETS, ...HINDI_CRICKET, ...HINDI_MATCHES };
