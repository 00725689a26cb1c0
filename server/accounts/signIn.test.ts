import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { userById } from './store.ts';
import { ask, form, openTestHouse, PASSWORD, person, TestWorld } from './testHouse.ts';

const MINUTE = 60_000;

const world = new TestWorld();

const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));

const balance = async (token: string) => (await ask(house, 'balance', {}, { token })).status;
const renewed = (refresh: string, headers: Record<string, string> = {}) =>
  ask(house, 'refresh', {}, { refresh, headers });

test('[S100] login answers with a token at the top and in data, and a refusal carries an error', async () => {
  await ask(house, 'register', form('asha'));
  const { status, body, data } = await ask(house, 'login', { email: 'Asha@Example.com', password: PASSWORD });
  expect(status).toBe(200);
  expect(data).toEqual({ token: body['token'], expires: world.now() + 15 * MINUTE, username: 'asha', demo: false });
  expect(data['token']).toMatch(/^[\w-]{43}$/);

  const refused = await ask(house, 'login', { email: 'asha@example.com', password: 'not the password' });
  expect(refused.status).toBe(401);
  expect(refused.body).toMatchObject({
    success: false,
    code: 'wrong-credentials',
    error: 'Wrong email or password.',
    message: 'Wrong email or password.',
  });
});

test.each([
  ['no token', {}],
  ['an empty token', { authorization: 'Bearer ' }],
  ['a token nobody has', { authorization: `Bearer ${'x'.repeat(43)}` }],
  ['another scheme', { authorization: `Basic ${'x'.repeat(43)}` }],
  ['a cookie instead of a token', { cookie: `token=${'x'.repeat(43)}` }],
])('[S109] deposit, bank details, balance and withdrawal refuse %s', async (_, headers) => {
  const answers = await Promise.all([
    ask(house, 'deposit', {}, { headers }),
    ask(house, 'bankDetails', {}, { headers }),
    ask(house, 'balance', {}, { headers }),
    ask(house, 'withdrawal', {}, { headers }),
  ]);
  for (const answer of answers) {
    expect(answer).toMatchObject({ status: 401, body: { error: 'Authentication token not found' } });
  }
});

test('[S027] [R35] signing out ends the session on the server: neither token nor cookie works again', async () => {
  const { token, refresh } = await person(house, 'bela');
  expect(await balance(token)).toBe(200);
  const { status, cookies } = await ask(house, 'signOut', {}, { token });
  expect(status).toBe(200);
  expect(cookies.get('refresh')).toMatchObject({ value: '', path: '/api/user' });
  expect(await balance(token)).toBe(401);
  expect((await renewed(refresh)).code).toBe('session-ended');
});

test('[R35] nothing in the database opens a session: only hashes of tokens are kept', async () => {
  const { token, refresh } = await person(house, 'chand');
  const { rows } = await house.deps.db.query('select row_to_json(sessions)::text as text from sessions');
  const everything = rows.map(row => row.text).join('\n');
  expect(everything).not.toContain(token);
  expect(everything).not.toContain(refresh);
});

