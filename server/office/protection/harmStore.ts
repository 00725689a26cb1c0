import type { Input, Reply } from '@maidan/contract/api';
import { HARM_FIGURES, type HarmFigure, type HarmRule } from '@maidan/core/harm/marker';
import type { Millis, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import type { Queryable } from '../../db/db.ts';
import { stoppingOf } from '../../protection/stopView.ts';
import { mapPage, occursIn, type Page, pageOf } from '../page.ts';

/* Markers of harm as staff see them: every amount is added up of the ledger's rows while it is read. */

/** Of whoever looked last. */
const last = (column: 'what' | 'at' | 'by'): string =>
  `(select ${column} from harm_looks where harm_looks.user_id = matching.user_id order by at desc, id limit 1)`;

interface ListedRow {
  readonly user_id: UserId;
  readonly username: string;
  readonly rules: readonly HarmRule[];
  readonly markers: number;
  readonly last_at: Millis;
  readonly is_new: boolean;
  readonly what: 'looked' | 'spoken' | null;
  readonly by: string | null;
  readonly looked_at: Millis | null;
}

export async function playersMarked(
  db: Queryable,
  { show, rule, search, ...paging }: Input<'harmPlayers'>,
): Promise<Page<Reply<'harmPlayers'>['rows'][number]>> {
  const found = await pageOf<ListedRow>(
    db,
    {
      select: `matching.*, ${last('what')} as what, ${last('at')} as looked_at,
        (select name from staff where id = ${last('by')}) as by`,
      from: `select users.id as user_id, username, count(*) as markers, max(marked.at) as last_at,
          array_agg(distinct rule order by rule) as rules,
          max(marked.at) > coalesce((select max(at) from harm_looks where harm_looks.user_id = users.id), '-infinity') as is_new
        from harm_markers as marked join users on users.id = marked.user_id
        where ($2 = 'all' or rule = $2) and ${occursIn('$3', ['users.username', 'users.id'])}
        group by users.id, username
        having $1 = 'all'
          or max(marked.at) > coalesce((select max(at) from harm_looks where harm_looks.user_id = users.id), '-infinity')`,
      order: 'last_at desc, user_id',
      values: [show, rule, search],
    },
    paging,
  );
  return mapPage(found, row => ({
    player: { id: row.user_id, username: row.username },
    ...{ rules: [...row.rules], markers: row.markers, lastAt: row.last_at, isNew: row.is_new },
    look: row.what === null || row.looked_at === null ? null : { what: row.what, by: row.by ?? '', at: row.looked_at },
  }));
}

type Shown = Reply<'harmPlayer'>;

/** Of one that was looked at for long, the newest. */
const SHOWN = 50;

export async function markedPlayer(db: Queryable, id: string, now: Millis): Promise<Shown | undefined> {
  const { rows } = await db.query('select id, username from users where id = $1 and not is_house', [id]);
  const [player] = rows;
  if (!player) return undefined;
  const [looks, markers, { stop }] = await Promise.all([
    looksAt(db, player.id),
    markersOf(db, player.id),
    stoppingOf(db, player.id, now),
  ]);
  const lookedAt = looks[0]?.at ?? -Infinity;
  return {
    player,
    stop: stop && { kind: stop.kind, until: stop.until },
    markers: markers.map(marker => ({ ...marker, isNew: marker.at > lookedAt })),
    looks,
  };
}

async function looksAt(db: Queryable, player: UserId): Promise<Shown['looks']> {
  const { rows } = await db.query(
    `select harm_looks.id, what, words, staff.name as by, at from harm_looks join staff on staff.id = by
     where user_id = $1 order by at desc, harm_looks.id limit ${SHOWN}`,
    [player],
  );
  return rows;
}

async function markersOf(db: Queryable, player: UserId): Promise<Omit<Shown['markers'][number], 'isNew'>[]> {
  const { rows } = await db.query(
    `select id, rule, at, figures from harm_markers where user_id = $1 order by at desc, id limit ${SHOWN}`,
    [player],
  );
  const sums = Map.groupBy(await sumsOf(db, player), ({ marker }) => marker);
  return rows.map(({ figures, ...row }) => ({
    ...{ ...row, figures: { ...figures } },
    sums: (sums.get(row.id) ?? [])
      .map(({ figure, count, sum }) => ({
        figure: figure as HarmFigure, // as rules name them
        count,
        sum: paise(sum ?? 0),
      }))
      .toSorted((one, other) => HARM_FIGURES.indexOf(one.figure) - HARM_FIGURES.indexOf(other.figure)),
  }));
}

/** A row that follows two withdrawals counts once in a figure. */
async function sumsOf(db: Queryable, player: UserId) {
  const { rows } = await db.query(
    `select marker, figure, count(id)::integer as count, sum(amount)::bigint as sum
     from (
       select distinct marked.id as marker, span->>'figure' as figure, moved.kind, moved.id, moved.amount
       from (select * from harm_markers where user_id = $1 order by at desc, id limit ${SHOWN}) as marked
       cross join lateral jsonb_array_elements(spans) as span
       left join lateral player_rows(marked.user_id, span->>'what',
         to_timestamp((span->>'from')::double precision / 1000), to_timestamp((span->>'until')::double precision / 1000),
         (span->>'isNight')::boolean) as moved on true
     ) as rows
     group by marker, figure order by marker, figure`,
    [player],
  );
  return rows;
}

interface MovedRow {
  readonly kind: Reply<'harmRows'>['rows'][number]['kind'];
  readonly id: string;
  readonly at: Millis;
  readonly amount: number;
}

/** The rows that a figure is made of. */
export async function rowsBehind(
  db: Queryable,
  { id, figure, ...paging }: Input<'harmRows'>,
): Promise<Page<Reply<'harmRows'>['rows'][number]>> {
  const found = await pageOf<MovedRow>(
    db,
    {
      select: 'matching.*',
      from: `select distinct moved.kind, moved.id, moved.at, moved.amount
        from harm_markers as marked
        cross join lateral jsonb_array_elements(spans) as span
        cross join lateral player_rows(marked.user_id, span->>'what',
          to_timestamp((span->>'from')::double precision / 1000), to_timestamp((span->>'until')::double precision / 1000),
          (span->>'isNight')::boolean) as moved
        where marked.id = $1 and span->>'figure' = $2`,
      order: 'at desc, id',
      values: [id, figure],
    },
    paging,
  );
  return mapPage(found, row => ({ ...row, amount: paise(row.amount) }));
}

export async function isMarker(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.query('select from harm_markers where id = $1', [id]);
  return rows.length > 0;
}
