import type { Draft } from './draft.ts';

/* The slip while its page is loaded anew, or in another language. It still belongs to its round and its window. */

interface Kept {
  readonly draft: Draft;
  readonly stake: string;
}

type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const placeOf = (table: string): string => `slip:${table}`;

export function keptSlip(table: string, storage: Place): Kept | undefined {
  const text = storage.getItem(placeOf(table));
  storage.removeItem(placeOf(table)); // once: who comes later begins with nothing
  return text === null ? undefined : (JSON.parse(text) as Kept); // written below and nowhere else
}

export function keepSlip(table: string, kept: Kept, storage: Place): void {
  if (kept.draft.choices.length > 0) storage.setItem(placeOf(table), JSON.stringify(kept));
}
