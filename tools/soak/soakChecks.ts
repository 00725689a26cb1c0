import { marginOf } from '@maidan/server/casino/fairnessBand';
import { returnsCount } from '@maidan/server/casino/fairnessCount';
import type { LiveReturn } from '@maidan/server/casino/fairnessRound';
import { liveReturns } from '@maidan/server/casino/fairnessStore';
import type { Db } from '@maidan/server/db/db';
import { reconcile } from '@maidan/server/reconcile/reconcile';
import { statementOf } from '@maidan/server/wallet/statementStore';

/* What must hold when every round is over. Each check answers with sentences about what is off: none is as it must be. */

type Complaints = readonly string[];

const NEWEST_LINE = { page: 1, size: 1 };
const EVERYTHING = { from: null, until: null, report: null, search: '', order: 'newest', language: 'en' } as const;

/** Double entry, nothing held, nothing open; every account is the sum of what moved in and out of it. */
export async function booksComplaints(db: Db): Promise<Complaints> {
  const found = await Promise.all([
    count(db, `select sum(balance) as n from accounts`, n => `All accounts come to ${n} paise instead of 0.`),
    count(db, `select sum(balance) as n from accounts where id like 'exposure:%'`, n => `${n} paise are still held.`),
    count(db, `select sum(held) as n from tabs`, n => `Tabs say that ${n} paise are held.`),
    count(db, `select count(*) as n from bets where state = 'open'`, n => `${n} bets are still open.`),
    count(
      db,
      `select count(*) as n from (select id, sum(balance) as balance from accounts group by id) as accounts left join (
         select id, sum(amount) as moved from (
           select to_account as id, amount from transfers union all select from_account, -amount from transfers
         ) as sides group by id
       ) as sums using (id) where balance <> coalesce(moved, 0)`,
      n => `${n} accounts differ from the sum of their transfers.`,
    ),
    count(
      db,
      `select coalesce(sum(profit), 0) + (select sum(balance) from accounts where id = 'house') as n
       from bets where state = 'settled'`,
      n => `The house and the bets differ by ${n} paise.`,
    ),
  ]);
  const { faults } = await reconcile(db, undefined);
  return [...found.flat(), ...faults.map(({ rule, subject }) => `Reconciliation: ${rule} ${subject}.`)];
}

async function count(db: Db, sql: string, complaint: (n: number) => string): Promise<Complaints> {
  const { rows } = await db.query<{ n: string | null }>(sql);
  const n = Number(rows[0]?.n ?? 0);
  return n === 0 ? [] : [complaint(n)];
}

/** The newest line of everybody's statement is their balance. */
export async function statementComplaints(db: Db): Promise<{ readonly players: number; complaints: Complaints }> {
  const { rows: users } = await db.query('select id from users');
  const complaints: string[] = [];
  for (const { id } of users) {
    const { lines, balance, exposure } = await statementOf(db, id, EVERYTHING, NEWEST_LINE);
    const points = lines[0]?.points ?? 0;
    if (points !== balance + exposure) complaints.push(`The statement of ${id} ends at ${points}, not ${balance}.`);
  }
  return { players: users.length, complaints };
}

export interface Returns {
  /** Kinds of bets that were told apart, and games. */
  readonly lines: number;
  readonly bets: number;
  readonly staked: number;
  readonly returned: number;
  readonly expected: number;
  /** How many deviations the furthest lies out, and which it is. */
  readonly furthest: string;
  /** Lines more than three deviations out, and how many chance would put there if they were normal. */
  readonly beyondThree: number;
  readonly complaints: Complaints;
}

/** How often a soak of a fair house may fail: all its lines share this chance. */
const FAMILY = 0.001;

/** Every kind of bet has given back what it should, give or take what chance may do; and no bet is missing. */
export async function returnsOfAll(db: Db): Promise<Returns> {
  await returnsCount(db).all();
  const all = (await liveReturns(db)).filter(({ bets }) => bets > 0);
  const games = all.filter(({ market }) => market === '');
  const chance = FAMILY / all.length;
  const off = all.filter(line => Math.abs(line.returned - line.expected) > marginOf(spread(line), chance));
  const far = all.map(line => ({ line, deviations: deviationsOf(line) }));
  const furthest = far.toSorted((a, b) => Math.abs(b.deviations) - Math.abs(a.deviations))[0];
  return {
    lines: all.length,
    bets: total(games, ({ bets }) => bets),
    staked: total(games, ({ staked }) => staked),
    returned: total(games, ({ returned }) => returned),
    expected: total(games, ({ expected }) => expected),
    furthest: furthest ? `${furthest.deviations.toFixed(2)} deviations, ${nameOf(furthest.line)}` : 'none',
    beyondThree: far.filter(({ deviations }) => Math.abs(deviations) > 3).length,
    complaints: [
      ...off.map(
        line => `${nameOf(line)} gave back ${percent(line.returned, line)}, not ${percent(line.expected, line)}.`,
      ),
      ...(await missingBets(db, games)),
    ],
  };
}

/** As the Fair Play page reckons: selections together may spread more than each by itself. */
const spread = (line: LiveReturn): LiveReturn =>
  line.selection === '' ? { ...line, variance: Math.max(line.variance, line.squares) } : line;

const deviationsOf = (line: LiveReturn): number => (line.returned - line.expected) / Math.sqrt(spread(line).variance);

/** The figures of the page beside the bets themselves. */
async function missingBets(db: Db, games: readonly LiveReturn[]): Promise<Complaints> {
  const { rows } = await db.query(
    `select game, count(*) as bets, sum(profit)::bigint as gained from bets where state = 'settled' group by game`,
  );
  return rows.flatMap(({ game, bets, gained }) => {
    const line = games.find(each => each.game === game);
    const isRight = line?.bets === bets && line.returned - line.staked === gained;
    return isRight ? [] : [`Fair Play knows ${line?.bets ?? 0} of the ${bets} bets on ${game}, or not what they made.`];
  });
}

const total = (lines: readonly LiveReturn[], of: (line: LiveReturn) => number): number =>
  lines.reduce((sum, line) => sum + of(line), 0);

const nameOf = ({ game, market, selection, side, rounds }: LiveReturn): string =>
  `${[game, market, selection, side].filter(Boolean).join(' ')} (${rounds} rounds)`;

const percent = (amount: number, { staked }: LiveReturn): string => `${((amount / staked) * 100).toFixed(2)} %`;
