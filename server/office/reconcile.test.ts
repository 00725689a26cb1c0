import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../accounts/testHouse.ts';
import { reconcile } from './reconcile.ts';
import { Office } from './testOffice.ts';

let database: FreshDatabase;
let office: Office;
let asha: Person;

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  asha = await office.player('asha');
});

afterAll(async () => {
  await office.close();
  await database.drop();
});

beforeAll(async () => {
  await office.take(await office.deposit(asha, 500), 'claim', 'approve');
  await office.take(await office.deposit(asha, 40), 'claim', 'reject');
  await office.take(await office.withdrawal(asha, 30), 'claim', 'approve', 'send', 'confirm');
  await office.take(await office.withdrawal(asha, 20), 'claim', 'reject');
  await office.take(await office.withdrawal(asha, 10), 'claim', 'approve');
  for (const amount of [300, -200]) {
    const { id } = await office.done('clerk', 'proposeAdjustment', { id: asha.id, amount, reason: 'A test' });
    await office.done('checker', 'approveProposal', { id });
  }
});

test('[R6] books kept by our own calls agree with what was decided', async () => {
  expect(await reconcile(office.house.deps.db)).toEqual({ balanced: true, faults: [] });
  expect(await office.done('auditor', 'officeSummary')).toMatchObject({ ledgerBalanced: true });
});

/** Written as somebody would who can reach the database: the triggers keep the sum at zero all the same. */
const move = (id: string, from: string, to: string, amount: number, kind: string): string =>
  `insert into transfers (id, from_account, to_account, amount, kind, ref, at)
   values ('${id}', '${from}', '${to}', ${amount}, '${kind}', 'planted', now())`;

const off = (table: string, sql: string): string =>
  `alter table ${table} disable trigger user; ${sql}; alter table ${table} enable trigger user`;

describe('[R6] the alarm fires for', () => {
  const plants: readonly (readonly [words: string, sql: () => string, rule: string, subject: () => string])[] = [
    [
      'a deposit that was paid twice, although the sum of all balances is zero',
      () => move('D-1001:deposit:again', 'bank', `player:${asha.id}`, 500_00, 'deposit'),
      'transfer-has-its-cause',
      () => 'D-1001:deposit:again',
    ],
    [
      'a payout that was also refunded',
      () => `${move('x:opening', 'bank', `held:${asha.id}`, 30_00, 'release')};
        ${move('W-1001:refund', `held:${asha.id}`, `player:${asha.id}`, 30_00, 'refund')}`,
      'transfer-has-its-cause',
      () => 'W-1001:refund',
    ],
    [
      'a deposit that was approved and never credited',
      () => `update deposits set state = 'approved' where id = 'D-1002'`,
      'transfer-has-its-cause',
      () => 'D-1002:deposit',
    ],
    [
      'an adjustment nobody approved',
      () => move('P-999:adjustment', 'house', `player:${asha.id}`, 1, 'adjustment'),
      'transfer-has-its-cause',
      () => 'P-999:adjustment',
    ],
    [
      'an adjustment whose amount was changed afterwards',
      () => `update proposals set detail = '{"amount": 1}' where id = 'P-101'`,
      'transfer-has-its-cause',
      () => 'P-101:adjustment',
    ],
    [
      'an account opened a second time',
      () => move('user:again:opening', 'bank', `player:${asha.id}`, 10_000_00, 'opening'),
      'opened-once',
      () => 'user:again:opening',
    ],
    [
      'money held for no withdrawal',
      () => move('planted:hold', `player:${asha.id}`, `held:${asha.id}`, 100, 'hold'),
      'held-is-owed',
      () => `held:${asha.id}`,
    ],
    [
      'a withdrawal that holds less than it will pay',
      () => `update withdrawals set amount = amount + 1 where id = 'W-1003'`,
      'held-is-owed',
      () => `held:${asha.id}`,
    ],
    [
      'a balance that was edited',
      () => off('accounts', `update accounts set balance = balance + 1 where id = 'player:${asha.id}'`),
      'account-is-its-transfers',
      () => `player:${asha.id}`,
    ],
    [
      'a transfer that was taken out',
      () => off('transfers', `delete from transfers where id = 'D-1001:deposit'`),
      'account-is-its-transfers',
      () => `player:${asha.id}`,
    ],
    [
      'a sum of balances that is not zero',
      () => off('accounts', `update accounts set balance = balance + 1 where id = 'bank'`),
      'sum-is-zero',
      () => 'all',
    ],
  ];

  test.each(plants)('%s', async (_, sql, rule, subject) => {
    const client = await office.house.deps.db.connect();
    try {
      await client.query('begin');
      await client.query(sql());
      const { balanced, faults } = await reconcile(client);
      expect(balanced).toBe(false);
      expect(faults).toContainEqual(expect.objectContaining({ rule, subject: subject() }));
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect((await reconcile(office.house.deps.db)).balanced).toBe(true);
  });
});

test('[R6] the office hears of it within a minute', async () => {
  await office.house.deps.db.query(move('D-1001:deposit:again', 'bank', `player:${asha.id}`, 500_00, 'deposit'));
  await office.pass(60_000);
  expect(await office.done('auditor', 'officeSummary')).toMatchObject({ ledgerBalanced: false });
});
