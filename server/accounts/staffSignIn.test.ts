import type { StaffId } from '@maidan/core/ids';
import { TOTP } from 'otpauth';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { ask, colleague, openTestHouse, PASSWORD, person, TestWorld, type With } from './testHouse.ts';
import { off } from '../reconcile/plant.ts';

const MINUTE = 60_000;

const world = new TestWorld();

const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));

const me = (how: With) => ask(house, 'officeMe', {}, how);

test('[R41] staff sign in to a cookie of their own and are told who they are', async () => {
  await colleague(house, 'payments', 'asha');
  world.pass(MINUTE);
  const { status, data, cookies } = await ask(house, 'officeLogin', {
    email: 'Asha@Maidan.example',
    password: PASSWORD,
  });
  expect(status).toBe(200);
  expect(data).toMatchObject({
    name: 'asha',
    email: 'asha@maidan.example',
    role: 'payments',
    twoStep: false,
    mustSetUpTwoStep: false,
    mustChangePassword: false,
    lastLogin: world.now() - MINUTE,
  });
  expect(cookies.get('office')).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/', maxAge: 43_200 });
  expect(JSON.stringify(data)).not.toContain(String(cookies.get('office')?.['value']));
});

test('[R41] who proved a password that was reset meanwhile, or was disabled meanwhile, is not let in', async () => {
  const { id } = await colleague(house, 'payments', 'dina');
  const { staffSessions, db } = house.deps;
  const from = { address: '127.0.0.1', device: 'test' };
  const { rows } = await db.query<{ password_hash: string }>('select password_hash from staff where id = $1', [id]);
  const proven = { id: id as StaffId, ...rows[0]! };
  expect(await staffSessions.open(proven, from)).toBeDefined();
  await db.query(`update staff set password_hash = 'another' where id = $1`, [id]);
  expect(await staffSessions.open(proven, from)).toBeUndefined();
  await db.query(`update staff set password_hash = $2, disabled = true where id = $1`, [id, proven.password_hash]);
  expect(await staffSessions.open(proven, from)).toBeUndefined();
});

describe('[R41] whose door is whose', () => {
  test('a player’s token or cookie never opens the back office, and a staff cookie never a player’s call', async () => {
    const { office } = await colleague(house, 'owner', 'bela');
    const { token, refresh } = await person(house, 'bela');
    expect((await me({ token, headers: { 'x-maidan-office': '1' } })).status).toBe(401);
    expect((await me({ office: token })).status).toBe(401);
    expect((await me({ office: refresh })).status).toBe(401);
    expect((await ask(house, 'balance', {}, { office })).status).toBe(401);
    expect((await ask(house, 'balance', {}, { token: office })).status).toBe(401);
    expect((await ask(house, 'refresh', {}, { refresh: office })).status).toBe(401);
  });

  test.each([
    [200, 'our own page', { 'x-maidan-office': '1', 'sec-fetch-site': 'same-origin' }],
    [401, 'a page that cannot set our header', { 'x-maidan-office': '' }],
    [401, 'a page of another site', { 'x-maidan-office': '1', 'sec-fetch-site': 'cross-site' }],
    [401, 'another origin', { 'x-maidan-office': '1', origin: 'https://evil.example' }],
  ])('%i: a POST with a staff cookie from %s', async (status, who, headers) => {
    const { office } = await colleague(house, 'owner', `chand${who.length}`);
    expect((await ask(house, 'officeSignOut', {}, { office, headers })).status).toBe(status);
  });

  test.each([
    [['10.0.0.0/8'], '10.1.2.3', 200],
    [['10.0.0.0/8'], '::ffff:10.1.2.3', 200],
    [['10.0.0.0/8', '203.0.113.7'], '203.0.113.7', 200],
    [['2001:db8::/32'], '2001:db8::1', 200],
    [['10.0.0.0/8'], '11.1.2.3', 403],
    [['2001:db8::/32'], '10.1.2.3', 403],
  ])('open from %j: %s gets %i', async (officeAllow, address, status) => {
    const { office } = await colleague(
      house,
      'owner',
      `dev${address.replaceAll(/\W/g, '')}${status}${officeAllow.length}`,
    );
    const guarded = await openTestHouse(database.url, world, { officeAllow });
    const answers = [
      await ask(guarded, 'officeMe', {}, { office, address }),
      await ask(guarded, 'officeLogin', { email: 'bela@maidan.example', password: PASSWORD }, { address }),
    ];
    await guarded.close();
    const code = status === 403 ? 'not-from-here' : undefined;
    expect(answers.map(answer => [answer.status, answer.code])).toEqual([
      [status, code],
      [status, code],
    ]);
  });
});

