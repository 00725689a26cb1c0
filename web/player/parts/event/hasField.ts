import type { BoardRow } from '@maidan/contract/event';
import { isRace } from './isRace.ts';

/** By time and not by courses: many against each other, in a match of its own name. */
const FIELDS = ['athletics', 'boatRacing', 'cycling', 'golf', 'motogp', 'motorbikes', 'motorSports'] as const;

/** Many are in it, so it has no 1, X and 2. */
export const hasField = (row: Pick<BoardRow, 'sport'>): boolean =>
  isRace(row) || FIELDS.some(code => code === row.sport);
