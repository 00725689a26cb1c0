import type { Input } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { firstPassword } from '../accounts/firstPassword.ts';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http.ts';
import type { StaffRow } from '../rows.ts';
import { difference, entryBy } from './entry.ts';
import { colleagues } from './peopleStore.ts';
import { isLastOwner } from './lastOwner.ts';
import { clearTwoStep, colleagueNamed, isDisabled, ownerIds } from './store.ts';
import { staffRows, vouched, voucherOf } from './vouching.ts';

type Answered = Pick<Handlers, 'staff' | 'addStaff' | 'resetStaff' | 'disableStaff' | 'enableStaff'>;

export function staffHandlers(deps: Deps): Answered {
  return {
    staff: async () => {
      const rows = await colleagues(deps.db);
      return ok({
        rows: rows.map(({ two_step: twoStep, last_login_at: lastLogin, ...row }) => ({ ...row, twoStep, lastLogin })),
      });
    },
    addStaff: (input, caller) => addStaff(deps, caller, input),
    resetStaff: (input, caller) => resetStaff(deps, caller, input),
    disableStaff: (input, caller) => disableStaff(deps, caller, input),
    enableStaff: (input, caller) => enableStaff(deps, caller, input),
  };
}

/**
 * What the command remembers of a password it made: not the password, but which request made it. Only that request is
 * answered with it; a retry gets an empty one, and the colleague is reset when the answer was lost on its way.
 */
interface Made {
  readonly id: string;
  readonly madeIn: string;
}

const shownOnce = (made: Made, password: string, caller: Staff): string =>
  made.madeIn === caller.request ? password : '';

async function addStaff(
  deps: Deps,
  caller: Staff,
  { name, email, role }: Input<'addStaff'>,
): Promise<Result<{ id: string; password: string }, ErrorCode>> {
  const first = await firstPassword(deps.world);
  if (!first.ok) return first;
  const { password, password_hash } = first.value;
  const added = await deps.writer.do<Made>({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: staffRows([caller.staff]),
    numbers: ['staff'],
    conflicts: { staff_email: 'staff-exists' },
    decide: books => {
      const id = String(books.next('staff')) as StaffId; // made here for all but the first of the staff
      const row = vouched(books, caller, {
        id,
        name,
        email,
        role,
        password_hash,
        must_change_password: true,
        disabled: false,
        vouched_by: null,
        vouched_at: null,
        created_at: books.now,
      });
      if (!row.ok) return row;
      books.put('staff', row.value);
      books.audit(entryBy(caller, 'staff.add', `staff:${id}`, { after: { name, email, role } }));
      return ok({ id, madeIn: caller.request });
    },
  });
  return added.ok ? ok({ id: added.value.id, password: shownOnce(added.value, password, caller) }) : added;
}

/** For a colleague who lost the password or the phone, or whose password somebody else may know. */
async function resetStaff(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'resetStaff'>,
): Promise<Result<{ password: string }, ErrorCode>> {
  const colleague = await colleagueNamed(deps.db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const first = await firstPassword(deps.world);
  if (!first.ok) return first;
  const { password, password_hash } = first.value;
  const change: Change = (row, books) => vouched(books, caller, { ...row, password_hash, must_change_password: true });
  const reset = await changeColleague(deps, caller, colleague, change, { action: 'staff.reset', reason });
  if (!reset.ok) return reset;
  if (await clearTwoStep(deps.db, colleague)) await deps.staffSessions.endAllOf(colleague);
  return ok({ password: shownOnce(reset.value, password, caller) });
}

async function disableStaff(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'disableStaff'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const colleague = await colleagueNamed(deps.db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const change: Change = (row, books, owners) =>
    isLastOwner(books, colleague, owners) ? refuse('last-owner') : ok({ ...row, disabled: true });
  const changed = await changeColleague(deps, caller, colleague, change, { action: 'staff.disable', reason });
  if (!changed.ok) return changed;
  if (await isDisabled(deps.db, colleague)) await deps.staffSessions.endAllOf(colleague);
  return ok({});
}

/** Somebody who vouched today still may know the password, so that is not forgotten for whoever opens the door now. */
async function enableStaff(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'enableStaff'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const colleague = await colleagueNamed(deps.db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const change: Change = (row, books) => {
    const enabled = { ...row, disabled: false };
    return voucherOf(row, books.now) === null ? vouched(books, caller, enabled) : ok(enabled);
  };
  const changed = await changeColleague(deps, caller, colleague, change, { action: 'staff.enable', reason });
  return changed.ok ? ok({}) : changed;
}

/** The colleague as they are to be, given how they are and who is an owner. */
type Change = (row: StaffRow, books: Books, owners: readonly StaffId[]) => Result<StaffRow, ErrorCode>;

async function changeColleague(
  { db, writer }: Deps,
  caller: Staff,
  colleague: StaffId,
  change: Change,
  { action, reason }: { readonly action: string; readonly reason: string },
): Promise<Result<Made, ErrorCode>> {
  const owners = await ownerIds(db);
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: staffRows([colleague, caller.staff, ...owners]),
    decide: books => {
      const row = books.row('staff', colleague);
      if (!row) return refuse('unknown-staff');
      const next = change(row, books, owners);
      if (!next.ok) return next;
      books.put('staff', next.value);
      books.audit(entryBy(caller, action, `staff:${colleague}`, { ...difference(row, next.value), reason }));
      return ok({ id: colleague, madeIn: caller.request });
    },
  });
}
