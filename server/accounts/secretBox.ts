import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Queryable } from '../db/db.ts';

/*
 * Secrets that the house has to read again, unlike passwords, are sealed with a key that the database does not have:
 * AES-256-GCM, bound to whose secret it is.
 */

const SEALED = 'sealed1';
const KEY_BYTES = 32;

/** The secrets were sealed with another key, or are not what was sealed. */
export class KeyMissing extends Error {}

export class SecretBox {
  readonly #key: Buffer | undefined;
  readonly #name: string;

  /** Without a key everything stays as it is. */
  constructor(key: Buffer | undefined) {
    this.#key = key;
    this.#name = key ? createHash('sha256').update(key).digest('hex').slice(0, 8) : '';
  }

  get hasKey(): boolean {
    return this.#key !== undefined;
  }

  /** A keyed hash by which something is known again and that nobody reads: the same for the same text of a kind. */
  markOf(kind: string, text: string): string {
    const key = createHmac('sha256', this.#key ?? '')
      .update('maidan marks')
      .digest();
    return createHmac('sha256', key).update(`${kind} ${text}`).digest('base64url');
  }

  seal(secret: string, owner: string): string {
    if (!this.#key) return secret;
    const nonce = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(owner));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [SEALED, this.#name, nonce.toString('base64url'), sealed.toString('base64url')].join(':');
  }

  open(stored: string, owner: string): string {
    if (!isSealed(stored)) return stored;
    const [, name, nonce = '', text = ''] = stored.split(':');
    if (!this.#key || name !== this.#name) throw new KeyMissing('the key of the two-step secrets is not here');
    const sealed = Buffer.from(text, 'base64url');
    try {
      const cipher = createDecipheriv('aes-256-gcm', this.#key, Buffer.from(nonce, 'base64url'));
      cipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(-16));
      return Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]).toString('utf8');
    } catch {
      throw new KeyMissing('a two-step secret is not the one that was sealed');
    }
  }
}

const isSealed = (stored: string): boolean => stored.startsWith(`${SEALED}:`);

/** Thirty-two bytes, as hexadecimal digits or base64. */
export function keyFrom(text: string): Buffer {
  const given = text.trim();
  const key = Buffer.from(given, /^[\da-f]{64}$/i.test(given) ? 'hex' : 'base64');
  if (key.length !== KEY_BYTES) throw new Error('SECRET_KEY must be 32 bytes, as 64 hexadecimal digits or in base64');
  return key;
}

/** The key in a file that only its owner reads, made the first time. */
export async function keyIn(file: string): Promise<Buffer> {
  const known = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (known !== undefined) return keyFrom(known);
  const key = randomBytes(KEY_BYTES);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  await chmod(file, 0o600);
  return key;
}

const TABLES = [
  { kind: 'user', table: 'user_security', key: 'user_id' },
  { kind: 'staff', table: 'staff_security', key: 'staff_id' },
] as const;

/** Seals what was written before there was a key. Answers with how many secrets the key does not open. */
export async function sealAll(db: Queryable, box: SecretBox): Promise<number> {
  let closed = 0;
  for (const { kind, table, key } of TABLES) {
    const { rows } = await db.query<{ id: string; secret: string }>(
      `select ${key} as id, totp_secret as secret from ${table} where totp_secret is not null`,
    );
    for (const { id, secret } of rows) {
      if (!isSealed(secret) && box.hasKey) {
        await db.query(`update ${table} set totp_secret = $2 where ${key} = $1 and totp_secret = $3`, [
          ...[id, box.seal(secret, `${kind}:${id}`), secret],
        ]);
      } else if (!opens(box, secret, `${kind}:${id}`)) closed += 1;
    }
  }
  return closed;
}

function opens(box: SecretBox, secret: string, owner: string): boolean {
  try {
    box.open(secret, owner);
    return true;
  } catch {
    return false;
  }
}
