import { mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Condition } from '@maidan/contract/house';
import { type FromServer, STREAM_PATH } from '@maidan/contract/stream';
import { randomOf } from '@maidan/exchange/random';
import { sportOf } from '@maidan/exchange/sports/sports';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { ask, type Person, person, UNHURRIED } from '../accounts/testHouse.ts';
import { type House, openHouse } from '../app.ts';
import { openDb } from './db.ts';
import { HouseLock } from './houseLock.ts';
import { asAdmin, ensureDatabase, type Postgres, startPostgres } from './postgres.ts';
import { isSent } from './postmaster.ts';
import { Standing } from '../standing.ts';
import { realWorld } from '../world.ts';

/* A house on a PostgreSQL of its own that is killed, cut off and stopped under it, while a table and a match are on. */

const PATIENCE = { timeout: 60_000 };
const tennis = sportOf('tennis')!;
let folder: string;
let postgres: Postgres;
let url: string;
let lock: HouseLock;
let house: House;
let asha: Person;
let isOusted = false;
const standing = new Standing(100);
/** How the house stood, one after the other, as a visitor's page was told. */
const told: Condition[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'maidan-away-'));
  postgres = await startPostgres(folder);
  url = await ensureDatabase(postgres.url, 'maidan');
  const taken = await HouseLock.take({
    url,
    standing,
    revive: postgres.revive,
    ousted: () => (isOusted = true),
    say: () => {},
    times: { beatMs: 50, answerMs: 4_000, hangingMs: 60_000 },
  });
  lock = taken!;
  house = await openHouse({
    databaseUrl: url,
    standing,
    config: { port: 0, tables: ['teen20'], pace: 0.05, sports: ['tennis'], sportPace: 0.1, perMinute: UNHURRIED },
    matches: {
      due: known => (known.length > 0 ? [] : [tennis.invent(realWorld.now(), 'tennis-1', randomOf('away', 1))]),
    },
  });
  lock.opened(house.opening);
  asha = await person(house, 'asha');
  const socket = new WebSocket(house.url.replace('http', 'ws') + STREAM_PATH);
  socket.on('open', () => socket.send('{"type":"subscribe","topic":"house"}'));
  socket.on('message', data => {
    const message = JSON.parse(String(data)) as FromServer<'house'>;
    if (!('refused' in message)) told.push(('snapshot' in message ? message.snapshot : message.event).condition);
  });
  await vi.waitUntil(() => told.includes('open'), PATIENCE); // that it stood so before is no answer to what comes
});

