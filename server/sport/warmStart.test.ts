import { after, type Millis } from '@maidan/core/ids';
import type { CricketState } from '@maidan/exchange/sports/cricket/match';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { TestWorld, UNHURRIED } from '../accounts/testHouse.ts';
import { openHouse } from '../app.ts';
import { lasting } from '../db/testDb.ts';
import type { EventClock } from './eventClock.ts';

/* A house that is opened for the first time, with its own programme, and no more than half a minute of time. */

const SOON_MS = 30_000;
const world = new TestWorld();
const opened = world.now();
const stop = new AbortController();

interface Waiting {
  readonly at: Millis;
  go(): void;
  stop(why: unknown): void;
}
const waiting = new Set<Waiting>();

const clock: EventClock = {
  now: world.now,
  pace: 1,
  in: ms => after(world.now(), ms),
  since: (from, ms) => after(from, ms),
  until: async at => {
    stop.signal.throwIfAborted();
    if (at <= world.now()) return;
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.add({ at, go: resolve, stop: reject });
    await promise;
  },
};
stop.signal.addEventListener('abort', () => {
  for (const each of waiting) each.stop(stop.signal.reason);
});

/** When every match waits for something, the first of them goes on, if that is within the first half minute. */
function goOn(): void {
  if (waiting.size < [...house.deps.sport.desks()].length) return;
  const next = [...waiting].toSorted((a, b) => a.at - b.at)[0];
  if (!next || next.at > opened + SOON_MS) return;
  waiting.delete(next);
  if (next.at > world.now()) world.pass(next.at - world.now());
  next.go();
}

const house = await lasting(await freshDatabase(), databaseUrl =>
  openHouse({
    ...{ databaseUrl, world, matches: { clock, stop } },
    config: { port: 0, tables: [], sports: ['cricket'], perMinute: UNHURRIED },
  }),
);

/** Balls that were bowled for everybody to bet on, not before they could. */
async function balls(): Promise<readonly Millis[]> {
  const { rows } = await house.deps.db.query<{ at: Millis }>(
    `select at from sport_record where event->>'type' = 'ball' and announced is not null order by at`,
  );
  return rows.map(({ at }) => at);
}

/** Matches in play, by how many innings have begun. */
const inPlay = (): readonly number[] =>
  [...house.deps.sport.desks()]
    .filter(({ row }) => row.state === 'inPlay')
    .map(({ live }) => (live.state as CricketState).innings.length) // of cricket
    .toSorted();

test('on a first start a ball is bowled within 30 s of opening, and a second match is in a chase', async () => {
  await house.deps.sport.scheduled();
  await expect
    .poll(() => {
      goOn();
      return balls();
    })
    .not.toEqual([]);
  expect((await balls())[0]! - opened).toBeLessThanOrEqual(SOON_MS);
  await expect.poll(inPlay).toEqual([1, 2]);
});
