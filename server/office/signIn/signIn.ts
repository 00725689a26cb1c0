import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis, StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Wait } from '../../accounts/attempts.ts';
import { endingSessions } from '../../accounts/endingSessions.ts';
import { faultOf, hashPassword } from '../../accounts/passwords.ts';
import { prove, provePassword } from '../../accounts/prove.ts';
import { markOf } from '../../accounts/secrets.ts';
import * as twoStep from '../../accounts/twoStep.ts';
import type { Staff, Visitor } from '../../http/caller.ts';
import { type Queryable, timestamp, transaction } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import { needsTwoStep, officeAddresses } from '../../http/doors.ts';
import { chain } from '../../writer/group.ts';
import type { Handlers } from '../../http/http.ts';
import type { StaffRow } from '../../writer/rows.ts';
import { STAFF_SESSION_MS } from './staffSessions.ts';

type Answered =
  'officeLogin' | 'officeSignOut' | 'officeMe' | 'officePassword' | 'officeBeginTwoStep' | 'officeConfirmTwoStep';

/** Staff sign in, sign out, and keep their own account safe. */
export function signInHandlers(deps: Deps): Pick<Handlers, Answered> {
  const isOfficeAddress = officeAddresses(deps.config);
  return {
    officeLogin: async (input, caller) =>
      isOfficeAddress(caller.address) ? login(deps, input, caller) : refuse('not-from-here'),
    officeSignOut: (_, caller) => signOut(deps, caller),
    officeMe: async (_, caller) => ok(await meOf(deps, caller.staff)),
    officePassword: (input, caller) => changePassword(deps, input, caller),
    officeBeginTwoStep: async (_, caller) => {
      if (!(await isFresh(deps, caller.session))) return refuse('sign-in-again');
      const { email } = await meOf(deps, caller.staff);
      return twoStep.begin(deps, holderOf(caller), email, entryOf(caller, 'staff.two-step.begin'));
    },
    officeConfirmTwoStep: async ({ code }, caller) => {
      const result = await twoStep.confirm(
        deps,
        holderOf(caller),
        code,
        entryOf(caller, 'staff.two-step.on'),
        async () => {},
      );
      if (!result.ok) return result;
      await deps.staffSessions.endAllOf(caller.staff, caller.session); // they signed in without a code
      return ok({});
    },
  };
}

async function login(
  deps: Deps,
  { email, password, code }: Input<'officeLogin'>,
  caller: Visitor,
): Promise<Result<Reply<'officeLogin'>, ErrorCode> | Wait> {
  const staff = await staffByEmail(deps.db, email);
  const candidate = staff && { ...staff, barred: staff.disabled };
  const proven = await prove(deps, candidate, { kind: 'staff', email, password, code, address: caller.address });
  if (!proven.ok) {
    if (TOLD.includes(proven.error)) await noteFailure(deps, staff?.id, email, proven.error, caller);
    return proven;
  }
  const { id } = proven.value;
  const cookie = await deps.staffSessions.open(proven.value, caller);
  if (cookie === undefined) return refuse('wrong-credentials'); // reset or disabled meanwhile
  await noteLogin(deps.db, id, deps.world.now());
  caller.cookies.set('office', cookie, STAFF_SESSION_MS / 1_000);
  return ok(await meOf(deps, id));
}

/** Somebody tried and was wrong. Being asked for a code is not being wrong, and who has to wait was not heard. */
const TOLD: readonly ErrorCode[] = ['wrong-credentials', 'two-step-wrong', 'account-blocked'];

function noteFailure(
  { db, world }: Deps,
  staff: StaffId | undefined,
  email: string,
  why: ErrorCode,
  { address, request }: Visitor,
): Promise<void> {
  const subject = staff === undefined ? 'staff:unknown' : `staff:${staff}`;
  const entry = {
    actor: 'system',
    action: 'staff.sign-in.failed',
    subject,
    after: { email, why },
    address,
    request,
  } as const;
  return transaction(db, client => chain(client, [entry], world.now()));
}