afterAll(async () => {
  await house.close();
  await lock.end();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const cluster = (): string => join(postgres.folder, 'cluster');
const postmaster = (): number => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Every process of this PostgreSQL. */
const processes = (): number[] =>
  readdirSync('/proc').flatMap(name => {
    try {
      return /^\d+$/.test(name) && readlinkSync(`/proc/${name}/cwd`) === cluster() ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

const backend = (which: string): Promise<number> =>
  asAdmin(url, async admin => {
    const { rows } = await admin.query<{ pid: number }>(
      `select pid from pg_stat_activity where datname = 'maidan' and pid <> pg_backend_pid() and ${which} limit 1`,
    );
    return rows[0]!.pid;
  });

const LOCKING = `application_name = 'maidan-lock'`;
/** One that the house gave up may still be there beside the one it has. */
const endLocking = (): Promise<unknown> =>
  asAdmin(url, admin =>
    admin.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'maidan' and ${LOCKING}`),
  );
/** Some of them end by themselves just then. */
const signal = (pids: readonly number[], name: 'SIGSTOP' | 'SIGCONT'): void =>
  pids.filter(pid => processes().includes(pid)).forEach(pid => isSent(name, pid));

const stop = async (): Promise<void> => {
  const stopped = processes();
  signal(stopped, 'SIGSTOP');
  await expect.poll(() => standing.condition, PATIENCE).toBe('waiting');
  const { status, code } = await ask(house, 'site');
  expect([status, code]).toEqual([503, 'database-away']);
  expect((await fetch(house.url)).headers.get('content-type')).toMatch(/^text/); // a page, and no refusal
  signal(stopped, 'SIGCONT');
};

/** How far everything has come that goes on by itself. */
async function progress() {
  const db = openDb(url, 1);
  const { rows } = await db.query<{ rounds: number; balls: number; sum: number }>(
    `select (select count(*)::int from rounds where state = 'settled') as rounds,
            (select count(*)::int from sport_record) as balls,
            (select sum(balance)::bigint from accounts) as sum`,
  );
  await db.end();
  return rows[0]!;
}

test.each<[what: string, strike: () => Promise<unknown>]>([
  ...Array.from({ length: 5 }, (_, nth): [string, () => Promise<unknown>] => [
    `kill -9 of PostgreSQL, the ${nth + 1}. time`,
    async () => process.kill(postmaster(), 'SIGKILL'),
  ]),
  ['kill -9 of one backend', async () => process.kill(await backend(`not ${LOCKING}`), 'SIGKILL')],
  ['the end of the connection with the lock', endLocking],
  ['a PostgreSQL that is stopped, and goes on', stop],
])('[R5] %s: the house says why, waits, and its table and match go on by themselves', async (_, strike) => {
  const before = told.length;
  await strike();
  await expect.poll(() => told.slice(before), PATIENCE).toEqual(expect.arrayContaining(['waiting', 'open']));
  const { rounds, balls } = await progress();
  await expect.poll(async () => (await progress()).rounds, PATIENCE).toBeGreaterThan(rounds);
  await expect.poll(async () => (await progress()).balls, PATIENCE).toBeGreaterThan(balls);
  const { rows } = await house.deps.db.query(`select distinct fault from rounds where state = 'void'`);
  expect(rows).toEqual([]); // no round was lost to it
  expect(Number((await progress()).sum)).toBe(0);
});

test('[R5] a command that was on its way is answered, and counts once when it is asked for again', async () => {
  expect((await ask(house, 'balance', {}, { token: asha.token })).status).toBe(200);
  const body = { withdraw_amount: '10', withdraw_currency: 'INR', payment_method: 'UPI', upi_id: 'asha@okbank' };
  const how = { token: asha.token, key: 'away-withdrawal-1' };
  const stopped = processes();
  signal(stopped, 'SIGSTOP');
  const first = await ask(house, 'withdrawal', body, how); // while nobody knows yet that the database is away
  expect([first.status, first.code]).toEqual([503, 'database-away']);
  signal(stopped, 'SIGCONT');
  await expect.poll(() => standing.condition, PATIENCE).toBe('open');
  const [again, more] = [await ask(house, 'withdrawal', body, how), await ask(house, 'withdrawal', body, how)];
  expect([again.status, more.data]).toEqual([200, again.data]);
  const { rows } = await house.deps.db.query('select count(*)::int as count from withdrawals');
  expect(rows).toEqual([{ count: 1 }]);
});

test('a connection that owes an answer is not asked again while it hangs', async () => {
  const givenUp = Promise.withResolvers<void>();
  const other = await HouseLock.take({
    url: await ensureDatabase(postgres.url, 'other'),
    standing: new Standing(100),
    revive: async () => givenUp.resolve(),
    ousted: () => {},
    say: () => {},
    times: { beatMs: 10, answerMs: 40, hangingMs: 1_500 },
  });
  const stopped = processes();
  signal(stopped, 'SIGSTOP');
  const asked = vi.spyOn(Client.prototype, 'query');
  await givenUp.promise;
  const beats = asked.mock.contexts.filter((_, nth) => asked.mock.calls[nth]?.[0] === 'select 1');
  asked.mockRestore();
  signal(stopped, 'SIGCONT');
  await other!.end();
  await expect.poll(() => standing.condition, PATIENCE).toBe('open');
  expect(beats).toHaveLength(new Set(beats).size);
});

test('a house whose database another one had meanwhile writes no more', async () => {
  await asAdmin(url, admin => admin.query('insert into openings (at) values (now())'));
  expect(isOusted).toBe(false);
  await endLocking();
  await expect.poll(() => isOusted, PATIENCE).toBe(true);
});
