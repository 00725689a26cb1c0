/**
 * What the cells of 20-20 Teenpatti show, locked, until the table has sent its prices. Nothing is ever sold at it:
 * it would return 107 to 110 %.
 */
export const DEFAULT_SCORE = '2.2';
