import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ok } from '@maidan/core/result';
import { colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { off } from '../reconcile/plant.ts';

/* [R6] A house whose log did not have to say so much is upgraded: nothing is wrong, and what counts as of before is sealed. */

const MIGRATION = '0046_held_against_the_log.sql';

/** As the database was before that migration, with what one person could do then. */
const BEFORE = `
  drop trigger append_only on screenshots; drop trigger kept on casino_tables; drop trigger kept on stops;
  drop trigger kept on standing_still; drop trigger as_opened_for_bets on markets;
  delete from migrations where name = '${MIGRATION}';
  insert into casino_tables (code, limits, locked, changed_at)
    values ('teen20', '{"player": {"min": 100, "max": 1000000000}}', '["A.win"]', now());
  insert into stops (id, is_stopped, changed_at, words) values ('casino:Poker', true, now(), '');
  update staff set password_hash = 'of before';
  insert into proposals (id, kind, subject, detail, reason, made_by, at, expires_at, state)
    select 'P-1', 'voidRound', '1', '{}', 'A test', id, now(), now(), 'open' from staff limit 1;
  update standing_still set proposals = '[]'`;

test('what was there before counts as it was, and nobody adds to it afterwards', async () => {
  const database = await freshDatabase();
  const open = () => openTestHouse(database.url, new TestWorld(), { secretKey: Buffer.alloc(32, 46) });
  const first = await open();
  const { id } = await colleague(first, 'owner');
  const entry = { actor: `staff:${id}`, action: 'staff.password', subject: `staff:${id}` } as const; // as it was told then
  await first.deps.writer.do({
    ...{ key: 'of before', fingerprint: '', accounts: [] },
    decide: books => {
      books.audit(entry);
      return ok({});
    },
  });
  await first.deps.db.query(BEFORE);
  await first.close();

  const house = await open();
  const { db, reconciler } = house.deps;
  const faults = async () =>
    (await reconciler.run('full'))!.faults.filter(({ subject }) => subject !== 'P-1').map(({ subject }) => subject);
  expect(await faults()).toEqual([]);
  const { rows } = await db.query(`select reason, seal, after from audit where action = 'guards.carry'`);
  expect(rows).toMatchObject([{ reason: MIGRATION, seal: expect.any(String) }]);
  await db.query(off('before_guards', `insert into before_guards values ('round:1', 'true')`));
  expect(await faults()).toEqual(['before_guards']);
  await house.close();
  await database.drop();
});
