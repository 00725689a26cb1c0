import { after, type UserId } from '@maidan/core/ids';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { alertsOf } from './find.ts';
import { raise } from './raise.ts';

/*
 * Whoever has moved money since the last look is looked at. The ledger is read on from where it was left, so that a look
 * costs what happened, and not what there is; what fails is looked at again the next time, and raised once.
 */

export const ALERTS_MS = 60_000;

/** Of the ledger in one turn, and of players in one look. */
const TRANSFERS = 50_000;
const PLAYERS = 100;
/** Transfers of groups that are being written have numbers already: what is younger is left to the next turn. */
const SETTLED_MS = 30_000;

type Looking = Pick<Deps, 'db' | 'writer' | 'world' | 'settings'>;

export async function lookForAlerts(deps: Looking): Promise<number> {
  const { db, world, settings } = deps;
  const now = world.now();
  const from = await leftAt(db);
  const { rows } = await db.query(
    `select max(number) as upto, array_agg(distinct players.id) as players
     from (select * from transfers where number > $1 and at <= $2 order by number limit ${TRANSFERS}) as moved
     left join lateral (
       select users.id from users
       where users.id in (split_part(from_account, ':', 2), split_part(to_account, ':', 2)) and not is_house and not demo
     ) as players on true`,
    [from, timestamp(after(now, -SETTLED_MS))],
  );
  const { upto, players } = rows[0] ?? { upto: null, players: null };
  if (upto === null) return 0;
  const moved = (players ?? []).filter(id => id !== null).map(id => id as UserId);
  let raised = 0;
  for (let nth = 0; nth < moved.length; nth += PLAYERS) {
    const some = moved.slice(nth, nth + PLAYERS);
    const alerts = await alertsOf({ db, now, players: some, thresholds: settings.values.alerts });
    raised += await raise(deps, alerts);
  }
  await db.query(
    `insert into alert_turns (name, number) values ('ledger', $1)
     on conflict (name) do update set number = greatest(alert_turns.number, excluded.number)`,
    [upto],
  );
  return raised;
}

async function leftAt(db: Queryable): Promise<number> {
  const { rows } = await db.query(`select number from alert_turns where name = 'ledger'`);
  return rows[0]?.number ?? 0;
}
