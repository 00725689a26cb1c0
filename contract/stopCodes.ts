/* What the house itself says of a stop is a code; a page has words for it. What an operator typed is told as it is. */

/** Why a market stands still while what was said by hand of its result, or of its match, waits for a second person. */
export const RESULT_WAITS = 'result-waits';
export const VOID_WAITS = 'void-waits';
