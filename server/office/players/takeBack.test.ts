import type { MarketId, UserId } from '@maidan/core/ids';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, type Person } from '../../accounts/testHouse.ts';
import { openMarket } from '../../exchange/testMarket.ts';
import { takeBackOfBlocked } from './takeBack.ts';
import { openOffice } from '../testOffice.ts';

const office = await openOffice(await freshDatabase());

const back = (player: Person, market: MarketId) =>
  ask(
    office.house,
    'placeOrders',
    { market, orders: [{ runner: 'A', side: 'back', odds: 3_000, stake: 10_000 }] },
    { token: player.token },
  );

const resting = (market: MarketId, player: Person) =>
  office.house.deps.sport.engine.trading(market)!.ordersOf(player.id as UserId).length;

const lapses = async (market: MarketId) => {
  const { rows } = await office.house.deps.db.query(
    `select from journal where market_id = $1 and command->>'type' = 'lapse'`,
    [market],
  );
  return rows.length;
};

test('[R3] orders of a blocked player leave every book at once, each once, and the money is free; others stay', async () => {
  const [asha, ravi] = [await office.player('asha'), await office.player('ravi')];
  const markets = [(await openMarket(office.house, 'block-1')).id, (await openMarket(office.house, 'block-2')).id];
  const before = await office.money(asha);
  for (const market of markets) {
    expect((await back(asha, market)).status).toBe(200);
    expect((await back(ravi, market)).status).toBe(200);
  }
  expect((await office.money(asha)).balance).toBe(before.balance - 20_000);
  const block = () =>
    office.as('helper', 'blockPlayer', { id: asha.id, reason: 'Two accounts' }, 'block-asha-once-and-for-all');
  const all = await Promise.all([block(), block(), block()]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(markets.map(market => [resting(market, asha), resting(market, ravi)])).toEqual([
    [0, 1],
    [0, 1],
  ]);
  expect(await office.money(asha)).toEqual(before);
  await takeBackOfBlocked(office.house.deps, office.house.deps.world.now()); // as at the next start
  expect(await Promise.all(markets.map(lapses))).toEqual([1, 1]);
});
