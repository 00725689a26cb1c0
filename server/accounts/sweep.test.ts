import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { sweep } from './sweep.ts';
import { ask, colleague, openTestHouse, PASSWORD, person, TestWorld } from './testHouse.ts';

const DAY_MS = 24 * 3_600_000;

const world = new TestWorld();

const database = await freshDatabase();
const house = await lasting(database, url => openTestHouse(url, world));

async function counts(): Promise<Record<string, number>> {
  const tables = ['users', 'sessions', 'session_refreshes', 'staff_sessions', 'login_failures'];
  const { rows } = await house.deps.db.query(
    `select ${tables.map(table => `(select count(*) from ${table}) as ${table}`).join(', ')}`,
  );
  return rows[0];
}

test('old sessions and forgotten failures are swept away, however many; accounts and what counts are not', async () => {
  const { refresh } = await person(house, 'asha');
  await ask(house, 'refresh', {}, { refresh });
  for (let guests = 0; guests < 4; guests += 1) await ask(house, 'demo');
  await colleague(house, 'owner');
  await ask(house, 'login', { email: 'asha@example.com', password: 'not the password' }, { address: '203.0.113.9' });
  const before = await counts();
  expect(before).toEqual({ users: 5, sessions: 5, session_refreshes: 6, staff_sessions: 1, login_failures: 2 });

  world.pass(DAY_MS);
  await sweep(house.deps, 2);
  expect(await counts()).toEqual({ ...before, login_failures: 0 });

  world.pass(29 * DAY_MS - 1);
  await ask(house, 'login', { email: 'asha@example.com', password: PASSWORD });
  await sweep(house.deps, 2);
  expect(await counts()).toMatchObject({ sessions: 6, staff_sessions: 1 });

  world.pass(1);
  await sweep(house.deps, 2);
  expect(await counts()).toEqual({
    users: 5,
    sessions: 1,
    session_refreshes: 1,
    staff_sessions: 0,
    login_failures: 0,
  });
});

test('a house sweeps when it is opened', async () => {
  await person(house, 'bela');
  world.pass(30 * DAY_MS);
  const later = await openTestHouse(database.url, world);
  await later.close();
  expect(await counts()).toMatchObject({ users: 6, sessions: 0 });
});
