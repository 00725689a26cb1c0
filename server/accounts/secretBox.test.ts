import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { House } from '../app.ts';
import { keyIn, SecretBox } from './secretBox.ts';
import { ask, openTestHouse, PASSWORD, type Person, person, TestWorld } from './testHouse.ts';

let folder: string;
let database: FreshDatabase;
const world = new TestWorld();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'maidan-key-'));
  database = await freshDatabase();
});

afterAll(async () => {
  await rm(folder, { recursive: true });
  await database.drop();
});

const keyFile = () => join(folder, 'deep', 'secret.key');

const stored = async ({ deps }: House, { id }: Person): Promise<string> => {
  const { rows } = await deps.db.query<{ secret: string }>(
    'select totp_secret as secret from user_security where user_id = $1',
    [id],
  );
  return rows[0]!.secret;
};

const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: world.now() });

test('[R34] a key is made once, for its owner alone, and opens what it sealed for the same holder', async () => {
  const key = await keyIn(keyFile());
  expect(await keyIn(keyFile())).toEqual(key);
  expect((await stat(keyFile())).mode & 0o777).toBe(0o600);
  expect((await readFile(keyFile(), 'utf8')).trim()).toMatch(/^[\da-f]{64}$/);
  const box = new SecretBox(key);
  const sealed = box.seal('JBSWY3DP', 'staff:1');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(box.open(sealed, 'staff:1')).toBe('JBSWY3DP');
  expect(() => box.open(sealed, 'staff:2')).toThrow('not the one that was sealed');
  expect(() => new SecretBox(undefined).open(sealed, 'staff:1')).toThrow('key');
});

test('[R34] secrets of before are sealed at the start; with their key codes work, without it the refusal says so', async () => {
  let house = await openTestHouse(database.url, world);
  const asha = await person(house, 'asha');
  const { data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, { token: asha.token });
  const secret = String(data['secret']);
  const on = await ask(house, 'confirmTwoStep', { code: codeOf(secret) }, { token: asha.token });
  expect([on.status, await stored(house, asha)]).toEqual([200, secret]);
  await house.close();

  const secretKey = await keyIn(keyFile());
  house = await openTestHouse(database.url, world, { secretKey });
  expect(await stored(house, asha)).toMatch(/^sealed1:/);
  world.pass(60_000);
  const login = { email: asha.email, password: PASSWORD };
  expect((await ask(house, 'login', { ...login, code: codeOf(secret) })).status).toBe(200);
  await house.close();

  house = await openTestHouse(database.url, world);
  world.pass(60_000);
  expect((await ask(house, 'login', { ...login, code: codeOf(secret) })).code).toBe('two-step-key-missing');
  expect((await ask(house, 'login', login)).code).toBe('two-step-needed');
  await house.close();
});
