import { player as contract } from '@maidan/contract/api';
import type { Call } from '@maidan/contract/call';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { letterOf } from '../mail/letters.ts';
import { move } from '../reconcile/plant.ts';
import { ask, form, openTestHouse, PASSWORD, type Person, person, TestWorld } from './testHouse.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

/** Calls that change something. A renewed token is the same session going on. */
const TOLD = (Object.values(contract) as readonly Call[])
  .filter(({ method, name }) => method === 'POST' && name !== 'refresh')
  .map(({ name }) => name);

/** What the log says, and what is sent once everything is ready for it. */
type Scene = readonly [action: string, input: (who: Person) => object | Promise<object>];

const PAYMENT = { depositAmount: '500', paymentMethod: 'UPI', transactionNumber: 'UTR-1' };
const PAYOUT = { withdraw_amount: '100', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' };

const SCENES: Readonly<Record<string, Scene>> = {
  login: ['account.sign-in', ({ email }) => ({ email, password: PASSWORD })],
  register: ['account.register', () => form('newcomer')],
  demo: ['account.sign-in', () => ({})],
  signOut: ['account.sign-out', () => ({})],
  revokeSession: [
    'account.end-session',
    async ({ id }) => ({ id: (await house.deps.sessions.openOf(id as never))[0]!.id }),
  ],
  changePassword: ['account.password', () => ({ current: PASSWORD, password: 'a much better one' })],
  chooseLanguage: ['account.language', () => ({ language: 'hi' })],
  beginTwoStep: ['account.two-step.begin', () => ({ password: PASSWORD })],
  confirmTwoStep: ['account.two-step.on', async who => ({ code: codeOf(await secretOf(who)) })],
  endTwoStep: [
    'account.two-step.off',
    async who => {
      const secret = await secretOf(who);
      await ask(house, 'confirmTwoStep', { code: codeOf(secret) }, who);
      world.pass(30_000);
      return { code: codeOf(secret) };
    },
  ],
  newRecoveryCodes: [
    'account.two-step.codes',
    async who => {
      const secret = await secretOf(who);
      await ask(house, 'confirmTwoStep', { code: codeOf(secret) }, who);
      world.pass(30_000);
      return { code: codeOf(secret) };
    },
  ],
  forgotPassword: ['account.reset-asked', ({ email }) => ({ email })],
  resetPassword: [
    'account.reset',
    async ({ email }) => {
      await ask(house, 'forgotPassword', { email });
      await house.deps.aside.idle();
      return { token: await tokenTo(email, 'resetPassword'), password: 'a much better one' };
    },
  ],
  mailConfirmation: ['account.email.link', () => ({})],
  confirmEmail: ['account.email.confirm', async ({ email }) => ({ token: await tokenTo(email, 'confirmEmail') })],
  deposit: ['deposit.request', () => PAYMENT],
  withdrawal: ['withdrawal.request', () => PAYOUT],
  topUp: [
    'account.top-up',
    async who => {
      // Only who has run low is given any.
      await house.deps.db.query(move('lost', `player:${who.id}`, 'house', 9_500_00, 'adjustment'));
      return {};
    },
  ],
};

async function tokenTo(email: string, kind: string): Promise<string | undefined> {
  const { rows } = await house.deps.db.query(
    `select mails.*, username from mails join users on users.id = user_id where address = $1 and kind = $2`,
    [email, kind],
  );
  return letterOf(house.deps, rows[0]!).text.split('#')[1]?.slice(0, 43);
}

/** Who has the password, or the link of a mail, is the player. */
const PROVEN = ['login', 'resetPassword', 'confirmEmail'];

const secretOf = async (who: Person): Promise<string> =>
  String((await ask(house, 'beginTwoStep', { password: PASSWORD }, who)).data['secret']);

const codeOf = (secret: string): string => new TOTP({ secret }).generate({ timestamp: world.now() });

test('[R43] there is a scene for every call of a player that changes something', () => {
  expect(Object.keys(SCENES).toSorted()).toEqual(TOLD.toSorted());
});

test.each(Object.entries(SCENES))('[R43] %s is told in the log, with where it came from', async (name, scene) => {
  const call = name as keyof typeof contract; // the scenes are named by calls
  const [action, input] = scene;
  const who = await person(house, `asha-${name.toLowerCase()}`);
  const sent = await input(who);
  const isTheirs = contract[call].access === 'player' || PROVEN.includes(call);
  const how = { address: '203.0.113.7', ...(isTheirs && { token: who.token }) };
  expect((await ask(house, call, sent, how)).status).toBe(200);
  await house.deps.aside.idle();
  const { rows } = await house.deps.db.query('select action, actor, address from audit order by seq desc limit 1');
  expect(rows[0]).toMatchObject({ action, address: '203.0.113.7' });
  expect(rows[0].actor === `player:${who.id}`).toBe(isTheirs); // a newcomer is somebody else
});
