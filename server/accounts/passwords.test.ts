import { expect, test, vi } from 'vitest';
import { faultOf, hashPassword, isPasswordOf } from './passwords.ts';

/** Argon2 that finishes when the test says so. */
const slow = vi.hoisted(() => ({ running: 0, most: 0, finish: [] as (() => void)[] }));

vi.mock('@node-rs/argon2', () => {
  const work = async (): Promise<string> => {
    slow.running += 1;
    slow.most = Math.max(slow.most, slow.running);
    await new Promise<void>(resolve => slow.finish.push(resolve));
    slow.running -= 1;
    return 'hashed';
  };
  return { hash: work, verify: async () => (await work()) === 'hashed' };
});

async function finishAll(): Promise<void> {
  while (slow.finish.length > 0) {
    slow.finish.splice(0).forEach(finish => finish());
    await new Promise(resolve => setImmediate(resolve));
  }
}

test('two passwords are hashed at a time, a hundred wait, and the next is told to come back', async () => {
  const taken = Array.from({ length: 102 }, () => hashPassword('correct horse battery'));
  expect(await hashPassword('one too many')).toEqual({ ok: false, error: 'busy' });
  await finishAll();
  expect((await Promise.all(taken)).every(result => result.ok)).toBe(true);
  expect(slow.most).toBe(2);

  const next = hashPassword('when it is quiet again');
  await finishAll();
  expect(await next).toEqual({ ok: true, value: 'hashed' });
});

test('without a hash the same work is done and the answer is no, whatever the work says', async () => {
  const answers = [isPasswordOf(undefined, 'x'), isPasswordOf(null, 'x'), isPasswordOf('hash', 'x')];
  await finishAll();
  expect(await Promise.all(answers)).toEqual([
    { ok: true, value: false },
    { ok: true, value: false },
    { ok: true, value: true },
  ]);
});

test.each([
  ['', 'password-too-short'],
  ['🔒🔒🔒🔒🔒🔒🔒', 'password-too-short'],
  ['12345678', 'password-breached'],
  ['Football1', 'password-breached'],
  ['x'.repeat(129), 'password-too-long'],
  ['correct horse battery', undefined],
  ['🔒'.repeat(8), 'password-too-simple'],
  ['        ', 'password-too-simple'],
  ['🔒🔑🏏🎲🔒🏏🎲🔑', undefined],
])('[R34] %j: %s', (password, fault) => {
  expect(faultOf(password)).toBe(fault);
});
