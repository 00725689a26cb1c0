import { DEFAULTS } from '@maidan/contract/settings';
import { after } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask as askAs, colleague } from '../accounts/testHouse.ts';
import { off } from '../reconcile/plant.ts';
import { reconcile } from '../reconcile/reconcile.ts';
import { ask, join, openCashier, PASSWORD, set, type Cashier, type TestPlayer } from './testCashier.ts';

let database: FreshDatabase;
let cashier: Cashier;
beforeAll(async () => {
  database = await freshDatabase();
  cashier = await openCashier(database.url);
});
afterAll(async () => {
  await cashier.close();
  await database.drop();
});

const DAY_MS = 86_400_000;
const topUp = (who: TestPlayer, key?: string) => ask(cashier.house, 'topUp', {}, who, key);
const balance = async (who: TestPlayer) => (await ask(cashier.house, 'balance', {}, who)).body.data.balance;

let staff = 0;

/** So much less, as two of the staff can make it: what is only asked for is still the player's. */
async function spend(who: TestPlayer, amount: number): Promise<void> {
  const [owner, partner] = [
    await colleague(cashier.house, 'owner', `o${++staff}`),
    await colleague(cashier.house, 'owner', `p${staff}`),
  ];
  const input = { id: who.user, amount: -rupees(amount), reason: 'Paid out' };
  const { data } = await askAs(cashier.house, 'proposeAdjustment', input, owner);
  expect((await askAs(cashier.house, 'approveProposal', { id: data['id'] }, partner)).status).toBe(200);
}

async function withdraw(who: TestPlayer, amount: number): Promise<void> {
  const form = {
    withdraw_amount: amount,
    withdraw_currency: 'INR',
    payment_method: 'UPI',
    upi_id: 'asha@okbank',
  } as const;
  expect((await ask(cashier.house, 'withdrawal', form, who)).body.success).toBe(true);
}

test('what is on its way out is still there: who asks for all of it back is not given more', async () => {
  const devi = await join(cashier, 'devi');
  await withdraw(devi, 10_000);
  expect(await balance(devi)).toBe(0);
  expect((await topUp(devi)).body.code).toBe('top-up-not-needed');
});

test('play money comes when it runs low, so often a day, and again the next day', async () => {
  const asha = await join(cashier, 'asha');
  expect((await topUp(asha)).body.code).toBe('top-up-not-needed');
  await spend(asha, 9_000);
  expect((await topUp(asha)).body.code).toBe('top-up-not-needed'); // 1,000 is not less than 1,000
  for (const left of [1_000, 10_000, 10_000]) {
    await spend(asha, left);
    expect((await topUp(asha)).body).toMatchObject({ success: true, data: { amount: rupees(10_000) } });
    expect(await balance(asha)).toBe(10_000);
  }
  await spend(asha, 10_000);
  expect((await topUp(asha)).body.code).toBe('top-ups-used-up');
  cashier.clock.now = after(cashier.clock.now, DAY_MS);
  const { token } = (await ask(cashier.house, 'login', { email: 'asha@example.com', password: PASSWORD }, asha)).body
    .data;
  expect((await topUp({ ...asha, token })).body.success).toBe(true);
});

test('a retry with the same key counts once, and of many at once one counts', async () => {
  const ravi = await join(cashier, 'ravi');
  await spend(ravi, 10_000);
  const first = await topUp(ravi, 'a-key-of-ravi');
  expect((await topUp(ravi, 'a-key-of-ravi')).body).toEqual(first.body);
  expect(await balance(ravi)).toBe(10_000);
  await spend(ravi, 10_000);
  const answers = await Promise.all(Array.from({ length: 20 }, () => topUp(ravi)));
  expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
  expect(await balance(ravi)).toBe(10_000);
});

test('a top-up is in the statement by its name, and in the ledger from the bank', async () => {
  const meera = await join(cashier, 'meera');
  await spend(meera, 10_000);
  await topUp(meera);
  const { rows } = (await ask(cashier.house, 'statement', { order: 'newest' }, meera)).body.data;
  expect(rows[0]).toMatchObject({ remark: 'Top-up · Play money', credit: rupees(10_000) });
  const { rows: moved } = await cashier.house.deps.db.query(
    `select from_account, kind from transfers where to_account = $1 and kind = 'topUp'`,
    [`player:${meera.user}`],
  );
  expect(moved).toEqual([{ from_account: 'bank', kind: 'topUp' }]);
});

test('[R6] reconciliation has a cause for each', async () => {
  expect((await reconcile(cashier.house.deps.db, undefined)).faults).toEqual([]);
});

/** Behind the back of the database, which lets no mode change while somebody has money. */
async function written(sql: string): Promise<void> {
  await cashier.house.deps.db.query(off('settings', sql));
  await cashier.house.deps.settings.load();
}

test('there is none where the operator gives none', async () => {
  const hema = await join(cashier, 'hema');
  await spend(hema, 10_000);
  await set(cashier, 'topUp', { ...DEFAULTS.topUp, perDay: 0 });
  expect((await topUp(hema)).body.code).toBe('top-up-closed');
  await set(cashier, 'topUp', DEFAULTS.topUp);
  const real = JSON.stringify({ mode: 'real', licence: 'L', jurisdiction: 'J', countries: ['India'] });
  await written(`insert into settings (section, value, version) values ('money', '${real}', 1)`);
  expect((await topUp(hema)).body.code).toBe('top-up-closed');
  await written(`update settings set value = '${JSON.stringify(DEFAULTS.money)}', version = 2 where section = 'money'`);
  expect((await topUp(hema)).body.success).toBe(true);
});
