import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { ask, openTestHouse, PASSWORD, person, TestWorld } from './testHouse.ts';
import { lasting } from '../db/testDb.ts';

const STEP = 30_000;

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

/** What an authenticator app shows, some steps from now. */
const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: world.now() + steps * STEP });

async function withTwoStep(name: string) {
  const player = await person(house, name);
  const { data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  const secret = String(data['secret']);
  const { status } = await ask(house, 'confirmTwoStep', { code: codeOf(secret) }, player);
  expect(status).toBe(200);
  world.pass(STEP);
  return { ...player, secret };
}

test('[R34] a new secret has 160 bits and comes as text and as the address of a QR code', async () => {
  const player = await person(house, 'asha');
  const { status, data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  expect(status).toBe(200);
  expect(data['secret']).toMatch(/^[A-Z2-7]{32}$/);
  expect(data['uri']).toBe(
    `otpauth://totp/Maidan:asha?issuer=Maidan&secret=${String(data['secret'])}&algorithm=SHA1&digits=6&period=30`,
  );
  expect((await ask(house, 'security', {}, player)).data).toMatchObject({ twoStep: false });
});

test('[R34] two-step sign-in is on after a first right code, and sign-in then asks for one', async () => {
  const { email, secret, token } = await withTwoStep('bela');
  expect((await ask(house, 'security', {}, { token })).data).toMatchObject({ twoStep: true });
  const login = (more: object) => ask(house, 'login', { email, password: PASSWORD, ...more });
  expect(await login({})).toMatchObject({ status: 401, code: 'two-step-needed' });
  expect(await login({ code: codeOf(secret, -3) })).toMatchObject({ status: 401, code: 'two-step-wrong' });
  expect(await login({ code: codeOf(secret) })).toMatchObject({ status: 200 });
  expect(await login({ password: 'not the password', code: codeOf(secret, 1) })).toMatchObject({
    code: 'wrong-credentials',
  });
});

test('[R34] a code works once, a step early or late, and not two', async () => {
  const { email, secret } = await withTwoStep('chand');
  const login = async (steps: number) =>
    (await ask(house, 'login', { email, password: PASSWORD, code: codeOf(secret, steps) })).status;
  world.pass(3 * STEP);
  expect(await login(-2)).toBe(401);
  expect(await login(-1)).toBe(200);
  expect(await login(-1)).toBe(401);
  expect(await login(0)).toBe(200);
  expect(await login(-1)).toBe(401);
  expect(await login(2)).toBe(401);
  expect(await login(1)).toBe(200);
});

test('[R34] the same code sent twice at the same moment opens one session', async () => {
  const { email, secret } = await withTwoStep('dev');
  const input = { email, password: PASSWORD, code: codeOf(secret) };
  const answers = await Promise.all([ask(house, 'login', input), ask(house, 'login', input)]);
  expect(answers.map(answer => answer.status).toSorted()).toEqual([200, 401]);
});

test('[R34] a wrong first code leaves it off; while it is on, no new secret is handed out', async () => {
  const player = await person(house, 'esha');
  const { data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  const wrong = await ask(house, 'confirmTwoStep', { code: codeOf(String(data['secret']), 5) }, player);
  expect(wrong).toMatchObject({ status: 401, code: 'two-step-wrong' });
  expect((await ask(house, 'login', { email: player.email, password: PASSWORD })).status).toBe(200);

  expect((await ask(house, 'confirmTwoStep', { code: codeOf(String(data['secret'])) }, player)).status).toBe(200);
  expect((await ask(house, 'beginTwoStep', { password: PASSWORD }, player)).code).toBe('two-step-already-on');
  expect((await ask(house, 'confirmTwoStep', { code: '000000' }, player)).code).toBe('two-step-already-on');
});

test('[R34] a token alone does not begin it: the password is asked for, and guessing costs waits', async () => {
  const player = await person(house, 'jaya');
  const begin = async (input: object) => (await ask(house, 'beginTwoStep', input, player)).code;
  expect(await begin({})).toBe('invalid-input');
  const codes = [];
  for (let count = 1; count <= 6; count += 1) codes.push(await begin({ password: 'not the password' }));
  expect(codes).toEqual([...Array<string>(5).fill('wrong-credentials'), 'too-many-attempts']);
});

test('[R35] switching it on ends every session but the one it was done in', async () => {
  const player = await person(house, 'kiran');
  const { data } = await ask(house, 'login', { email: player.email, password: PASSWORD });
  const begun = await ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  await ask(house, 'confirmTwoStep', { code: codeOf(String(begun.data['secret'])) }, player);
  expect((await ask(house, 'balance', {}, player)).status).toBe(200);
  expect((await ask(house, 'balance', {}, { token: String(data['token']) })).status).toBe(401);
});

test('[R34] a secret begun while another is being confirmed is not the one that is switched on', async () => {
  const player = await person(house, 'lata');
  const begin = () => ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  const { data } = await begin();
  const { db } = house.deps;
  const query = db.query.bind(db) as (...args: unknown[]) => Promise<unknown>;
  const watched = vi.spyOn(db, 'query').mockImplementation((async (...args: unknown[]) => {
    const answer = await query(...args);
    if (!String(args[0]).includes('set totp_last_step')) return answer;
    watched.mockRestore(); // the code was taken: now, before it is switched on
    await begin();
    return answer;
  }) as never);
  const confirmed = await ask(house, 'confirmTwoStep', { code: codeOf(String(data['secret'])) }, player);
  expect(confirmed).toMatchObject({ status: 401, code: 'two-step-wrong' });
  expect((await ask(house, 'security', {}, player)).data).toMatchObject({ twoStep: false });
});

test('[R34] two-step sign-in is switched off with a code and nothing less', async () => {
  const { email, secret, token } = await withTwoStep('farid');
  expect((await ask(house, 'endTwoStep', { code: codeOf(secret, 9) }, { token })).code).toBe('two-step-wrong');
  expect((await ask(house, 'endTwoStep', { code: codeOf(secret) }, { token })).status).toBe(200);
  expect((await ask(house, 'login', { email, password: PASSWORD })).status).toBe(200);
  expect((await ask(house, 'endTwoStep', { code: codeOf(secret, 1) }, { token })).code).toBe('two-step-wrong');
});

test('[R36] guessing codes costs waits too, at the door and behind it', async () => {
  const { email, token, secret } = await withTwoStep('gita');
  const guesses = async (guess: () => Promise<{ code: unknown }>) => {
    const codes = [];
    for (let count = 1; count <= 6; count += 1) codes.push((await guess()).code);
    return codes;
  };
  const five = Array.from({ length: 5 }, () => 'two-step-wrong');
  const wrong = codeOf(secret, 7);
  expect(await guesses(() => ask(house, 'endTwoStep', { code: wrong }, { token }))).toEqual([
    ...five,
    'too-many-attempts',
  ]);
  const atTheDoor = () => ask(house, 'login', { email, password: PASSWORD, code: wrong });
  expect(await guesses(atTheDoor)).toEqual([...five, 'too-many-attempts']);
});

test('[R34] with two-step sign-in on, a withdrawal asks for a code', async () => {
  const { token, secret } = await withTwoStep('hari');
  const form = { withdraw_amount: '100', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'hari@bank' };
  expect((await ask(house, 'withdrawal', form, { token })).code).toBe('two-step-needed');
  expect((await ask(house, 'withdrawal', { ...form, code: codeOf(secret, 9) }, { token })).code).toBe('two-step-wrong');
  expect((await ask(house, 'withdrawal', { ...form, code: codeOf(secret) }, { token })).status).toBe(200);
});

test('[R43] switching it on and off stands in the audit log, without the secret', async () => {
  const { id, secret, token } = await withTwoStep('ila');
  await ask(house, 'endTwoStep', { code: codeOf(secret) }, { token });
  const { rows } = await house.deps.db.query('select * from audit where subject = $1 order by seq', [`player:${id}`]);
  expect(rows.map(row => row.action)).toEqual([
    'account.register',
    'account.sign-in',
    'account.two-step.begin',
    'account.two-step.on',
    'account.two-step.off',
  ]);
  expect(JSON.stringify(rows)).not.toContain(secret);
});
