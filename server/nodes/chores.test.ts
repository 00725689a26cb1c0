import { ok } from '@maidan/core/result';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { choresOf } from '../chores.ts';
import { type Chore, DAY_MS } from '../daily.ts';
import type { Deps } from '../deps.ts';
import { realWorld } from '../world.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';
import { choresAmongNodes } from './chores.ts';

/* What one of several nodes does for all, while the chores change hands. Whether it is time to look is for the test to say. */

const LOOK_MS = 10 * 60_000;

const nats = await startNats();
const database = await freshDatabase();
const houses: House[] = [];
const chores: Chore[] = [];
const world = new TestWorld();
const reported: unknown[] = [];

const join = async (node: string): Promise<void> => {
  const config = { node, natsUrl: nats.url, leaseMs: 1_000, tables: [], sports: [] };
  houses.push(await openTestHouse(database.url, realWorld, config));
};

beforeAll(async () => {
  for (const node of ['east', 'west', 'south']) await join(node);
});
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await Promise.all(chores.splice(0).map(chore => chore.close()));
  vi.useRealTimers();
});
afterAll(async () => {
  await Promise.all(houses.map(house => house.close()));
  await nats.kill();
  await database.drop();
});

/** Who keeps the chores, when somebody does. */
async function keeper(): Promise<House> {
  const keepers = (): House[] => houses.filter(({ deps }) => deps.node!.keeps('chores'));
  await expect.poll(() => keepers().length, { timeout: 30_000 }).toBe(1);
  return keepers()[0]!;
}

/** The one that keeps the chores gives them to another. */
async function handedOver(): Promise<House> {
  const former = await keeper();
  await former.deps.node!.leave();
  const next = await keeper();
  expect(next).not.toBe(former);
  return next;
}

/** Each of them may have this to do every night. */
function allHave(chore: string, act: (deps: Deps) => Promise<unknown>): void {
  for (const { deps } of houses)
    chores.push(...choresAmongNodes({ ...deps, world }, { [chore]: act }, [], error => reported.push(error)));
}

/** It is time to look whether a day has gone by, and what is begun is done. */
async function looked(): Promise<void> {
  vi.advanceTimersByTime(LOOK_MS);
  await Promise.all(chores.map(chore => chore.idle()));
  expect(reported).toEqual([]);
}

const nameOf = ({ config }: Pick<Deps, 'config'>): string => config.node;

test('[R21] what is done every night is done once by whoever keeps the chores, also where another has them by then', async () => {
  const done: string[] = [];
  allHave('counted', async deps => done.push(nameOf(deps)));
  const first = nameOf((await keeper()).deps);
  await looked();
  await looked();
  expect(done).toEqual([first]);
  const second = nameOf((await handedOver()).deps);
  await looked();
  expect(done).toEqual([first]);
  world.pass(DAY_MS);
  await looked();
  await looked();
  expect(done).toEqual([first, second]);
});

test('[R21] what came to no end is begun again by the next, and what its former still writes counts for nothing', async () => {
  const begun: string[] = [];
  const former = nameOf((await keeper()).deps);
  const gate = Promise.withResolvers<void>();
  allHave('written', async ({ writer, ...deps }) => {
    begun.push(nameOf(deps));
    if (nameOf(deps) === former) await gate.promise;
    await writer.do({
      ...{ ...NOT_REMEMBERED, accounts: [] },
      decide: decision => {
        decision.audit({ actor: 'system', action: 'test.written', subject: nameOf(deps) });
        return ok({});
      },
    });
  });
  vi.advanceTimersByTime(LOOK_MS);
  await expect.poll(() => begun).toEqual([former]);
  const next = nameOf((await handedOver()).deps);
  vi.advanceTimersByTime(LOOK_MS);
  await expect.poll(() => begun).toEqual([former, next]);
  gate.resolve();
  await looked();
  expect(begun).toEqual([former, next]);
  const { rows } = await houses[0]!.deps.db.query(`select subject from audit where action = 'test.written'`);
  expect(rows).toEqual([{ subject: next }]);
});

test('[R43] heads of what is anchored are told by every node, and what is told to the operator is sent by one', async () => {
  const calls: string[] = [];
  const kept = await keeper();
  for (const { deps } of houses) {
    const name = nameOf(deps);
    vi.spyOn(deps.anchors, 'check').mockResolvedValue();
    vi.spyOn(deps.anchors, 'tell').mockImplementation(async () => void calls.push(`${name} tells`));
    vi.spyOn(deps.alarms, 'deliver').mockImplementation(async () => void calls.push(`${name} delivers`));
    chores.push(...choresOf(deps, error => reported.push(error)));
  }
  vi.advanceTimersByTime(15_000);
  await Promise.all(chores.map(chore => chore.idle()));
  vi.restoreAllMocks();
  const told = houses.map(({ deps }) => `${nameOf(deps)} tells`);
  expect(calls.toSorted()).toEqual([...told, `${nameOf(kept.deps)} delivers`].toSorted());
});
