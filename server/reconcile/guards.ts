import { readFileSync } from 'node:fs';
import type { Queryable } from '../db/db.ts';
import type { Fault } from './fault.ts';

/*
 * What the database refuses, it refuses by triggers, constraints and unique indexes; what it derives, by views,
 * functions and the columns themselves: which are filled in, which may be empty, which tables read another one's rows.
 * Whoever takes one away, turns it off or puts something else in its place changes the schema: it is held against the
 * list of what the migrations made, which is a file of this release and not in the database.
 */

/** What stands in the schema, a line each: the kind, its name, whether it is on, and a digest of what it says. */
const GUARDS = `
  select 'trigger ' || relname || '.' || tgname as name,
    tgenabled::text || ' ' || md5(pg_get_triggerdef(pg_trigger.oid) || prosrc) as state
  from pg_trigger join pg_class on pg_class.oid = tgrelid join pg_proc on pg_proc.oid = tgfoid
  where not tgisinternal and pg_class.relnamespace = current_schema()::regnamespace
  union all
  select 'constraint ' || relname || '.' || conname, case when convalidated then 'on ' else 'new ' end
    || md5(pg_get_constraintdef(pg_constraint.oid))
  from pg_constraint join pg_class on pg_class.oid = conrelid
  where contype in ('c', 'f', 'p', 'u', 'x') and pg_class.relnamespace = current_schema()::regnamespace
  union all
  select 'index ' || relname, case when indisvalid and indisready then 'on ' else 'off ' end
    || md5(replace(pg_get_indexdef(indexrelid), current_schema() || '.', ''))
  from pg_index join pg_class on pg_class.oid = indexrelid
  where indisunique and pg_class.relnamespace = current_schema()::regnamespace
  union all
  select 'view ' || relname, md5(pg_get_viewdef(oid)) from pg_class
  where relkind in ('v', 'm') and relnamespace = current_schema()::regnamespace
  union all
  select 'function ' || proname, md5(concat(prosrc, pg_get_function_sqlbody(oid), array_to_string(proconfig, ','))) from pg_proc
  where pronamespace = current_schema()::regnamespace
  union all
  select 'rule ' || relname || '.' || rulename, ev_enabled::text || ' ' || md5(pg_get_ruledef(pg_rewrite.oid))
  from pg_rewrite join pg_class on pg_class.oid = ev_class
  where relkind = 'r' and relnamespace = current_schema()::regnamespace
  union all
  select 'policy ' || relname, 'on' from pg_class
  where (relrowsecurity or relforcerowsecurity) and relnamespace = current_schema()::regnamespace
  union all
  select 'column ' || relname || '.' || attname, md5(concat_ws(' ', format_type(atttypid, atttypmod), attnotnull, attidentity,
    attgenerated, replace(pg_get_expr(adbin, adrelid), current_schema() || '.', '')))
  from pg_attribute join pg_class on pg_class.oid = attrelid left join pg_attrdef on adrelid = attrelid and adnum = attnum
  where relkind in ('r', 'p') and attnum > 0 and not attisdropped and relnamespace = current_schema()::regnamespace
  union all
  select 'foreign key ' || relname || '.' || conname, string_agg(tgenabled::text, '')
  from pg_trigger join pg_constraint on pg_constraint.oid = tgconstraint join pg_class on pg_class.oid = conrelid
  where tgisinternal and relnamespace = current_schema()::regnamespace group by 1
  union all
  select 'child ' || inhparent::regclass || ' ' || inhrelid::regclass, 'on' from pg_inherits
  join pg_class on pg_class.oid = inhparent where relkind in ('r', 'p') and relnamespace = current_schema()::regnamespace
  union all
  select 'event trigger ' || evtname, evtenabled::text from pg_event_trigger`;

type Guards = ReadonlyMap<string, string>;

async function guardsIn(db: Queryable): Promise<Guards> {
  const { rows } = await db.query(GUARDS);
  return new Map(rows.map(({ name, state }) => [name ?? '', state ?? '']));
}

/** As the list is written. */
export async function guardLines(db: Queryable): Promise<string> {
  const lines = [...(await guardsIn(db))].map(([name, state]) => `${name} = ${state}`);
  return `${lines.toSorted().join('\n')}\n`;
}

let expected: Guards | undefined;

/** Made by `guards.test.ts -u` after a migration. */
function expectedGuards(): Guards {
  expected ??= new Map(
    readFileSync(new URL('guards.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map(line => line.split(' = ') as [string, string]), // as written above
  );
  return expected;
}

/** Further constraints keep more out and do no harm; anything else that nobody wrote down may do something. */
const isHarmless = (name: string): boolean => name.startsWith('constraint ') || name.startsWith('index ');

export async function guardFaults({ db }: { readonly db: Queryable }): Promise<Fault[]> {
  const [wanted, found] = [expectedGuards(), await guardsIn(db)];
  const missing = [...wanted].filter(([name, state]) => found.get(name) !== state).map(([name]) => name);
  const unknown = [...found.keys()].filter(name => !wanted.has(name) && !isHarmless(name));
  return [...missing, ...unknown].map(subject => ({
    ...{ rule: 'guard-altered', subject, expected: 0, found: 0 },
    evidence: found.get(subject) ?? 'missing',
  }));
}
