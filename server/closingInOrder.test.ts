import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, onTestFinished, test, vi } from 'vitest';
import { person, UNHURRIED } from './accounts/testHouse.ts';
import { openHouse } from './app.ts';
import { openDb } from './db/db.ts';

/* What is under way when a house closes is waited for or told to stop: nobody asks a database that was left already. */

test('[R5] a request whose sender has hung up, a message and an alarm end before the database is left', async () => {
  const database = await freshDatabase();
  const other = openDb(database.url, 2);
  onTestFinished(async () => {
    await other.end();
    await database.drop();
  });
  const house = await openHouse({
    databaseUrl: database.url,
    config: { port: 0, tables: ['teen20'], sports: [], perMinute: UNHURRIED },
  });
  const { deps, app } = house;
  const logged: unknown[] = [];
  vi.spyOn(app.log, 'error').mockImplementation((...said: unknown[]) => void logged.push(said));
  const asha = await person(house, 'asha');
  const silent = await silentAddress();
  await deps.db.query(
    `insert into settings (section, value, version) values ('alarms', $1, 1)
     on conflict (section) do update set value = excluded.value, version = settings.version + 1`,
    [{ webhook: silent.url }],
  );
  await deps.settings.load();
  void deps.alarms.post({ type: 'alarm', name: 'a test' });
  await silent.asked;

  const holder = await other.connect();
  await holder.query('begin; lock table sessions, accounts in access exclusive mode');
  deps.bus.publish('unsure', {}); // sessions are read anew
  const leaving = new AbortController();
  const asked = fetch(`${house.url}/api/user/balance`, {
    headers: { authorization: `Bearer ${asha.token}` },
    signal: leaving.signal,
  }).catch(() => {});
  await expect.poll(() => waitingIn(other)).toBe(1);
  leaving.abort();
  await asked;
  const close = deps.sport.close.bind(deps.sport);
  vi.spyOn(deps.sport, 'close').mockImplementation(async () => {
    await close();
    deps.bus.publish('unsure', {}); // a connection was lost at the last moment
    void holder.query('rollback').then(() => holder.release());
  });
  await house.close();
  deps.bus.publish('table', { code: 'teen20' });
  deps.bus.publish('unsure', {});
  await silent.left; // not waited for either
  expect(logged).toEqual([]);
  const { rows } = await other.query('select tries, sent_at from webhook_posts');
  expect(rows).toEqual([{ tries: 0, sent_at: null }]); // for the next start
});

/** How many statements wait for a lock. */
async function waitingIn(db: ReturnType<typeof openDb>): Promise<number> {
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}

/** Somebody who listens and never answers. */
async function silentAddress() {
  const [asked, left] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer(request => {
    request.socket.on('close', () => left.resolve());
    asked.resolve();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: asked.promise, left: left.promise };
}
