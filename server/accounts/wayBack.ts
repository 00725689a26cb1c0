import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { after } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Visitor } from '../http/caller.ts';
import { timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { tellPlayers } from '../inbox/telling.ts';
import { languageOf, mailLink, mailNote, newLink, openLink, resetLastsMs } from '../mail/links.ts';
import { type Counter, take, type Wait } from './attempts.ts';
import { endingSessions } from './endingSessions.ts';
import { networkOf } from './network.ts';
import { faultOf, hashPassword } from './passwords.ts';
import { digestOf, markOf } from './secrets.ts';
import { userByEmail } from './store.ts';
import { entryBy } from './telling.ts';
import { stepUp } from './twoStep.ts';

/*
 * The way back for who has forgotten the password. Whether there is such an account is told to nobody: every name counts and
 * is answered the same, and what is done for a known one is done beside the answer.
 */

/** One mail at a time: who asks again before it can have arrived gets no second one. */
const AGAIN_MS = 2 * 60_000;

export async function forgotPassword(
  deps: Deps,
  { email }: Input<'forgotPassword'>,
  caller: Visitor,
): Promise<Result<Reply<'forgotPassword'>, ErrorCode> | Wait> {
  const wait = await take(deps.db, countersOf(email, caller), deps.world.now());
  if (wait) return wait;
  deps.aside.follow(mailReset(deps, email, caller)).catch((error: Error) => process.emitWarning(error));
  return ok({ sendsMail: deps.config.smtp !== undefined });
}

/** Kept by the database, and so the same at every node. */
const countersOf = (email: string, { address }: Visitor): Counter[] => [
  { name: digestOf(`reset ${email}`), free: 5 },
  { name: digestOf(`reset from ${networkOf(address)}`), free: 20 },
];

async function mailReset(deps: Deps, email: string, caller: Visitor): Promise<void> {
  const user = await userByEmail(deps.db, email);
  if (user?.status !== 'active') return;
  const { isMailed, before } = await mailedBefore(deps, user.id);
  if (isMailed) return;
  const [link, language] = [newLink(deps), await languageOf(deps.db, user.id, caller.language)];
  await deps.writer.do<void>({
    key: `forgot/${user.id}/${before}`, // who asks several times at once has asked once
    fingerprint: '',
    accounts: [],
    rows: [['user', user.id]],
    decide: decision => {
      const row = decision.row('user', user.id);
      if (!row) return refuse('link-over');
      mailLink(decision, row, link, { purpose: 'reset', language, lastsMs: resetLastsMs(deps) });
      const { address, request } = caller;
      const subject = `player:${user.id}`;
      decision.audit({ actor: 'system', action: 'account.reset-asked', subject, address, request });
      return ok(undefined);
    },
  });
}

/** Read at one moment: who does not see the newest mail yet names the same one before it, of the log, which is never swept. */
async function mailedBefore({ db, world }: Deps, user: string) {
  const { rows } = await db.query(
    `select exists (
         select from mail_links where user_id = $1 and purpose = 'reset' and used_at is null and at > $2) as "isMailed",
       coalesce((select max(seq) from audit
         where subject = 'player:' || $1 and action = 'account.reset-asked'), 0) as before`,
    [user, timestamp(after(world.now(), -AGAIN_MS))],
  );
  return rows[0]!; // it has no condition
}

/**
 * A new password for who has the link. The second step is asked for as at the door, unless the player has lost it too and our
 * people began this. Every session ends, and the player is told.
 */
export async function resetPassword(
  deps: Deps,
  { token, password, code }: Input<'resetPassword'>,
  caller: Visitor,
): Promise<Result<Record<never, never>, ErrorCode> | Wait> {
  const link = await openLink(deps.db, token, 'reset', deps.world.now());
  if (!link || link.used_at !== null || link.credential !== markOf(link.password_hash ?? ''))
    return refuse('link-over');
  const fault = faultOf(password, [link.username, link.email ?? '']);
  if (fault) return refuse(fault);
  const user = link.user_id;
  if (!link.ends_two_step) {
    const proven = await stepUp(deps, { kind: 'user', id: user }, code);
    if (!proven.ok) return proven;
  }
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return endingSessions(
    () => deps.sessions.endAllOf(user),
    () => replace(deps, link, hashed.value, caller),
  );
}

type OpenLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

/** Keyed by the request, not by what was sent: nothing made from a password is kept but its Argon2 hash. */
async function replace(
  deps: Deps,
  { hash, user_id: user }: OpenLink,
  password_hash: string,
  caller: Visitor,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const language = await languageOf(deps.db, user, caller.language);
  return deps.writer.do({
    key: `reset/${caller.request}`,
    fingerprint: '',
    accounts: [],
    rows: [
      ['user', user],
      ['mailLink', hash],
      ['security', user],
    ],
    decide: decision => {
      const [row, link, security] = [
        decision.row('user', user),
        decision.row('mailLink', hash),
        decision.row('security', user),
      ];
      if (!row || !link || link.used_at !== null) return refuse('link-over');
      if (row.status !== 'active' || link.credential !== markOf(row.password_hash ?? '')) return refuse('link-over');
      decision.put('user', { ...row, password_hash });
      decision.put('mailLink', { ...link, used_at: decision.now });
      if (link.ends_two_step && security)
        decision.put('security', { ...security, totp_secret: null, totp_confirmed_at: null });
      mailNote(decision, row, 'passwordReset', hash, language);
      const about = { endsTwoStep: link.ends_two_step };
      tellPlayers(decision, [{ user, cause: hash, code: 'passwordReset', about }]);
      decision.audit(entryBy(user, 'account.reset', caller, { after: { endsTwoStep: link.ends_two_step } }));
      return ok({});
    },
  });
}
