import type { Millis } from '@maidan/core/ids';
import type { FaultRule } from '@maidan/contract/reconciliation';
import { type Db, type Queryable, timestamp, transaction } from '../db/db.ts';
import type { Fault, Links } from './fault.ts';
import type { Figures } from './house.ts';
import { KEEP_BALANCES } from './ledger.ts';
import type { Verdict } from './reconcile.ts';

/* SQL of passes and of what they found. */

export interface Pass {
  readonly number: number;
  readonly kind: 'step' | 'full';
  readonly began_at: Millis;
  readonly ended_at: Millis;
  readonly after_number: number;
  readonly up_to: number;
  readonly counted: Verdict['counted'];
  readonly figures: Figures | null;
  readonly faults: number;
}

declare module '../db/columns.ts' {
  interface DomainTypes {
    'reconciliations.counted': Verdict['counted'];
    'reconciliations.figures': Figures;
    'reconciliation_faults.links': Links;
  }
}

const PASS = 'number, kind, began_at, ended_at, after_number, up_to, counted, figures, faults';

export interface FaultRow {
  readonly id: string;
  readonly rule: FaultRule;
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
  readonly links: Links;
  readonly first_at: Millis;
  readonly last_at: Millis;
  readonly cleared_at: Millis | null;
  readonly explained_by: string | null;
  readonly explained_name: string | null;
  readonly explained_at: Millis | null;
  readonly explanation: string;
}

/** Also when a later pass does not find it any more: that it is gone explains nothing. */
const OPEN = 'explained_at is null';
/** What was explained is what is found now. */
const STANDS = `known.cleared_at is null and known.found - known.expected = excluded.found - excluded.expected
  and coalesce(known.links ->> 'evidence' = excluded.links ->> 'evidence', not known.links ? 'evidence')`;

export async function openFaults(db: Queryable): Promise<number> {
  const { rows } = await db.query(`select count(*) as count from reconciliation_faults where ${OPEN}`);
  return rows[0]?.count ?? 0;
}

const faultId = ({ rule, subject }: Pick<Fault, 'rule' | 'subject'>): string => `${rule} ${subject}`;

/** Keeps a pass with how far it came. Answers with the faults that nobody knew of before. */
export function keepPass(
  db: Db,
  kind: Pass['kind'],
  { began, ended }: { readonly began: Millis; readonly ended: Millis },
  { after, upTo, counted, figures, faults }: Verdict,
): Promise<readonly Fault[]> {
  return transaction(db, async client => {
    if (after === 0) await client.query('delete from reconciled_balances');
    await client.query(KEEP_BALANCES, [after, upTo]);
    await client.query(
      `insert into reconciliations (kind, began_at, ended_at, after_number, up_to, counted, figures, faults)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [kind, timestamp(began), timestamp(ended), after, upTo, counted, figures, faults.length],
    );
    const known = await knownFaults(client);
    for (const fault of onceEach(faults)) await keepFault(client, fault, ended);
    // A step looks at a part of the books: what it does not find may be in the other part. That it is gone is written down;
    // whoever put it there may have taken it out again, so it waits for somebody all the same.
    if (kind === 'full')
      await client.query(
        'update reconciliation_faults set cleared_at = $1 where cleared_at is null and not id = any($2)',
        [timestamp(ended), faults.map(faultId)],
      );
    return onceEach(faults).filter(fault => known.get(faultId(fault)) !== looksOf(fault));
  });
}

/** Two comparisons may find the same thing: the first says by how much. */
const onceEach = (faults: readonly Fault[]): readonly Fault[] => [
  ...new Map(faults.toReversed().map(fault => [faultId(fault), fault])).values(),
];

const looksOf = ({ found, expected, evidence }: Pick<Fault, 'found' | 'expected' | 'evidence'>): string =>
  `${found - expected} ${evidence ?? ''}`;

/** Those that were found before and are not over, and what they looked like: they alarmed somebody already. */
async function knownFaults(db: Queryable): Promise<ReadonlyMap<string, string>> {
  const { rows } = await db.query(
    'select id, found, expected, links from reconciliation_faults where cleared_at is null',
  );
  return new Map(rows.map(({ id, links, ...row }) => [id, looksOf({ ...row, evidence: links.evidence ?? null })]));
}

/** One that comes again after it was over is as good as new; and so is one that is not what was explained. */
async function keepFault(
  db: Queryable,
  { rule, subject, expected, found, ...links }: Fault,
  now: Millis,
): Promise<void> {
  await db.query(
    `insert into reconciliation_faults as known (id, rule, subject, expected, found, links, first_at, last_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7)
     on conflict (id) do update set expected = excluded.expected, found = excluded.found, links = excluded.links,
       last_at = excluded.last_at, cleared_at = null,
       explained_by = case when ${STANDS} then known.explained_by end,
       explained_at = case when ${STANDS} then known.explained_at end`,
    [faultId({ rule, subject }), rule, subject, expected, found, links, timestamp(now)],
  );
}

/** Open ones first, newest first. */
export async function faultRows(db: Queryable, limit: number): Promise<readonly FaultRow[]> {
  const { rows } = await db.query(
    `select faults.id, rule, subject, expected, found, links, first_at, last_at, cleared_at, explained_by,
       staff.name as explained_name, explained_at, explanation
     from reconciliation_faults as faults left join staff on staff.id = explained_by
     order by (${OPEN}) desc, last_at desc, faults.id limit $1`,
    [limit],
  );
  return rows;
}

export async function passRows(db: Queryable, limit: number): Promise<readonly Pass[]> {
  const { rows } = await db.query(`select ${PASS} from reconciliations order by number desc limit $1`, [limit]);
  return rows;
}

/** Steps are many, and one that found nothing is of no interest after some days. */
export async function sweepPasses(db: Queryable, before: Millis): Promise<void> {
  await db.query(
    `delete from reconciliations where kind = 'step' and faults = 0 and ended_at < $1
       and number < (select max(number) from reconciliations)`,
    [timestamp(before)],
  );
  await db.query('delete from webhook_posts where at < $1', [timestamp(before)]);
}
