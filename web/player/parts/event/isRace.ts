import type { BoardRow } from '@maidan/contract/event';

/** Races have no 1, X and 2: they are shown by country, course and time. */
const RACING_CODES = ['horseRacing', 'greyhoundRacing'] as const;

export const isRace = ({ sport }: Pick<BoardRow, 'sport'>): boolean => RACING_CODES.some(code => code === sport);
