import type { Db } from '@maidan/server/db/db';
import type { Fault } from '@maidan/server/reconcile/fault';
import { reconcile } from '@maidan/server/reconcile/reconcile';

/** What must hold when every match is over. Sentences about what is off: none is as it must be. */
export async function booksComplaints(db: Db, matches: number): Promise<readonly string[]> {
  const found = await Promise.all(CHECKS.map(([sql, words]) => check(db, sql, words)));
  const { rows } = await db.query(`select count(*)::int as n from sport_events where state = 'over'`);
  const over = rows[0]?.n ?? 0;
  const { faults } = await reconcile(db, undefined);
  const differing = faults
    .filter(fault => !isOfHaste(fault))
    .map(({ rule, subject }) => `Reconciliation: ${rule} ${subject}.`);
  return [...found.flat(), ...differing, ...(over === matches ? [] : [`${over} of ${matches} matches are over.`])];
}

/** Delays of bets shrink with the matches here, so nobody waits as long as a house asks for. */
const isOfHaste = ({ rule, subject }: Fault): boolean => rule === 'delay-altered' && subject.startsWith('order:');

/** Each answers with a number that must be zero. */
const CHECKS: readonly (readonly [sql: string, words: (n: number) => string])[] = [
  ['select sum(balance) from accounts', n => `All accounts come to ${n} paise instead of 0.`],
  [`select count(*) from accounts where id like 'market:%' and balance <> 0`, n => `${n} markets have money left.`],
  [`select sum(abs(balance)) from accounts where id like 'exposure:%'`, n => `${n} paise are still held.`],
  [`select count(*) from markets where status not in ('settled', 'void')`, n => `${n} markets are not settled.`],
  ['select sum(held) from row_tabs', n => `Tabs say that ${n} paise are held.`],
  [`select count(*) from row_tabs where bets <> '[]'`, n => `${n} tabs have bets on them.`],
  [`select count(*) from row_bets where state = 'open'`, n => `${n} bets on rows are still open.`],
  ['select count(*) from orders where unmatched <> 0', n => `${n} orders are still in a book.`],
  [
    'select count(*) from orders where stake <> matched + unmatched + lapsed + cancelled + voided',
    n => `Of ${n} orders the size is not the sum of what became of it.`,
  ],
  [
    `select count(*) from orders left join (select order_id, sum(stake) as struck from legs group by order_id) as bets
       on order_id = orders.id where matched <> coalesce(struck, 0)`,
    n => `Of ${n} orders the bets do not come to what was matched.`,
  ],
  [
    `select count(*) from (select id, sum(balance) as balance from accounts group by id) as accounts left join (
       select id, sum(amount) as moved from (
         select to_account as id, amount from transfers union all select from_account, -amount from transfers
       ) as sides group by id
     ) as sums using (id) where balance <> coalesce(moved, 0)`,
    n => `${n} accounts differ from the sum of their transfers.`,
  ],
];

async function check(db: Db, sql: string, words: (n: number) => string): Promise<readonly string[]> {
  const { rows } = await db.query<{ n: string | null }>(`select (${sql}) as n`);
  const n = Number(rows[0]?.n ?? 0);
  return n === 0 ? [] : [words(n)];
}
