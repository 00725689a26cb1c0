import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { ask, form, openTestHouse, PASSWORD, TestWorld } from './testHouse.ts';
import { off } from '../reconcile/plant.ts';

const world = new TestWorld();

const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));

const register = (more: object, key?: string) =>
  ask(house, 'register', { ...form('nobody'), ...more }, key === undefined ? {} : { key });

const usersNamed = async (username: string) =>
  (await house.deps.db.query('select * from users where username = $1', [username])).rows;

test('[S101] a registration with the specified payload opens an account with the opening credit', async () => {
  const { status, body } = await ask(house, 'register', form('asha'));
  expect(status).toBe(200);
  expect(body).toEqual({ success: true, username: 'asha', data: { username: 'asha' } });

  const { data } = await ask(house, 'login', { email: 'asha@example.com', password: PASSWORD });
  const balance = await ask(house, 'balance', {}, { token: String(data['token']) });
  expect(balance.data).toMatchObject({ balance: 10_000, exposure: 0, username: 'asha', demo: false });
});

test('[R44] where money is real only countries of the licence are taken, and a registration is credited nothing', async () => {
  const { db, settings } = house.deps;
  const money = { mode: 'real', licence: 'L1', jurisdiction: 'Malta', countries: ['Malta'] };
  await db.query(
    off('settings', `insert into settings (section, value, version) values ('money', '${JSON.stringify(money)}', 1)`),
  ); // somebody has play money
  await settings.load();
  const away = await ask(house, 'register', form('away'));
  expect([away.status, away.code]).toEqual([403, 'country-not-taken']);
  const again = await ask(house, 'login', { email: 'asha@example.com', password: PASSWORD });
  expect([again.status, again.code]).toEqual([403, 'country-not-taken']);
  expect((await ask(house, 'register', { ...form('real'), country: ' MALTA ' })).status).toBe(200);
  const play = JSON.stringify({ ...money, mode: 'play' });
  await db.query(off('settings', `update settings set value = '${play}', version = version + 1`));
  await settings.load();
  const [{ id }] = await usersNamed('real');
  expect((await db.query('select * from accounts where id = $1', [`player:${id}`])).rows).toEqual([]);
});

test.each([
  ['role', { role: 'Admin' }],
  ['role and coin type', { role: 'owner', coin_type: 'INR' }],
  ['neither', { role: undefined, coin_type: undefined }],
])('[R39] %s in a registration makes no more than a User', async (what, more) => {
  const name = `user-${what.replaceAll(' ', '-')}`;
  expect((await register({ ...form(name), ...more })).status).toBe(200);
  const { data } = await ask(house, 'login', { email: `${name}@example.com`, password: PASSWORD });
  const asStaff = { headers: { authorization: `Bearer ${String(data['token'])}`, 'x-maidan-office': '1' } };
  expect((await ask(house, 'officeMe', {}, asStaff)).status).toBe(401);
  expect((await house.deps.db.query('select * from staff')).rowCount).toBe(0);
});

test.each([
  ['balance', { balance: 1_000_000 }],
  ['status', { status: 'active' }],
  ['id', { id: '1' }],
  ['demo', { demo: false }],
])('[R39] a registration with the unknown field %s is refused', async (field, more) => {
  const { status, body } = await register({ username: 'extra', email: 'extra@example.com', ...more });
  expect(status).toBe(422);
  expect(body).toMatchObject({ code: 'invalid-input', fields: { [field]: 'This field is not known.' } });
});

test.each([
  ['seven characters', 'abc def', 'password-too-short'],
  ['129 characters', 'x1'.repeat(64) + 'y', 'password-too-long'],
  ['a stolen one', 'password1', 'password-breached'],
  ['a stolen one in capitals', 'PASSWORD1', 'password-breached'],
])('[R34] a password of %s is refused', async (_, password, code) => {
  expect(await register({ username: 'weak', email: 'weak@example.com', password })).toMatchObject({
    status: 422,
    code,
  });
  expect(await usersNamed('weak')).toEqual([]);
});

