import { entryOf } from '@maidan/games/index';
import { KeptCodes, useKept } from '../parts/keptCodes.ts';

/** Two rows of tiles on a desk. */
const MOST = 12;

const kept = new KeptCodes('recently-played');

/** The tables played last, the latest first. */
export const useRecent = (): readonly string[] => useKept(kept);

/** Called when the page of a game opens. */
export function rememberPlayed(code: string): void {
  const known = entryOf(code)?.code;
  if (known !== undefined) kept.change(codes => remembered(codes, known));
}

export const remembered = (codes: readonly string[], code: string): readonly string[] =>
  [code, ...codes.filter(other => other !== code)].slice(0, MOST);
