import { isRemembered, useRemembered } from '../../parts/useRemembered.ts';

const ON = 'on';

/** Something a player likes or does not, kept by this browser. */
type Taste = 'lowData' | 'sound';

const placeOf = (name: Taste): string => `taste:${name}`;

export const isToTaste = (name: Taste): boolean => isRemembered(placeOf(name), ON);

export const useTaste = (name: Taste) => useRemembered(placeOf(name), ON);
