import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ageOf } from '@maidan/core/identity';
import type { Millis, UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Staff } from '../../http/caller.ts';
import type { Handlers } from '../../http/http.ts';
import { decided } from '../../identity/decide.ts';
import { isKnownElsewhere } from '../../identity/documents.ts';
import type { SubmissionRow } from '../../identity/rows.ts';
import { knownRows } from '../../identity/tiers.ts';
import type { Command } from '../../writer/command.ts';
import type { Decision } from '../../writer/decision.ts';
import type { RowRef } from '../../writer/rows.ts';
import { SETTINGS_ROWS, settingsIn } from '../../writer/settingsRows.ts';
import { entryBy } from '../entry.ts';
import { areTwo, isAble, staffRows } from '../proposals/vouching.ts';
import { colleagueIds } from '../store.ts';

type Answered = 'identities' | 'identityPictures' | 'verifyIdentity' | 'refuseIdentity';

/** Who players say they are: for compliance. */
export const identityDesk = (deps: Deps): Pick<Handlers, Answered> => ({
  identities: async () => ok({ rows: await identitiesIn(deps.db, deps.world.now()) }),
  identityPictures: ({ id }, caller) => look(deps, id, caller),
  verifyIdentity: (input, caller) => verify(deps, input, caller),
  refuseIdentity: (input, caller) => refuseSent(deps, input, caller),
});

/** Every look is written down, also a second one with the same key: so the key here is the request's own. */
async function look(
  { db, writer, pictureLinks }: Deps,
  id: string,
  caller: Staff,
): Promise<Result<Reply<'identityPictures'>, ErrorCode>> {
  const row = await submissionNamed(db, id);
  if (!row) return refuse('unknown-identity');
  if (row.erased_at !== null) return refuse('pictures-erased');
  const written = await writer.do({
    key: `${caller.key}/${caller.request}/identity`,
    fingerprint: caller.fingerprint,
    accounts: [],
    decide: decision => {
      decision.audit(entryBy(caller, 'identity.look', `player:${row.user_id}`, { after: { submission: id } }));
      return ok({});
    },
  });
  if (!written.ok) return written;
  return ok({
    front: pictureLinks.linkTo(row.front_id),
    back: row.back_id === null ? null : pictureLinks.linkTo(row.back_id),
    face: pictureLinks.linkTo(row.face_id),
  });
}

/** One person says so; two where a document is known from elsewhere, or the house wants it for everybody. */
async function verify(
  deps: Deps,
  { id, reason }: Input<'verifyIdentity'>,
  caller: Staff,
): Promise<Result<Reply<'verifyIdentity'>, ErrorCode>> {
  const sent = await submissionNamed(deps.db, id);
  if (!sent) return refuse('unknown-identity');
  const isShared = await isKnownElsewhere(deps.db, sent.user_id, sent.number_mark);
  return deps.writer.do(
    deciding(sent, caller, staffRows(await colleagueIds(deps.db)), (decision, found) => {
      if (!isAble(decision, caller.staff, 'identity.decide')) return refuse('not-allowed');
      const isAlways = settingsIn(decision).identity.twoPeople === 'always';
      const row = { ...found, needs_two: found.needs_two || isShared || isAlways };
      const first = row.first_by !== null && isAble(decision, row.first_by, 'identity.decide') ? row.first_by : null;
      if (row.needs_two && first !== null && !areTwo(decision, first, caller.staff))
        return refuse('second-person-needed');
      const state = row.needs_two && first === null ? 'submitted' : 'verified';
      if (state === 'submitted') {
        decision.put('identitySubmission', { ...row, first_by: caller.staff, first_at: decision.now, reason });
        decision.announce('payments', {});
      } else {
        const done = decided(decision, row, caller.staff, 'verified', reason);
        if (!done.ok) return done;
      }
      const after = { submission: id, state, needsTwo: row.needs_two };
      decision.audit(entryBy(caller, 'identity.verify', `player:${row.user_id}`, { after, reason }));
      return ok({ state } as const);
    }),
  );
}

/** One person is enough: nothing is lost, and the player may send it again. */
async function refuseSent(
  deps: Deps,
  { id, reason }: Input<'refuseIdentity'>,
  caller: Staff,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const sent = await submissionNamed(deps.db, id);
  if (!sent) return refuse('unknown-identity');
  return deps.writer.do<Record<never, never>>(
    deciding(sent, caller, [], (decision, row) => {
      const done = decided(decision, row, caller.staff, 'refused', reason);
      if (!done.ok) return done;
      const after = { submission: id, state: 'refused' };
      decision.audit(entryBy(caller, 'identity.refuse', `player:${row.user_id}`, { after, reason }));
      return ok({});
    }),
  );
}

function deciding<A>(
  { id, user_id }: SubmissionRow,
  { key, fingerprint }: Staff,
  more: readonly RowRef[],
  decide: (decision: Decision, row: SubmissionRow) => Result<A, ErrorCode>,
): Command<A> {
  return {
    ...{ key, fingerprint, accounts: [] },
    rows: [['identitySubmission', id], ...knownRows(user_id), ...SETTINGS_ROWS, ...more],
    decide: decision => {
      const row = decision.row('identitySubmission', id);
      if (!row) return refuse('unknown-identity');
      return row.state === 'submitted' ? decide(decision, row) : refuse('identity-decided');
    },
  };
}

async function submissionNamed(db: Queryable, id: string): Promise<SubmissionRow | undefined> {
  const { rows } = await db.query('select * from identity_submissions where id = $1', [id]);
  return rows[0];
}

/** Those that wait, the oldest first; then what was decided last. */
async function identitiesIn(db: Queryable, now: Millis): Promise<Reply<'identities'>['rows']> {
  const { rows } = await db.query(
    `select sent.id, sent.at, sent.user_id as user, users.username, users.country, full_name, born, document, number_end,
       number_mark, needs_two, state, verified_until, decided_at, reason, erased_at,
       (select name from staff where id = first_by) as first,
       coalesce((select name from staff where id = decided_by), case when state <> 'submitted' then provider end) as decided
     from identity_submissions as sent join users on users.id = sent.user_id
     order by state = 'submitted' desc, case when state = 'submitted' then sent.at end, decided_at desc, sent.id limit 200`,
  );
  const shared = await sharedBy(db, [...new Set(rows.map(row => row.number_mark))]);
  return rows.map(row => ({
    ...{ id: row.id, at: row.at, player: { id: row.user, username: row.username }, fullName: row.full_name },
    ...{ born: row.born, age: ageOf(row.born, now), country: row.country, document: row.document },
    numberEnd: row.number_end,
    shared: (shared.get(row.number_mark) ?? []).filter(({ id }) => id !== row.user),
    ...{ needsTwo: row.needs_two, first: row.first, decided: row.decided, decidedAt: row.decided_at },
    state: row.state === 'verified' && (row.verified_until ?? 0) <= now ? 'expired' : row.state,
    ...{ verifiedUntil: row.verified_until, reason: row.reason, hasPictures: row.erased_at === null },
  }));
}

type Named = Readonly<{ id: UserId; username: string }>;

async function sharedBy(db: Queryable, marks: readonly string[]): Promise<ReadonlyMap<string, readonly Named[]>> {
  const { rows } = await db.query(
    `select distinct number_mark, users.id, users.username
     from identity_submissions join users on users.id = identity_submissions.user_id
     where number_mark = any($1) order by 1, 2`,
    [marks],
  );
  const found = new Map<string, Named[]>();
  for (const { number_mark, id, username } of rows)
    found.set(number_mark, [...(found.get(number_mark) ?? []), { id, username }]);
  return found;
}
