import { isKept, type Kind, type Rows } from './rows.ts';

/** A row under its name: its kind and its key. */
type Named = ReadonlyMap<string, { readonly kind: Kind; readonly row: Rows[Kind] }>;

const MOST = 10_000;

/**
 * Rows as this writer last read or committed them, of the kinds that say so (`Shape.isKept`): they are not read again as long as
 * nobody else writes them. That nobody does is not believed but tried: each is written as the version after the one that was
 * known, which the database refuses where there is another. Then, and whenever an attempt fails, all of them are forgotten.
 */
export class KeptRows {
  readonly #rows = new Map<string, { readonly kind: Kind; readonly row: Rows[Kind] }>();

  get(name: string): { readonly kind: Kind; readonly row: Rows[Kind] } | undefined {
    return this.#rows.get(name);
  }

  /** They were read, or came to be, in a transaction that was committed. */
  keep(rows: Named): void {
    for (const [name, { kind, row }] of rows) {
      this.#rows.delete(name); // the newest are the last of the map
      if (isKept(kind, row)) this.#rows.set(name, { kind, row });
    }
    for (const name of this.#rows.keys()) {
      if (this.#rows.size <= MOST) return;
      this.#rows.delete(name);
    }
  }

  forget(): void {
    this.#rows.clear();
  }
}
