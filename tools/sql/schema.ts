import { parse } from 'libpg-query';
import type { Describer } from './describe.ts';
import { outputs } from './outputs.ts';
import type { Columns } from './scope.ts';
import { nullable, OTHER, type Value } from './value.ts';

/* The schema that the migrations make. */

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** The columns it may have its values from: the one it refers to, or those that a view takes it from. */
  readonly from: Value;
}

export type Table = ReadonlyMap<string, Column>;

export interface Schema {
  readonly tables: ReadonlyMap<string, Table>;
  /** As statements see them. */
  readonly named: ReadonlyMap<string, Columns>;
  /** What a type is called, by its number. */
  readonly types: ReadonlyMap<number, string>;
}

const COLUMNS = `
  select relname, attname, typname, attnotnull::text, case relkind when 'v' then pg_get_viewdef(pg_class.oid) end as view,
    (select confrelid::regclass || '.' || (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1])
     from pg_constraint where contype = 'f' and conrelid = pg_class.oid and conkey = array[pg_attribute.attnum]) as refers
  from pg_class join pg_attribute on attrelid = pg_class.oid join pg_type on pg_type.oid = atttypid
  where relkind in ('r', 'v') and relnamespace = current_schema()::regnamespace and attnum > 0 and not attisdropped
  order by relkind, pg_class.oid, attnum`;

export async function schemaOf(database: Describer): Promise<Schema> {
  const rows = await database.rows(COLUMNS);
  const types = await database.rows('select oid::text, typname from pg_type');
  const tables = new Map<string, Table>();
  const named = new Map<string, Columns>();
  for (const [table = '', columns] of Map.groupBy(rows, row => row['relname'] ?? '')) {
    const view = columns[0]?.['view'];
    const seen = view ? outputs((await parse(view)).stmts![0]!.stmt!, named) : undefined; // a view is one statement
    const made = columns.map((row, index): Column => {
      const from = seen?.[index]?.value ?? referring(row['refers'] ?? null);
      const isNullable = seen ? from.isNullable : row['attnotnull'] !== 'true';
      return { name: row['attname'] ?? '', type: row['typname'] ?? '', isNullable, from };
    });
    tables.set(table, new Map(made.map(column => [column.name, column])));
    named.set(
      table,
      new Map(
        made.map(({ name, isNullable }) => [
          name,
          { ...nullable(OTHER, isNullable), isOther: false, columns: [`${table}.${name}`] },
        ]),
      ),
    );
  }
  return { tables, named, types: new Map(types.map(({ oid, typname }) => [Number(oid), typname ?? ''])) };
}

const referring = (column: string | null): Value => (column ? { ...OTHER, columns: [column], isOther: false } : OTHER);
