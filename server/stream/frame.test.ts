import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { framed } from './frame.ts';

/* Read by a client that knows nothing of ours: the one that comes with Node. */

const server = createServer();
const sockets = new WebSocketServer({ server });
let client: WebSocket;
let raw: Duplex;

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  server.on('upgrade', (_, socket: Duplex) => (raw = socket));
  client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await once(client, 'open');
});

afterAll(() => {
  client.close();
  sockets.close();
  server.close();
});

test.each([
  ['nothing', ''],
  ['one letter', 'a'],
  ['the longest of the short', 'a'.repeat(125)],
  ['the shortest in two bytes', 'a'.repeat(126)],
  ['letters of three bytes', 'रु'.repeat(60)],
  ['the longest in two bytes', 'a'.repeat(65_535)],
  ['the shortest in eight bytes', 'a'.repeat(65_536)],
])('a framed message arrives as it was: %s', async (_, text) => {
  const heard = once(client, 'message');
  raw.write(framed(text));
  const [message] = (await heard) as [MessageEvent<string>];
  expect(message.data).toBe(text);
});
