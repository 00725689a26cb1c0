import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routeOf } from '@maidan/contract/routes';
import { debianPrograms } from '@maidan/tools/debian';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { openDb } from './db.ts';
import { freePort, isFree } from './freePort.ts';
import { asAdmin } from './postgres.ts';
import { runAs } from './postgresBinaries.ts';

/* A house on PgBouncer, as operators are given it, with fewer connections than a house opens. */

const CONNECTIONS = 2;
const database = await freshDatabase();
const direct = new URL(database.url);
const pooled = new URL(database.url);
pooled.port = String(await freePort());

const folder = mkdtempSync(join(tmpdir(), 'maidan-pooler-'));
chmodSync(folder, 0o711); // it does not run as root
const users = join(folder, 'userlist.txt');
writeFileSync(users, `"${direct.username}" "${decodeURIComponent(direct.password)}"\n`);
const [, name] = direct.pathname.split('/');
const settings = readFileSync(join(import.meta.dirname, '../../ops/pgbouncer.ini'), 'utf8')
  .replace(/^maidan = .*$/m, `${name} = host=${direct.hostname} port=${direct.port} dbname=${name}`)
  .replace('6432\n', `${pooled.port}\n`)
  .replace('/etc/pgbouncer/userlist.txt', users)
  .replace(/^default_pool_size = .*$/m, `default_pool_size = ${CONNECTIONS}`);
writeFileSync(join(folder, 'pgbouncer.ini'), settings);

const { path, env } = await debianPrograms({
  programs: { pgbouncer: '--version' },
  packages: ['pgbouncer', 'libevent-2.1-7', 'libc-ares2', 'libssl3'],
});
const account = runAs();
const pooler: ChildProcess = spawn(path('pgbouncer'), [join(folder, 'pgbouncer.ini')], {
  ...account,
  env,
  stdio: 'ignore',
});
afterAll(async () => {
  if (pooler.kill('SIGKILL')) await once(pooler, 'exit');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** The same statement on two connections of ours, which are one of the database. */
async function askedTwice(isPooled: boolean): Promise<readonly unknown[]> {
  const db = openDb(pooled.href, 2, isPooled);
  const clients = [await db.connect(), await db.connect()];
  try {
    const answers: unknown[] = [];
    for (const client of clients) {
      const { rows } = await client.query<{ n: number }>({ name: 'one', text: 'select $1::int as n', values: [1] });
      answers.push(rows[0]?.n);
    }
    return answers;
  } finally {
    for (const client of clients) client.release(true);
    await db.end();
  }
}

test('no statement has a name where a pooler stands between', async () => {
  await expect.poll(() => isFree(Number(pooled.port))).toBe(false);
  expect(await askedTwice(true)).toEqual([1, 1]);
  await expect(askedTwice(false)).rejects.toThrow('"one" already exists');
});

test('a house takes commands through PgBouncer in transaction mode, whatever connection each comes to', async () => {
  await expect.poll(() => isFree(Number(pooled.port))).toBe(false);
  const house = await openTestHouse(database.url, new TestWorld(), { poolerUrl: pooled.href });
  const { path: url, method } = routeOf('demo');
  const come = (nth: number) =>
    house.app.inject({ url, method, headers: { 'idempotency-key': `a-key-beyond-guessing-${nth}` }, payload: {} });
  const answers = await Promise.all(Array.from({ length: 40 }, (_, nth) => come(nth)));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const again = await come(0);
  expect([again.statusCode, again.json().data.username]).toEqual([200, answers[0]!.json().data.username]);
  await house.tidied();
  expect(await house.deps.reconciler.open()).toBe(0);
  const { rows } = await asAdmin(database.url, admin =>
    admin.query<{ count: number }>(
      'select count(*)::int as count from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    ),
  );
  expect(rows[0]!.count).toBeLessThanOrEqual(CONNECTIONS);
  await house.close();
});
