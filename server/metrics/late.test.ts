import { after } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { localBeacon } from '../casino/beacon.ts';
import { TestTable } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';
import type { Deps } from '../deps.ts';
import { LiveEvent } from '../sport/liveEvent.ts';
import type { LiveEventWorld } from '../sport/liveWorld.ts';
import { TestMatch } from '../sport/testMatch.ts';
import { readingOf } from './reading.ts';

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

test('a round is late for as long as its next step is due, and not when it is over', async () => {
  const seen: number[] = [];
  const clock = {
    now: world.now,
    in: (ms: number) => after(world.now(), ms),
    until: async (at: number) => {
      seen.push(it.table.lateMs);
      world.pass(at - world.now() + 7_000);
      seen.push(it.table.lateMs);
    },
  };
  const it = new TestTable(house, (await gameOf('dt20'))!, world, { clock });
  expect(it.table.lateMs).toBe(0);
  await it.table.playRound();
  expect([...new Set(seen)].toSorted()).toEqual([0, 7_000]);
  world.pass(60_000);
  expect(it.table.lateMs).toBe(0);
});

test('a match is late when its next thing is due', () => {
  const match = new TestMatch(world.now(), 5_000);
  const clock = { now: world.now, since: after };
  const live = new LiveEvent(match.sport, match.fixture, { seed: 'seed', commitment: undefined }, {
    clock,
    beacon: localBeacon(world),
  } as unknown as LiveEventWorld); // nothing else is asked of it
  world.pass(match.fixture.startsAt + 5_000 - world.now());
  expect(live.lateMs).toBe(0);
  world.pass(6_000);
  expect(live.lateMs).toBe(6_000);
});

test('what is late is counted from five seconds on, at tables that are open, and the latest is told', async () => {
  const table = (lateMs: number, isClosed = false) => ({ lateMs, isClosed });
  const desk = (lateMs: number, ageMs: number, stopped: number) => ({
    live: { lateMs },
    freshness: { ageMs, stopped },
  });
  const deps = {
    ...house.deps,
    tables: { all: () => [table(5_000), table(5_001), table(60_000, true)] },
    sport: { desks: () => [desk(9_000, 400, 1), desk(0, 2_500, 2)] },
  } as unknown as Deps; // all that is asked of them
  expect(await readingOf(deps, { sockets: () => 3, folder: undefined })).toMatchObject({
    places: { table: { open: 2, late: 1, latestMs: 5_001 }, match: { open: 2, late: 1, latestMs: 9_000 } },
    ...{ quotesAgeMs: 2_500, withoutQuotes: 3, sockets: 3, disk: undefined },
  });
});
