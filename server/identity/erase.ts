import { after, type Millis, type UserId } from '@maidan/core/ids';
import { ok, refuse } from '@maidan/core/result';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Command } from '../writer/command.ts';

/*
 * Pictures of documents are kept as long as the operator says after it was decided, and then erased. First it is written down
 * that they are, with an entry in the log, and then they are: whatever ends in between, the next night finishes.
 */

const DAY_MS = 86_400_000;
/** One that no submission names was sent with a form that was refused. */
const ORPHAN_MS = DAY_MS;

type Erasing = Pick<Deps, 'db' | 'writer' | 'world' | 'settings'>;

export async function eraseIdentityPictures({ db, writer, world, settings }: Erasing): Promise<void> {
  const now = world.now();
  const { keptDays, refusedKeptDays } = settings.values.identity;
  for (const { id, user } of await dueAt(db, now, keptDays, refusedKeptDays)) await writer.do(erasing(id, user));
  await db.query(
    `delete from identity_pictures where exists (
       select from identity_submissions as sent
       where sent.user_id = identity_pictures.user_id and sent.erased_at is not null
         and identity_pictures.id in (sent.front_id, sent.back_id, sent.face_id))`,
  );
  await db.query(
    `delete from identity_pictures where at <= $1 and not exists (
       select from identity_submissions as sent
       where sent.user_id = identity_pictures.user_id
         and identity_pictures.id in (sent.front_id, sent.back_id, sent.face_id))`,
    [timestamp(after(now, -ORPHAN_MS))],
  );
}

/** Of who is verified they are kept while that lasts, however short the time. */
async function dueAt(
  db: Queryable,
  now: Millis,
  keptDays: number,
  refusedKeptDays: number,
): Promise<readonly { id: string; user: UserId }[]> {
  const { rows } = await db.query(
    `select id, user_id as user from identity_submissions
     where erased_at is null and (state = 'verified' and decided_at <= $1 and verified_until <= $2
       or state = 'refused' and decided_at <= $3)
     order by decided_at, id limit 1000`,
    [timestamp(after(now, -keptDays * DAY_MS)), timestamp(now), timestamp(after(now, -refusedKeptDays * DAY_MS))],
  );
  return rows;
}

function erasing(id: string, user: UserId): Command<object> {
  return {
    ...{ key: `identity/${id}/erase`, fingerprint: 'by schedule', accounts: [], rows: [['identitySubmission', id]] },
    decide: decision => {
      const row = decision.row('identitySubmission', id);
      if (!row || row.state === 'submitted') return refuse('unknown-identity');
      decision.put('identitySubmission', { ...row, erased_at: decision.now });
      const after = { submission: id };
      decision.audit({ actor: 'system', action: 'identity.erase', subject: `player:${user}`, after });
      return ok({});
    },
  };
}
