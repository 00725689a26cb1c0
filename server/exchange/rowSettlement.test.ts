import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import type { HouseRow } from '@maidan/exchange/rows/houseRow';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { callerOf } from '../casino/testTable.ts';
import { newRow } from '../sport/marketRows.ts';
import { placeRowBets } from './rowBets.ts';
import { openTabsOf } from './store.ts';
import { ANY_TERMS, openMarket, purse, rich } from './testMarket.ts';
import { lasting } from '../db/testDb.ts';

const house = await lasting(await freshDatabase(), url => openTestHouse(url, new TestWorld()));

beforeAll(async () => {
  await rich(house, { asha: 10_000 });
});

test('bets that covered each other are no longer open when they are settled', async () => {
  const { deps } = house;
  const plan = { id: 'bookmaker', name: 'Bookmaker', kind: 'bookmaker', runners: ['A', 'B'] } as const;
  const market = await openMarket(house, 'covered', plan);
  const quote = { back: { odds: odds(1.9) }, lay: { odds: odds(1.9) } };
  const row: HouseRow = { ...newRow(market, false), status: 'active', quotes: { A: quote, B: quote } };
  const slips = (['back', 'lay'] as const).map(side => ({
    runner: 'A',
    side,
    odds: odds(1.9),
    line: 0,
    stake: rupees(100),
  }));
  const asha = callerOf('asha', 'covered-bets');
  const placed = await deps.writer.do(placeRowBets(() => row, market.id, asha, slips, ANY_TERMS));
  expect(placed.ok).toBe(true);
  expect(await purse(house, 'asha')).toBe('10000 + 0');
  await deps.sport.keeper.settle([{ market, answer: { type: 'won', winners: [0] } }], 'cricket', 'A v B');
  expect(await openTabsOf(deps.db, asha.user)).toEqual([]);
});
