import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { DEFAULTS } from '@maidan/contract/settings';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { TestWorld } from './accounts/testHouse.ts';
import { Alarms } from './alarms.ts';
import { Bus } from './bus.ts';
import { openDb, timestamp } from './db/db.ts';

/* What two nodes of a house tell the operator's own address. */

const database = await freshDatabase();
const db = openDb(database.url);
const world = new TestWorld();

const told: number[] = [];
/** Held until a test lets it answer. */
let answer = Promise.withResolvers<number>();
const address = createServer((request, response) => {
  void heard(request, response);
}).listen(0, '127.0.0.1');
await once(address, 'listening');

async function heard(request: IncomingMessage, response: ServerResponse): Promise<void> {
  told.push(((await json(request)) as { nth: number }).nth);
  response.writeHead(await answer.promise).end();
}

afterAll(async () => {
  address.closeAllConnections();
  address.close();
  await db.end();
  await database.drop();
});

const webhook = `http://127.0.0.1:${(address.address() as AddressInfo).port}/`;
const node = (to = webhook): Alarms =>
  new Alarms({ db, bus: new Bus(), world, settings: { values: { ...DEFAULTS, alarms: { webhook: to } } } });

beforeEach(() => {
  told.length = 0;
  answer = Promise.withResolvers();
});

/** On record, and sent by nobody yet. */
const written = (...nths: readonly number[]): Promise<unknown> =>
  db.query(
    `insert into webhook_posts (body, at, next_at) select jsonb_build_object('nth', nth), $2, $2 from unnest($1::int[]) as nth`,
    [`{${nths.join()}}`, timestamp(world.now())],
  );

test('[R21] what is due is told once, by whichever of two nodes is at it', async () => {
  await written(1, 2, 3);
  const [east, west] = [node(), node()];
  const both = [east.deliver(), west.deliver()];
  await expect.poll(() => told.length).toBe(2);
  answer.resolve(204);
  await Promise.all(both);
  expect(told.toSorted()).toEqual([1, 2, 3]);
  await Promise.all([east.deliver(), west.deliver()]);
  expect(told).toHaveLength(3);
});

test('[R21] what a node had taken when it died is told by another, and what it gave back at once', async () => {
  await written(4);
  const [dying, leaving, other] = [node(), node(), node()];
  void dying.deliver();
  await expect.poll(() => told).toEqual([4]);
  await other.deliver();
  expect(told).toEqual([4]);
  world.pass(60_000);
  const given = leaving.deliver();
  await expect.poll(() => told).toEqual([4, 4]);
  leaving.close();
  await given;
  const last = other.deliver();
  await expect.poll(() => told).toEqual([4, 4, 4]);
  answer.resolve(204);
  await last;
  await other.deliver();
  expect(told).toEqual([4, 4, 4]);
});
