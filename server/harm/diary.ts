import { type Diary, HARM_ROWS, HARM_WEEKS, type HarmRows, type Moved, WEEK_MS } from '@maidan/core/harm/marker';
import { after, type Millis, type UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';

/** What a player did in the weeks before a moment, by the same rows that figures are made of. */
export async function diaryOf(db: Queryable, player: UserId, upto: Millis): Promise<Diary> {
  const from = after(upto, -HARM_WEEKS * WEEK_MS);
  const rows: Partial<Record<HarmRows, readonly Moved[]>> = {};
  for (const what of HARM_ROWS) rows[what] = await movedIn(db, player, what, from, upto);
  const found = await db.query('select rule, max(upto) as upto from harm_markers where user_id = $1 group by rule', [
    player,
  ]);
  return {
    ...{ player, upto },
    rows: rows as Diary['rows'], // each of the list
    found: Object.fromEntries(found.rows.map(({ rule, upto: last }) => [rule, last])),
  };
}

async function movedIn(
  db: Queryable,
  player: UserId,
  what: HarmRows,
  from: Millis,
  upto: Millis,
): Promise<readonly Moved[]> {
  const { rows } = await db.query(
    'select at, amount from player_rows($1, $2, $3, $4, false) as moved order by at, id',
    [player, what, timestamp(from), timestamp(upto)],
  );
  return rows.map(({ at, amount }) => ({ at: at!, amount: amount! })); // columns that none of the tables leaves empty
}
