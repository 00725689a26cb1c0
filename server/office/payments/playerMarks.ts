import type { Warning } from '@maidan/contract/office';
import { may } from '@maidan/contract/roles';
import { isInAndOut } from '@maidan/core/alerts/inAndOut';
import type { UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { withdrawnOf } from '../../cases/facts/payments.ts';
import { type Queryable, textArray } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { QueueRow } from './queueStore.ts';

/* What is to be known of the player behind a request. */

interface Marked {
  readonly warnings: readonly Warning[];
  readonly openCase: string | null;
}

type Looking = Pick<Deps, 'db' | 'world' | 'settings'>;

/** That a case is open is for who may see cases. */
export async function marksOf(
  deps: Looking,
  requests: readonly Pick<QueueRow, 'id' | 'user_id' | 'type'>[],
  { role }: Pick<Staff, 'role'>,
): Promise<ReadonlyMap<string, Marked>> {
  const { rows } = await deps.db.query(
    `select requests.id,
       exists (select from player_limits where player_limits.user_id = requests.user_id
         and stop_kind = 'exclusion' and return_asked_at is null) as excluded,
       exists (select from withdrawals as other
         where other.payee_name = requests.payee_name and other.user_id <> requests.user_id) as shared,
       (select cases.id from cases where cases.user_id = requests.user_id and cases.state = 'open') as "openCase"
     from (
       select id::text as id, user_id, null::text as payee_name from deposits where id = any($1)
       union all
       select id, user_id, payee_name from withdrawals where id = any($1)
     ) as requests`,
    [textArray(requests.map(({ id }) => id))],
  );
  const unplayed = await unplayedAmong(deps, requests);
  const seesCases = may(role, 'cases.decide');
  return new Map(
    rows.map(row => {
      const openCase = seesCases ? row.openCase : null;
      const warnings: readonly [isSo: boolean, warning: Warning][] = [
        [row.excluded ?? false, 'excluded'],
        [row.shared ?? false, 'shared-payee'],
        [unplayed.has(row.id ?? ''), 'no-play'],
        [openCase !== null, 'case-open'],
      ];
      return [row.id ?? '', { openCase, warnings: warnings.filter(([isSo]) => isSo).map(([, warning]) => warning) }];
    }),
  );
}

/** Withdrawals of what was paid in and hardly played with, whether or not somebody was told of it. */
async function unplayedAmong(
  { db, world, settings }: Looking,
  requests: readonly Pick<QueueRow, 'user_id' | 'type'>[],
): Promise<ReadonlySet<string>> {
  const players = requests.filter(({ type }) => type === 'withdrawal').map(({ user_id }) => user_id);
  if (players.length === 0) return new Set();
  const { alerts: thresholds } = settings.values;
  const withdrawn = await withdrawnOf({ db, now: world.now(), players: [...new Set(players)], thresholds });
  const { inOutLeast, inOutPlayed } = thresholds;
  return new Set(withdrawn.filter(fact => isInAndOut(fact, inOutLeast, inOutPlayed)).map(({ id }) => id));
}

export async function paidSoFar(db: Queryable, user: UserId): Promise<{ readonly in: Money; readonly out: Money }> {
  const { rows } = await db.query(
    `select (select coalesce(sum(amount), 0)::bigint from deposits where user_id = $1 and state = 'approved') as in,
       (select coalesce(sum(amount), 0)::bigint from withdrawals where user_id = $1 and state = 'confirmed') as out`,
    [user],
  );
  const { in: into, out } = rows[0]!; // a select without a table answers with one row
  return { in: into as Money, out: out as Money };
}
