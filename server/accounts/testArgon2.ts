import { createRequire } from 'node:module';
import type { Options } from '@node-rs/argon2';

/* Argon2 in tests (vitest.config.ts): true hashes, with the cost of the product, and it remembers them. Hashing one
   password for every person, and checking it at every sign-in, was up to two fifths of what a file of tests took. */

// By its own path: the name of the package leads here.
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

const made = new Map<string, Promise<string>>();
const fitting = new Set<string>();

const pairOf = (hashed: string, password: string): string => JSON.stringify([hashed, password]);

/** The same password with the same cost is hashed once. */
export function hash(password: string, cost: Options): Promise<string> {
  const key = JSON.stringify([password, cost]);
  const known = made.get(key) ?? argon2.hash(password, cost);
  made.set(key, known);
  return known.then(hashed => {
    fitting.add(pairOf(hashed, password));
    return hashed;
  });
}

/** What fitted once is not worked out again; everything else is. */
export async function verify(hashed: string, password: string): Promise<boolean> {
  if (fitting.has(pairOf(hashed, password))) return true;
  const fits = await argon2.verify(hashed, password);
  if (fits) fitting.add(pairOf(hashed, password));
  return fits;
}
