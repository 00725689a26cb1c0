/** How rows of a kind are kept in the database. */
export interface Shape<R> {
  readonly table: string;
  /** Where it is read instead, and what it has there besides: found among other rows, and not written. */
  readonly view?: { readonly name: string; readonly columns: readonly (keyof R & string)[] };
  readonly key: keyof R & string;
  readonly columns: readonly (keyof R & string)[];
  /** Counted from other rows: a command that changes them puts it for those after it in its group, and nobody writes it. */
  readonly isDerived?: true;
  /** Never changed: who writes one that is there already is mistaken, and refused. */
  readonly isWrittenOnce?: true;
}
