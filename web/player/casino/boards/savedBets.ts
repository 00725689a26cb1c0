import { findSelection } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';

/** A layout that a player gave a name: which places of the felt, and not how much. */
export interface SavedBet {
  readonly name: string;
  readonly selections: readonly string[];
}

/** As many as are worth a look, and as many places as one command takes. */
export const MOST_SAVED = 12;
export const MOST_PLACES = 100;
export const LONGEST_NAME = 24;

export const placeKept = ({ code }: Game): string => `savedBets.${code}`;

/** Storage can hold anything: what is no layout of this table is left out. */
export function savedIn(text: string | null, game: Game): readonly SavedBet[] {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
  return Array.isArray(value) ? value.flatMap(each => layoutIn(each, game)).slice(0, MOST_SAVED) : [];
}

function layoutIn(value: unknown, game: Game): readonly SavedBet[] {
  if (typeof value !== 'object' || value === null || !('name' in value) || !('selections' in value)) return [];
  const { name, selections } = value;
  if (typeof name !== 'string' || !Array.isArray(selections)) return [];
  const known = selections.filter(
    (id): id is string => typeof id === 'string' && findSelection(game, id) !== undefined,
  );
  return known.length > 0 ? [{ name: name.slice(0, LONGEST_NAME), selections: known.slice(0, MOST_PLACES) }] : [];
}

/** The newest first; one name stands for one layout. */
export function withSaved(saved: readonly SavedBet[], added: SavedBet): readonly SavedBet[] {
  const name = added.name.trim();
  return [{ ...added, name }, ...withoutSaved(saved, name)].slice(0, MOST_SAVED);
}

export const withoutSaved = (saved: readonly SavedBet[], name: string): readonly SavedBet[] =>
  saved.filter(each => each.name !== name);
