import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { randomOf } from '@maidan/exchange/random';
import { horseRacing } from '@maidan/exchange/sports/racing/racing';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { sportBetsOf } from '../exchange/history.ts';
import { rich } from '../exchange/testMarket.ts';
import type { SportHouse } from './sportHouse.ts';
import { playedBy } from './testSport.ts';
import { lasting } from '../db/testDb.ts';

const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  await rich(house, { asha: 1_00_000 });
});

/** A race that loses its third runner while they parade, and is run. */
const THIRD = 2;
const race: SomeSport = {
  ...(horseRacing as SomeSport),
  next: (state, random) => {
    const { phase, nonRunners } = state as ReturnType<typeof horseRacing.begin>;
    if (phase === 'before' && nonRunners.length === 0)
      return { event: { type: 'withdrawn', runner: THIRD, win: 1_000, place: 800 }, ms: 20_000 };
    return horseRacing.next(state as never, () => Math.max(random(), 0.001)); // never abandoned
  },
};

const WIN = 'horseRacing-1.win' as MarketId;

function stable(atEachStep: (sport: SportHouse) => Promise<void>): SportHouse {
  let isBetting = false;
  const fixture = horseRacing.invent((world.now() + 60_000) as Millis, 'horseRacing-1', randomOf('fixture', 1));
  return playedBy(house, race, {
    world,
    waited: async sport => {
      if (isBetting) return;
      isBetting = true;
      await atEachStep(sport);
      isBetting = false;
    },
    due: known => (known.length === 0 && world.now() < fixture.startsAt ? [fixture] : []),
  });
}

/** Backs every runner at the best price there is. */
async function backAll({ engine }: SportHouse, key: string): Promise<number> {
  const trading = engine.trading(WIN);
  const place = (trading?.market.runners ?? []).flatMap(({ id: runner }, nth) => {
    const [best] = trading!.depth(runner).back;
    const user = 'asha' as UserId;
    const order = { id: `${key}-${nth}` as OrderId, user, runner, side: 'back', stake: rupees(100) } as const;
    return best ? [{ ...order, odds: best.odds, at: world.now(), isKept: false }] : [];
  });
  const command = { type: 'orders', user: 'asha' as UserId, cancel: [], reduce: [], isAllOrNone: false } as const;
  const placed = await engine.trade(WIN, { key, fingerprint: key }, { ...command, place });
  return placed.ok ? placed.value.filter(({ order, matched }) => order.user === 'asha' && matched > 0).length : 0;
}

test('a horse race loses a runner: bets on it are void, the others are reduced, and all of it is settled', async () => {
  let before = 0;
  let after = 0;
  const sport = stable(async now => {
    const trading = now.engine.trading(WIN);
    if (!trading || trading.market.status !== 'open' || trading.market.inPlay) return;
    const isOut = trading.market.runners[THIRD]!.isRemoved;
    if (!isOut && before === 0) before = await backAll(now, 'before');
    if (isOut && after === 0) after = await backAll(now, 'after');
  });
  const failed: unknown[] = [];
  await sport.open(error => failed.push(error));
  await sport.scheduled();
  await sport.finished();
  expect(failed).toEqual([]);

  const field = (await sidesOf()).length;
  expect([before, after]).toEqual([field, field - 1]);
  const all = { event: 'horseRacing-1', state: 'all', search: '' } as const;
  const { rows } = await sportBetsOf(house.deps.db, 'asha' as UserId, all, { page: 1, size: 50 });
  const [third] = (await sidesOf()).slice(THIRD);
  for (const { id, label, state, note } of rows) {
    const isBefore = id.startsWith('before');
    expect(note).toBe(isBefore ? `${third} withdrawn, prices −10 %` : undefined);
    expect(state).toBe(label === third ? 'void' : 'settled');
  }
  const reduced = rows.filter(({ id, label }) => id.startsWith('before') && label !== third);
  expect(reduced.map(({ average = 0 }) => Math.round(average))).toEqual(
    reduced.map(({ odds }) => Math.floor(odds * 0.9 + 1e-9)),
  );
  await everythingIsPaid();
});

async function sidesOf(): Promise<readonly string[]> {
  const { rows } = await house.deps.db.query<{ sides: readonly string[] }>(
    `select fixture->'sides' as sides from sport_events where id = 'horseRacing-1'`,
  );
  return rows[0]!.sides;
}

async function everythingIsPaid(): Promise<void> {
  const { db } = house.deps;
  const { rows: markets } = await db.query('select name, status from markets order by name');
  expect(markets).toEqual([
    { name: 'PLACE', status: 'settled' },
    { name: 'WIN', status: 'settled' },
  ]);
  const { rows: left } = await db.query(`select id from accounts where id ~ '^(exposure|market):' and balance <> 0`);
  expect(left).toEqual([]);
  const { rows: sums } = await db.query<{ sum: number }>('select sum(balance)::bigint as sum from accounts');
  expect(Number(sums[0]!.sum)).toBe(0);
}
