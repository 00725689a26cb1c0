import { KeptCodes, useKept } from './keptCodes.ts';

const kept = new KeptCodes('favourites');

/** The tables with a heart, in the order they got it. */
export const useFavourites = (): readonly string[] => useKept(kept);

export const toggleFavourite = (code: string): void => kept.change(codes => toggled(codes, code));

export const toggled = (codes: readonly string[], code: string): readonly string[] =>
  codes.includes(code) ? codes.filter(other => other !== code) : [...codes, code];
