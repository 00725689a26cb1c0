import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { ageOf, identityAt, type KeptIdentity } from '@maidan/core/identity';
import type { Millis, UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Player } from '../http/caller.ts';
import type { Refused } from '../http/http.ts';
import type { Darkroom, Picture, PictureFault } from '../wallet/screenshot.ts';
import type { Command } from '../writer/command.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import { SETTINGS_ROWS, settingsIn } from '../writer/settingsRows.ts';
import { decided } from './decide.ts';
import { documentMark, isKnownElsewhere, isLatin, spelt } from './documents.ts';
import type { Evidence, Verdict } from './provider.ts';
import type { SubmissionRow, VerificationRow } from './rows.ts';
import { knownRows } from './tiers.ts';

type Form = Input<'sendIdentity'>;
type Sent = Result<Reply<'sendIdentity'>, ErrorCode> | Refused;

/**
 * A player says who they are. The pictures are drawn anew, one after the other, and kept when all of them can be read: a form
 * that is refused for one of them, or that would be refused now, leaves nothing behind. Of forms that come together one counts:
 * the pictures of the others stay until what no form names is swept.
 */
export async function submitIdentity(deps: Deps, darkroom: Darkroom, form: Form, caller: Player): Promise<Sent> {
  const { db, world, settings, writer, secrets } = deps;
  if (caller.demo) return refuse('demo-account');
  if (!isLatin(form.number)) return refuse('document-number-malformed');
  const young = tooYoung(form.born, settings.values.identity, world.now());
  if (young) return young;
  const [known] = (await db.query(`select state, verified_until from identities where user_id = $1`, [caller.user]))
    .rows;
  const done = known && notAgain(known, world.now());
  if (done) return done;
  const drawn = await drawnAnew(darkroom, form, caller.user);
  if (!drawn.ok) return drawn;
  const kept: Partial<Record<Side, string>> = {};
  for (const [side, picture] of drawn.value) {
    kept[side] = world.secret();
    await keepIdentityPicture(db, kept[side], caller.user, picture, world.now());
  }
  const mark = documentMark(secrets, form);
  const isShared = await isKnownElsewhere(db, caller.user, mark);
  const sent = await writer.do(submitting(deps, caller, form, { ...kept, mark, isShared }));
  if (sent.ok) await askProvider(deps, { id: idOf(caller), mark }, form, caller.user);
  return sent;
}

const SIDES = ['front', 'back', 'face'] as const;
type Side = (typeof SIDES)[number];

async function drawnAnew(
  darkroom: Darkroom,
  form: Form,
  user: UserId,
): Promise<Result<readonly (readonly [Side, Picture])[], PictureFault>> {
  const drawn: [Side, Picture][] = [];
  for (const side of SIDES) {
    const sent = form[side];
    if (!sent) continue;
    const picture = await darkroom.copyOf(sent, user);
    if (!picture.ok) return picture;
    drawn.push([side, picture.value]);
  }
  return ok(drawn);
}

/** What waits is looked at first, and who is verified need not send anything. */
function notAgain(known: KeptIdentity, now: Millis): Refused | undefined {
  const state = identityAt(known, now);
  if (state === 'submitted') return refuse('identity-waits');
  return state === 'verified' ? refuse('identity-verified') : undefined;
}

const idOf = ({ key }: Player): string => idFromCause(`identity:${key}`);

function tooYoung(
  born: string,
  { age }: Settings['identity'],
  now: VerificationRow['changed_at'],
): Refused | undefined {
  return ageOf(born, now) < Number(age) ? { ...refuse('too-young'), about: age } : undefined;
}

interface Found {
  readonly front?: string;
  readonly back?: string;
  readonly face?: string;
  readonly mark: string;
  readonly isShared: boolean;
}

