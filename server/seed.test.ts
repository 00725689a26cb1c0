import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isPasswordOf } from './accounts/passwords.ts';
import { MAKER } from './exchange/makerAccount.ts';
import { hireMaker } from './sport/houseMaker.ts';
import type { StaffRow } from './writer/rows.ts';
import { seed, type Seeded } from './seed.ts';
import { ask, join, openCashier, type Cashier, type TestPlayer } from './wallet/testCashier.ts';

let database: FreshDatabase;
let cashier: Cashier;
let seeded: Seeded;
let asha: TestPlayer;

beforeAll(async () => {
  database = await freshDatabase();
  cashier = await openCashier(database.url);
  seeded = await seed(cashier.house.deps);
  const nobody = { user: '' as TestPlayer['user'], token: '' };
  const { body } = await ask(cashier.house, 'login', seeded.demo ?? {}, nobody);
  asha = { ...nobody, token: body.data.token };
});

afterAll(async () => {
  await cashier.close();
  await database.drop();
});

test('an empty house gets an owner and a second pair of eyes, with passwords shown once', async () => {
  const { rows } = await cashier.house.deps.db.query<StaffRow>('select * from staff order by id');
  expect(rows.map(({ email, role, must_change_password }) => ({ email, role, must_change_password }))).toEqual([
    { email: 'owner@maidan.example', role: 'owner', must_change_password: true },
    { email: 'payments@maidan.example', role: 'payments', must_change_password: true },
  ]);
  for (const [index, { password }] of seeded.staff.entries()) {
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await isPasswordOf(rows[index]!.password_hash, password)).toEqual({ ok: true, value: true });
  }
  expect(seeded.staff[0]!.password).not.toBe(seeded.staff[1]!.password);
});

test('the demo player has requests in every state and a statement that ends at the balance', async () => {
  const { rows } = (await ask(cashier.house, 'requests', {}, asha)).body.data;
  expect(rows.map(({ type, state }) => `${type} ${state}`).toSorted()).toEqual([
    'deposit approved',
    'deposit rejected',
    'deposit requested',
    'deposit requested',
    'withdrawal confirmed',
    'withdrawal requested',
  ]);
  const page = (await ask(cashier.house, 'statement', {}, asha)).body.data;
  expect(page.rows.map(row => [row.credit, row.debit])).toEqual([
    [1_000_000, 0],
    [500_000, 0],
    [0, 120_000],
    [0, 80_000],
  ]);
  expect(page.rows.at(-1)?.points).toBe(page.balance);
});

test('the waiting deposits have pictures, none of which looks like another', async () => {
  const { rows } = await cashier.house.deps.db.query<{ pictures: number; nearest: number }>(
    `select count(distinct a.id) as pictures, min(bit_count((a.look # b.look)::bit(64))) as nearest
     from screenshots a join screenshots b on a.id <> b.id`,
  );
  expect(rows[0]!.pictures).toBe(3);
  expect(rows[0]!.nearest).toBeGreaterThan(10);
});

test('a later start makes nothing and shows no password', async () => {
  const count = async (): Promise<unknown> =>
    (await cashier.house.deps.db.query('select (select count(*) from commands), (select count(*) from audit)')).rows;
  const before = await count();
  expect(await seed(cashier.house.deps)).toEqual({ staff: [], demo: seeded.demo });
  expect(await count()).toEqual(before);
});

test('a house that somebody else opened is left alone', async () => {
  const other = await freshDatabase();
  const theirs = await openCashier(other.url);
  await join(theirs, 'first');
  expect(await seed(theirs.house.deps)).toEqual({ staff: [], demo: undefined });
  const { rows } = await theirs.house.deps.db.query('select from staff');
  expect(rows).toHaveLength(0);
  await theirs.close();
  await other.drop();
});

test('the house has one account among the users, the maker, and its others belong to nobody', async () => {
  const { db, writer } = cashier.house.deps;
  await hireMaker(writer);
  const { rows } = await db.query<{ id: string; is_house: boolean }>(
    String.raw`select id, is_house from users where is_house or id !~ '^\d+$'`,
  );
  expect(rows).toEqual([{ id: MAKER, is_house: true }]); // players have numbers for names
  const { rows: accounts } = await db.query<{ id: string }>(
    `select id from accounts where split_part(id, ':', 2) not in (select id from users) order by id`,
  );
  const others = accounts.map(({ id }) => id).filter(id => !id.startsWith('market:'));
  expect(['bank', 'commission', 'house']).toEqual(expect.arrayContaining(others));
});
