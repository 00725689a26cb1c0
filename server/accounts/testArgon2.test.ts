import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { hashPassword } from './passwords.ts';
import { hash, verify } from './testArgon2.ts';

const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const TYPED = 'correct horse battery';
const argon2 = createRequire(import.meta.url)('@node-rs/argon2') as typeof import('@node-rs/argon2');

test('in tests a password is hashed once, with the cost of the product', async () => {
  const hashed = await hash(TYPED, COST);
  expect(await hashPassword(TYPED)).toEqual({ ok: true, value: hashed });
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await argon2.verify(hashed, TYPED)).toBe(true);
  expect(await hash(`${TYPED}!`, COST)).not.toBe(hashed);
});

test('in tests a password that was not the one is still worked out, and is not let in', async () => {
  const [ours, theirs] = [await hash(TYPED, COST), await argon2.hash(TYPED, COST)];
  const answers = [ours, theirs, theirs].flatMap(hashed => [verify(hashed, TYPED), verify(hashed, `${TYPED}!`)]);
  expect(await Promise.all(answers)).toEqual([true, false, true, false, true, false]);
});