describe('[R35] how long a session lasts', () => {
  test('a token lives 15 minutes, and the cookie renews it', async () => {
    const { token, refresh } = await person(house, 'dev');
    world.pass(15 * MINUTE - 1);
    expect(await balance(token)).toBe(200);
    world.pass(1);
    expect(await balance(token)).toBe(401);
    const { status, data } = await renewed(refresh);
    expect(status).toBe(200);
    expect(data).toMatchObject({ username: 'dev', demo: false, expires: world.now() + 15 * MINUTE });
    expect(await balance(String(data['token']))).toBe(200);
  });

  test('a renewed token replaces the old one at once', async () => {
    const { token, refresh } = await person(house, 'esha');
    expect(await balance(token)).toBe(200);
    expect((await renewed(refresh)).status).toBe(200);
    expect(await balance(token)).toBe(401);
  });

  test('after 30 idle minutes it is over, with 29 it is not', async () => {
    const idle = await person(house, 'farid');
    world.pass(29 * MINUTE);
    const { data, cookies } = await renewed(idle.refresh);
    world.pass(30 * MINUTE);
    expect(await balance(String(data['token']))).toBe(401);
    expect((await renewed(String(cookies.get('refresh')?.['value']))).code).toBe('session-lapsed');
  });

  test('after 12 hours it is over however busy it was', async () => {
    let { refresh } = await person(house, 'gita');
    let token = '';
    for (let minutes = 10; minutes < 12 * 60; minutes += 10) {
      world.pass(10 * MINUTE);
      const { data, cookies } = await renewed(refresh);
      expect(data['expires']).toBe(world.now() + Math.min(15, 12 * 60 - minutes) * MINUTE);
      expect(cookies.get('refresh')).toMatchObject({ maxAge: (12 * 60 - minutes) * 60 });
      token = String(data['token']);
      refresh = String(cookies.get('refresh')?.['value']);
    }
    expect(await balance(token)).toBe(200);
    world.pass(10 * MINUTE);
    expect(await balance(token)).toBe(401);
    expect((await renewed(refresh)).status).toBe(401);
  });

  test('use is written down once a minute at most', async () => {
    const { token, id } = await person(house, 'hari');
    const seen = async () => {
      const { rows } = await house.deps.db.query('select seen_at from sessions where user_id = $1', [id]);
      return rows[0].seen_at;
    };
    const start = await seen();
    world.pass(MINUTE - 1);
    await balance(token);
    expect(await seen()).toBe(start);
    world.pass(1);
    await balance(token);
    expect(await seen()).toBe(start + MINUTE);
  });
});

describe('[R35] the refresh cookie', () => {
  test('is HttpOnly, SameSite=Strict, for the player calls only, and Secure over HTTPS', async () => {
    const { cookies } = await ask(house, 'demo');
    expect(cookies.get('refresh')).toMatchObject({
      httpOnly: true,
      sameSite: 'Strict',
      path: '/api/user',
      maxAge: 43_200,
    });
    expect(cookies.get('refresh')).not.toHaveProperty('secure');

    const secure = await openTestHouse(database.url, world, { https: true });
    const overHttps = await ask(secure, 'demo');
    await secure.close();
    expect(overHttps.cookies.get('refresh')).toMatchObject({ secure: true });
  });

  test.each([
    [401, 'a page of another site', { 'sec-fetch-site': 'cross-site' }],
    [401, 'a page of a sister site', { 'sec-fetch-site': 'same-site' }],
    [401, 'another origin', { host: 'maidan.example', origin: 'https://evil.example' }],
    [401, 'an opaque origin', { host: 'maidan.example', origin: 'null' }],
    [200, 'our own page', { 'sec-fetch-site': 'same-origin', origin: 'https://maidan.example' }],
    [200, 'our own origin', { host: 'maidan.example', origin: 'https://maidan.example' }],
    [200, 'a program', {}],
  ])('answers %i to %s', async (status, who, headers) => {
    const { refresh } = await person(house, `irfan${who.replaceAll(' ', '')}`);
    expect((await renewed(refresh, headers)).status).toBe(status);
  });

  test('is not set by a page of another site either', async () => {
    const { status, cookies } = await ask(house, 'demo', {}, { headers: { 'sec-fetch-site': 'cross-site' } });
    expect(status).toBe(200);
    expect(cookies.size).toBe(0);
  });
});

