import { randomBytes } from 'node:crypto';
import type { Role } from '@maidan/contract/roles';
import type { StaffId } from '@maidan/core/ids';
import { hashPassword } from '@maidan/server/accounts/passwords';
import type { House } from '@maidan/server/app';
import { timestamp } from '@maidan/server/db/db';
import { Secret } from 'otpauth';
import type { Page } from 'playwright-core';
import { type Visit, visit } from './visit.ts';

/** Someone who works in the back office, with two-step sign-in set up. */
export interface Colleague {
  readonly id: StaffId;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly role: Role;
  /** Base32, from which an authenticator app makes its codes. */
  readonly secret: string;
}

/** Every colleague's, as with players. */
const PASSWORD = `Tamarind-${randomBytes(6).toString('hex')}`;

let colleagues = 0;

/** A new colleague, put straight into the books: tests of the staff screens make theirs through the office. */
export async function colleague(house: House, role: Role = 'owner'): Promise<Colleague> {
  const { db, world } = house.deps;
  colleagues += 1;
  const name = `Meera ${colleagues}`;
  const email = `meera${colleagues}@maidan.example`;
  const hashed = await hashPassword(PASSWORD);
  if (!hashed.ok) throw new Error(`the password could not be hashed: ${hashed.error}`);
  const now = timestamp(world.now());
  const { rows } = await db.query<{ id: StaffId }>(
    `insert into staff (id, name, email, role, password_hash, must_change_password, created_at)
     values (nextval('staff_number')::text, $1, $2, $3, $4, false, $5) returning id`,
    [name, email, role, hashed.value, now],
  );
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('the colleague was not written');
  const secret = new Secret({ size: 20 }).base32;
  await db.query('insert into staff_security (staff_id, totp_secret, totp_confirmed_at) values ($1, $2, $3)', [
    id,
    secret,
    now,
  ]);
  return { id, name, email, password: PASSWORD, role, secret };
}

/** A page on which that colleague, or a new owner, is signed in to the back office: `page.goto('/admin')`. */
export async function staffPage(house: House, options: Visit & { readonly as?: Colleague } = {}): Promise<Page> {
  const { as = await colleague(house), ...rest } = options;
  const page = await visit(house, rest);
  const cookie = await house.deps.staffSessions.open({ id: as.id }, { address: '127.0.0.1', device: 'a test' });
  await page
    .context()
    .addCookies([{ name: 'office', value: cookie!, url: house.url, httpOnly: true, sameSite: 'Strict' }]);
  return page;
}
