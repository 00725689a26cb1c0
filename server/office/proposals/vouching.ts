import type { ErrorCode } from '@maidan/contract/errors';
import { may, type Permission } from '@maidan/contract/roles';
import { after, type Millis, type StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { RowRef, StaffRow } from '../../writer/rows.ts';

/*
 * Whoever hires, resets or lets in a colleague sees or could see a way to sign in as them, and so vouches for them. For a
 * day the two are one person wherever two are needed: long enough for the colleague to notice.
 */

const VOUCHED_MS = 24 * 3_600_000;

/** The colleague with the caller's word for it. Who needs somebody's word cannot give it, or one could vouch for many. */
export function vouched(decision: Decision, caller: Staff, row: StaffRow): Result<StaffRow, ErrorCode> {
  const own = decision.row('staff', caller.staff);
  if (!own || voucherOf(own, decision.now) !== null) return refuse('let-in-today');
  return ok({ ...row, vouched_by: caller.staff, vouched_at: decision.now });
}

/** Who vouched for the colleague within the last day. */
export const voucherOf = ({ vouched_by, vouched_at }: StaffRow, now: Millis): StaffId | null =>
  vouched_at !== null && now - vouched_at < VOUCHED_MS ? vouched_by : null;

/** The same wherever two people are needed: not of the one colleague the owner of a new house answered for. */
const doubtOf = (row: StaffRow, now: Millis): StaffId | null =>
  row.counted_at !== null && row.vouched_at !== null && row.counted_at >= row.vouched_at ? null : voucherOf(row, now);

/** Whether these are two people for one decision. The command names the rows of all colleagues. */
export function areTwo(decision: Decision, one: StaffId, other: StaffId): boolean {
  return one !== other && twoFrom(decision.row('staff', one), decision.row('staff', other), decision.now) === null;
}

/** From when two colleagues count as two people, where they do not do so now. One person never does. */
export function twoFrom(a: StaffRow | undefined, b: StaffRow | undefined, now: Millis): Millis | null {
  if (!a || !b) return NEVER;
  const [forA, forB] = [doubtOf(a, now), doubtOf(b, now)];
  const ends = [
    ...(forA === b.id ? [doubtEnds(a)] : []),
    ...(forB === a.id ? [doubtEnds(b)] : []),
    ...(forA !== null && forA === forB ? [Math.min(doubtEnds(a), doubtEnds(b))] : []),
  ];
  return ends.length === 0 ? null : (Math.max(...ends) as Millis); // of the times above
}

const NEVER = Number.MAX_SAFE_INTEGER as Millis;

/** When a colleague counts like any other. */
export const doubtEnds = ({ vouched_at }: StaffRow): Millis => after(vouched_at ?? (0 as Millis), VOUCHED_MS);

/** Since the first of the staff was there. */
const isFirstDay = (staff: readonly StaffRow[], now: Millis): boolean =>
  now - Math.min(...staff.map(row => row.created_at)) < VOUCHED_MS;

/** Whether the owner may say of this colleague that they count at once: the first who was hired, on the first day, once. */
export function mayCount(row: StaffRow, staff: readonly StaffRow[], owner: StaffId, now: Millis): boolean {
  const opened = Math.min(...staff.map(each => each.created_at));
  const hired = staff.filter(each => each.created_at > opened).map(each => each.created_at);
  return (
    isFirstDay(staff, now) &&
    staff.every(each => each.counted_at === null) &&
    row.created_at === Math.min(...hired) &&
    voucherOf(row, now) === owner &&
    !row.disabled
  );
}

/** Whether a colleague may do this as things stand now, not when a page or a session was opened. */
export function isAble(decision: Decision, colleague: StaffId, permission: Permission): boolean {
  const row = decision.row('staff', colleague);
  return row !== undefined && !row.disabled && may(row.role, permission);
}

export const staffRows = (ids: readonly StaffId[]): RowRef[] => [...new Set(ids)].map(id => ['staff', id]);
