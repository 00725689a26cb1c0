import type { Millis } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { Secret, TOTP } from 'otpauth';
import type { AuditEntry } from '../writer/audit.ts';
import { type Client, type Db, timestamp, transaction } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import { chain } from '../writer/group.ts';
import { type Counter, settle, take, type Wait } from './attempts.ts';
import { isRecoveryCode, takeRecoveryCode } from './recoveryCodes.ts';
import { digestOf, markOf } from './secrets.ts';

/* Two-step sign-in for players and staff: a six-digit code of an authenticator app (RFC 6238), each of which works once. */

const STEP_SECONDS = 30;
const SECRET_BYTES = 20;

/** Whose second step it is. */
export interface Holder {
  readonly kind: 'user' | 'staff';
  readonly id: string;
}

export interface NewSecret {
  readonly secret: string;
  /** What the QR code says. */
  readonly uri: string;
}

export async function isOn(db: Db, holder: Holder): Promise<boolean> {
  const found = await stepOf(db, holder);
  return found?.totp_confirmed_at != null;
}

/** A secret that counts once a first code has shown that it arrived. */
export async function begin(
  deps: Deps,
  holder: Holder,
  label: string,
  entry: AuditEntry,
): Promise<Result<NewSecret, 'two-step-already-on'>> {
  const bytes = Buffer.from(deps.world.secret(), 'base64url').subarray(0, SECRET_BYTES);
  const secret = new Secret({ buffer: Uint8Array.from(bytes).buffer });
  const { table, key } = TABLES[holder.kind];
  return transaction(deps.db, async client => {
    const { rowCount } = await client.query(
      `insert into ${table} (${key}, totp_secret) values ($1, $2) on conflict (${key}) do update
       set totp_secret = excluded.totp_secret where ${table}.totp_confirmed_at is null`,
      [holder.id, deps.secrets.seal(secret.base32, ownerOf(holder))],
    );
    if (rowCount === 0) return refuse('two-step-already-on');
    await chain(client, [entry], deps.world.now());
    return ok({ secret: secret.base32, uri: totpOf(secret.base32, label).toString() });
  });
}

/** What is done with it in one, if it is done. */
type Along<T> = (client: Client) => Promise<T>;

export async function confirm<T>(
  deps: Deps,
  holder: Holder,
  code: string,
  entry: AuditEntry,
  along: Along<T>,
): Promise<Result<T, 'two-step-already-on' | 'two-step-wrong'> | Wait> {
  if (await isOn(deps.db, holder)) return refuse('two-step-already-on');
  return change(deps, holder, code, entry, deps.world.now(), along);
}

export function end<T>(
  deps: Deps,
  holder: Holder,
  code: string,
  entry: AuditEntry,
  along: Along<T>,
): Promise<Result<T, 'two-step-wrong'> | Wait> {
  return change(deps, holder, code, entry, null, along);
}

/** Before something that matters: nothing is asked of those who have not switched it on. */
export async function stepUp(
  deps: Deps,
  holder: Holder,
  code: string | undefined,
): Promise<Result<void, 'two-step-needed' | 'two-step-wrong'> | Wait> {
  if (!(await isOn(deps.db, holder))) return ok(undefined);
  if (code === undefined) return refuse('two-step-needed');
  const right = await tryCode(deps, holder, code);
  return right.ok ? ok(undefined) : right;
}

/**
 * The secret whose code this is, if it is right and was not used before. It is used up by asking. For a player who has
 * lost the app a recovery code does as well.
 */
export async function takeCode(
  { db, secrets }: Keys,
  holder: Holder,
  code: string,
  now: Millis,
): Promise<string | undefined> {
  const found = await stepOf(db, holder);
  if (!found?.totp_secret) return undefined;
  if (isRecoveryCode(code)) {
    const isTheirs = holder.kind === 'user' && found.totp_confirmed_at !== null;
    return isTheirs && (await takeRecoveryCode(db, holder.id, code, now)) ? found.totp_secret : undefined;
  }
  const delta = totpOf(secrets.open(found.totp_secret, ownerOf(holder))).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  if (delta === null) return undefined;
  const step = Math.floor(now / (STEP_SECONDS * 1_000)) + delta;
  const { table, key } = TABLES[holder.kind];
  const { rowCount } = await db.query(
    `update ${table} set totp_last_step = $2 where ${key} = $1 and totp_last_step < $2 and totp_secret = $3`,
    [holder.id, step, found.totp_secret],
  );
  return rowCount === 1 ? found.totp_secret : undefined;
}

type Keys = Pick<Deps, 'db' | 'secrets'>;

/** A sealed secret is of no use in anybody else's row. */
const ownerOf = ({ kind, id }: Holder): string => `${kind}:${id}`;

const TABLES = {
  user: { table: 'user_security', key: 'user_id' },
  staff: { table: 'staff_security', key: 'staff_id' },
} as const;

async function tryCode(deps: Deps, holder: Holder, code: string): Promise<Result<string, 'two-step-wrong'> | Wait> {
  const counters: Counter[] = [{ name: digestOf(`code ${holder.kind} ${holder.id}`), free: 5 }];
  const now = deps.world.now();
  const wait = await take(deps.db, counters, now);
  if (wait) return wait;
  const secret = await takeCode(deps, holder, code, now);
  if (secret === undefined) return refuse('two-step-wrong');
  await settle(deps.db, counters, deps.world.now());
  return ok(secret);
}

/**
 * On with a time, off without one. Codes that were used stay used. Only the secret whose code was shown is changed: a
 * new one that was begun meanwhile is in nobody's app yet.
 */
async function change<T>(
  deps: Deps,
  holder: Holder,
  code: string,
  entry: AuditEntry,
  confirmedAt: Millis | null,
  along: Along<T>,
): Promise<Result<T, 'two-step-wrong'> | Wait> {
  const right = await tryCode(deps, holder, code);
  if (!right.ok) return right;
  const { table, key } = TABLES[holder.kind];
  return transaction(deps.db, async client => {
    const { rowCount } = await client.query(
      `update ${table} set totp_confirmed_at = $2,
         totp_secret = case when $2::timestamptz is null then null else totp_secret end
       where ${key} = $1 and totp_secret = $3`,
      [holder.id, confirmedAt === null ? null : timestamp(confirmedAt), right.value],
    );
    if (rowCount === 0) return refuse('two-step-wrong');
    const after = confirmedAt === null ? undefined : { secret: markOf(right.value) };
    await chain(client, [{ ...entry, after }], deps.world.now());
    return ok(await along(client));
  });
}

async function stepOf(db: Db, { kind, id }: Holder) {
  const { table, key } = TABLES[kind];
  const { rows } = await db.query<{ totp_secret: string | null; totp_confirmed_at: Millis | null }>(
    `select totp_secret, totp_confirmed_at from ${table} where ${key} = $1`,
    [id],
  );
  return rows[0];
}

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Maidan', label, secret, algorithm: 'SHA1', digits: 6, period: STEP_SECONDS });
