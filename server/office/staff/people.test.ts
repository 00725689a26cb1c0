import { freshDatabase } from '@maidan/tools/freshDatabase';
import { describe, expect, test } from 'vitest';
import { ask, PASSWORD } from '../../accounts/testHouse.ts';
import { openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());
const asha = await office.player('asha');

const rowsOf = async (call: 'players' | 'playerLedger' | 'audit', input: object) =>
  (await office.done('auditor', call, input))['rows'] as Record<string, unknown>[];

describe('players', () => {
  test.each([
    ['name', 'ASH'],
    ['email', 'asha@example'],
    ['phone', '98765'],
    ['id', '1001'],
  ])('are found by %s', async (_, search) => {
    const rows = await rowsOf('players', { search });
    expect(rows.map(row => row['username'])).toEqual(['asha']);
    expect(rows[0]).toMatchObject({ id: asha.id, status: 'active', demo: false, since: office.world.now() });
    expect(rows[0]!['wallet']).toEqual({ balance: 10_000_00, exposure: 0, held: 0 });
  });

  test('have a page with their money, their requests and their sessions', async () => {
    const ravi = await office.player('ravi');
    await office.take(await office.deposit(ravi, 500), 'claim', 'approve');
    await office.take(await office.withdrawal(ravi, 200), 'claim', 'approve', 'send', 'confirm');
    await office.withdrawal(ravi, 50);
    expect(await office.done('helper', 'player', { id: ravi.id })).toMatchObject({
      username: 'ravi',
      email: 'ravi@example.com',
      phone_number: '+91 98765 43210',
      country: 'India',
      twoStep: false,
      paidIn: 500_00,
      paidOut: 200_00,
      wallet: { balance: 10_250_00, exposure: 0, held: 50_00 },
      sessions: [{ endedAt: null, address: '127.0.0.1' }],
      payments: [{ state: 'requested' }, { state: 'confirmed' }, { state: 'approved' }],
    });
    const ledger = await rowsOf('playerLedger', { id: ravi.id });
    expect(ledger.map(row => row['kind'])).toEqual(['withdrawal', 'payout', 'withdrawal', 'deposit', 'opening']);
    expect(ledger[1]).toMatchObject({ from: `held:${ravi.id}`, to: 'bank', amount: 200_00, ref: 'W-1001' });
    expect((await office.as('helper', 'player', { id: '1' })).code).toBe('unknown-player');
    expect((await office.as('helper', 'playerLedger', { id: '1' })).code).toBe('unknown-player');
  });

  test('are out at once when blocked, stay out, and come back when unblocked', async () => {
    const dev = await office.player('dev');
    const blocked = { id: dev.id, reason: 'Asked us to' };
    expect((await ask(office.house, 'balance', {}, { token: dev.token })).status).toBe(200);
    await office.done('helper', 'blockPlayer', blocked);
    expect((await ask(office.house, 'balance', {}, { token: dev.token })).code).toBe('not-signed-in');
    expect((await ask(office.house, 'refresh', {}, { refresh: dev.refresh })).status).toBe(401);
    expect((await ask(office.house, 'login', { email: dev.email, password: PASSWORD })).status).not.toBe(200);
    expect((await rowsOf('players', { status: 'blocked' })).map(row => row['username'])).toEqual(['dev']);
    const [entry] = await rowsOf('audit', { search: 'player.block' });
    expect(entry).toMatchObject({ before: { status: 'active' }, after: { status: 'blocked' }, reason: 'Asked us to' });
    await office.done('helper', 'unblockPlayer', blocked);
    expect((await ask(office.house, 'login', { email: dev.email, password: PASSWORD })).status).toBe(200);
  });

  test('a block that is retried after the player came back ends nothing', async () => {
    const esha = await office.player('esha');
    const input = { id: esha.id, reason: 'A test' };
    await office.as('helper', 'blockPlayer', input, 'block-esha-once');
    await office.done('helper', 'unblockPlayer', input);
    const { token } = await office.player('esha');
    expect((await office.as('helper', 'blockPlayer', input, 'block-esha-once')).status).toBe(200);
    expect((await ask(office.house, 'balance', {}, { token })).status).toBe(200);
  });

  test('one session can be ended without the others', async () => {
    const first = await office.player('gita');
    const second = await office.player('gita');
    const { sessions } = await office.done('helper', 'player', { id: first.id });
    const { rows } = await office.house.deps.db.query<{ id: string }>(
      'select id from sessions where user_id = $1 order by started_at, token_expires_at limit 1',
      [first.id],
    );
    const session = rows[0]!.id;
    expect(sessions).toHaveLength(2);
    const end = { id: first.id, session, reason: 'A lost phone' };
    expect((await office.as('helper', 'endPlayerSession', { ...end, id: asha.id })).code).toBe('unknown-session');
    await office.done('helper', 'endPlayerSession', end);
    const open = await Promise.all(
      [first, second].map(async ({ token }) => (await ask(office.house, 'balance', {}, { token })).status),
    );
    expect(open.toSorted()).toEqual([200, 401]);
    expect((await office.as('helper', 'endPlayerSession', end)).code).toBe('unknown-session');
  });
});

