import type { Refused } from './api.ts';

/**
 * Whether the server has decided: what it may have done is not known after anything that happened on the way, at a last dealer,
 * or in a database that was lost behind it. Then only the same key may be tried again.
 */
export const isDecided = ({ code }: Refused): boolean =>
  !/^(unreachable|busy|changing-hands|database-away)$/.test(code);
