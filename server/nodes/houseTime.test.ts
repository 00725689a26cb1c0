import { after, type Millis } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { startNats } from '@maidan/tools/nats';
import { describe, expect, test, vi } from 'vitest';
import { ask, openTestHouse, person, TestWorld } from '../accounts/testHouse.ts';
import type { Queryable } from '../db/db.ts';
import { realWorld, type World } from '../world.ts';
import { HouseTime } from './houseTime.ts';

/* The clock of one node is wrong. */

const TEN_MINUTES = 10 * 60_000;

/** A database that takes so long to be asked and so long to answer, and says what time it is by its own clock. */
const answering = (world: TestWorld, ahead: () => number, [there, back]: readonly number[] = []): Queryable => {
  const query = async () => {
    world.pass(there ?? 0);
    const now = after(world.now(), ahead());
    world.pass(back ?? 0);
    return { rows: [{ now }] };
  };
  return { query } as unknown as Queryable;
};

describe('[R21] what time it is', () => {
  test.each([
    ['ahead', -TEN_MINUTES],
    ['behind', TEN_MINUTES],
  ])('is what the database says, where our clock is %s', async (_, ahead) => {
    const world = new TestWorld();
    const time = await HouseTime.open(answering(world, () => ahead), world); // prettier-ignore
    expect(time.now() - world.now()).toBe(ahead);
  });

  test('goes on steadily when the clock on the wall is set', async () => {
    const world = new TestWorld();
    const time = await HouseTime.open(answering(world, () => 0), world); // prettier-ignore
    const before = time.now();
    world.set(TEN_MINUTES);
    world.pass(5);
    expect(time.now() - before).toBe(5);
  });

  test('is not changed by an answer that only took long', async () => {
    const world = new TestWorld();
    let delays: readonly number[] = [];
    const late = { query: () => answering(world, () => 0, delays).query('select clock_timestamp() as now') };
    const time = await HouseTime.open(late as unknown as Queryable, world);
    delays = [10, 4_000];
    await time.look();
    expect(time.now()).toBe(world.now());
  });
});

test('[R21] nodes whose clocks are ten minutes ahead and behind play, bet and know each other’s players', async () => {
  const [nats, database] = [await startNats(), await freshDatabase()];
  const off = (ms: number): World => ({ ...realWorld, now: () => after(realWorld.now(), ms) });
  const join = (node: string, ms: number) =>
    openTestHouse(database.url, off(ms), {
      ...{ node, natsUrl: nats.url, leaseMs: 1_000, tables: ['teen20', 'lucky7'], pace: 0.1, sports: [] },
    });
  const [ahead, behind] = [await join('ahead', TEN_MINUTES), await join('behind', -TEN_MINUTES)];
  const [asha, ravi] = [await person(ahead, 'asha'), await person(behind, 'ravi')];
  for (const house of [ahead, behind])
    for (const { token } of [asha, ravi]) expect((await ask(house, 'balance', {}, { token })).status).toBe(200);
  await vi.waitFor(
    async () => {
      const { rows } = await ahead.deps.db.query(`select count(*)::int as count from rounds where state = 'settled'`);
      expect(rows[0]?.count).toBeGreaterThan(3);
    },
    { timeout: 100_000, interval: 50 },
  );
  await Promise.all([ahead.finish(), behind.finish()]);
  const { rows } = await ahead.deps.db.query(
    `select max(abs(extract(epoch from (clock_timestamp() - at)))::int) as seconds from rounds`,
  );
  expect(Number(rows[0]?.seconds) * 1_000).toBeLessThan(TEN_MINUTES / 2);
  const now: readonly Millis[] = [ahead, behind].map(({ deps }) => deps.world.now());
  expect(Math.abs(now[0]! - now[1]!)).toBeLessThan(TEN_MINUTES / 2);
  await Promise.all([ahead.close(), behind.close()]);
  await nats.kill();
  await database.drop();
});
