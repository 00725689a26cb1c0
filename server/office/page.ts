import type { QueryResultRow } from 'pg';
import type { Queryable } from '../db/db.ts';

/** One page of a list, as the contract answers it. */
export interface Page<R> {
  readonly rows: R[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
}

export interface Paging {
  readonly page: number;
  readonly size: number;
}

/** What a list shows: `from` are the rows that fit the filter, `select` is worked out for the page of them, `matching`. */
export interface Listing {
  readonly select: string;
  readonly from: string;
  readonly order: string;
  readonly values: readonly unknown[];
}

export async function pageOf<R extends object>(db: Queryable, listing: Listing, paging: Paging): Promise<Page<R>> {
  const { select, from, order, values } = listing;
  const { page, size } = paging;
  const counted = await db.query<{ total: number }>(`select count(*) as total from (${from}) as matching`, [...values]);
  const total = counted.rows[0]?.total ?? 0;
  const cut = `${from} order by ${order} limit ${size} offset ${(page - 1) * size}`;
  const { rows } = await db.query<QueryResultRow>(
    `with matching as (${cut}) select ${select} from matching order by ${order}`,
    [...values],
  );
  return { rows: rows as R[], page, pages: Math.max(1, Math.ceil(total / size)), total };
}

export const mapPage = <R, T>({ rows, ...rest }: Page<R>, change: (row: R) => T): Page<T> => ({
  ...rest,
  rows: rows.map(change),
});

/** Whether the text ($n) occurs in any of these columns, however it is written. An empty text occurs everywhere. */
export const occursIn = (parameter: string, columns: readonly string[]): string =>
  `(${columns.map(column => `position(lower(${parameter}) in lower(${column})) > 0`).join(' or ')})`;