function submitting(
  { identityProvider: { name: provider } }: Pick<Deps, 'identityProvider'>,
  caller: Player,
  form: Form,
  { front = '', back, face = '', mark, isShared }: Found,
): Command<Reply<'sendIdentity'>> {
  const { user, key, fingerprint, address, request } = caller;
  return {
    ...{ key, fingerprint, accounts: [], rows: [...knownRows(user), ...SETTINGS_ROWS] },
    conflicts: { one_waiting_identity: 'identity-waits' },
    decide: decision => {
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const { identity } = settingsIn(decision);
      const young = tooYoung(form.born, identity, decision.now);
      if (young) return young;
      const known = decision.row('verification', user);
      if (!known) return refuse('account-blocked');
      const done = notAgain(known, decision.now);
      if (done) return done;
      const row: SubmissionRow = {
        ...{ id: idOf(caller), user_id: user, full_name: form.fullName, born: form.born, document: form.document },
        ...{ number_end: spelt(form.number).slice(-4), number_mark: mark },
        ...{ front_id: front, back_id: back ?? null, face_id: face, provider },
        ...{ needs_two: isShared || identity.twoPeople === 'always', at: decision.now, state: 'submitted' },
        ...{ first_by: null, first_at: null, decided_by: null, decided_at: null, verified_until: null },
        ...{ reason: '', erased_at: null },
      };
      decision.add('identitySubmission', row);
      const change = {
        state: 'submitted',
        submission_id: row.id,
        verified_until: null,
        changed_at: decision.now,
      } as const;
      decision.put('verification', { ...known, ...change });
      const subject = `player:${user}` as const;
      const after = { submission: row.id, document: row.document, needsTwo: row.needs_two };
      decision.audit({ actor: subject, action: 'identity.submit', subject, after, address, request });
      decision.announce('payments', {}); // the office sees that somebody is to be looked at
      return ok({ state: 'submitted' });
    },
  };
}

type Submitted = Pick<SubmissionRow, 'id'> & { readonly mark: string };

/** A player waits for the answer: what takes longer is for the staff. */
const VERDICT_MS = 20_000;
const UNDECIDED: Verdict = { kind: 'undecided' };

/** Should it fail, or say nothing in time, the staff look at it as if nobody had been asked. */
async function verdictOf({ identityProvider }: Pick<Deps, 'identityProvider'>, evidence: Evidence): Promise<Verdict> {
  const late = Promise.withResolvers<Verdict>();
  const timer = setTimeout(() => late.resolve(UNDECIDED), VERDICT_MS);
  timer.unref(); // a house that closes does not wait for it
  const said = Promise.resolve()
    .then(() => identityProvider.check(evidence))
    .catch(() => UNDECIDED);
  return Promise.race([said, late.promise]).finally(() => clearTimeout(timer));
}

async function askProvider(deps: Deps, { id: submission, mark }: Submitted, form: Form, user: UserId): Promise<void> {
  const { fullName, born, document, number, front, back, face } = form;
  const pictures = { front, face, ...(back && { back }) };
  const evidence = { submission, user, fullName, born, document, number, pictures };
  const verdict = await verdictOf(deps, evidence);
  if (verdict.kind === 'undecided') return;
  const isShared = await isKnownElsewhere(deps.db, user, mark);
  await deps.writer.do(byProvider(submission, user, verdict, isShared));
}

function byProvider(
  id: string,
  user: UserId,
  verdict: Exclude<Verdict, { kind: 'undecided' }>,
  isShared: boolean,
): Command<object> {
  return {
    ...{ key: `identity/${id}/provider`, fingerprint: verdict.kind, accounts: [] },
    rows: [['identitySubmission', id], ...knownRows(user), ...SETTINGS_ROWS],
    decide: decision => {
      const row = decision.row('identitySubmission', id);
      if (row?.state !== 'submitted') return refuse('identity-decided');
      if (verdict.kind === 'verified' && (row.needs_two || isShared)) return refuse('second-person-needed');
      const done = decided(decision, row, null, verdict.kind, verdict.reason);
      if (!done.ok) return done;
      const after = { submission: id, state: verdict.kind, provider: row.provider };
      const action = verdict.kind === 'verified' ? 'identity.verify' : 'identity.refuse';
      decision.audit({ actor: 'system', action, subject: `player:${user}`, after, reason: verdict.reason });
      return ok({});
    },
  };
}

async function keepIdentityPicture(
  db: Queryable,
  id: string,
  user: UserId,
  { webp, sha256, width, height }: Picture,
  at: VerificationRow['changed_at'],
): Promise<void> {
  await db.query(
    `insert into identity_pictures (id, user_id, webp, sha256, width, height, at) values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, user, Buffer.from(webp), sha256, width, height, timestamp(at)],
  );
}
