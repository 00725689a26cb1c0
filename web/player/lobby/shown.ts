import { entryOf, type Entry } from '@maidan/games/index';
import { searchGames } from '../parts/searchGames.ts';

/** Which tables of a category are wanted: all, those with a heart, or those played lately. */
export type Only = 'favourites' | 'recent' | undefined;

export const onlyIn = (text: string | null): Only => (text === 'favourites' || text === 'recent' ? text : undefined);

interface Wish {
  readonly tables: readonly Entry[];
  readonly only: Only;
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  readonly text: string;
}

/** The tables to show. Those played lately come in the order they were played, all others in that of the lobby. */
export function tablesShown({ tables, only, favourites, recent, text }: Wish): readonly Entry[] {
  const kept = only === 'recent' ? inOrder(recent, tables) : tables.filter(isKept);
  if (text.trim() === '') return kept;
  const found = new Set(searchGames(text, Infinity));
  return kept.filter(entry => found.has(entry));

  function isKept({ code }: Entry): boolean {
    return only === undefined || favourites.includes(code);
  }
}

const inOrder = (codes: readonly string[], tables: readonly Entry[]): readonly Entry[] =>
  codes.flatMap(code => entryOf(code) ?? []).filter(entry => tables.includes(entry));