describe('settings', () => {
  const change = async (section: string, values: object) => {
    const { version } = await office.done('owner', 'settings');
    return office.as('owner', 'changeSettings', { version, section, values, reason: 'A test' });
  };
  const LIMITS = {
    depositMin: 100,
    depositMax: 1_000,
    withdrawalMin: 100,
    withdrawalMax: 1_000,
    fourEyesFrom: 500,
    newPayeeHoldHours: 24,
    openingCredit: 0,
    demoCredit: 0,
  };
  const MONEY = { mode: 'real', licence: 'L-1', jurisdiction: 'Malta', countries: ['Malta'] };

  test('are changed one section at a time, and counted', async () => {
    const before = await office.done('auditor', 'settings');
    const support = { label: 'Help', url: 'tel:+911' };
    const { data } = await change('support', support);
    expect(data).toEqual({ version: Number(before['version']) + 1, proposal: null });
    const after = await office.done('auditor', 'settings');
    expect(after).toEqual({ version: data['version'], values: { ...(before['values'] as object), support } });
    const [entry] = await rowsOf('audit', { search: 'settings:support' });
    expect(entry).toMatchObject({ before: { label: '24X7 Support' }, after: { label: 'Help' } });
  });

  const refusals: readonly (readonly [words: string, section: string, values: object, code: string])[] = [
    ['a section has its own fields', 'upi', { upi_id: 'a@b' }, 'invalid-input'],
    ['and no others', 'upi', { upi_id: 'a@b', payee: 'A', role: 'owner' }, 'invalid-input'],
    ['a least deposit above the most', 'limits', { ...LIMITS, depositMin: 1_001 }, 'invalid-input'],
    ['a least withdrawal above the most', 'limits', { ...LIMITS, withdrawalMin: 1_001 }, 'invalid-input'],
    ['half a paisa', 'limits', { ...LIMITS, fourEyesFrom: 0.5 }, 'invalid-input'],
    ['an address that would run a script', 'support', { label: 'Help', url: 'javascript:alert(1)' }, 'invalid-input'],
    ['half a character', 'news', { lines: ['\ud83c'] }, 'invalid-input'],
    ['real money without a licence', 'money', { ...MONEY, licence: ' ' }, 'licence-needed'],
    ['real money without a jurisdiction', 'money', { ...MONEY, jurisdiction: '' }, 'licence-needed'],
    ['real money for no country', 'money', { ...MONEY, countries: [] }, 'licence-needed'],
  ];

  test.each(refusals)('%s is refused', async (_, section, values, code) => {
    const before = await office.done('auditor', 'settings');
    expect((await change(section, values)).code).toBe(code);
    expect(await office.done('auditor', 'settings')).toEqual(before);
  });

  test('a refusal names the fields of the form', async () => {
    const crossed = await change('limits', { ...LIMITS, depositMin: 1_001 });
    expect(crossed.body['fields']).toEqual({ 'values.depositMax': 'The maximum is below the minimum.' });
    const unknown = await change('upi', { upi_id: 'a@b', payee: 'A', role: 'owner' });
    expect(unknown.body['fields']).toEqual({ 'values.role': 'This field is not known.' });
  });

  test('two people who saw the same version: the second is told', async () => {
    const { version } = await office.done('owner', 'settings');
    const news = (line: string) => ({ version, section: 'news', values: { lines: [line] }, reason: 'A test' });
    const answers = await Promise.all([
      office.as('owner', 'changeSettings', news('One')),
      office.as('partner', 'changeSettings', news('Two')),
    ]);
    expect(answers.map(answer => answer.code ?? 'changed').toSorted()).toEqual(['changed', 'settings-changed']);
  });

  test('what visitors see changes with them', async () => {
    await change('news', { lines: ['Rain stopped play.'] });
    expect((await ask(office.house, 'site')).data).toMatchObject({ news: ['Rain stopped play.'] });
  });
});

