import type { Millis, UserId } from '@maidan/core/ids';
import type { Bus } from '../bus.ts';
import { type Queryable, timestamp } from '../db/db.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { Decision } from '../writer/decision.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import { KIND_OF, type NoticeRow, type Told } from './rows.ts';

/** Somebody is told something. The cause is what there is one message for, to each. */
export type Telling = Told & { readonly user: UserId; readonly cause: string };

/**
 * Messages to players, written by the command that is their cause: they are there if and only if that is. All of a group are one
 * statement, and nobody waits for what else comes of them.
 */
export function tellPlayers(decision: Decision, tellings: readonly Telling[]): void {
  const told = tellings.filter(({ user }) => user !== MAKER);
  if (told.length === 0) return;
  for (const telling of told) decision.add('notice', rowOf(telling, decision.now));
  decision.announce('inbox', { users: told.map(({ user }) => user) });
}

/** The same of something that goes on: there is one message of it, which says how far it is by now. */
export function tellAgain(decision: Decision, telling: Telling): void {
  if (telling.user === MAKER) return;
  decision.put('notice', rowOf(telling, decision.now));
  decision.announce('inbox', { users: [telling.user] });
}

/** Of what no command wrote: a sign-in, a refusal. Once for its cause. */
export async function tellAside(db: Queryable, bus: Bus, telling: Telling, now: Millis): Promise<void> {
  if (await tellIn(db, telling, now)) bus.publish('inbox', { users: [telling.user] });
}

/** The same within somebody else's transaction, who tells the bus. Whether it is new. */
export async function tellIn(db: Queryable, telling: Telling, now: Millis): Promise<boolean> {
  const { id, user_id, kind, code, about } = rowOf(telling, now);
  const { rowCount } = await db.query(
    `insert into notices (id, user_id, kind, code, about, at) values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing`,
    [id, user_id, kind, code, about, timestamp(now)],
  );
  return rowCount === 1;
}

const rowOf = ({ user, cause, code, about }: Telling, now: Millis): NoticeRow => ({
  id: idFromCause(`notice:${code}:${cause}:${user}`),
  user_id: user,
  kind: KIND_OF[code],
  ...{ code, about, at: now, read_at: null },
});
