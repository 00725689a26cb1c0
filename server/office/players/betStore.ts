import type { Millis, UserId } from '@maidan/core/ids';
import { daysOf } from '../../calendar.ts';
import { type Queryable, textArray, timestamp } from '../../db/db.ts';
import { patternOf } from '../../db/pattern.ts';
import type { Marks, Placed } from './betPage.ts';

/* Which bets of a player come next in each of the tables that have any, along the player's own index of each. */

export const BET_TABLES = ['bets', 'spins', 'orders', 'rows', 'entries'] as const;
export type BetTable = (typeof BET_TABLES)[number];

export interface Wanted {
  readonly tables: readonly BetTable[];
  /** Of the bets at tables, those on virtual sport, or those that are not; nothing where both are wanted. */
  readonly virtual: { readonly codes: readonly string[]; readonly isWanted: boolean } | null;
  readonly state: 'all' | 'open' | 'settled';
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly search: string;
  /** Games that are called as what is searched for. */
  readonly named: readonly string[];
}

type Head = Placed<BetTable> & { readonly id: string };

const DAYS = (at: string): string =>
  `($4::timestamptz is null or ${at} >= $4) and ($5::timestamptz is null or ${at} < $5)`;

/** $1 player, $2 mark, $3 state, $4 and $5 days, $6 pattern, $7 how many, $8 names of games, $9 codes, $10 whether those. */
const HEADS: Readonly<Record<BetTable, string>> = {
  bets: `select id, number, at from bets
    where user_id = $1 and ($2::bigint is null or (at, number) < ($11::timestamptz, $2))
      and ($3 = 'all' or (state = 'open') = ($3 = 'open')) and ${DAYS('at')}
      and ($6 = '%%' or id ilike $6 or round_id ilike $6 or selection ilike $6 or game = any($8))
      and ($10::boolean is null or (game = any($9)) = $10)
    order by at desc, number desc limit $7`,
  spins: `select id, number, at from spins
    where user_id = $1 and ($2::bigint is null or number < $2) and $3 <> 'open' and ${DAYS('at')}
      and ($6 = '%%' or id ilike $6 or slot ilike $6)
      and $8::text[] is not null and ($9::text[] is not null or $10::boolean is null)
    order by number desc limit $7`,
  orders: `select orders.id, number, orders.at from orders join markets on markets.id = market_id
      join sport_events on sport_events.id = event_id
    where user_id = $1 and ($2::bigint is null or number < $2) and ${DAYS('orders.at')}
      and ($3 = 'all' or (answer is null and orders.stake > orders.lapsed + orders.cancelled + orders.voided) = ($3 = 'open'))
      and ($6 = '%%' or orders.id ilike $6 or market_id ilike $6 or runner ilike $6
        or markets.name ilike $6 or fixture->>'name' ilike $6)
      and $8::text[] is not null and ($9::text[] is not null or $10::boolean is null)
    order by number desc limit $7`,
  rows: `select row_bets.id, number, row_bets.at from row_bets join markets on markets.id = market_id
      join sport_events on sport_events.id = event_id
    where user_id = $1 and ($2::bigint is null or number < $2) and ${DAYS('row_bets.at')}
      and ($3 = 'all' or (row_bets.state = 'open') = ($3 = 'open'))
      and ($6 = '%%' or row_bets.id ilike $6 or market_id ilike $6 or markets.name ilike $6 or fixture->>'name' ilike $6)
      and $8::text[] is not null and ($9::text[] is not null or $10::boolean is null)
    order by number desc limit $7`,
  entries: `select id, number, at from (
      select contest_entries.id, contest_id, contest_entries.state, contest_entries.at, fixture,
        row_number() over (order by contest_entries.at, contest_entries.id) as number
      from contest_entries join contests on contests.id = contest_id join sport_events on sport_events.id = event_id
      where user_id = $1
    ) as entered
    where ($2::bigint is null or number < $2) and ($3 = 'all' or (state = 'open') = ($3 = 'open')) and ${DAYS('at')}
      and ($6 = '%%' or id ilike $6 or contest_id ilike $6 or fixture->>'name' ilike $6)
      and $8::text[] is not null and ($9::text[] is not null or $10::boolean is null)
    order by number desc limit $7`,
};

/** Bets at tables are in the order of their moments, the others in that of their numbers. $11 is the moment. */
function afterOf(table: BetTable, marks: Marks<BetTable>): readonly unknown[] {
  const { bets: read } = marks;
  return table === 'bets' ? [timestamp((read?.at ?? 0) as Millis)] : [];
}

export const headsOf = (
  db: Queryable,
  user: UserId,
  { tables, virtual, state, from, to, search, named }: Wanted,
  marks: Marks<BetTable>,
  size: number,
): Promise<readonly { readonly table: BetTable; readonly rows: readonly Head[] }[]> =>
  Promise.all(
    tables.map(async table => {
      const { rows } = await db.query<Omit<Head, 'table'>>(HEADS[table], [
        ...[
          user,
          marks[table]?.number ?? null,
          state,
          ...daysOf({ from, to }),
          patternOf(search),
          size,
          textArray(named),
        ],
        ...[virtual ? textArray(virtual.codes) : null, virtual?.isWanted ?? null, ...afterOf(table, marks)],
      ]);
      return { table, rows: rows.map(row => ({ ...row, table })) };
    }),
  );