describe('staff', () => {
  const login = (email: string, password: unknown) => ask(office.house, 'officeLogin', { email, password });

  test('a new colleague signs in with the password shown once, and must replace it', async () => {
    const email = 'hari@maidan.example';
    const { id, password } = await office.done('owner', 'addStaff', { name: 'Hari', email, role: 'support' });
    expect((await login(email, password)).data).toMatchObject({ id, role: 'support', mustChangePassword: true });
    const again = await office.as('owner', 'addStaff', { name: 'Hari', email: 'HARI@maidan.example', role: 'owner' });
    expect(again.code).toBe('staff-exists');
    const { rows } = await office.done('auditor', 'staff');
    expect(rows).toContainEqual({
      id,
      name: 'Hari',
      email,
      role: 'support',
      disabled: false,
      twoStep: false,
      lastLogin: office.world.now(),
      vouched: { by: 'owner', until: office.world.now() + 24 * 3_600_000 },
      counted: null,
      mayCount: false,
    });
  });

  test('a reset ends every session, the old password and the second step', async () => {
    const { db } = office.house.deps;
    const id = office.idOf('checker');
    await db.query(`update staff_security set totp_secret = 'X', totp_confirmed_at = now() where staff_id = $1`, [id]);
    const { password } = await office.done('owner', 'resetStaff', { id, reason: 'A lost phone' });
    expect((await office.as('checker', 'officeMe')).code).toBe('not-signed-in');
    expect((await login('checker@maidan.example', PASSWORD)).code).toBe('wrong-credentials');
    expect((await login('checker@maidan.example', password)).data).toMatchObject({
      twoStep: false,
      mustChangePassword: true,
    });
  });

  test('a disabled colleague is out until enabled', async () => {
    const change = { id: office.idOf('helper'), reason: 'On leave' };
    await office.done('owner', 'disableStaff', change);
    expect((await office.as('helper', 'officeMe')).code).toBe('not-signed-in');
    expect((await login('helper@maidan.example', PASSWORD)).status).not.toBe(200);
    await office.done('owner', 'enableStaff', change);
    expect((await login('helper@maidan.example', PASSWORD)).status).toBe(200);
  });
});

test('the log is searched by who, what, whom and why, the newest first', async () => {
  const all = await rowsOf('audit', { size: 50 });
  expect(all.map(row => row['seq'])).toEqual(all.map((_, index) => Number(all[0]!['seq']) - index));
  const lost = await rowsOf('audit', { search: 'LOST PHONE' });
  expect(lost.map(row => row['action'])).toEqual(['staff.reset', 'player.end-session']);
});

test('whoever reads the log reads who it was, also without the right to see colleagues', async () => {
  const id = await office.deposit(asha, 15);
  await office.take(id, 'claim');
  const { history } = await office.done('clerk', 'payment', { id });
  const named = (rows: unknown) => (rows as { actor: string; name: string }[]).map(({ actor, name }) => [actor, name]);
  const done = [
    [`player:${asha.id}`, 'asha'],
    [`staff:${office.idOf('clerk')}`, 'clerk'],
  ];
  expect(named(history)).toEqual(done);
  expect(named(await rowsOf('audit', { search: id }))).toEqual(done.toReversed());
  const [latest] = await rowsOf('audit', { search: 'CLERK' });
  expect(latest).toMatchObject({ action: 'deposit.claim', subject: `deposit:${id}` });
});
