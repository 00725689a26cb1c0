import type { Input, Reply } from '@maidan/contract/api';
import { GLANCE_FIGURES, type GlanceFigure } from '@maidan/contract/glance';
import { after, type Millis } from '@maidan/core/ids';
import { dayIn, dayOf } from '../../calendar.ts';
import { type Queryable, timestamp } from '../../db/db.ts';
import { mapPage, type Page, pageOf } from '../page.ts';

/* What players met of their protection, counted by day, and who they were. Accounts to try things with are not players. */

type Counts = Reply<'protectionDays'>['totals'];

const DAY_MS = 86_400_000;

/** Every day there is, with nothing where nothing happened. */
export async function glance(db: Queryable, days: number, now: Millis): Promise<Reply<'protectionDays'>> {
  const all = Array.from({ length: days }, (_, nth) => dayOf(after(now, -nth * DAY_MS)));
  const from = dayIn(all.at(-1)!).from; // of a week at least
  const { rows } = await db.query(
    `select to_char(happened.at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day, figure, code, count(*)::integer as count
     from protection_happened as happened join users on users.id = happened.user_id
     where happened.at >= $1 and happened.at <= $2 and not demo
     group by 1, 2, 3`,
    [timestamp(from), timestamp(now)],
  );
  const limits = Map.groupBy(
    rows.filter(({ figure }) => figure === 'limitHit'),
    ({ code }) => code ?? '',
  );
  const byDay = Map.groupBy(rows, ({ day }) => day);
  return {
    days: all.map(day => ({ day, counts: countsIn(byDay.get(day) ?? []) })),
    totals: countsIn(rows),
    limits: [...limits]
      .map(([code, found]) => ({ code, count: sumOf(found) }))
      .toSorted((a, b) => b.count - a.count || (a.code < b.code ? -1 : 1)),
  };
}

interface Counted {
  readonly figure: string | null;
  readonly count: number;
}

const countsIn = (rows: readonly Counted[]): Counts =>
  Object.fromEntries(
    GLANCE_FIGURES.map((each): [GlanceFigure, number] => [each, sumOf(rows.filter(row => row.figure === each))]),
  );

const sumOf = (rows: readonly Counted[]): number => rows.reduce((sum, { count }) => sum + count, 0);

interface Behind {
  readonly user_id: string;
  readonly username: string;
  readonly count: number;
  readonly codes: readonly string[];
  readonly last_at: Millis;
}

/** Who is behind a figure: those whom it concerns most often first. */
export async function playersBehind(
  db: Queryable,
  { figure, from, to, code, ...paging }: Input<'protectionPlayers'>,
): Promise<Page<Reply<'protectionPlayers'>['rows'][number]>> {
  const found = await pageOf<Behind>(
    db,
    {
      select: 'matching.*',
      from: `select users.id as user_id, username, count(*) as count, max(happened.at) as last_at,
          array_agg(distinct code order by code) as codes
        from protection_happened as happened join users on users.id = happened.user_id
        where figure = $1 and happened.at >= $2 and happened.at < $3 and ($4 = '' or code = $4) and not demo
        group by users.id, username`,
      order: 'count desc, user_id',
      values: [figure, timestamp(dayIn(from).from), timestamp(dayIn(to).until), code],
    },
    paging,
  );
  return mapPage(found, row => ({
    player: { id: row.user_id, username: row.username },
    ...{ count: row.count, codes: row.codes.filter(each => each !== ''), lastAt: row.last_at },
  }));
}