test.each([
  ['eight characters', 'lok8 zyq'],
  ['128 characters', 'z3 of mine '.repeat(11) + 'and end'],
  ['eight characters beyond the alphabet', 'पासवर्ड🔒🔑'],
])('[R34] a password of %s is taken and works', async (name, password) => {
  const username = name.replaceAll(' ', '-');
  expect((await register({ ...form(username), password })).status).toBe(200);
  expect((await ask(house, 'login', { email: `${username}@example.com`, password })).status).toBe(200);
});

test('[R34] a password works however its accents were put together', async () => {
  await register({ ...form('accents'), password: 'r\u00e9sum\u00e9s-12' });
  const login = (password: string) => ask(house, 'login', { email: 'accents@example.com', password });
  expect((await login('re\u0301sume\u0301s-12')).status).toBe(200);
  expect((await login('resumes-12')).status).toBe(401);
});

test('[R34] a password is kept as Argon2id with 19 MiB, two passes and one lane, and nowhere else', async () => {
  await ask(house, 'register', form('bela'), { key: 'bela-registers-for-the-first-time' });
  const [user] = await usersNamed('bela');
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const { rows } = await house.deps.db.query(
    `select (select string_agg(row_to_json(commands)::text, '') from commands) ||
            (select string_agg(row_to_json(audit)::text, '') from audit) as text`,
  );
  expect(rows[0].text).not.toContain(PASSWORD);
  expect(rows[0].text).not.toContain('argon2');
});

describe('an account that exists', () => {
  test.each([
    ['the email', { username: 'chand2', email: 'chand@example.com' }],
    ['the email in capitals', { username: 'chand3', email: 'CHAND@example.com' }],
    ['the username', { username: 'chand', email: 'other@example.com' }],
    ['the username in capitals', { username: 'CHAND', email: 'other2@example.com' }],
    ['the username in wide letters', { username: 'ｃｈａｎｄ', email: 'other3@example.com' }],
  ])('is not made again with %s, and the writer is not asked', async (_, taken) => {
    await ask(house, 'register', form('chand'));
    const asked = vi.spyOn(house.deps.writer, 'do');
    const answer = await register(taken);
    expect(asked).not.toHaveBeenCalled();
    asked.mockRestore();
    expect(answer).toMatchObject({ status: 409, code: 'account-exists' });
    expect(answer.body['error']).not.toMatch(/^(email|username)/i);
  });

  test.each([
    ['capitals beyond the alphabet', 'Élodie', 'éLODIE'],
    ['a joiner that is not seen', 'लक\u094dष', 'लक\u094d\u200dष'],
  ])('%s make no other name', async (_, name, lookalike) => {
    expect((await register({ username: name, email: `${name.length}a@example.com` })).status).toBe(200);
    const answer = await register({ username: lookalike, email: `${name.length}b@example.com` });
    expect(answer.code).toBe('account-exists');
  });

  test('two registrations at the same moment make one account', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => ask(house, 'register', form('dev'))));
    expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(await usersNamed('dev')).toHaveLength(1);
  });
});

