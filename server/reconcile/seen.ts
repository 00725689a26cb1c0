import { isFull, type Scope } from './fault.ts';
import { due, windowOf } from './ledger.ts';

/**
 * Bets whose prices a pass looks at. They are numbered as they are written, so a step goes on behind those that this house
 * has looked at itself; a pass over everything looks at those of two days, and of the rest at another part each time. Bets
 * of before 0047 are never among them: the prices of the releases that took them are not known to this one.
 */
export class Seen {
  readonly #numbers = new Map<Numbered, number>();

  /** As the condition of a query, and its parameters. */
  async unseen(scope: Scope, table: Numbered): Promise<{ readonly where: string; readonly values: unknown[] }> {
    const { rows } = await scope.db.query<{ carried: number; last: number }>(
      `select coalesce(max((value ->> '${table}')::bigint), 0) as carried,
         (select coalesce(max(number), 0) from ${table}) as last
       from before_guards where name = 'prices'`,
    );
    const { carried, last } = rows[0]!; // one row, always
    const from = Math.max(carried, this.#numbers.get(table) ?? 0);
    this.#numbers.set(table, last);
    if (!isFull(scope)) return { where: `${table}.number > $1`, values: [from] };
    const isDue = due(`${table}.id`, `${table}.at`, table);
    return { where: `${table}.number > $3 and ${isDue}`, values: [...windowOf(scope), from] };
  }
}

type Numbered = 'bets' | 'row_bets';
