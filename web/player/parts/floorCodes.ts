import { entryOf } from '@maidan/games/index';
import { KeptCodes, useKept } from './keptCodes.ts';

/** Never more tables than this side by side. */
const MOST_TABLES = 4;

const kept = new KeptCodes('floor');

/** The tables that stood side by side last, in their order. */
export const useKeptFloor = (): readonly string[] => useKept(kept);

export const keepFloor = (codes: readonly string[]): void => kept.change(() => codes);

/** Where they stand. */
export const floorPath = (codes: readonly string[]): string => `/casino/tables?codes=${codes.join()}`;

/** 'teen20,dt20', as an address has it: what is no table is left out, and nothing is there twice. */
export const floorIn = (text: string): readonly string[] => floorOf(MOST_TABLES, text.split(','));

/** So many tables, the first of these lists first. */
export function floorOf(count: number, ...lists: readonly (readonly string[])[]): readonly string[] {
  const known = lists.flat().flatMap(code => entryOf(code)?.code ?? []);
  return [...new Set(known)].slice(0, count);
}
