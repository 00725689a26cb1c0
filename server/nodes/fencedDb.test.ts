import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { transaction } from '../db/db.ts';
import { testDb } from '../db/testDb.ts';
import { fencedDb } from './fencedDb.ts';
import { NotKept } from './place.ts';

const { db } = testDb(await freshDatabase(), 4);

/** A place in its second epoch, as who keeps it has the database, and as who kept it before. */
async function scene() {
  await db.query('delete from leases');
  await db.query(
    `insert into leases (place, node, epoch, until) values ('chores', 'west', 2, clock_timestamp() + interval '1 minute')`,
  );
  return { now: fencedDb(db, { place: 'chores', epoch: 2 }), before: fencedDb(db, { place: 'chores', epoch: 1 }) };
}

const openings = async (): Promise<number> => (await db.query('select nth from openings')).rows.length;
const WRITE = 'insert into openings (at) values (clock_timestamp())';

test('[R21] who kept it before reads, and writes nothing: not by itself, and not in a transaction', async () => {
  const { before } = await scene();
  expect((await before.query('select place from leases')).rows).toHaveLength(1);
  await expect(before.query(WRITE)).rejects.toThrow(NotKept);
  await expect(transaction(before, client => client.query(WRITE))).rejects.toThrow(NotKept);
  expect(await openings()).toBe(0);
});

test('[R21] who keeps it writes', async () => {
  const { now } = await scene();
  await now.query(WRITE);
  await transaction(now, client => client.query(WRITE));
  expect(await openings()).toBe(2);
});
