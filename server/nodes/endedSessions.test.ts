import { Line } from '@maidan/tools/bench/chaos/line';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, openTestHouse, person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { realWorld } from '../world.ts';

/* A session that is ended at one node, whatever the broker does. What is done again and again is done when the test says. */

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });

const nats = await startNats();
const database = await freshDatabase();
const toBroker = await Line.to(Number(new URL(nats.url).port));
let east: House;
let west: House;

const join = (node: string, natsUrl: string): Promise<House> =>
  openTestHouse(database.url, realWorld, { ...{ node, natsUrl, tables: [], sports: [] } });

beforeAll(async () => {
  [east, west] = await Promise.all([join('east', nats.url), join('west', toBroker.through(nats.url))]);
});
afterAll(async () => {
  toBroker.mend();
  await Promise.all([east.close(), west.close()]);
  vi.useRealTimers();
  toBroker.close();
  await nats.kill();
  await database.drop();
});

test.each<[string, () => void | Promise<void>]>([
  ['is there', () => {}],
  ['is silent', () => toBroker.cut('silent')],
  ['is closed', async () => (toBroker.mend(), await nats.kill())],
])('[R35] whose broker %s: who was signed out at one is unknown to the other within a second', async (how, harm) => {
  const { token } = await person(east, `asha-${how.replace(' ', '-')}`);
  const statusAt = async (house: House): Promise<number> => (await ask(house, 'balance', {}, { token })).status;
  expect([await statusAt(east), await statusAt(west)]).toEqual([200, 200]);
  await harm();
  await ask(east, 'signOut', {}, { token });
  vi.advanceTimersByTime(1_000);
  await west.tidied();
  expect([await statusAt(east), await statusAt(west)]).toEqual([401, 401]);
});