describe('[R3] the key of a registration', () => {
  test('makes one account however often it is sent, also to a restarted house', async () => {
    const first = await ask(house, 'register', form('esha'), { key: 'esha-registers-for-the-first-time' });
    const again = await ask(house, 'register', form('esha'), { key: 'esha-registers-for-the-first-time' });
    const restarted = await openTestHouse(database.url, world);
    const later = await ask(restarted, 'register', form('esha'), { key: 'esha-registers-for-the-first-time' });
    await restarted.close();
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(later.body).toEqual(first.body);
    expect(await usersNamed('esha')).toHaveLength(1);
  });

  test.each([
    ['another name', { username: 'farida' }],
    ['another password', { password: 'another password of mine' }],
  ])('is refused with %s', async (_, other) => {
    await ask(house, 'register', form('farid'), { key: 'farid-registers-for-the-first-time' });
    const reused = await register({ ...form('farid'), ...other }, 'farid-registers-for-the-first-time');
    expect(reused).toMatchObject({ status: 409, code: 'key-reused' });
  });

  test('[R36] is no way to guess the password: that costs what it costs at the door', async () => {
    const key = 'gita-registers-for-the-first-time';
    const from = (address: string, password: string) =>
      ask(house, 'register', { ...form('gita'), password }, { key, address });
    expect((await from('203.0.113.1', PASSWORD)).status).toBe(200);
    const guesses = [];
    for (let count = 1; count <= 6; count += 1)
      guesses.push((await from('203.0.113.2', `a wrong guess ${count}`)).code);
    expect(guesses).toEqual([...Array<string>(5).fill('key-reused'), 'too-many-attempts']);
    const login = { email: 'gita@example.com', password: PASSWORD };
    expect((await ask(house, 'login', login, { address: '203.0.113.2' })).code).toBe('too-many-attempts');
  });

  test('[R36] that it fits makes up for no failure at the door', async () => {
    const key = 'hari-registers-for-the-first-time';
    await ask(house, 'register', form('hari'), { key });
    const login = (password: string) => ask(house, 'login', { email: 'hari@example.com', password });
    for (let count = 1; count <= 4; count += 1) await login('not the password');
    expect((await ask(house, 'register', form('hari'), { key })).status).toBe(200);
    expect((await login('not the password')).code).toBe('wrong-credentials');
    expect((await login('not the password')).code).toBe('too-many-attempts');
  });

  test('an account that another house opened with it a moment ago is found as a retry', async () => {
    const key = 'ila-registers-for-the-first-time';
    const other = await openTestHouse(database.url, world);
    const { db } = house.deps;
    const query = db.query.bind(db) as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(db, 'query').mockImplementationOnce((async (...args: unknown[]) => {
      const firstLook = await query(...args);
      expect((await ask(other, 'register', form('ila'), { key })).status).toBe(200);
      return firstLook;
    }) as never);
    expect((await ask(house, 'register', form('ila'), { key })).status).toBe(200);
    await other.close();
  });
});

describe('the demo account', () => {
  test('[R2] is not opened where money is real', async () => {
    const real = JSON.stringify({ mode: 'real', licence: 'L1', jurisdiction: 'Malta', countries: ['Malta'] });
    await house.deps.db.query(off('settings', `update settings set value = '${real}', version = version + 1`));
    await house.deps.settings.load();
    expect((await ask(house, 'demo')).code).toBe('demo-off');
    await house.deps.db.query(off('settings', `delete from settings where section = 'money'`));
    await house.deps.db.query(
      `insert into settings (section, value, version) values ('casino', '{"unwatched": "play"}', 9)`,
    );
    await house.deps.settings.load();
  });

  test('is signed in, has the demo credit, no password, and is marked', async () => {
    const { status, body, data } = await ask(house, 'demo');
    expect(status).toBe(200);
    expect(body['token']).toBe(data['token']);
    expect(data).toMatchObject({ username: 'Demo', demo: true });
    const balance = await ask(house, 'balance', {}, { token: String(data['token']) });
    expect(balance.data).toMatchObject({ balance: 1_00_000, username: 'Demo', demo: true });
    const change = { current: 'x', password: 'a much better one' };
    const refused = await ask(house, 'changePassword', change, { token: String(data['token']) });
    expect(refused.code).toBe('wrong-credentials');
  });

  test('[R3] a retry with the same key opens a session on the same account, whose token is stored nowhere', async () => {
    const first = await ask(house, 'demo', {}, { key: 'demo-once-123-and-no-more' });
    const again = await ask(house, 'demo', {}, { key: 'demo-once-123-and-no-more' });
    const identities = await Promise.all(
      [first, again].map(({ data }) => house.deps.sessions.byToken(String(data['token']))),
    );
    expect(identities[0]?.user).toBe(identities[1]?.user);
    const { rows } = await house.deps.db.query(
      "select * from commands where key = 'visitor/demo-once-123-and-no-more'",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(String(first.data['token']));
  });
});

test('[R43] every account that was opened stands in the audit log', async () => {
  const { rows } = await house.deps.db.query(
    `select count(*) from users where not exists (select from audit where subject = 'player:' || users.id)`,
  );
  expect(rows).toEqual([{ count: 0 }]);
});
