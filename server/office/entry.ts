import type { AuditEntry } from '../writer/audit.ts';
import type { Staff } from '../http/caller.ts';

/** What a member of staff did, for the audit log. */
export const entryBy = (
  caller: Staff,
  action: string,
  subject: string,
  more: Pick<AuditEntry, 'before' | 'after' | 'reason'> = {},
): AuditEntry => ({
  actor: `staff:${caller.staff}`,
  action,
  subject,
  address: caller.address,
  request: caller.request,
  ...more,
});

/** No secret enters the log, and the time of a change stands on its entry already. */
const UNTOLD = ['password_hash', 'changed_at', 'vouched_at'];

/** The columns that changed, as they were and as they are. */
export function difference<R extends object>(before: R, after: R): { before: object; after: object } {
  const was = new Map<string, unknown>(Object.entries(before));
  const is = Object.entries(after).filter(([name, value]) => value !== was.get(name) && !UNTOLD.includes(name));
  return {
    before: Object.fromEntries(is.map(([name]) => [name, was.get(name)])),
    after: Object.fromEntries(is),
  };
}
