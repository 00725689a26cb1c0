import type { Queryable } from '../db/db.ts';

/** What may be written although everything was refused, and what of these tables has to stay as it is nevertheless. */
const ALLOWED: Readonly<Record<string, { readonly why: string; readonly staying?: string }>> = {
  login_failures: { why: 'failed sign-ins are counted' },
  commands: {
    why: 'a key remembers that it was refused',
    staying: 'select * from commands where refused is null',
  },
  audit: {
    why: 'failed sign-ins of the staff are rows',
    staying: `select * from audit where action <> 'staff.sign-in.failed'`,
  },
  anchored_by_node: { why: 'the head of the audit log is anchored after them' },
  sessions: {
    why: 'when a session was seen last',
    staying: `select to_jsonb(s) - 'seen_at' from sessions s`,
  },
  staff_sessions: {
    why: 'when a session was seen last',
    staying: `select to_jsonb(s) - 'seen_at' from staff_sessions s`,
  },
  openings: { why: 'a house that opens again counts it' },
  reconciliations: { why: 'the house goes through its books by itself' },
  reconciled_balances: { why: 'as far as it came' },
  push_keys: {
    why: 'up to when the house has looked for what is to be pushed',
    staying: `select to_jsonb(k) - 'looked_at' from push_keys k`,
  },
};

/** For who wants to read it. */
export const allowedWrites = (): string[] => Object.entries(ALLOWED).map(([table, { why }]) => `${table}: ${why}`);

/** Every table of the database in a few letters, but for what may be written although everything was refused. */
export async function stateOf(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows: tables } = await db.query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const looked = tables
    .flatMap(({ name }) => name ?? [])
    .filter(name => !ALLOWED[name] || ALLOWED[name].staying !== undefined);
  const sums = looked.map(name => {
    const rows = ALLOWED[name]?.staying ?? `select * from "${name}"`;
    return `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum
            from (${rows}) as t`;
  });
  const { rows } = await db.query<{ name: string; sum: string }>(sums.join(' union all '));
  return new Map(rows.map(({ name, sum }) => [name, sum]));
}
