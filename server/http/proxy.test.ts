import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { STREAM_PATH } from '@maidan/contract/stream';
import { debianPrograms } from '@maidan/tools/debian';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { HAPROXY, proxySettings } from '@maidan/tools/ops/haproxy';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { freePort } from '../db/freePort.ts';
import { lasting } from '../db/testDb.ts';

/* HAProxy, as operators are given it, before two houses. */

const STAFF = '192.0.2.7';
const config = { proxies: ['127.0.0.1'], officeAllow: [STAFF], https: true };
const open = async () => lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld(), config));
const [one, other] = [await open(), await open()];

const folder = mkdtempSync(join(tmpdir(), 'maidan-proxy-'));
const ports = { plain: await freePort(), secure: await freePort() };
const nodes = new Map([one, other].map(({ url }, nth) => [`node${nth + 1}`, new URL(url).host]));
const { path, env } = await debianPrograms(HAPROXY);
const proxy: ChildProcess = spawn(path('haproxy'), ['-f', proxySettings(folder, nodes, ports)], {
  stdio: 'ignore',
  env,
});
afterAll(async () => {
  if (proxy.kill('SIGKILL')) await once(proxy, 'exit');
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** Status 0 while nobody is there. */
const ask = (way: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise(done => {
    const asking = request({ port: ports.secure, path: way, headers, rejectUnauthorized: false }, reply => {
      let body = '';
      reply.setEncoding('utf8').on('data', text => (body += text));
      reply.on('end', () => done({ status: reply.statusCode, headers: reply.headers, body }));
    });
    asking.on('error', () => done({ status: 0, headers: {}, body: '' }));
    asking.end();
  });

const statuses = async (times: number): Promise<ReadonlySet<number | undefined>> =>
  new Set((await Promise.all(Array.from({ length: times }, () => ask('/readyz')))).map(({ status }) => status));

test('a house behind it is reached by TLS only, and browsers are told so', async () => {
  await expect.poll(() => statuses(4)).toEqual(new Set([200]));
  expect((await ask('/livez')).headers['strict-transport-security']).toContain('max-age=');
  const plain = await fetch(`http://127.0.0.1:${ports.plain}/casino`, { redirect: 'manual' });
  expect([plain.status, plain.headers.get('location')]).toEqual([308, `https://127.0.0.1:${ports.plain}/casino`]);
});

test('who says to come from elsewhere is not believed: it is the proxy who tells', async () => {
  const office = '/api/office/me';
  const spoofed = { 'x-forwarded-for': STAFF };
  expect(JSON.parse((await ask(office, spoofed)).body)).toMatchObject({ code: 'not-from-here' });
  const told = await fetch(one.url + office, { headers: spoofed }); // as the proxy would, of one who does
  expect(await told.json()).toMatchObject({ code: 'not-signed-in' });
});

test('live lines are handed on', async () => {
  const socket = new WebSocket(`wss://127.0.0.1:${ports.secure}${STREAM_PATH}`, { rejectUnauthorized: false });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'ping' }));
  const [answer] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  expect(JSON.parse(String(answer))).toEqual({ pong: true });
});

test('a house that closes is left for one that is open, and asked again when it is back', async () => {
  one.deps.standing.meet('closing');
  expect((await fetch(`${one.url}/readyz`)).status).toBe(503);
  await expect.poll(() => statuses(8)).toEqual(new Set([200]));
  other.deps.standing.meet('closing');
  await expect.poll(() => statuses(4)).toEqual(new Set([503]));
  one.deps.standing.overcome('closing');
  await expect.poll(() => statuses(4)).toEqual(new Set([200]));
  other.deps.standing.overcome('closing');
});
