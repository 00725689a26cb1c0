import { ok, refuse, type Result } from '@maidan/core/result';
import { hash, verify } from '@node-rs/argon2';
import { isSimple } from './simplePassword.ts';
import { rankOf } from './stolenPasswords.ts';

/* Passwords of players and staff: Argon2id with 19 MiB, two passes, one lane (OWASP's first choice). */

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const SHORTEST = 8;
const LONGEST = 128;

/** A hash of nobody's password. An unknown name is checked against it, so that it costs what a known one costs. */
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$/KsBOa0Y0Sqnjfv4LiG5TA$KYAa87FWh319f1WHJxHizKudJ33NeCvzm9kVXTzA0yw';

export type PasswordFault = 'password-too-short' | 'password-too-long' | 'password-too-simple' | 'password-breached';

/** What is wrong with a password somebody chose, in the order it is checked. `own` is what they are called. */
export function faultOf(password: string, own: readonly string[] = []): PasswordFault | undefined {
  const length = [...password].length;
  if (length < SHORTEST) return 'password-too-short';
  if (length > LONGEST) return 'password-too-long';
  if (rankOf(password) !== undefined) return 'password-breached';
  if (isSimple(password, own.flatMap(namesIn))) return 'password-too-simple';
  return undefined;
}

/** An email is one's own, and so is what stands before its @. */
const namesIn = (name: string): string[] => (name.includes('@') ? [name, name.slice(0, name.indexOf('@'))] : [name]);

export function hashPassword(password: string): Promise<Result<string, 'busy'>> {
  return atTheBench(() => hash(spelt(password), COST));
}

/** Without a hash it does the same work and says no. */
export async function isPasswordOf(
  passwordHash: string | null | undefined,
  password: string,
): Promise<Result<boolean, 'busy'>> {
  const fits = await atTheBench(() => verify(passwordHash ?? NOBODY, spelt(password)));
  return fits.ok ? ok(fits.value && passwordHash != null) : fits;
}

/** One spelling, whichever way a keyboard puts its accents together. */
const spelt = (password: string): string => password.normalize('NFKC');

/**
 * Each hash takes 19 MiB and some 35 ms of a core, off the event loop. Two at a time leave room for everything else;
 * who would wait longer than about two seconds is told to come back instead.
 */
const AT_ONCE = 2;
const WAITING = 100;

let working = 0;
const queue: (() => void)[] = [];

async function atTheBench<T>(work: () => Promise<T>): Promise<Result<T, 'busy'>> {
  if (working >= AT_ONCE) {
    if (queue.length >= WAITING) return refuse('busy');
    await new Promise<void>(resolve => queue.push(resolve));
  } else {
    working += 1;
  }
  try {
    return ok(await work());
  } finally {
    const next = queue.shift();
    if (next) next();
    else working -= 1;
  }
}
