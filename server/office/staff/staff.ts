import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import { may } from '@maidan/contract/roles';
import type { StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { firstPassword } from '../../accounts/firstPassword.ts';
import { markOf } from '../../accounts/secrets.ts';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import type { StaffRow } from '../../writer/rows.ts';
import { difference, entryBy } from '../entry.ts';
import { colleagues } from './peopleStore.ts';
import { isLastOwner } from './lastOwner.ts';
import { clearTwoStep, colleagueIds, colleagueNamed, isDisabled, ownerIds, staffNow } from '../store.ts';
import { doubtEnds, mayCount, staffRows, vouched, voucherOf } from '../proposals/vouching.ts';

type Answered = Pick<Handlers, 'staff' | 'addStaff' | 'resetStaff' | 'disableStaff' | 'countStaff' | 'enableStaff'>;

export function staffHandlers(deps: Deps): Answered {
  return {
    staff: async (_, caller) => ok({ rows: await staffList(deps, caller) }),
    addStaff: (input, caller) => addStaff(deps, caller, input),
    resetStaff: (input, caller) => resetStaff(deps, caller, input),
    disableStaff: (input, caller) => disableStaff(deps, caller, input),
    countStaff: (input, caller) => countStaff(deps, caller, input),
    enableStaff: (input, caller) => enableStaff(deps, caller, input),
  };
}

async function staffList({ db, world }: Deps, caller: Staff): Promise<Reply<'staff'>['rows']> {
  const [rows, staff] = await Promise.all([colleagues(db), staffNow(db)]);
  const now = world.now();
  const nameOf = (id: StaffId): string => staff.get(id)?.name ?? '';
  return rows.map(({ two_step: twoStep, last_login_at: lastLogin, ...row }) => {
    const known = staff.get(row.id);
    const voucher = known ? voucherOf(known, now) : null;
    const isCounted = known && known.counted_at !== null && known.counted_by !== null;
    return {
      ...row,
      twoStep,
      lastLogin,
      vouched: known && voucher !== null ? { by: nameOf(voucher), until: doubtEnds(known) } : null,
      counted: isCounted ? { by: nameOf(known.counted_by), at: known.counted_at } : null,
      mayCount:
        known !== undefined &&
        may(caller.role, 'staff.write') &&
        mayCount(known, [...staff.values()], caller.staff, now),
    };
  });
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
    decide: decision => {
      const id = String(decision.next('staff')) as StaffId; // made here for all but the first of the staff
      const row = vouched(decision, caller, {
        id,
        name,
        email,
        role,
        password_hash,
        must_change_password: true,
        disabled: false,
        vouched_by: null,
        vouched_at: null,
        counted_by: null,
        counted_at: null,
        created_at: decision.now,
      });
      if (!row.ok) return row;
      decision.put('staff', row.value);
      const credential = markOf(password_hash);
      decision.audit(entryBy(caller, 'staff.add', `staff:${id}`, { after: { name, email, role, credential } }));
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
  const change: Change = (row, decision) =>
    vouched(decision, caller, { ...row, password_hash, must_change_password: true });
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
  const change: Change = (row, decision, owners) =>
    isLastOwner(decision, colleague, owners) ? refuse('last-owner') : ok({ ...row, disabled: true });
  const changed = await changeColleague(deps, caller, colleague, change, { action: 'staff.disable', reason });
  if (!changed.ok) return changed;
  if (await isDisabled(deps.db, colleague)) await deps.staffSessions.endAllOf(colleague);
  return ok({});
}

/** A house of one has no second person. Its owner may answer for the first colleague: once, on the first day, on the record. */
async function countStaff(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'countStaff'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const colleague = await colleagueNamed(deps.db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const everyone = await colleagueIds(deps.db);
  const change: Change = (row, decision) => {
    const staff = everyone.flatMap(each => decision.row('staff', each) ?? []);
    if (!mayCount(row, staff, caller.staff, decision.now)) return refuse('only-first-colleague');
    return ok({ ...row, counted_by: caller.staff, counted_at: decision.now });
  };
  const counted = await changeColleague(deps, caller, colleague, change, { action: 'staff.count', reason }, everyone);
  return counted.ok ? ok({}) : counted;
}

/** Somebody who vouched today still may know the password, so that is not forgotten for whoever opens the door now. */
async function enableStaff(
  deps: Deps,
  caller: Staff,
  { id, reason }: Input<'enableStaff'>,
): Promise<Result<Record<never, never>, ErrorCode>> {
  const colleague = await colleagueNamed(deps.db, id);
  if (colleague === undefined) return refuse('unknown-staff');
  const change: Change = (row, decision) => {
    const enabled = { ...row, disabled: false };
    return voucherOf(row, decision.now) === null ? vouched(decision, caller, enabled) : ok(enabled);
  };
  const changed = await changeColleague(deps, caller, colleague, change, { action: 'staff.enable', reason });
  return changed.ok ? ok({}) : changed;
}

/** The colleague as they are to be, given how they are and who is an owner. */
type Change = (row: StaffRow, decision: Decision, owners: readonly StaffId[]) => Result<StaffRow, ErrorCode>;

async function changeColleague(
  { db, writer }: Deps,
  caller: Staff,
  colleague: StaffId,
  change: Change,
  { action, reason }: { readonly action: string; readonly reason: string },
  others: readonly StaffId[] = [],
): Promise<Result<Made, ErrorCode>> {
  const owners = await ownerIds(db);
  return writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [],
    rows: staffRows([colleague, caller.staff, ...owners, ...others]),
    conflicts: { staff_counted_once: 'only-first-colleague' },
    decide: decision => {
      const row = decision.row('staff', colleague);
      if (!row) return refuse('unknown-staff');
      const next = change(row, decision, owners);
      if (!next.ok) return next;
      decision.put('staff', next.value);
      const { before, after } = difference(row, next.value);
      const isNew = next.value.password_hash !== row.password_hash;
      const told = isNew ? { ...after, credential: markOf(next.value.password_hash) } : after;
      decision.audit(entryBy(caller, action, `staff:${colleague}`, { before, after: told, reason }));
      return ok({ id: colleague, madeIn: caller.request });
    },
  });
}
