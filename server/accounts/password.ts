import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import type { UserRow } from '../writer/rows.ts';
import type { Wait } from './attempts.ts';
import { endingSessions } from './endingSessions.ts';
import { faultOf, hashPassword } from './passwords.ts';
import { provePassword } from './prove.ts';
import { userById } from './store.ts';

/** The current password is asked for again. */
export async function changePassword(
  deps: Deps,
  { current, password }: Input<'changePassword'>,
  caller: Player,
): Promise<Result<Record<never, never>, ErrorCode> | Wait> {
  const me = await userById(deps.db, caller.user);
  const fault =
    faultOf(password, [caller.username, me?.email ?? '']) ?? (password === current ? 'password-unchanged' : undefined);
  if (fault) return refuse(fault);
  const proven = await proveAgain(deps, caller, current);
  if (!proven.ok) return proven;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return endingSessions(
    () => deps.sessions.endAllOf(caller.user, caller.session),
    () => replace(deps, caller, proven.value.password_hash, hashed.value),
  );
}

/** A token may be stolen: before what it must not be enough for, guessing the password costs what it costs at the door. */
export async function proveAgain(
  deps: Deps,
  caller: Player,
  password: string,
): Promise<Result<Pick<UserRow, 'password_hash'>, ErrorCode> | Wait> {
  const user = await userById(deps.db, caller.user);
  return provePassword(deps, user && { ...user, barred: false }, {
    kind: 'user',
    email: user?.email ?? caller.user,
    password,
    address: caller.address,
  });
}

/** Keyed by the request, not by what was sent: nothing made from a password is kept but its Argon2 hash. */
function replace(
  deps: Deps,
  { user, request, address }: Player,
  before: string | null,
  after: string,
): Promise<Result<Record<never, never>, ErrorCode>> {
  return deps.writer.do({
    key: `password/${request}`,
    fingerprint: '',
    accounts: [],
    rows: [['user', user]],
    decide: decision => {
      const row = decision.row('user', user);
      if (!row || row.password_hash !== before) return refuse('wrong-credentials'); // it was changed meanwhile
      decision.put('user', { ...row, password_hash: after });
      decision.audit({
        actor: `player:${user}`,
        action: 'account.password',
        subject: `player:${user}`,
        address,
        request,
      });
      return ok({});
    },
  });
}
