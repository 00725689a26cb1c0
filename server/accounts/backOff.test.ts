import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgive, settle, waitAfter } from './attempts.ts';
import { ask, colleague, form, openTestHouse, PASSWORD, TestWorld } from './testHouse.ts';
import { lasting } from '../db/testDb.ts';

/** Every Argon2 call of the server is counted: equal work is proven by counting, not with a stopwatch. */
const argon2 = vi.hoisted(() => ({ hash: 0, verify: 0 }));

vi.mock('@node-rs/argon2', async original => {
  const real = await original<typeof import('@node-rs/argon2')>();
  return {
    ...real,
    hash: (...args: Parameters<typeof real.hash>) => {
      argon2.hash += 1;
      return real.hash(...args);
    },
    verify: (...args: Parameters<typeof real.verify>) => {
      argon2.verify += 1;
      return real.verify(...args);
    },
  };
});

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await ask(house, 'register', form('known'));
  await colleague(house, 'owner', 'known');
});

beforeEach(async () => {
  await house.deps.db.query('delete from login_failures');
  await house.deps.db.query('delete from sessions');
  Object.assign(argon2, { hash: 0, verify: 0 });
});

const KNOWN = 'known@example.com';
const KNOWN_STAFF = 'known@maidan.example';
const UNKNOWN = 'unknown@example.com';

const login = (email: string, password: string, address = '203.0.113.1') =>
  ask(house, 'login', { email, password }, { address });

const officeLogin = (email: string, password: string, address = '203.0.113.1') =>
  ask(house, 'officeLogin', { email, password }, { address });

test.each([
  ['nothing before the free tries are used', 4, 5, 0],
  ['1 s after the last free one', 5, 5, 1_000],
  ['2 s after one more', 6, 5, 2_000],
  ['4 s after two more', 7, 5, 4_000],
  ['512 s', 14, 5, 512_000],
  ['15 minutes at most', 15, 5, 900_000],
  ['15 minutes for ever', 100_000, 5, 900_000],
])('[R36] the wait is %s', (_, failures, free, ms) => {
  expect(waitAfter(failures, free)).toBe(ms);
});

describe('[R36] an unknown email cannot be told from a known one', () => {
  test.each([
    ['of a player', login, KNOWN],
    ['of staff', officeLogin, KNOWN_STAFF],
  ])('%s: same status, same words, same headers, same work, same waits', async (_, signIn, existing) => {
    const story = async (email: string) => {
      const tries = [];
      for (let count = 1; count <= 8; count += 1) {
        const before = argon2.verify + argon2.hash;
        const { status, body, headers } = await signIn(email, 'not the password');
        tries.push({ status, body, headers: { ...headers, date: '' }, work: argon2.verify + argon2.hash - before });
      }
      return tries;
    };
    const known = await story(existing);
    const unknown = await story(UNKNOWN);
    expect(unknown).toEqual(known);
    expect(known.map(each => each.status)).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(known.map(each => each.work)).toEqual([1, 1, 1, 1, 1, 0, 0, 0]);
  });
});

