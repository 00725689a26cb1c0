import type { ErrorCode } from '@maidan/contract/errors';
import { may, type Permission } from '@maidan/contract/roles';
import type { Millis, StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { RowRef, StaffRow } from '../rows.ts';

/*
 * Whoever hires, resets or lets in a colleague sees or could see a way to sign in as them, and so vouches for them. For a
 * day the two are one person wherever two are needed: long enough for the colleague to notice.
 */

const VOUCHED_MS = 24 * 3_600_000;

/** The colleague with the caller's word for it. Who needs somebody's word cannot give it, or one could vouch for many. */
export function vouched(books: Books, caller: Staff, row: StaffRow): Result<StaffRow, ErrorCode> {
  const own = books.row('staff', caller.staff);
  if (!own || voucherOf(own, books.now) !== null) return refuse('let-in-today');
  return ok({ ...row, vouched_by: caller.staff, vouched_at: books.now });
}

/** Who vouched for the colleague within the last day. */
export const voucherOf = ({ vouched_by, vouched_at }: StaffRow, now: Millis): StaffId | null =>
  vouched_at !== null && now - vouched_at < VOUCHED_MS ? vouched_by : null;

/** Whether these are two people for one decision. The command names the rows of all colleagues. */
export function areTwo(books: Books, one: StaffId, other: StaffId): boolean {
  const [a, b] = [books.row('staff', one), books.row('staff', other)];
  if (!a || !b || one === other) return false;
  const [forA, forB] = [voucherOf(a, books.now), voucherOf(b, books.now)];
  return forA !== other && forB !== one && (forA === null || forA !== forB);
}

/** Whether a colleague may do this as things stand now, not when a page or a session was opened. */
export function isAble(books: Books, colleague: StaffId, permission: Permission): boolean {
  const row = books.row('staff', colleague);
  return row !== undefined && !row.disabled && may(row.role, permission);
}

export const staffRows = (ids: readonly StaffId[]): RowRef[] => [...new Set(ids)].map(id => ['staff', id]);
