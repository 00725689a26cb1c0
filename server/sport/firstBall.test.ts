import { after, type MarketId, type Millis, type UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { randomOf } from '@maidan/exchange/random';
import { type SomeSport, sportOf } from '@maidan/exchange/sports/sports';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { placeOrders } from '../exchange/orders.ts';
import { rich, wish } from '../exchange/testMarket.ts';
import { isCalledOff } from './missed.ts';
import type { SportHouse } from './sportHouse.ts';
import { playedBy } from './testSport.ts';
import { lasting } from '../db/testDb.ts';

/* In play begins with the first ball, point or stride, and that is what a match is announced for. */

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await rich(house, { asha: 1_00_000 });
});

const HOUR_MS = 3_600_000;
const BALL_MS = 7_000;

/** A match in an hour, played by the clock of the test until somebody has seen enough; he is asked after every wait. */
async function watched(sport: SomeSport, look: (sport: SportHouse) => Promise<boolean>): Promise<void> {
  const fixture = sport.invent((world.now() + HOUR_MS) as Millis, `${sport.code}-first`, randomOf('first', 1));
  const stop = new AbortController();
  let isAdded = false;
  const played = playedBy(house, sport, {
    world,
    pace: 1,
    stop,
    waited: async now => {
      if (now.desk(fixture.id) && (await look(now))) stop.abort();
      if (stop.signal.aborted) throw new Error('seen enough');
    },
    due: () => (isAdded ? [] : ((isAdded = true), [fixture])),
  });
  const failed: unknown[] = [];
  await played.open(error => failed.push(error));
  await played.scheduled();
  await Promise.race([played.finished(), new Promise(resolve => stop.signal.addEventListener('abort', resolve))]);
  await played.close();
  expect(failed).toEqual([]);
}

test('in play begins with the first ball: the toss is before it; what rests lapses then, unless it is kept', async () => {
  const cricket = sportOf('cricket')!;
  const seen: string[] = [];
  const announced = world.now() + HOUR_MS;
  let isAsked = false;
  await watched(cricket, async sport => {
    const view = sport.desk('cricket-first')!.channel.view;
    const book = view.markets[0]!;
    if (!isAsked) {
      const runner = book.runners[0]!.id;
      const order = { ...wish('back A 1.01 × 100'), runner, odds: odds(900), stake: rupees(100) };
      const orders = [order, { ...order, isKept: true }];
      const done = await placeOrders({ ...house.deps, sport }, callerOf('asha', 'asks'), { market: book.id, orders });
      isAsked = done.ok;
    }
    const mine = sport.engine.trading(book.id as MarketId)!.ordersOf('asha' as UserId);
    const line = [
      view.state,
      `${mine.filter(({ left }) => left > 0).length} asked for`,
      `delay ${book.betDelayMs}`,
      book.status,
      view.score?.toss?.replace(/: .* won and (bat|bowl)$/, ': one won') ?? 'no toss',
      view.rows.some(({ status }) => status === 'ballRunning') ? 'ball running' : 'no ball',
    ].join(', ');
    if (seen.at(-1) !== line) seen.push(line);
    expect(view.startsAt).toBe(announced);
    return view.state === 'inPlay';
  });
  expect(seen).toEqual([
    'upcoming, 2 asked for, delay 1000, open, no toss, no ball',
    'upcoming, 2 asked for, delay 1000, open, Toss: one won, no ball',
    'inPlay, 1 asked for, delay 5000, open, Toss: one won, ball running',
  ]);
  expect(world.now() - announced).toBe(BALL_MS); // so long after the bowler has begun to run
});

test.each([
  ['was made: it goes on after the rain', true, false],
  ['was not made: nobody came', false, true],
])('an hour late, a match whose toss %s', async (_, isTossed, isOff) => {
  const { db, sport } = house.deps;
  const { keeper, engine } = sport;
  const fixture = sportOf('cricket')!.invent(world.now(), `cricket-late-${isTossed}`, randomOf('late', 1));
  const row = await keeper.addEvent(fixture);
  const toss = { nth: 1, event: { type: 'toss', winner: 0, bats: 0 }, at: world.now(), decided: undefined };
  if (isTossed) await keeper.record(row.id, toss, undefined);
  const now = after(world.now(), HOUR_MS);
  expect(await isCalledOff(row, [], { db, engine, keeper, now })).toBe(isOff);
});
