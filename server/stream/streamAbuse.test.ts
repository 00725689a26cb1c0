import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import type { Millis } from '@maidan/core/ids';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { Bus } from '../bus.ts';
import { MESSAGES_AT_ONCE } from './line.ts';
import { HEARTBEAT_MS, serveStream } from './stream.ts';
import { Places } from './streamDoor.ts';
import { lasting } from '../db/testDb.ts';

/* One anonymous visitor who means harm: the others must not notice. */

const world = new TestWorld();
const opened: { terminate(): void }[] = [];

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world, { proxies: ['127.0.0.1'] }));

beforeAll(async () => {
  await house.tidied();
});

afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});

const place = (to: House): string => `${to.url.replace('http', 'ws')}/api/stream`;

/** From an address of its own, as the trusted proxy says. */
function dial(address: string): WebSocket {
  const socket = new WebSocket(place(house), { headers: { 'x-forwarded-for': address } });
  opened.push(socket);
  return socket;
}

async function open(address: string): Promise<WebSocket> {
  const socket = dial(address);
  await once(socket, 'open');
  return socket;
}

async function heard(socket: WebSocket, text: string): Promise<string> {
  const answer = once(socket, 'message');
  socket.send(text);
  return String((await answer)[0]);
}

describe('who talks too much', () => {
  const PING = '{"type":"ping"}';
  const TOO_MUCH = [1008, Buffer.from('too much at once')];

  test('a page’s worth of messages at once is fine, one more is not', async () => {
    const socket = await open('192.0.2.1');
    for (let said = 0; said < MESSAGES_AT_ONCE; said += 1) expect(await heard(socket, PING)).toBe('{"pong":true}');
    socket.send(PING);
    expect(await once(socket, 'close')).toEqual(TOO_MUCH);
  });

  test('a second later there is room for twenty more', async () => {
    const socket = await open('192.0.2.2');
    for (let said = 0; said < MESSAGES_AT_ONCE; said += 1) await heard(socket, PING);
    world.pass(1_000);
    for (let said = 0; said < 20; said += 1) expect(await heard(socket, PING)).toBe('{"pong":true}');
    socket.send(PING);
    expect(await once(socket, 'close')).toEqual(TOO_MUCH);
  });

  test('the protocol’s own pings are answered once, and count', async () => {
    const socket = await open('192.0.2.3');
    const answers: string[] = [];
    socket.on('pong', data => answers.push(String(data)));
    socket.ping('hello');
    expect(await heard(socket, PING)).toBe('{"pong":true}');
    expect(answers).toEqual(['hello']);
    for (let said = 0; said < MESSAGES_AT_ONCE; said += 1) socket.ping();
    expect(await once(socket, 'close')).toEqual(TOO_MUCH);
  });

  test.each([
    ['nothing', ''],
    ['too little', 'x'.repeat(42)],
    ['too much', 'x'.repeat(44)],
    ['a quotation mark', `${'x'.repeat(42)}'`],
    ['as much as a message holds', 'x'.repeat(4_000)],
  ])('what cannot be a token is refused without a question to the books: %s', async (_, token) => {
    const query = vi.spyOn(house.deps.db, 'query');
    const socket = new WebSocket(place(house), { headers: { cookie: `office=${token}` } });
    opened.push(socket);
    await once(socket, 'open');
    for (const topic of ['wallet', 'requests', 'payments']) {
      const answer = await heard(socket, JSON.stringify({ type: 'subscribe', topic, token }));
      expect(JSON.parse(answer)).toEqual({ topic, refused: 'not-signed-in' });
    }
    expect(query).not.toHaveBeenCalled();
    query.mockRestore();
  });

  test('what can be a token is looked up', async () => {
    const query = vi.spyOn(house.deps.db, 'query');
    const socket = await open('192.0.2.4');
    const ask = JSON.stringify({ type: 'subscribe', topic: 'wallet', token: 'x'.repeat(43) });
    expect(JSON.parse(await heard(socket, ask))).toEqual({ topic: 'wallet', refused: 'not-signed-in' });
    expect(query).toHaveBeenCalledOnce();
    query.mockRestore();
  });
});

