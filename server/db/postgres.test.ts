import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isHandedOut } from './freePort.ts';
import { asAdmin, ensureDatabase, startPostgres } from './postgres.ts';

/** One cluster for all of these tests, each of which leaves it stopped. */
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-postgres-'));
});

afterAll(async () => {
  await (await startPostgres(folder)).stop();
  rmSync(folder, { recursive: true, force: true });
});

test('a new folder becomes a database that keeps what was committed over a clean stop', async () => {
  const first = await startPostgres(folder);
  await asAdmin(first.url, admin => admin.query('CREATE TABLE kept AS SELECT 42 AS answer'));
  await first.stop();
  expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);

  const second = await startPostgres(folder);
  const { rows } = await asAdmin(second.url, admin => admin.query('SELECT answer FROM kept'));
  await second.stop();
  expect(rows).toEqual([{ answer: 42 }]);
  expect(second.url).toBe(first.url);
});

test('the port of the database is none that others are given by chance while it is down, also if it was one before', async () => {
  const access = join(folder, 'access.json');
  const known = JSON.parse(readFileSync(access, 'utf8')) as { port: number };
  const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
  writeFileSync(access, JSON.stringify({ ...known, port: lowest! + 77 }));
  const { url, stop } = await startPostgres(folder);
  await stop();
  expect(isHandedOut(lowest! + 77)).toBe(true);
  expect([known.port, Number(new URL(url).port)].filter(isHandedOut)).toEqual([]);
});

test.each([
  ['fsync', 'on'],
  ['full_page_writes', 'on'],
  ['synchronous_commit', 'on'],
  ['data_checksums', 'on'],
  ['listen_addresses', '127.0.0.1'],
  ['server_encoding', 'UTF8'],
])('%s is %s', async (setting, value) => {
  const { url, stop } = await startPostgres(folder);
  const { rows } = await asAdmin(url, admin => admin.query('SELECT current_setting($1) AS value', [setting]));
  await stop();
  expect(rows).toEqual([{ value }]);
});

test('what is no money may have settings of its own, also when it was killed and is started again', async () => {
  const hasty = await startPostgres(folder, { fsync: 'off' });
  const fsync = (): Promise<unknown> =>
    asAdmin(hasty.url, async admin => (await admin.query("SELECT current_setting('fsync') AS value")).rows[0].value);
  const before = await fsync();
  process.kill(postmasterPid(), 'SIGKILL');
  await hasty.revive();
  const after = await fsync();
  await hasty.stop();
  expect([before, after]).toEqual(['off', 'off']);
});

test('nobody else on the machine can read the files or sign in without the password', async () => {
  const { url, stop } = await startPostgres(folder);
  const guess = new URL(url);
  guess.password = 'guess';
  await expect(asAdmin(guess.href, async () => 'in')).rejects.toThrow(/password authentication failed/);
  await stop();
  expect(statSync(join(folder, 'cluster')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'access.json')).mode & 0o777).toBe(0o600);
});

test('after kill -9 of the server process the next start attaches to the database that survived it', async () => {
  const { process: server, url } = await startElsewhere();
  await asAdmin(url, admin => admin.query('CREATE TABLE survived AS SELECT 7 AS lucky'));
  const pid = postmasterPid();
  server.kill('SIGKILL');
  await once(server, 'exit');

  const next = await startPostgres(folder);
  const { rows } = await asAdmin(next.url, admin => admin.query('SELECT lucky FROM survived'));
  expect(rows).toEqual([{ lucky: 7 }]);
  expect(postmasterPid()).toBe(pid);
  await next.stop();
  expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
});

test('after kill -9 of the database itself the next start recovers what was committed', async () => {
  const killed = await startPostgres(folder);
  await asAdmin(killed.url, admin => admin.query('CREATE TABLE recovered AS SELECT 9 AS lives'));
  process.kill(postmasterPid(), 'SIGKILL');

  const next = await startPostgres(folder);
  const { rows } = await asAdmin(next.url, admin => admin.query('SELECT lives FROM recovered'));
  await next.stop();
  expect(rows).toEqual([{ lives: 9 }]);
});

test('one that was stopped is told to go on by the next start', async () => {
  const first = await startPostgres(folder);
  await asAdmin(first.url, admin => admin.query('CREATE TABLE stopped AS SELECT 3 AS times'));
  const pid = postmasterPid();
  process.kill(pid, 'SIGSTOP');
  const second = await startPostgres(folder);
  expect(postmasterPid()).toBe(pid);
  const { rows } = await asAdmin(second.url, admin => admin.query('SELECT times FROM stopped'));
  await second.stop();
  expect(rows).toEqual([{ times: 3 }]);
});

test('one that was stopped ends like any other', async () => {
  const { stop } = await startPostgres(folder);
  process.kill(postmasterPid(), 'SIGSTOP');
  await stop();
  expect(existsSync(join(folder, 'cluster', 'postmaster.pid'))).toBe(false);
});

test('stopping twice does nothing the second time', async () => {
  const { stop } = await startPostgres(folder);
  await stop();
  await expect(stop()).resolves.toBeUndefined();
});

test('a database is made once and found again', async () => {
  const { url, stop } = await startPostgres(folder);
  const first = await ensureDatabase(url, 'maidan');
  const second = await ensureDatabase(url, 'maidan');
  const { rows } = await asAdmin(first, admin => admin.query('SELECT current_database() AS name'));
  await stop();
  expect(rows).toEqual([{ name: 'maidan' }]);
  expect(second).toBe(first);
});

const postmasterPid = (): number =>
  Number(readFileSync(join(folder, 'cluster', 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Starts the database from another process, as `npm start` does. */
async function startElsewhere() {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL('postgres.ts', import.meta.url).href)};
    console.log((await startPostgres(${JSON.stringify(folder)})).url);
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { process: child, url };
}
