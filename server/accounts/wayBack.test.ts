import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { expect, test, vi } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { letterOf } from '../mail/letters.ts';
import { ask, openTestHouse, PASSWORD, type Person, person, sessionOf, TestWorld } from './testHouse.ts';

const NEW = 'a much better one';
const HOUR_MS = 3_600_000;

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { deps } = house;

const forgot = async (email: string, address = '203.0.113.7') => {
  const answer = await ask(house, 'forgotPassword', { email }, { address });
  await deps.aside.idle();
  return answer;
};

async function mailsTo(email: string, kind: string) {
  const { rows } = await deps.db.query(
    `select mails.*, username from mails join users on users.id = user_id
     where address = $1 and kind = $2 order by mails.at desc, mails.id`,
    [email, kind],
  );
  return rows;
}

/** What the newest mail of a kind proves. */
async function tokenFor({ email }: Pick<Person, 'email'>, kind: 'resetPassword' | 'confirmEmail' = 'resetPassword') {
  const [mail] = await mailsTo(email, kind);
  return mail && /#([\w-]{43})/.exec(letterOf(deps, mail).text)?.[1];
}

const reset = (token: string | undefined, more: object = {}) =>
  ask(house, 'resetPassword', { token, password: NEW, ...more });
const login = (email: string, password: string, more: object = {}) => ask(house, 'login', { email, password, ...more });

const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: world.now() });

async function withTwoStep(name: string) {
  const player = await person(house, name);
  const { data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, player);
  const secret = String(data['secret']);
  const on = await ask(house, 'confirmTwoStep', { code: codeOf(secret) }, player);
  world.pass(30_000);
  return { ...player, secret, codes: on.data['codes'] as string[] };
}

test('[R34] a link from the mail sets a new password, once, and ends every session; the player is told', async () => {
  const asha = await person(house, 'asha');
  expect((await forgot(asha.email)).data).toEqual({ sendsMail: false });
  const token = await tokenFor(asha);
  expect((await reset(token)).status).toBe(200);
  expect((await login(asha.email, PASSWORD)).code).toBe('wrong-credentials');
  expect((await login(asha.email, NEW)).status).toBe(200);
  expect((await ask(house, 'balance', {}, asha)).status).toBe(401);
  expect((await ask(house, 'refresh', {}, { refresh: asha.refresh })).code).toBe('session-ended');
  expect(await reset(token, { password: 'yet another one' })).toMatchObject({ status: 410, code: 'link-over' });
  expect(await mailsTo(asha.email, 'passwordReset')).toHaveLength(1);
  expect(await listed(asha.id)).toContainEqual(['security', 'Your password was reset']); // also where no mail is sent
});

async function listed(id: string) {
  const { data } = await ask(house, 'inbox', {}, { token: await sessionOf(house, id) });
  return (data['rows'] as { kind: string; title: string }[]).map(({ kind, title }) => [kind, title]);
}

test.each([
  ['a link', 'link', async (_: Person, token: string | undefined) => reset(token)],
  [
    'the account page',
    'page',
    async (asha: Person) =>
      ask(
        house,
        'changePassword',
        { current: PASSWORD, password: NEW },
        { ...asha, token: await sessionOf(house, asha.id) },
      ),
  ],
])('[R34] a house that dies right after a new password by %s has left no other session', async (_, name, change) => {
  const asha = await person(house, `dies-${name}`);
  await forgot(asha.email);
  const token = await tokenFor(asha);
  const write = deps.writer.do.bind(deps.writer);
  const spy = vi.spyOn(deps.writer, 'do').mockImplementation(async command => {
    await write(command);
    throw new Error('gone');
  });
  const answer = await change(asha, token).finally(() => spy.mockRestore());
  expect(answer.status).toBe(500);
  expect((await login(asha.email, NEW)).status).toBe(200);
  expect((await ask(house, 'balance', {}, asha)).status).toBe(401);
  expect((await ask(house, 'refresh', {}, { refresh: asha.refresh })).code).toBe('session-ended');
});

