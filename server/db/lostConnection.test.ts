import type { Millis, UserId } from '@maidan/core/ids';
import { depositInto } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { type FreshDatabase, freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { Bus } from '../bus.ts';
import { type Db, openDb } from './db.ts';
import { SettingsStore } from '../settings.ts';
import type { Command } from '../writer/command.ts';
import { Writer } from '../writer/writer.ts';

/* Connections that are really cut, as by a restart of the database, while the house is at work. */

let database: FreshDatabase;
let db: Db;
let knife: Db;

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(database.url, 4);
  knife = openDb(database.url, 1);
});

afterAll(async () => {
  await db.end();
  await knife.end();
  await database.drop();
});

const cutAll = () =>
  knife.query(`select pg_terminate_backend(pid) from pg_stat_activity
               where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);

const pay = (n: number): Command<{ n: number }> => ({
  key: `lost/${n}`,
  fingerprint: String(n),
  accounts: ['player:asha' as `player:${UserId}`, 'bank'],
  decide: decision => {
    const posted = decision.post(depositInto('asha' as UserId, rupees(1), `D-lost-${n}`));
    return posted.ok ? ok({ n }) : posted;
  },
});

test('[R5] connections cut in the middle of transactions crash nothing, lose nothing and double nothing', async () => {
  const writer = new Writer(db, new Bus(), () => 1_772_921_640_000 as Millis);
  const numbers = Array.from({ length: 300 }, (_, n) => n);
  const answers = await Promise.all(
    numbers.map(async n => {
      if (n % 30 === 0) await cutAll();
      return writer.do(pay(n));
    }),
  );
  expect(answers).toEqual(numbers.map(n => ok({ n })));
  const { rows } = await knife.query(`select balance from accounts where id = 'player:asha'`);
  expect(rows).toEqual([{ balance: 300 * 100 }]);
});

test('settings that cannot be read back do not take the house down', async () => {
  const bus = new Bus();
  const broken = openDb(database.url, 1);
  await SettingsStore.open(broken, bus);
  await broken.end(); // from now on every query fails
  bus.publish('site', {});
  await new Promise(resolve => setImmediate(resolve)); // an unhandled rejection would fail the run here
  expect(await knife.query('select 1 as alive')).toMatchObject({ rows: [{ alive: 1 }] });
});

test('a house whose connections are cut says busy, and goes on', async () => {
  const house: House = await openTestHouse(database.url, new TestWorld());
  await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      if (n % 5 === 0) await cutAll();
      const { statusCode } = await house.app.inject({
        method: 'POST',
        url: '/api/user/login',
        payload: { email: 'nobody@example.com', password: 'wrong password' },
      });
      expect([401, 429, 503]).toContain(statusCode);
    }),
  );
  expect((await house.app.inject('/api/site')).statusCode).toBe(200);
  await house.close();
});