test('[R36] from the fifth failure on each one doubles the wait, up to 15 minutes', async () => {
  for (let count = 1; count <= 4; count += 1) expect((await login(KNOWN, 'not the password')).status).toBe(401);
  const waits: unknown[] = [];
  for (let count = 5; count <= 17; count += 1) {
    expect((await login(KNOWN, 'not the password')).status).toBe(401);
    const { code, headers, body } = await login(KNOWN, 'not the password');
    expect(code).toBe('too-many-attempts');
    expect(headers['retry-after']).toBe(String(body['retryAfter']));
    waits.push(body['retryAfter']);
    world.pass(Number(body['retryAfter']) * 1_000);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('[R36] while a wait lasts even the right password is not looked at; after it, it works and all is forgotten', async () => {
  for (let count = 1; count <= 5; count += 1) await login(KNOWN, 'not the password');
  expect((await login(KNOWN, PASSWORD)).status).toBe(429);
  world.pass(1_000);
  expect((await login(KNOWN, PASSWORD)).status).toBe(200);
  expect((await house.deps.db.query('select * from login_failures')).rows).toEqual([]);
  expect((await login(KNOWN, 'not the password')).status).toBe(401);
});

test('[R36] who fails from one address does not lock the owner out at another', async () => {
  for (let count = 1; count <= 7; count += 1) await login(KNOWN, 'not the password', '203.0.113.66');
  expect((await login(KNOWN, PASSWORD, '203.0.113.66')).status).toBe(429);
  expect((await login(KNOWN, PASSWORD, '203.0.113.2')).status).toBe(200);
});

test('[R36] fifty failures from fifty addresses make everyone wait', async () => {
  for (let count = 1; count <= 50; count += 1) {
    expect((await login(UNKNOWN, 'not the password', `198.51.100.${count}`)).status).toBe(401);
  }
  expect(await login(UNKNOWN, 'not the password', '198.51.100.99')).toMatchObject({
    status: 429,
    body: { retryAfter: 1 },
  });
});

test('[R36] neighbours in one IPv6 network are counted as one', async () => {
  const statuses = [];
  for (const end of ['1', '2', 'a:1', 'b', 'ffff', '9']) {
    statuses.push((await login(KNOWN, 'not the password', `2001:db8:0:7::${end}`)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  expect((await login(KNOWN, 'not the password', '2001:db8:0:8::1')).status).toBe(401);
});

describe('[R36] while strangers everywhere guess at an account', () => {
  const HOME = '192.0.2.10';
  const guessEverywhere = async () => {
    for (let count = 1; count <= 50; count += 1) await login(KNOWN, 'not the password', `198.51.100.${count}`);
    expect((await login(KNOWN, PASSWORD, '198.51.100.99')).code).toBe('too-many-attempts');
  };

  test('the owner still signs in from where that worked in the last 30 days', async () => {
    expect((await login(KNOWN, PASSWORD, HOME)).status).toBe(200);
    world.pass(29 * 24 * 60 * 60_000);
    await guessEverywhere();
    expect((await login(KNOWN, PASSWORD, HOME)).status).toBe(200);
    expect((await login(KNOWN, PASSWORD, '198.51.100.99')).code).toBe('too-many-attempts');
  });

  test('the owner does not sign in from where that worked more than 30 days ago', async () => {
    expect((await login(KNOWN, PASSWORD, HOME)).status).toBe(200);
    world.pass(30 * 24 * 60 * 60_000);
    await guessEverywhere();
    expect((await login(KNOWN, PASSWORD, HOME)).code).toBe('too-many-attempts');
  });

  test('guessing from there costs the same waits', async () => {
    expect((await login(KNOWN, PASSWORD, HOME)).status).toBe(200);
    for (let count = 1; count <= 5; count += 1) await login(KNOWN, 'not the password', HOME);
    expect((await login(KNOWN, PASSWORD, HOME)).code).toBe('too-many-attempts');
  });

  test('the owner changes the password in a session, where guessing it costs waits of its own', async () => {
    const { data } = await login(KNOWN, PASSWORD, HOME);
    await guessEverywhere();
    const change = (current: string, password: string, address: string) =>
      ask(house, 'changePassword', { current, password }, { token: String(data['token']), address });
    expect((await change(PASSWORD, 'a new one for now', '192.0.2.77')).status).toBe(200);
    expect((await change('a new one for now', PASSWORD, '192.0.2.77')).status).toBe(200);
    const codes = [];
    for (let count = 1; count <= 6; count += 1) codes.push((await change('not the password', PASSWORD, HOME)).code);
    expect(codes).toEqual([...Array<string>(5).fill('wrong-credentials'), 'too-many-attempts']);
  });
});

test('[R36] tries sent at the same moment are counted like tries sent one after another', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => login(KNOWN, 'not the password')));
  expect(answers.filter(answer => answer.status === 401)).toHaveLength(5);
  expect(answers.filter(answer => answer.status === 429)).toHaveLength(15);
});

test('[R36] failures of yesterday are forgotten', async () => {
  for (let count = 1; count <= 5; count += 1) await login(KNOWN, 'not the password');
  world.pass(24 * 60 * 60_000);
  expect((await login(KNOWN, 'not the password')).status).toBe(401);
  expect((await login(KNOWN, 'not the password')).status).toBe(401);
});

test('the names of those who fail are not stored', async () => {
  await login(KNOWN, 'not the password');
  const { rows } = await house.deps.db.query('select * from login_failures');
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/known|example|203/);
});

test.each([
  ['is forgiven', forgive],
  ['was right', settle],
])('an attempt that %s waits for another on the same counts, and has nothing that the other needs', async (_, end) => {
  const { db } = house.deps;
  const add = `insert into login_failures values ($1, 1, now(), now())`;
  for (const name of ['second', 'first']) await db.query(add, [name]);
  const hold = `select from login_failures where name = $1 for update`;
  const other = await db.connect(); // takes them by their names
  await other.query('begin');
  await other.query(hold, ['first']);
  const ended = end(
    db,
    ['first', 'second'].map(name => ({ name, free: 5 })),
    world.now(),
  );
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await db.query(waiting)).rowCount).toBe(1);
  await other.query(hold, ['second']);
  await other.query('commit');
  other.release();
  await expect(ended).resolves.toBeUndefined();
});
