import { type Draft, NO_DRAFT } from './draft.ts';

/* The slip while its page is loaded anew, or in another language. It still belongs to its round and its window. */

export interface Kept {
  readonly draft: Draft;
  readonly stake: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NOTHING: Kept = { draft: NO_DRAFT, stake: '' };

const placeOf = (table: string): string => `slip:${table}`;

/** As it is kept: a text, so that the same is the same. */
export const keptSlip = (table: string, storage: Place): string | null => storage.getItem(placeOf(table));

/** Withheld while the app takes over a page. */
export const notYet = (): null => null;

/** Written below and nowhere else. */
export const readSlip = (text: string | null): Kept => (text === null ? NOTHING : (JSON.parse(text) as Kept));

export function keepSlip(table: string, kept: Kept, storage: Place): void {
  if (kept.draft.choices.length > 0) storage.setItem(placeOf(table), JSON.stringify(kept));
  else forgetSlip(table, storage);
}

/** Whoever comes to the table later begins with nothing. */
export const forgetSlip = (table: string, storage: Place): void => storage.removeItem(placeOf(table));
