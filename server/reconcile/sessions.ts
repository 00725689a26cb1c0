import { SIGNED_IN } from '../office/signIn/staffSessions.ts';
import type { Queryable } from '../db/db.ts';
import { type Fault, SHOWN } from './fault.ts';

/**
 * Sessions of the staff, beside the log: who signs in has a row there that names the session and its cookie, written with
 * it. Those of before rows named them are nobody's any more: the door does not know them.
 */
export async function sessionFaults({ db }: { readonly db: Queryable }): Promise<Fault[]> {
  const { rows } = await db.query<Pick<Fault, 'subject' | 'staff'>>(
    `select 'session:' || id as subject, staff_id as staff from staff_sessions
     where started_at >= (select min(at) from audit where action = 'staff.sign-in' and after ? 'session')
       and not (${SIGNED_IN}) order by id limit ${SHOWN}`,
  );
  return rows.map(row => ({ ...row, rule: 'session-invented', expected: 0, found: 0 }));
}
