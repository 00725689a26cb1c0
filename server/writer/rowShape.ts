import type { Tables } from '../db/statements.ts';
import { TABLES } from '../db/tables.ts';

type Table = keyof Tables;

/** How rows of a kind are kept in the database: in a table whose columns they have, but for those that others write. */
export type Shape<R> = { readonly [T in Table]: InTable<R, T> }[Table];

interface InTable<R, T extends Table> {
  readonly table: T;
  /** Where it is read instead, and what it has there besides: found among other rows, and not written. */
  readonly view?: { readonly name: Table; readonly columns: readonly (keyof R & string)[] };
  /**
   * The same, of now: a function of the keys and of when the day, the week and the month of the group began. It locks nothing:
   * a command that names such a row names one that is locked before it (kinds are read in the order of their names).
   */
  readonly ofNow?: { readonly name: string; readonly columns: readonly (keyof R & string)[] };
  readonly key: keyof R & keyof Tables[T] & string;
  /** Each column that these rows do not have, and who fills it in. */
  readonly apart: Readonly<Record<Exclude<keyof Tables[T], keyof R>, string>>;
  /** Counted from other rows: a command that changes them puts it for those after it in its group, and nobody writes it. */
  readonly isDerived?: true;
  /**
   * Written only by who keeps what it belongs to, which need not read it again while this is so: see keptRows.ts. Its table
   * refuses every `version` but the next, and so who does not know the latest.
   */
  readonly isKept?: (row: R) => boolean;
  /** Never changed: who writes one that is there already is mistaken, and refused. */
  readonly isWrittenOnce?: true;
}

/** The columns that are written, and what they are in the database. */
export const columnsOf = ({ table, apart }: { readonly table: Table; readonly apart: object }): readonly Column[] =>
  Object.entries<string>(TABLES[table]).flatMap(([name, type]) => (name in apart ? [] : [{ name, type }]));

interface Column {
  readonly name: string;
  readonly type: string;
}
