import { ok } from '@maidan/core/result';
import { firstPassword } from '../../accounts/firstPassword.ts';
import { markOf } from '../../accounts/secrets.ts';
import type { Deps } from '../../deps.ts';
import type { HouseReason } from '../../writer/audit.ts';
import { clearTwoStep } from '../store.ts';

/**
 * For whoever has the machine and lost the last owner's password or phone: a new first password, two-step sign-in
 * cleared, every session ended. It is in the audit log like everything else. Undefined when nobody has that email.
 */
export async function rescue(deps: Deps, email: string): Promise<string | undefined> {
  const { rows } = await deps.db.query('select id from staff where lower(email) = lower($1)', [email]);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  const first = await firstPassword(deps.world);
  if (!first.ok) throw new Error('a password could not be made');
  const { password, password_hash } = first.value;
  const reset = await deps.writer.do({
    key: `rescue/${deps.world.secret()}`,
    fingerprint: id,
    accounts: [],
    rows: [['staff', id]],
    decide: decision => {
      const row = decision.row('staff', id)!; // staff are never deleted
      decision.put('staff', { ...row, password_hash, must_change_password: true, disabled: false });
      const after = { credential: markOf(password_hash) };
      const told = { subject: `staff:${id}`, after, reason: 'house:command-line' satisfies HouseReason };
      decision.audit({ actor: 'system', action: 'staff.rescue', ...told });
      return ok({});
    },
  });
  if (!reset.ok) throw new Error(`the password could not be changed: ${reset.error}`);
  await clearTwoStep(deps.db, id);
  await deps.staffSessions.endAllOf(id);
  return password;
}
