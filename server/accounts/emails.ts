import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Player, Visitor } from '../http/caller.ts';
import type { Queryable } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { CONFIRM_MS, languageOf, mailLink, newLink, openLink } from '../mail/links.ts';
import { take, type Wait } from './attempts.ts';
import { digestOf } from './secrets.ts';
import { entryBy } from './telling.ts';

/** Another link, as often as somebody may be sent mails they perhaps did not ask for. */
export async function mailConfirmation(
  deps: Deps,
  caller: Player,
): Promise<Result<Reply<'mailConfirmation'>, ErrorCode> | Wait> {
  if (caller.demo) return refuse('demo-account');
  const wait = await take(deps.db, [{ name: digestOf(`confirm ${caller.user}`), free: 5 }], deps.world.now());
  if (wait) return wait;
  const [link, language] = [newLink(deps), await languageOf(deps.db, caller.user, caller.language)];
  const sent = await deps.writer.do<Record<never, never>>({
    key: `confirmation/${caller.request}`,
    fingerprint: '',
    accounts: [],
    rows: [['user', caller.user]],
    decide: decision => {
      const user = decision.row('user', caller.user);
      if (!user) return refuse('not-signed-in');
      mailLink(decision, user, link, { purpose: 'confirm', language, lastsMs: CONFIRM_MS });
      decision.audit(entryBy(caller.user, 'account.email.link', caller));
      return ok({});
    },
  });
  return sent.ok ? ok({ sendsMail: deps.config.smtp !== undefined }) : sent;
}

/** Whoever reads the mail has the address. A second look at the link finds it confirmed, which is no fault. */
export async function confirmEmail(
  deps: Deps,
  { token }: Input<'confirmEmail'>,
  caller: Visitor,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const link = await openLink(deps.db, token, 'confirm', deps.world.now());
  if (!link) return refuse('link-over');
  const { hash, user_id: user } = link;
  return deps.writer.do({
    key: `confirm/${caller.request}`,
    fingerprint: '',
    accounts: [],
    rows: [
      ['mailLink', hash],
      ['security', user],
    ],
    decide: decision => {
      const [row, security] = [decision.row('mailLink', hash), decision.row('security', user)];
      if (!row) return refuse('link-over');
      if (row.used_at !== null) return ok({});
      decision.put('mailLink', { ...row, used_at: decision.now });
      decision.put('security', {
        ...(security ?? { user_id: user, totp_secret: null, totp_confirmed_at: null }),
        email_confirmed_at: decision.now,
      });
      decision.audit(entryBy(user, 'account.email.confirm', caller));
      return ok({});
    },
  });
}

export async function isEmailConfirmed(db: Queryable, user: UserId): Promise<boolean> {
  const { rows } = await db.query('select from user_security where user_id = $1 and email_confirmed_at is not null', [
    user,
  ]);
  return rows.length > 0;
}
