import { once } from 'node:events';
import { type FromServer, TOO_MANY_SOCKETS } from '@maidan/contract/stream';
import { rupees } from '@maidan/core/money';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { WebSocket } from 'ws';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { SOCKETS_PER_SESSION } from './streamDoor.ts';

let asha: Person;
const sockets: WebSocket[] = [];

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  asha = await person(house, 'asha');
});

afterAll(async () => {
  for (const socket of sockets) socket.terminate();
});

/** A socket that asks for the wallet. */
async function join(): Promise<WebSocket> {
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/stream`);
  sockets.push(socket);
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'wallet', token: asha.token }));
  return socket;
}

const heard = async (socket: WebSocket): Promise<FromServer> =>
  JSON.parse(String((await once(socket, 'message'))[0])) as FromServer;

const WALLET = { topic: 'wallet', snapshot: { balance: rupees(10_000), exposure: 0, held: 0 } };

test('[R22] a session has twenty sockets; the next one is told so, and when one goes there is room again', async () => {
  const tabs = [];
  for (let tab = 0; tab < SOCKETS_PER_SESSION; tab += 1) {
    const socket = await join();
    expect(await heard(socket)).toMatchObject(WALLET);
    tabs.push(socket);
  }
  expect(await once(await join(), 'close')).toEqual([TOO_MANY_SOCKETS, expect.anything()]);
  tabs[0]!.close();
  const firstOf = (socket: WebSocket) =>
    Promise.race(['message', 'close'].map(name => once(socket, name).then(() => name)));
  let first = 'close';
  while (first === 'close') first = await firstOf(await join()); // the house hears of it a moment later
  expect(first).toBe('message');
});

async function glance(topics: string, token?: string) {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const { statusCode, body } = await house.app.inject({ url: `/api/stream?topics=${topics}`, headers });
  return { status: statusCode, body: JSON.parse(body) as unknown };
}

test('[R22] who gets no socket hears over HTTP what it would say first, and nobody else’s', async () => {
  const refused = (topic: string) => ({ topic, refused: 'not-signed-in' });
  expect(await glance('wallet,site', asha.token)).toMatchObject({ status: 200, body: [WALLET, { topic: 'site' }] });
  expect((await glance('wallet,payments')).body).toEqual([refused('wallet'), refused('payments')]);
  expect((await glance('wallet', 'x'.repeat(43))).body).toEqual([refused('wallet')]);
});

test.each(['', 'nothing', 'wallet,nothing', Array(31).fill('site').join(',')])('no such topics: %s', async topics => {
  expect((await glance(topics)).status).toBe(422);
});
