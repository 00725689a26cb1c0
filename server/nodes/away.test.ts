import type { HouseView } from '@maidan/contract/house';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestHouse } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { realWorld } from '../world.ts';

/* What players at a node are told while what they look at is kept by nobody, or by somebody who cannot be reached. */

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];

async function join(node: string, canKeep: boolean): Promise<House> {
  const house = await openTestHouse(database.url, realWorld, {
    ...{ node, canKeep, natsUrl: nats.url, leaseMs: 2_000, tables: ['teen20'], pace: 0.2 },
    ...{ sports: [] },
  });
  houses.push(house);
  return house;
}

afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

const until = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: 100_000, interval: 20 });

/** How the house stands, as who looks at this node is told. */
async function stands({ app }: House): Promise<HouseView> {
  const { body } = await app.inject({ url: '/api/stream?topics=house' });
  return (JSON.parse(body) as { snapshot: HouseView }[])[0]!.snapshot;
}

test('[R21] what nobody keeps is on its way to somebody, what cannot be reached is so, and both pass by themselves', async () => {
  const front = await join('front', false);
  const topics = ['board', 'round:teen20'];
  await until(async () => expect(await stands(front)).toEqual({ condition: 'open', away: { why: 'moving', topics } }));
  const keeper = await join('keeper', true);
  await until(async () => expect(await stands(front)).toEqual({ condition: 'open' }));
  await nats.kill();
  await until(async () => expect(await stands(front)).toEqual({ condition: 'open', away: { why: 'cutOff', topics } }));
  expect(await stands(keeper)).toEqual({ condition: 'open' });
  await nats.start();
  await until(async () => expect(await stands(front)).toEqual({ condition: 'open' }));
});
