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

/** Whoever waits for something in the first half minute is there at once; whoever waits for more waits for ever. */
const clock: EventClock = {
  now: world.now,
  pace: 1,
  in: ms => after(world.now(), ms),
  since: (from, ms) => after(from, ms),
  until: async at => {
    if (at > opened + SOON_MS) await over;
    if (at > world.now()) world.pass(at - world.now());
  },
};
const over = new Promise<never>((_, reject) => {
  stop.signal.addEventListener('abort', () => reject(stop.signal.reason as Error));
});
over.catch(() => {}); // nobody may be waiting

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
  await expect.poll(balls).not.toEqual([]);
  expect((await balls())[0]! - opened).toBeLessThanOrEqual(SOON_MS);
  await expect.poll(inPlay).toEqual([1, 2]);
});