test('sixty players behind one address all get in; where there are far too many the others do not notice', async () => {
  for (let count = 0; count < 60; count += 1) await open('198.51.100.7');
  const isFull = vi.spyOn(Places.prototype, 'refusal');
  isFull.mockImplementation(address => (address === '198.51.100.7' ? '429 Too Many Requests' : undefined));
  const [error] = (await once(dial('198.51.100.7'), 'error')) as [Error];
  expect(error.message).toBe('Unexpected server response: 429');
  const neighbour = await open('198.51.100.8');
  expect(neighbour.readyState).toBe(WebSocket.OPEN);
  isFull.mockRestore();
});

describe('who never reads', () => {
  const server = createServer();
  const bus = new Bus();
  let stream: ReturnType<typeof serveStream>;

  /** Time flies here: whatever is limited a second is not limited, only what is kept for a reader is. */
  beforeAll(async () => {
    let now = 0;
    const flying = { now: () => (now += 1_000) as Millis, elapsed: () => (now += 1_000), secret: () => world.secret() };
    vi.useFakeTimers({ toFake: ['setInterval'] }); // the heartbeat beats when a test says so
    stream = serveStream({ server }, { ...house.deps, bus, world: flying });
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });

  afterAll(() => {
    stream.close();
    server.close();
    vi.useRealTimers();
  });

  /** A socket that says hello, and then takes nothing that comes back off the wire. */
  async function deaf(): Promise<Socket> {
    const { port } = server.address() as AddressInfo; // it listens on a port
    const raw = connect(port, '127.0.0.1');
    opened.push({ terminate: () => raw.destroy() });
    raw.on('error', () => {}); // that it is cut off is what the tests look for
    const hello = ['GET /api/stream HTTP/1.1', `Host: 127.0.0.1:${port}`, 'Upgrade: websocket', 'Connection: Upgrade'];
    raw.write([...hello, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${'A'.repeat(22)}==`, '', ''].join('\r\n'));
    await once(raw, 'readable');
    expect(String(raw.read())).toMatch(/^HTTP\/1\.1 101 /);
    raw.pause();
    return raw;
  }

  /** Masked with zeros, which leaves it as it is. */
  const frame = (kind: 'text' | 'ping', text: string): Buffer =>
    Buffer.concat([Buffer.from([kind === 'text' ? 0x81 : 0x89, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);

  const connections = (): Promise<number> =>
    new Promise((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

  test('cannot fill the memory with the protocol’s pings', async () => {
    const raw = await deaf();
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame('ping', 'x'.repeat(125))));
    for (let sent = 0; sent < 1_000 && !raw.destroyed; sent += 1) {
      if (!raw.write(pings)) await new Promise(resolve => raw.once('drain', resolve).once('close', resolve));
    }
    expect(raw.destroyed).toBe(true);
  });

  test('[R22] is told no more than a socket holds, and is cut off when it stays so', async () => {
    const raw = await deaf();
    const write = vi.spyOn(Socket.prototype, 'write');
    raw.write(frame('text', '{"type":"subscribe","topic":"site"}'));
    const isTold = () => write.mock.calls.some(([what]) => String(what).includes('"snapshot"'));
    await expect.poll(isTold).toBe(true);
    let told = 0;
    for (let heard = 1; heard > 0 && told < 300_000; told += 1_000) {
      write.mockClear();
      for (let more = 0; more < 1_000; more += 1) {
        bus.publish('set', {});
        for (let step = 0; step < 10; step += 1) await null; // two changes at once are told as one
      }
      await new Promise(setImmediate);
      heard = write.mock.calls.length;
    }
    write.mockRestore();
    expect(told).toBeGreaterThan(1_000);
    expect(told).toBeLessThan(300_000);
    expect(await connections()).toBe(1);
    for (let beat = 0; beat < 2; beat += 1) vi.advanceTimersByTime(HEARTBEAT_MS);
    await expect.poll(connections).toBe(0);
  });
});
