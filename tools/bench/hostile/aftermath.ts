import type { Db } from '@maidan/server/db/db';
import { reconcile } from '@maidan/server/reconcile/reconcile';
import { auditJournals } from '../../soak/sport/audit.ts';
import type { Told } from './victims.ts';

/* What is left when the house is closed: everything that was said is there once, and every account agrees. */

type Kind = keyof Told['ids'];
const KINDS: readonly Kind[] = ['bets', 'orders', 'deposits', 'withdrawals'];
const OURS = `(select id from users where email like 'victim%@example.com')`;

export async function complaintsAfter(db: Db, told: Pick<Told, 'ids' | 'contradictions'>) {
  const audited = await auditJournals(db);
  const { rows } = await db.query('select state, count(*)::int as count from rounds group by state');
  const rounds = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
  const { faults } = await reconcile(db, undefined);
  return {
    rounds,
    digests: audited.digests,
    complaints: [
      ...told.contradictions.map(words => `Two answers to one key: ${words}`),
      ...(await Promise.all(KINDS.map(kind => differing(db, kind, told.ids[kind])))).flat(),
      ...(await nonZero(db, 'select sum(balance) from accounts', 'paise are too much in all accounts')),
      ...(await nonZero(db, UNFINISHED, 'rounds are neither settled nor void')),
      ...(await nonZero(db, HELD, 'tabs of rounds that are over still hold money')),
      ...audited.complaints.filter(words => !/left in the book/.test(words)), // these books are still open
      ...faults.map(({ rule, subject }) => `Reconciliation: ${rule} ${subject}.`),
    ],
  };
}

const UNFINISHED = `select count(*) from rounds where state not in ('settled', 'void')`;
const HELD = `select count(*) from open_tabs join rounds on rounds.id = round_id
  where rounds.state in ('settled', 'void') and (held <> 0 or json_array_length(bets) > 0)`;

/** What was acknowledged and is not there, and what is there and was not acknowledged. */
async function differing(db: Db, what: Kind, told: ReadonlySet<string>): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(`select id from ${what} where user_id in ${OURS}`);
  const kept = new Set(rows.map(({ id }) => String(id)));
  const lost = [...told].filter(id => !kept.has(id)).length;
  const untold = [...kept].filter(id => !told.has(id)).length;
  return lost + untold + (rows.length - kept.size) === 0
    ? []
    : [`Of ${what} ${lost} are lost, ${untold} are there that nobody was told of.`];
}

async function nonZero(db: Db, sql: string, words: string): Promise<string[]> {
  const { rows } = await db.query<Record<string, unknown>>(sql);
  const n = Number(Object.values(rows[0] ?? {})[0] ?? 0);
  return n === 0 ? [] : [`${n} ${words}.`];
}
