import { sayFirst } from './firstsHindi.ts';
import { sayLabel } from './labelsHindi.ts';

/** Of one table, which may end without any. */
export const NO_RESULT = 'कोई परिणाम नहीं';

/** Who has won stands before what it was won by: 'Player A (A: 9 | B: 3)'. */
export const sayResult = (written: string): string =>
  written === 'No Result' ? NO_RESULT : sayFirst(written.replace(/^[^(]*[^( ]/, sayLabel));
