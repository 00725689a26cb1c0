import type { Alert } from '@maidan/core/alerts/alert';
import { ok } from '@maidan/core/result';
import type { UserId } from '@maidan/core/ids';
import { type Queryable, textArray } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { type Command, NOT_REMEMBERED } from '../writer/command.ts';
import { idFromCause } from '../writer/idFromCause.ts';

type Raising = Pick<Deps, 'db' | 'writer'>;

const idOf = ({ rule, player, cause }: Alert): string => `${rule}:${player}:${cause}`;

/** Puts what is new into the open case of each player, or opens one. Answers with how many there were. */
export async function raise({ db, writer }: Raising, alerts: readonly Alert[]): Promise<number> {
  const found = new Map(alerts.map(alert => [idOf(alert), alert]));
  const fresh = await notRaised(db, [...found.keys()]);
  const byPlayer = Map.groupBy(fresh, id => found.get(id)!.player); // it is one of them
  for (const [player, ids] of byPlayer) {
    const open = await openCaseOf(db, player);
    await writer.do(
      raising(
        player,
        ids.map(id => [id, found.get(id)!] as const), // as above
        open,
      ),
    );
  }
  return fresh.length;
}

async function notRaised(db: Queryable, ids: readonly string[]): Promise<readonly string[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.query('select id from alerts where id = any($1)', [textArray(ids)]);
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter(id => !known.has(id));
}

export async function openCaseOf(db: Queryable, player: UserId): Promise<string | undefined> {
  const { rows } = await db.query(`select id from cases where user_id = $1 and state = 'open'`, [player]);
  return rows[0]?.id;
}

/** A case that was closed meanwhile stays closed: what is new opens another. */
function raising(
  player: UserId,
  alerts: readonly (readonly [id: string, alert: Alert])[],
  open: string | undefined,
): Command<object> {
  const [[first]] = alerts as [readonly [string, Alert]]; // of a group
  const made = idFromCause(first);
  return {
    ...NOT_REMEMBERED,
    accounts: [],
    rows: [
      ...alerts.map(([id]) => ['alert', id] as const),
      ...[...new Set([open ?? made, made])].map(id => ['case', id] as const),
    ],
    decide: decision => {
      const fresh = alerts.filter(([id]) => !decision.row('alert', id)); // done before the connection was lost
      if (fresh.length === 0) return ok({});
      const standing = [open, made].find(id => id !== undefined && decision.row('case', id)?.state === 'open');
      const into = standing ?? made;
      if (standing === undefined) {
        decision.add('case', {
          ...{ id: made, user_id: player, state: 'open', opened_at: decision.now, reason: '' },
          ...{ taken_by: null, taken_at: null, outcome: null, closed_by: null, closed_at: null },
        });
        decision.audit({ actor: 'system', action: 'case.open', subject: `case:${made}` });
      }
      for (const [id, { rule, figures, evidence }] of fresh)
        decision.add('alert', { id, case_id: into, user_id: player, rule, figures, evidence, at: decision.now });
      const after = { rules: [...new Set(fresh.map(([, { rule }]) => rule))], alerts: fresh.length };
      decision.audit({ actor: 'system', action: 'case.alert', subject: `case:${into}`, after });
      return ok({});
    },
  };
}
