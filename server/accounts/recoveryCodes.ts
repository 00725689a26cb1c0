import type { Millis } from '@maidan/core/ids';
import { type Client, type Queryable, timestamp } from '../db/db.ts';
import type { World } from '../world.ts';
import { digestOf } from './secrets.ts';

/* Codes for who has lost the app that makes them: ten, each of which works once in the place of six digits. */

const MANY = 10;
/** Thirty-two letters and digits, without those that look alike: five bits each, 75 in all, which nobody guesses from a hash. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export const isRecoveryCode = (code: string): boolean => code.includes('-');

/** In the place of those there were. They are shown to the player now, and to nobody ever again. */
export async function newRecoveryCodes(client: Client, user: string, world: Pick<World, 'secret'>): Promise<string[]> {
  const codes = Array.from({ length: MANY }, () => codeFrom(world.secret()));
  await client.query('delete from recovery_codes where user_id = $1', [user]);
  await client.query('insert into recovery_codes (user_id, hash) select $1, unnest($2::text[])', [
    user,
    codes.map(code => hashOf(user, code)),
  ]);
  return codes;
}

export async function forgetRecoveryCodes(client: Client, user: string): Promise<void> {
  await client.query('delete from recovery_codes where user_id = $1', [user]);
}

/** Whether it was one that was left. It is used up by asking. */
export async function takeRecoveryCode(db: Queryable, user: string, code: string, now: Millis): Promise<boolean> {
  const { rowCount } = await db.query(
    'update recovery_codes set used_at = $3 where user_id = $1 and hash = $2 and used_at is null',
    [user, hashOf(user, code), timestamp(now)],
  );
  return rowCount === 1;
}

export async function recoveryCodesLeft(db: Queryable, user: string): Promise<number> {
  const { rows } = await db.query(
    'select count(*) as number from recovery_codes where user_id = $1 and used_at is null',
    [user],
  );
  return rows[0]?.number ?? 0;
}

const hashOf = (user: string, code: string): string => digestOf(`recovery ${user} ${code}`);

function codeFrom(secret: string): string {
  const letters = [...Buffer.from(secret, 'base64url').subarray(0, 15)].map(byte => LETTERS[byte % 32]);
  return letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-');
}
