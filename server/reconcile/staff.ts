import type { Queryable } from '../db/db.ts';
import { type Fault, SHOWN } from './fault.ts';

/*
 * Colleagues, beside the log: what they may do, whether they are let in, their password and second step, who vouched for
 * them and who said that they count as a second person. Each of these is a row of the log, written with it: a colleague who
 * is otherwise was made so by nobody.
 */

const ABOUT = `audit.subject = 'staff:' || staff.id`;

/** What the newest of these rows says. */
const newest = (what: string, actions: string): string =>
  `(select ${what} from audit where ${ABOUT} and action in (${actions}) order by seq desc limit 1)`;

/** An approval names its proposal, which is held against the log itself: decisions.ts. */
const ROLE = `case action when 'staff.add' then after ->> 'role'
  else (select detail ->> 'role' from proposals where proposals.id = after ->> 'proposal') end`;

/** Whoever hires or resets vouches; who opens the door again does so unless somebody else still answers for them. */
const VOUCHES = `${ABOUT} and (action = 'staff.reset' or action = 'staff.add' and actor like 'staff:%')`;

/** What lets a colleague in, or does not any more. */
const DOOR = `'staff.disable', 'staff.enable', 'staff.rescue'`;

/** What gives a colleague another password, and what switches their second step on or off. */
const PASSWORDS = `'staff.add', 'staff.reset', 'staff.rescue', 'staff.password'`;
const STEPS = `'staff.two-step.on', 'staff.reset', 'staff.rescue'`;

/** As accounts/secrets.ts writes it into the log; and as it was before the log had to say it. */
const mark = (column: string): string => `encode(sha256(convert_to(${column}, 'UTF8')), 'hex')`;
const carried = (what: string): string =>
  `(select value ->> '${what}' from before_guards where name = 'staff:' || staff.id)`;

const ALTERED: Readonly<Record<string, string>> = {
  role: `${newest(ROLE, `'staff.add', 'role.approve'`)} is distinct from role`,
  disabled: `coalesce(${newest(`action = 'staff.disable'`, DOOR)}, false) <> disabled`,
  vouched: `case when vouched_at is null then exists (select from audit where ${VOUCHES})
    else not exists (select from audit where ${ABOUT} and action in ('staff.add', 'staff.reset', 'staff.enable')
        and actor = 'staff:' || vouched_by and to_ms(at) = to_ms(vouched_at))
      or exists (select from audit where ${VOUCHES} and to_ms(at) > to_ms(vouched_at)) end`,
  counted: `counted_at is not null and not exists (select from audit where ${ABOUT} and action = 'staff.count'
    and actor = 'staff:' || counted_by and to_ms(at) = to_ms(counted_at))`,
  credential: `coalesce(${newest(`after ->> 'credential'`, PASSWORDS)}, ${carried('credential')})
    is distinct from ${mark('password_hash')}`,
  twoStep: `(select case when totp_confirmed_at is null then ${newest(`action = 'staff.two-step.on'`, STEPS)}
      else coalesce(${newest(`after ->> 'secret'`, `'staff.two-step.on'`)}, ${carried('secret')}) <> ${mark('totp_secret')}
        or not exists (select from audit where ${ABOUT} and action = 'staff.two-step.on') end
    from staff_security where staff_id = staff.id)`,
};

/** There are few of them, so all are looked at every time. */
export async function staffFaults({ db }: { readonly db: Queryable }): Promise<Fault[]> {
  const altered = Object.entries(ALTERED).map(
    ([what, sql]) => `select 'staff:' || id || ':${what}' as subject, id as staff from staff where ${sql}`,
  );
  const { rows } = await db.query<Pick<Fault, 'subject' | 'staff'>>(
    `${altered.join(' union all ')} order by subject limit ${SHOWN}`,
  );
  return rows.map(row => ({ ...row, rule: 'staff-altered', expected: 0, found: 0 }));
}
