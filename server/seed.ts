import type { Role } from '@maidan/contract/roles';
import type { StaffId } from '@maidan/core/ids';
import { ok } from '@maidan/core/result';
import { firstPassword } from './accounts/firstPassword.ts';
import { markOf } from './accounts/secrets.ts';
import type { Queryable } from './db/db.ts';
import type { Deps } from './deps.ts';
import { MAKER } from './exchange/makerAccount.ts';
import { patientDb } from './db/patientDb.ts';
import { DEMO_PLAYER, seedHistory } from './seedHistory.ts';
import { decidedUnder } from './writer/group.ts';

interface Login {
  readonly email: string;
  readonly password: string;
}

export interface Seeded {
  /** Staff made just now, with passwords that are written down nowhere else. None on later starts. */
  readonly staff: readonly (Login & { readonly role: Role })[];
  /** A player to look around with, whose password is no secret; nothing where there is no such player. */
  readonly demo: Login | undefined;
}

const STAFF = [
  { name: 'Owner', email: 'owner@maidan.example', role: 'owner' },
  { name: 'Payments', email: 'payments@maidan.example', role: 'payments' },
] as const;

const KEY = 'seed/staff';

/**
 * Fills an empty house: somebody to run it, somebody to check on them, and a player with a little history. A house that
 * was opened without this is left alone; one that stopped half-way is finished.
 */
export async function seed(deps: Deps): Promise<Seeded> {
  const own = patientDb(deps.db, deps.standing);
  const begun = (await decidedUnder(own, [KEY])).has(KEY);
  if (!begun && !(await isEmpty(own))) return { staff: [], demo: undefined };
  const staff = begun ? [] : await hire(deps);
  await own.patiently(() => seedHistory(deps)); // it goes on where it was
  return { staff, demo: DEMO_PLAYER };
}

async function isEmpty(db: Queryable): Promise<boolean> {
  const { rows } = await db.query(
    'select not exists (select from staff) and not exists (select from users where id <> $1) as empty',
    [MAKER],
  );
  return rows[0]?.empty ?? false;
}

async function hire(deps: Deps): Promise<Seeded['staff']> {
  const hired = await Promise.all(
    STAFF.map(async person => {
      const first = await firstPassword(deps.world);
      if (!first.ok) throw new Error('a password could not be made');
      return { ...person, ...first.value };
    }),
  );
  const mark = deps.world.secret();
  const made = await deps.writer.do({
    key: KEY,
    fingerprint: 'staff',
    accounts: [],
    numbers: hired.map(() => 'staff' as const),
    decide: decision => {
      for (const { name, email, role, password_hash } of hired) {
        const id = String(decision.next('staff')) as StaffId; // a number of the sequence becomes the id
        const row = { id, name, email, role, must_change_password: true, disabled: false, created_at: decision.now };
        decision.put('staff', {
          ...row,
          password_hash,
          vouched_by: null,
          vouched_at: null,
          counted_by: null,
          counted_at: null,
        });
        const after = { name, email, role, credential: markOf(password_hash) };
        decision.audit({ actor: 'system', action: 'staff.add', subject: `staff:${id}`, after });
      }
      const value = { twoStep: 'required' };
      decision.put('settings', { section: 'staff', value, version: 1 });
      decision.audit({ actor: 'system', action: 'settings.change', subject: 'settings:staff', after: value });
      decision.announce('site', {});
      return ok(mark);
    },
  });
  // Two processes may start at once: the passwords of the one that came second were never written down.
  if (!made.ok || made.value !== mark) return [];
  return hired.map(({ email, role, password }) => ({ email, role, password }));
}