test('[R34] a link used at the same moment from two places sets one password', async () => {
  const uma = await person(house, 'uma');
  await forgot(uma.email);
  const token = await tokenFor(uma);
  const answers = await Promise.all([reset(token), reset(token, { password: 'yet another one' })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
});

test('[R34] a link is over after its time, when the password is another by then, and for who is blocked', async () => {
  const bela = await person(house, 'bela');
  await forgot(bela.email);
  const first = await tokenFor(bela);
  world.pass(24 * HOUR_MS - 1);
  expect((await reset(first, { password: 'short' })).code).toBe('password-too-short');
  world.pass(1);
  expect((await reset(first)).code).toBe('link-over');

  await forgot(bela.email);
  const second = await tokenFor(bela);
  const { data } = await login(bela.email, PASSWORD);
  await ask(house, 'changePassword', { current: PASSWORD, password: NEW }, { token: String(data['token']) });
  expect((await reset(second, { password: 'yet another one' })).code).toBe('link-over');

  world.pass(2 * 60_000);
  await forgot(bela.email);
  const third = await tokenFor(bela);
  await deps.db.query(`update users set status = 'blocked' where id = $1`, [bela.id]);
  expect((await reset(third, { password: 'yet another one' })).code).toBe('link-over');
});

test('[R36] an unknown name is answered as a known one is, and counts the same', async () => {
  const chand = await person(house, 'chand');
  const answersFor = async (email: string, address: string) => {
    const answers = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { status, body, headers } = await forgot(email, address);
      answers.push({ status, body, retryAfter: headers['retry-after'] });
    }
    return answers;
  };
  const known = await answersFor(chand.email, '203.0.113.20');
  expect(await answersFor('nobody@example.com', '203.0.113.21')).toEqual(known);
  expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(await mailsTo(chand.email, 'resetPassword')).toHaveLength(1);
});

test('[R36] who asks for the way back several times at once has one mail, and another when it is asked for later', async () => {
  const omar = await person(house, 'omar');
  const [write, asked] = [deps.writer.do.bind(deps.writer), Promise.withResolvers<void>()];
  let waiting = 0;
  const spy = vi.spyOn(deps.writer, 'do').mockImplementation(async command => {
    waiting += 1;
    if (waiting === 5) asked.resolve(); // nothing is written before all who are let through have asked
    await asked.promise;
    return write(command);
  });
  const asks = Array.from({ length: 10 }, () => ask(house, 'forgotPassword', { email: omar.email }));
  const codes = (await Promise.all(asks)).map(({ code }) => code);
  await deps.aside.idle();
  spy.mockRestore();
  expect(codes.filter(code => code === undefined)).toHaveLength(5);
  expect(await mailsTo(omar.email, 'resetPassword')).toHaveLength(1);
  world.pass(HOUR_MS);
  await forgot(omar.email);
  expect(await mailsTo(omar.email, 'resetPassword')).toHaveLength(2);
});

test('[R36] what is done for a known name is not waited for by the answer', async () => {
  const dev = await person(house, 'dev');
  const { writer } = deps;
  const done = Promise.withResolvers<void>();
  const slow = Object.create(writer, {
    do: { value: (command: never) => done.promise.then(() => writer.do(command)) },
  }) as typeof writer;
  Object.assign(deps, { writer: slow });
  const answer = await ask(house, 'forgotPassword', { email: dev.email });
  expect([answer.status, await mailsTo(dev.email, 'resetPassword')]).toEqual([200, []]);
  done.resolve();
  Object.assign(deps, { writer });
  await deps.aside.idle();
  expect(await mailsTo(dev.email, 'resetPassword')).toHaveLength(1);
});

test('[R36] one network asks for so many names, and then waits', async () => {
  const codes = [];
  for (let nth = 0; nth < 21; nth += 1) codes.push((await forgot(`name${nth}@example.com`, '203.0.113.30')).code);
  expect(codes).toEqual([...Array<undefined>(20).fill(undefined), 'too-many-attempts']);
});

test('[R34] who has two steps needs both: the link alone sets nothing', async () => {
  const esha = await withTwoStep('esha');
  await forgot(esha.email);
  const token = await tokenFor(esha);
  expect((await reset(token)).code).toBe('two-step-needed');
  expect((await reset(token, { code: '000000' })).code).toBe('two-step-wrong');
  expect((await login(esha.email, PASSWORD, { code: codeOf(esha.secret) })).status).toBe(200);
  world.pass(30_000);
  expect((await reset(token, { code: codeOf(esha.secret) })).status).toBe(200);
  world.pass(30_000);
  expect((await login(esha.email, NEW)).code).toBe('two-step-needed');
});

test('[R34] ten recovery codes come with the second step, shown once, stored as hashes, each good once', async () => {
  const farah = await withTwoStep('farah');
  expect(farah.codes).toHaveLength(10);
  expect(new Set(farah.codes).size).toBe(10);
  for (const code of farah.codes) expect(code).toMatch(/^[a-z2-9]{5}-[a-z2-9]{5}-[a-z2-9]{5}$/);
  const { rows } = await deps.db.query('select hash from recovery_codes where user_id = $1', [farah.id]);
  expect(rows.filter(({ hash }) => farah.codes.includes(hash))).toEqual([]);
  const left = async () => (await ask(house, 'security', {}, farah)).data['recoveryCodes'];
  expect(await left()).toBe(10);

  const [first = '', second = ''] = farah.codes;
  expect((await login(farah.email, 'not the password', { code: first })).code).toBe('wrong-credentials');
  expect((await login(farah.email, PASSWORD, { code: ` ${first.toUpperCase()} ` })).status).toBe(200);
  expect((await login(farah.email, PASSWORD, { code: first })).code).toBe('two-step-wrong');
  expect(await left()).toBe(9);
  const twice = await Promise.all([1, 2].map(() => login(farah.email, PASSWORD, { code: second })));
  expect(twice.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('[R34] a recovery code ends the second step; of nobody else, and none does before it is on', async () => {
  const [gita, hari] = [await withTwoStep('gita'), await withTwoStep('hari')];
  expect((await ask(house, 'endTwoStep', { code: hari.codes[0] }, gita)).code).toBe('two-step-wrong');
  expect((await ask(house, 'endTwoStep', { code: gita.codes[0] }, gita)).status).toBe(200);
  expect((await login(gita.email, PASSWORD)).status).toBe(200);
  const { data } = await ask(house, 'beginTwoStep', { password: PASSWORD }, gita);
  expect((await ask(house, 'confirmTwoStep', { code: gita.codes[1] }, gita)).code).toBe('invalid-input');
  expect((await ask(house, 'confirmTwoStep', { code: codeOf(String(data['secret'])) }, gita)).status).toBe(200);
  expect((await login(gita.email, PASSWORD, { code: gita.codes[2] })).code).toBe('two-step-wrong');
});

test('[R34] new recovery codes take a code of the app, and the old ones are over', async () => {
  const isha = await withTwoStep('isha');
  expect((await ask(house, 'newRecoveryCodes', { code: '000000' }, isha)).code).toBe('two-step-wrong');
  const { status, data } = await ask(house, 'newRecoveryCodes', { code: codeOf(isha.secret) }, isha);
  expect(status).toBe(200);
  const fresh = data['codes'] as string[];
  expect(fresh.filter(code => isha.codes.includes(code))).toEqual([]);
  expect((await login(isha.email, PASSWORD, { code: isha.codes[0] })).code).toBe('two-step-wrong');
  expect((await login(isha.email, PASSWORD, { code: fresh[0] })).status).toBe(200);
  const jaya = await person(house, 'jaya');
  expect((await ask(house, 'newRecoveryCodes', { code: '000000' }, jaya)).code).toBe('two-step-wrong');
});

test('[R34] an email is confirmed by its link, which does nothing else; another one can be asked for', async () => {
  const kiran = await person(house, 'kiran');
  const confirmed = async () => (await ask(house, 'security', {}, kiran)).data['emailConfirmed'];
  expect(await confirmed()).toBe(false);
  expect((await ask(house, 'mailConfirmation', {}, kiran)).data).toEqual({ sendsMail: false });
  const token = await tokenFor(kiran, 'confirmEmail');
  expect((await reset(token)).code).toBe('link-over');
  expect((await ask(house, 'confirmEmail', { token: 'x'.repeat(43) })).code).toBe('link-over');
  expect((await ask(house, 'confirmEmail', { token })).status).toBe(200);
  expect((await ask(house, 'confirmEmail', { token })).status).toBe(200);
  expect(await confirmed()).toBe(true);
  const codes = [];
  for (let nth = 0; nth < 5; nth += 1) codes.push((await ask(house, 'mailConfirmation', {}, kiran)).code);
  expect(codes.at(-1)).toBe('too-many-attempts');
  const { data } = await ask(house, 'demo');
  expect((await ask(house, 'mailConfirmation', {}, { token: String(data['token']) })).code).toBe('demo-account');
});
