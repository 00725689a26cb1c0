import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ask, colleague, openTestHouse } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { realWorld } from '../world.ts';

/* Two nodes that cannot hear each other. */

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];

beforeAll(async () => {
  for (const node of ['east', 'west'])
    houses.push(
      await openTestHouse(database.url, realWorld, {
        ...{ node, natsUrl: nats.url, leaseMs: 2_000, tables: ['teen20'], pace: 0.2 },
        ...{ sports: [] },
      }),
    );
});
afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 30_000, interval: 20 });

test('[R21] what was stopped while nobody could be heard is stopped at every node', async () => {
  const [east, west] = houses as [House, House];
  const owner = await colleague(east, 'owner');
  const stop = (isStopped: boolean) =>
    ask(
      east,
      'stopCasino',
      { category: 'All Casino', isStopped, reason: 'a test', isExplaining: false },
      { office: owner.office },
    );
  await nats.kill();
  expect((await stop(true)).code).toBeUndefined();
  await until(() => expect(west.deps.stops.has('casino:all')).toBe(true));
  expect((await stop(false)).code).toBeUndefined();
  await nats.start();
  await until(() => expect(west.deps.stops.has('casino:all')).toBe(false));
});