describe('[R35] how long a staff session lasts', () => {
  test('30 idle minutes', async () => {
    const { office } = await colleague(house, 'owner', 'esha');
    world.pass(30 * MINUTE - 1);
    expect((await me({ office })).status).toBe(200);
    world.pass(30 * MINUTE);
    expect((await me({ office })).status).toBe(401);
  });

  test('12 hours however busy', async () => {
    const { office } = await colleague(house, 'owner', 'farid');
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      world.pass(20 * MINUTE);
      expect((await me({ office })).status).toBe(200);
    }
    world.pass(20 * MINUTE);
    expect((await me({ office })).status).toBe(401);
  });

  test('until sign-out, a disabled account, or a new password elsewhere', async () => {
    const { id, office } = await colleague(house, 'owner', 'gita');
    const other = await ask(house, 'officeLogin', { email: 'gita@maidan.example', password: PASSWORD });
    const second = String(other.cookies.get('office')?.['value']);
    const change = { current: PASSWORD, password: 'a much better one' };
    expect((await ask(house, 'officePassword', { ...change, password: 'password1' }, { office })).code).toBe(
      'password-breached',
    );
    expect((await ask(house, 'officePassword', { ...change, current: 'wrong' }, { office })).code).toBe(
      'wrong-credentials',
    );
    expect((await ask(house, 'officePassword', change, { office })).status).toBe(200);
    expect((await me({ office: second })).status).toBe(401);
    expect((await me({ office })).status).toBe(200);

    await house.deps.db.query('update staff set disabled = true where id = $1', [id]);
    expect((await me({ office })).status).toBe(401);
    const login = (password: string) => ask(house, 'officeLogin', { email: 'gita@maidan.example', password });
    expect((await login('not the password')).code).toBe('wrong-credentials');
    expect((await login('a much better one')).code).toBe('account-blocked');

    await house.deps.db.query('update staff set disabled = false where id = $1', [id]);
    const { status, cookies } = await ask(house, 'officeSignOut', {}, { office });
    expect(status).toBe(200);
    expect(cookies.get('office')).toMatchObject({ value: '' });
    expect((await me({ office })).status).toBe(401);
  });
});

test('a first password is reported until it is changed', async () => {
  const { id, office } = await colleague(house, 'owner', 'hari');
  await house.deps.db.query('update staff set must_change_password = true where id = $1', [id]);
  expect((await me({ office })).data).toMatchObject({ mustChangePassword: true });
  await ask(house, 'officePassword', { current: PASSWORD, password: 'a much better one' }, { office });
  expect((await me({ office })).data).toMatchObject({ mustChangePassword: false });
});

test.each([
  ['staff settings', 'staff', { twoStep: 'required' }],
  ['real money', 'money', { mode: 'real', licence: 'L1', jurisdiction: 'Malta', countries: ['Malta'] }],
])('[R34] with two-step required by %s, nothing else answers until it is set up', async (_, section, value) => {
  const { office } = await colleague(house, 'owner', `ila-${section}`);
  const { db, settings } = house.deps;
  await db.query(
    off(
      'settings', // somebody has play money
      `insert into settings (section, value, version) values ('${section}', '${JSON.stringify(value)}', 1)
       on conflict (section) do update set value = excluded.value`,
    ),
  );
  await settings.load();
  expect((await me({ office })).data).toMatchObject({ twoStep: false, mustSetUpTwoStep: true });
  expect(await ask(house, 'players', {}, { office })).toMatchObject({ status: 403, code: 'two-step-set-up-needed' });

  const { data } = await ask(house, 'officeBeginTwoStep', {}, { office });
  const code = new TOTP({ secret: String(data['secret']) }).generate({ timestamp: world.now() });
  expect((await ask(house, 'officeConfirmTwoStep', { code }, { office })).status).toBe(200);
  expect((await me({ office })).data).toMatchObject({ twoStep: true, mustSetUpTwoStep: false });
  expect((await ask(house, 'players', {}, { office })).status).toBe(200);
  const login = await ask(house, 'officeLogin', { email: `ila-${section}@maidan.example`, password: PASSWORD });
  expect(login.code).toBe('two-step-needed');

  await db.query(off('settings', 'delete from settings'));
  await settings.load();
});

test('[R34] setting up two-step belongs to the ten minutes after signing in, and ends all other sessions', async () => {
  const { office } = await colleague(house, 'owner', 'kiran');
  const begin = (cookie: string) => ask(house, 'officeBeginTwoStep', {}, { office: cookie });
  world.pass(10 * MINUTE - 1);
  expect((await begin(office)).status).toBe(200);
  world.pass(1);
  expect(await begin(office)).toMatchObject({ status: 403, code: 'sign-in-again' });

  const { cookies } = await ask(house, 'officeLogin', { email: 'kiran@maidan.example', password: PASSWORD });
  const again = String(cookies.get('office')?.['value']);
  const { data } = await begin(again);
  const code = new TOTP({ secret: String(data['secret']) }).generate({ timestamp: world.now() });
  expect((await ask(house, 'officeConfirmTwoStep', { code }, { office: again })).status).toBe(200);
  expect((await me({ office: again })).status).toBe(200);
  expect((await me({ office })).status).toBe(401);
});

test('[R43] what staff do to their own account stands in the audit log', async () => {
  const { id, office } = await colleague(house, 'owner', 'jaya');
  const { data } = await ask(house, 'officeBeginTwoStep', {}, { office });
  const code = new TOTP({ secret: String(data['secret']) }).generate({ timestamp: world.now() });
  await ask(house, 'officeConfirmTwoStep', { code }, { office });
  await ask(house, 'officePassword', { current: PASSWORD, password: 'a much better one' }, { office });
  await ask(house, 'officeSignOut', {}, { office });
  const { rows } = await house.deps.db.query('select actor, action from audit where subject = $1 order by seq', [
    `staff:${id}`,
  ]);
  expect(rows.shift()).toEqual({ actor: 'system', action: 'staff.add' });
  expect(rows.map(row => row.action)).toEqual([
    'staff.sign-in',
    'staff.two-step.begin',
    'staff.two-step.on',
    'staff.password',
    'staff.sign-out',
  ]);
  expect(new Set(rows.map(row => row.actor))).toEqual(new Set([`staff:${id}`]));
});