async function signOut(deps: Deps, caller: Staff): Promise<Result<Record<never, never>, ErrorCode>> {
  await deps.staffSessions.end(caller.session);
  caller.cookies.set('office', undefined);
  await transaction(deps.db, client => chain(client, [entryOf(caller, 'staff.sign-out')], deps.world.now()));
  return ok({});
}

/** As for players: the current password is proven again, and all other sessions end. */
async function changePassword(
  deps: Deps,
  { current, password }: Input<'officePassword'>,
  caller: Staff,
): Promise<Result<Record<never, never>, ErrorCode> | Wait> {
  const { email, name } = await meOf(deps, caller.staff);
  const fault = faultOf(password, [name, email]) ?? (password === current ? 'password-unchanged' : undefined);
  if (fault) return refuse(fault);
  const staff = await staffByEmail(deps.db, email);
  const claim = { kind: 'staff', email, password: current, address: caller.address } as const;
  const proven = await provePassword(deps, staff && { ...staff, barred: staff.disabled }, claim);
  if (!proven.ok) return proven;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return endingSessions(
    () => deps.staffSessions.endAllOf(caller.staff, caller.session),
    () => replace(deps, caller, proven.value.password_hash, hashed.value),
  );
}

/** Keyed by the request, not by what was sent: nothing made from a password is kept but its Argon2 hash. */
function replace(
  deps: Deps,
  caller: Staff,
  before: string,
  after: string,
): Promise<Result<Record<never, never>, ErrorCode>> {
  return deps.writer.do({
    key: `password/${caller.request}`,
    fingerprint: '',
    accounts: [],
    rows: [['staff', caller.staff]],
    decide: decision => {
      const row = decision.row('staff', caller.staff);
      if (!row || row.password_hash !== before) return refuse('wrong-credentials'); // it was changed meanwhile
      decision.put('staff', { ...row, password_hash: after, must_change_password: false });
      decision.audit({ ...entryOf(caller, 'staff.password'), after: { credential: markOf(after) } });
      return ok({});
    },
  });
}

const holderOf = ({ staff }: Pick<Staff, 'staff'>): twoStep.Holder => ({ kind: 'staff', id: staff });

const entryOf = ({ staff, address, request }: Pick<Staff, 'staff' | 'address' | 'request'>, action: string) =>
  ({ actor: `staff:${staff}`, action, subject: `staff:${staff}`, address, request }) as const;

/* What the database knows of a colleague. */

/** As long as it takes to set up an authenticator app right after signing in. */
const FRESH_MS = 10 * 60_000;

/** A cookie may be stolen: for what it must not be enough for, the password was given a moment ago. */
async function isFresh({ db, world }: Deps, session: string): Promise<boolean> {
  const { rows } = await db.query('select started_at as at from staff_sessions where id = $1', [session]);
  return rows[0] !== undefined && world.now() - rows[0].at < FRESH_MS;
}

async function meOf(deps: Deps, staff: StaffId): Promise<Reply<'officeMe'>> {
  const { rows } = await deps.db.query(
    `select id, name, email, role, totp_confirmed_at is not null as "twoStep",
       must_change_password as "mustChangePassword", previous_login_at as "lastLogin"
     from staff left join staff_security on staff_id = id where id = $1`,
    [staff],
  );
  const me = rows[0];
  if (!me) throw new Error(`staff ${staff} is signed in and does not exist`);
  return { ...me, mustSetUpTwoStep: !me.twoStep && needsTwoStep(deps.settings.values) };
}

type Candidate = Pick<StaffRow, 'id' | 'password_hash' | 'disabled'>;

async function staffByEmail(db: Queryable, email: string): Promise<Candidate | undefined> {
  const { rows } = await db.query('select id, password_hash, disabled from staff where lower(email) = lower($1)', [
    email,
  ]);
  return rows[0];
}

async function noteLogin(db: Queryable, staff: StaffId, now: Millis): Promise<void> {
  await db.query(
    `insert into staff_security (staff_id, last_login_at) values ($1, $2) on conflict (staff_id) do update
     set previous_login_at = staff_security.last_login_at, last_login_at = excluded.last_login_at`,
    [staff, timestamp(now)],
  );
}
