/*
 * Bets lie in several tables, each in the order of its own numbers. A page is the newest of all of them; its mark says how far
 * each table was read, so that what arrives meanwhile moves nothing.
 */

/** Of what was read last in a table: its moment, and its number, which tells apart what was placed in one. */
interface Read {
  readonly number: number;
  readonly at: number;
}

/** By table; nothing where none was read yet. */
export type Marks<T extends string> = { readonly [K in T]?: Read };

export interface Placed<T extends string> extends Read {
  readonly table: T;
}

/** 'bets:120,1772884800000.orders:7,1772884700000': what it was written by is read again; anything else is a beginning. */
export function marksIn<T extends string>(mark: string | undefined, tables: readonly T[]): Marks<T> {
  const read = (mark ?? '').split('.').flatMap(part => {
    const [, name, number, at] = /^(\w+):(\d{1,15}),(\d{1,15})$/.exec(part) ?? [];
    const table = tables.find(each => each === name);
    return table === undefined ? [] : [[table, { number: Number(number), at: Number(at) }] as const];
  });
  return Object.fromEntries(read) as Marks<T>; // of these tables alone
}

const written = <T extends string>(marks: Marks<T>): string =>
  Object.entries<Read | undefined>(marks)
    .flatMap(([table, read]) => (read ? [`${table}:${read.number},${read.at}`] : []))
    .join('.');

/**
 * The newest of what each table has next, one after the other; each table's own order stays. The mark names every table, also one
 * of which nothing is on the page yet: what arrives there is newer than it all.
 */
export function pageOfAll<T extends string, P extends Placed<T>>(
  heads: readonly { readonly table: T; readonly rows: readonly P[] }[],
  before: Marks<T>,
  size: number,
): { readonly rows: readonly P[]; readonly next: string | null } {
  const left = heads.map(head => [...head.rows]);
  const rows: P[] = [];
  const marks: { [K in T]?: Read } = { ...before };
  for (const {
    table,
    rows: [first],
  } of heads)
    marks[table] ??= first ? { number: first.number + 1, at: first.at } : { number: 0, at: 0 };
  while (rows.length < size) {
    const [newest] = left.filter(({ length }) => length > 0).toSorted(([a], [b]) => (b?.at ?? 0) - (a?.at ?? 0));
    const taken = newest?.shift();
    if (!taken) break;
    rows.push(taken);
    marks[taken.table] = { number: taken.number, at: taken.at };
  }
  return { rows, next: left.some(({ length }) => length > 0) ? written(marks) : null };
}
