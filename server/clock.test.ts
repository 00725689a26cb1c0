import type { Millis } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { randomFrom } from '@maidan/core/random';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type Person, person, TestWorld } from './accounts/testHouse.ts';
import type { House } from './app.ts';
import { placeBets, undoBets } from './casino/bets.ts';
import { roundOf } from './casino/roundStore.ts';
import { anySlip, callerOf, TestTable } from './casino/testTable.ts';
import { type Clock, pacedClock } from './clock.ts';
import { eventClock } from './sport/eventClock.ts';
import { localBeacon } from './casino/beacon.ts';
import { LiveEvent } from './sport/liveEvent.ts';
import { TestMatch } from './sport/testMatch.ts';

/* Somebody sets the clock on the wall while tables and matches are on. */

const HOUR = 3_600_000;
const SET = [
  ['back', -HOUR],
  ['forward', HOUR],
] as const;

/** Who rests lets time pass; `meanwhile` is done in the middle of the first rest. */
function resting(world: TestWorld, meanwhile = () => {}) {
  let isFirst = true;
  return async (ms: number): Promise<void> => {
    world.pass(Math.floor(ms / 2));
    if (isFirst) meanwhile();
    isFirst = false;
    world.pass(Math.ceil(ms / 2));
  };
}

const steady = (world: TestWorld, meanwhile?: () => void): Clock =>
  pacedClock(world, 1, new AbortController().signal, resting(world, meanwhile));

describe.each(SET)('the clock is set %s an hour', (_, ms) => {
  test('who waits waits as long as before, and time does not jump', async () => {
    const world = new TestWorld();
    const clock = steady(world, () => world.set(ms));
    const began = clock.now();
    await clock.until(clock.in(20_000));
    expect([clock.now() - began, world.elapsed()]).toEqual([20_000, 20_000]);
    clock.adjust?.();
    expect(clock.now()).toBe(world.now());
  });
});

test('in a hurry nobody waits, and who waits already is woken', async () => {
  const world = new TestWorld();
  const asleep = Promise.withResolvers<void>();
  const clock = pacedClock(world, 1, new AbortController().signal, (_, signal) => {
    asleep.resolve();
    return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
  });
  const waiting = clock.until(clock.in(HOUR));
  await asleep.promise;
  clock.hurry?.();
  await waiting;
  await clock.until(clock.in(HOUR));
  expect(world.elapsed()).toBe(0);
});

describe('a table', () => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let house: House;
  let asha: Person;
  const world = new TestWorld();

  beforeAll(async () => {
    database = await freshDatabase();
    house = await openTestHouse(database.url, world);
    asha = await person(house, 'asha');
  });
  afterAll(async () => {
    await house.close();
    await database.drop();
  });

  test.each(SET)(
    '[R20] set %s while bets are open: taken, taken back, dealt once, ended after it began',
    async (way, ms) => {
      const game = (await gameOf('teen20'))!;
      const bets: Promise<unknown>[] = [];
      const rest = resting(world);
      const whenTheyBet = (left: number): Promise<void> => Promise.all(bets).then(() => rest(left));
      const clock = pacedClock(world, 1, new AbortController().signal, whenTheyBet);
      const at: TestTable = new TestTable(house, game, world, {
        clock,
        publish: event => {
          at.events.push(event);
          if (event.type !== 'opened') return;
          world.set(ms);
          const slip = anySlip(at.table, randomFrom(1))!;
          const { writer } = house.deps;
          const place = async (key: string) =>
            writer.do(placeBets(at.table, callerOf(asha.id, key), at.table.round.id, [slip]));
          bets.push(place(`${way}-kept`));
          bets.push(
            place(`${way}-undone`).then(placed =>
              writer.do(undoBets(at.table, callerOf(asha.id, `${way}-undo`), placed.ok ? [placed.value[0]!.id] : [])),
            ),
          );
        },
      });
      const began = world.elapsed();
      const round = await at.table.playRound();
      expect(await Promise.all(bets)).toMatchObject([{ ok: true }, { ok: true }]);
      expect(round.phase).toBe('settled');
      expect(world.elapsed() - began).toBeLessThan(HOUR);
      const dealt = at.events.filter(event => event.type === 'dealt');
      expect(dealt).toHaveLength(round.dealt.length);
      const { rows } = await house.deps.db.query<{ at: Millis; ended_at: Millis }>(
        'select at, ended_at from rounds where id = $1',
        [round.id],
      );
      expect(rows[0]!.ended_at).toBeGreaterThanOrEqual(rows[0]!.at);
      expect((await roundOf(house.deps.db, round.id))?.state).toBe('settled');
    },
  );
});

test.each(SET)(
  'a match goes on ball by ball when the clock is set %s, and its record never goes back',
  async (_, ms) => {
    const world = new TestWorld();
    const stop = new AbortController();
    const match = new TestMatch(world.now(), 1);
    const real = eventClock(world, 1, stop.signal);
    const record: Millis[] = [];
    const waited: number[] = [];
    const clock = {
      ...real,
      announced: async (at: Millis) => world.pass(at - world.now()),
      until: async (at: Millis) => {
        waited.push(at - real.now());
        world.pass(at - real.now());
        if (record.length === 2) world.set(ms);
      },
    };
    // asked what comes after the last before that is written down
    const sport = { ...match.sport, next: () => (record.length < 4 ? { event: {}, ms: 4_000 } : undefined) };
    const nothing = async (): Promise<void> => {};
    const live = new LiveEvent(
      sport,
      match.fixture,
      { seed: 'seed', commitment: undefined },
      {
        clock,
        beacon: localBeacon(world),
        record: async ({ at }) => void record.push(at),
        happened: async () => world.set(record.length === 4 ? ms : 0), // also just when a ball is being written down
        announce: nothing,
        late: nothing,
        deciding: () => {},
      },
    );
    await live.play(stop.signal);
    expect(waited).toEqual([4_000, 4_000, 4_000, 4_000, 4_000]);
    expect(record).toEqual(record.toSorted((a, b) => a - b));
  },
);