describe('[R35] devices', () => {
  test('are listed with the last sign-in, and any can be ended by its owner alone', async () => {
    const { id, token, email } = await person(house, 'jaya');
    world.pass(MINUTE);
    const phone = await ask(
      house,
      'login',
      { email, password: PASSWORD },
      { address: '203.0.113.7', headers: { 'user-agent': 'Phone' } },
    );
    const { data } = await ask(house, 'security', {}, { token });
    expect(data).toEqual({
      email,
      emailConfirmed: false,
      twoStep: false,
      recoveryCodes: 0,
      lastLogin: world.now() - MINUTE,
      sessions: [
        expect.objectContaining({ current: false, address: '203.0.113.7', device: 'Phone', startedAt: world.now() }),
        expect.objectContaining({ current: true, address: '127.0.0.1' }),
      ],
    });
    const [other] = await house.deps.sessions.openOf(id as never);

    const stranger = await person(house, 'kiran');
    const stolen = await ask(house, 'revokeSession', { id: other!.id }, { token: stranger.token });
    expect(stolen).toMatchObject({ status: 404, code: 'unknown-session' });
    expect(await balance(String(phone.data['token']))).toBe(200);

    expect((await ask(house, 'revokeSession', { id: other!.id }, { token })).status).toBe(200);
    expect(await balance(String(phone.data['token']))).toBe(401);
    expect(await balance(token)).toBe(200);
  });

  test('a new password ends all other sessions and the old password', async () => {
    const { token, email } = await person(house, 'lata');
    const other = await ask(house, 'login', { email, password: PASSWORD });
    const change = (current: string, password: string) =>
      ask(house, 'changePassword', { current, password }, { token });
    expect((await change('not the password', 'a much better one')).code).toBe('wrong-credentials');
    expect((await change(PASSWORD, 'short')).code).toBe('password-too-short');
    expect((await change(PASSWORD, 'a much better one')).status).toBe(200);
    expect(await balance(token)).toBe(200);
    expect(await balance(String(other.data['token']))).toBe(401);
    expect((await ask(house, 'login', { email, password: PASSWORD })).code).toBe('wrong-credentials');
    expect((await ask(house, 'login', { email, password: 'a much better one' })).status).toBe(200);
  });

  test('a blocked player is out at once, and is told so only with the right password', async () => {
    const { id, token, refresh, email } = await person(house, 'mona');
    expect(await balance(token)).toBe(200);
    await house.deps.db.query("update users set status = 'blocked' where id = $1", [id]);
    await house.deps.sessions.endAllOf(id as never);
    expect(await balance(token)).toBe(401);
    expect((await renewed(refresh)).code).toBe('session-ended');
    expect((await ask(house, 'login', { email, password: 'not the password' })).code).toBe('wrong-credentials');
    expect((await ask(house, 'login', { email, password: PASSWORD })).code).toBe('account-blocked');
  });

  const CHANGES = {
    blocked: "update users set status = 'blocked' where id = $1",
    'given another password': "update users set password_hash = 'another' where id = $1",
  };

  test.each(Object.entries(CHANGES))('no session begins for a player who is %s meanwhile', async (what, change) => {
    const { id, email } = await person(house, `nila-${what.length}`);
    const { sessions, db } = house.deps;
    const open = sessions.open.bind(sessions);
    vi.spyOn(sessions, 'open').mockImplementationOnce(async (...args) => {
      await db.query(change, [id]);
      return open(...args);
    });
    expect(await ask(house, 'login', { email, password: PASSWORD })).toMatchObject({ code: 'wrong-credentials' });
    expect(await sessions.openOf(id as never)).toHaveLength(1); // the one from before
  });

  test('a session that begins while the password is being changed waits for that', async () => {
    const { id } = await person(house, 'omar');
    const { sessions, db } = house.deps;
    const user = (await userById(db, id as never))!;
    const client = await db.connect();
    await client.query('begin');
    await client.query(CHANGES['given another password'], [id]);
    const opening = sessions.open(user, { address: '', device: '' });
    await Promise.race([opening, someoneWaits()]);
    await client.query('commit');
    client.release();
    expect(await opening).toBeUndefined();
  });

  async function someoneWaits(): Promise<void> {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    while ((await house.deps.db.query(waiting)).rowCount === 0);
  }

  test('a demo account that is blocked meanwhile is told so', async () => {
    const { sessions, db } = house.deps;
    const open = sessions.open.bind(sessions);
    vi.spyOn(sessions, 'open').mockImplementationOnce(async (user, from) => {
      await db.query(CHANGES.blocked, [user.id]);
      return open(user, from);
    });
    expect(await ask(house, 'demo')).toMatchObject({ status: 403, code: 'account-blocked' });
  });
});
