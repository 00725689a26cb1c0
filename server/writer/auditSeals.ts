import { createHmac, type KeyObject } from 'node:crypto';
import type { Client, Db } from '../db/db.ts';
import { keyFor } from '../keyFor.ts';

/*
 * Rows of the audit log are sealed with a key outside the database: who can write there can make rows whose hashes are
 * right, and no seal.
 */

export type AuditKey = KeyObject;

export const auditKeyOf = (secretKey: Buffer | undefined): AuditKey | undefined =>
  secretKey && keyFor(secretKey, 'audit log');

const KEYS = new WeakMap<object, AuditKey>();

/** What is written through these connections is sealed. */
export function sealThrough(db: Db, key: AuditKey | undefined): void {
  if (key) db.on('acquire', client => KEYS.set(client, key));
}

/** Of a row with this hash; none without a key. */
export const sealFor = (client: Client, hash: string): string | null => sealTextFor(client, () => hash);

/** The same of a text that is made only if there is a key. */
export function sealTextFor(client: Client, text: () => string): string | null {
  const key = KEYS.get(client);
  return key ? sealOf(key, text()) : null;
}

export const isSealOf = (key: AuditKey, text: string, seal: string | null | undefined): boolean =>
  seal === sealOf(key, text);

const sealOf = (key: AuditKey, hash: string): string => createHmac('sha256', key).update(hash).digest('hex');

/** Of a row of the log. */
interface Sealed {
  readonly hash: string;
  readonly seal?: string | null;
}

/** Rows of the log in their order: from the first that has a seal on, all have to have theirs. */
export class Seals {
  readonly #key: AuditKey | undefined;
  #hasBegun = false;

  /** Without the key nobody can tell. */
  constructor(key: AuditKey | undefined) {
    this.#key = key;
  }

  isRight({ hash, seal }: Sealed): boolean {
    if (!this.#key) return true;
    this.#hasBegun ||= typeof seal === 'string';
    return !this.#hasBegun || seal === sealOf(this.#key, hash);
  }
}
