import { freshDatabase, type FreshDatabase } from '@maidan/tools/freshDatabase';
import type { Millis } from '@maidan/core/ids';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Office } from '../office/testOffice.ts';
import { reconcile } from './reconcile.ts';

/* What was explained is what was found then, and nothing that is found later in its place. */

let database: FreshDatabase;
let office: Office;

beforeAll(async () => {
  database = await freshDatabase();
  office = await Office.open(database.url);
  await office.set('upi', { upi_id: 'house@upi' });
});

afterAll(async () => {
  await office.close();
  await database.drop();
});

const db = () => office.house.deps.db;
const alter = (upi: string) =>
  db().query(`update settings set value = value || jsonb_build_object('upi_id', $1::text) where section = 'upi'`, [
    upi,
  ]);

/** A pass over everything; answers with how many wait for somebody. */
async function open(): Promise<number> {
  await office.house.deps.reconciler.run('full');
  return office.house.deps.reconciler.open();
}

async function explain(): Promise<void> {
  const { faults } = await office.done('auditor', 'reconciliation');
  for (const { id, state } of faults as { readonly id: string; readonly state: string }[])
    if (state === 'open') await office.done('owner', 'explainFault', { id, reason: 'We did this by hand' });
}

test('[R6] a setting that is altered once more waits for somebody again', async () => {
  await alter('second@upi');
  expect(await open()).toBe(1);
  await explain();
  expect(await open()).toBe(0);
  await alter('thief@upi');
  expect(await open()).toBe(1);
});

test('[R6] who writes into the database that it was explained is found, also with the words and the time of before', async () => {
  const { rows } = await db().query<{ at: Millis }>(`select at from audit where action = 'reconciliation.explain'`);
  for (const at of [office.world.now() + 1, rows[0]!.at]) {
    await db().query('update reconciliation_faults set explained_by = $1, explained_at = $2', [
      office.idOf('owner'),
      new Date(at),
    ]);
    expect((await reconcile(db(), undefined)).faults).toContainEqual(
      expect.objectContaining({ rule: 'decided-alone', subject: 'explained:setting-altered settings:upi.upi_id' }),
    );
  }
});
