import { ok, type Result } from '@maidan/core/result';
import type { World } from '../world.ts';
import { hashPassword } from './passwords.ts';

/** Thirty-two letters and digits, without those that look alike: five bits each. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

export interface FirstPassword {
  readonly password: string;
  readonly password_hash: string;
}

/** A hundred random bits in four groups that can be read aloud, to be replaced at the first sign-in. */
export async function firstPassword(world: World): Promise<Result<FirstPassword, 'busy'>> {
  const letters = [...Buffer.from(world.secret(), 'base64url').subarray(0, 20)].map(byte => LETTERS[byte % 32]);
  const password = letters.join('').replaceAll(/(.{5})(?=.)/g, '$1-');
  const hashed = await hashPassword(password);
  return hashed.ok ? ok({ password, password_hash: hashed.value }) : hashed;
}
