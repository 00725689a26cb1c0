import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { once } from 'node:events';
import { ask, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import { openHouse } from '../app.ts';
import { configFrom } from '../config.ts';
import { lasting } from '../db/testDb.ts';

const LOOPBACK = { host: '127.0.0.1', port: 0, token: undefined };

const house = await lasting(await freshDatabase(), url =>
  openHouse({
    ...{ databaseUrl: url, world: new TestWorld(), folder: mkdtempSync(`${tmpdir()}/maidan-folder-`) },
    config: { port: 0, metrics: LOOPBACK, tables: ['teen20'] },
  }),
);

/** What the figures say, by their name with its labels. */
async function figures(): Promise<Map<string, number>> {
  const lines = (await (await fetch(house.metricsUrl!)).text()).split('\n');
  return new Map(
    lines
      .filter(line => line !== '' && !line.startsWith('#'))
      .map(line => {
        const [name = '', value] = line.split(/ (?=\S+$)/);
        return [name, Number(value)];
      }),
  );
}

test('requests are counted by route and class of status, refusals by name', async () => {
  const { token } = await person(house, 'anna');
  const before = await figures();
  await ask(house, 'balance', {}, { token });
  await ask(house, 'balance', {}, { token });
  await ask(house, 'balance', {}, { token: 'x'.repeat(43) });
  const after = await figures();
  const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  const route = 'method="GET",route="/api/user/balance"';
  expect(grown(`maidan_requests_total{${route},status="2xx"}`)).toBe(2);
  expect(grown(`maidan_requests_total{${route},status="4xx"}`)).toBe(1);
  expect(grown('maidan_refusals_total{name="not-signed-in"}')).toBe(1);
  expect(grown('maidan_request_seconds_count{kind="read"}')).toBe(3);
});

test('nothing that somebody asks for makes a figure of its own', async () => {
  for (const url of ['/api/nothing', '/api/other', '/x/y/z', '/rules/one', '/rules/two'])
    await house.app.inject({ url });
  const routes = [...(await figures()).keys()].filter(name => name.startsWith('maidan_requests_total'));
  expect(routes.filter(name => /nothing|other|\/y\/|one|two/.test(name))).toEqual([]);
  expect(routes.some(name => name.includes('route=""') || name.includes('route="/*"'))).toBe(true);
});

test('the writer tells how long it took and how many it took at once', async () => {
  const before = await figures();
  await person(house, 'berta');
  const after = await figures();
  const grown = (name: string): number => (after.get(name) ?? 0) - (before.get(name) ?? 0);
  expect(grown('maidan_commit_seconds_count')).toBeGreaterThan(0);
  expect(grown('maidan_commit_commands_count')).toBe(grown('maidan_commit_seconds_count'));
  expect(grown('maidan_commit_commands_sum')).toBeGreaterThanOrEqual(grown('maidan_commit_commands_count'));
  expect(after.get('maidan_writer_queue')).toBe(0);
});

test('sockets, tables, the condition, the disk and the event loop are read when somebody asks', async () => {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/stream`);
  await once(socket, 'open');
  const read = await figures();
  expect(read.get('maidan_sockets')).toBe(1);
  expect(read.get('maidan_places_open{place="table"}')).toBe(1);
  expect(read.get('maidan_places_open{place="match"}')).toBe(0);
  expect(read.get('maidan_condition{condition="open"}')).toBe(1);
  expect(read.get('maidan_condition{condition="full"}')).toBe(0);
  expect(read.get('maidan_open_faults')).toBe(0);
  expect(read.get('maidan_disk_free_bytes')).toBeGreaterThan(0);
  expect(read.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
  socket.close();
  await once(socket, 'close');
});

test('an alarm is counted by its name', async () => {
  await house.deps.alarms.raise({ name: 'reconciliation', words: 'The books do not agree.', detail: {} });
  expect((await figures()).get('maidan_alarms_total{name="reconciliation"}')).toBe(1);
});

test('figures are not where players are, and no other address than theirs has any', async () => {
  const atPlayers = await house.app.inject({ url: '/metrics' });
  expect(atPlayers.body).not.toContain('maidan_');
  for (const path of ['/', '/metrics/more', '/api/user/balance']) {
    expect([path, (await fetch(new URL(path, house.metricsUrl))).status]).toEqual([path, 404]);
  }
  expect((await fetch(house.metricsUrl!, { method: 'POST' })).status).toBe(404);
});

test('where a token is set only who knows it reads them', async () => {
  const database = await freshDatabase();
  const metrics = { ...LOOPBACK, token: 'a token that is long' };
  const guarded = await openTestHouse(database.url, new TestWorld(), { metrics });
  const status = async (headers: Record<string, string>) => (await fetch(guarded.metricsUrl!, { headers })).status;
  expect(await status({})).toBe(401);
  expect(await status({ authorization: 'Bearer another' })).toBe(401);
  expect(await status({ authorization: 'Bearer a token that is long' })).toBe(200);
  await guarded.close();
  await database.drop();
});

test('without a port there are none; beyond this machine there are none without a token', () => {
  expect(configFrom({}).metrics).toBeUndefined();
  expect(configFrom({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464, token: undefined });
  expect(() => configFrom({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' })).toThrow(/METRICS_TOKEN/);
  const open = configFrom({ METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0', METRICS_TOKEN: 'known' }).metrics;
  expect(open).toEqual({ host: '0.0.0.0', port: 9464, token: 'known' });
});
