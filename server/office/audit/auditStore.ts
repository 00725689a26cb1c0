import type { AuditRow } from '../../writer/audit.ts';
import type { Queryable } from '../../db/db.ts';
import { mapPage, occursIn, type Page, pageOf, type Paging } from '../page.ts';
import { reasonsCalled, withReason } from './reasonWords.ts';

/* SQL of the audit log. */

const COLUMNS = 'seq, at, actor, action, subject, before, after, reason, address, request, hash';

/** The log knows people by their ids, for ever; what they are called may change. */
const NAME = `coalesce(case split_part(actor, ':', 1)
  when 'staff' then (select name from staff where staff.id = split_part(actor, ':', 2))
  when 'player' then (select username from users where users.id = split_part(actor, ':', 2))
  else 'System' end, actor) as name`;

/** Whoever is called that ($1). */
const CALLED = `$1 <> '' and actor in (
  select 'staff:' || id from staff where ${occursIn('$1', ['name'])}
  union all select 'player:' || id from users where ${occursIn('$1', ['username'])})`;

/** What is shown: the hash of the row before stands on that row already. */
export type EntryRow = Omit<AuditRow, 'previous'> & { readonly name: string };

export const entries = async (db: Queryable, search: string, paging: Paging): Promise<Page<EntryRow>> => {
  const found = await pageOf<EntryRow>(
    db,
    {
      select: `matching.*, ${NAME}`,
      from: `select ${COLUMNS} from audit
        where ${occursIn('$1', ['actor', 'action', 'subject', 'reason', 'address', 'request'])} or ${CALLED}
          or actor = 'system' and reason = any($2)`,
      order: 'seq desc',
      values: [search, reasonsCalled(search)],
    },
    paging,
  );
  return mapPage(found, withReason);
};

export async function entriesAbout(db: Queryable, subject: string): Promise<EntryRow[]> {
  const { rows } = await db.query(`select ${COLUMNS}, ${NAME} from audit where subject = $1 order by seq`, [subject]);
  return rows.map(withReason);
}

const BATCH = 2_000;

/** The whole log from its first row, a batch at a time. */
export async function* allEntries(db: Queryable): AsyncGenerator<AuditRow> {
  let last = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await db.query(
      `select ${COLUMNS}, previous, seal from audit where seq > $1 order by seq limit ${BATCH}`,
      [last],
    );
    yield* rows;
    if (rows.length < BATCH) return;
    last = rows.at(-1)!.seq;
  }
}
