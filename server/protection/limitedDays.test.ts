import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { colleague, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { openMarket } from '../exchange/testMarket.ts';
import type { Fault } from '../reconcile/fault.ts';
import { limitedDayFaults } from '../reconcile/limitedDays.ts';
import { planted } from '../reconcile/plant.ts';
import { TestPlayers } from './testLimits.ts';
import type { Queryable } from '../db/db.ts';

/* A bet is held against the sums of days, which the database keeps of players with limits (0101_days_of_limits.sql). */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db } = house.deps;
const players = new TestPlayers(house, world);
const MINUTE = 60_000;

const faultsIn = (of: Queryable): Promise<readonly Fault[]> =>
  limitedDayFaults({ db: of, after: 0, upTo: 0, since: undefined });

const daysOf = async (user: string): Promise<unknown[]> =>
  (await db.query('select staked, made from limited_days where user_id = $1 order by day', [user])).rows;

const lastBetOf = async (user: string): Promise<number | null> =>
  (await db.query('select last_bet_at from player_limits where user_id = $1', [user])).rows[0]!.last_bet_at;

test('[R27] what was bet before the first limit counts, and nobody is counted who has none', async () => {
  await players.join('asha');
  expect(await players.row('asha', 'd1', 300_00)).toBe('taken');
  expect(await daysOf('asha')).toEqual([]);
  await players.ask('asha', 'setLimit', { limit: 'stakesDay', value: 1_000_00 });
  expect(await daysOf('asha')).toEqual([{ staked: 300_00, made: 0 }]);
  expect(await players.row('asha', 'd2', 700_01)).toBe('own-stakes-day');
  expect(await players.row('asha', 'd3', 700_00)).toBe('taken');
  expect(await players.shown('asha', 'stakesDay')).toBe('100000 of 100000');
});

test('[R27] bets, orders and what came of them are added up by days of India, to the paisa', async () => {
  await players.join('bela', { stakesMonth: 1_00_000_00, lossMonth: 1_00_000_00 });
  await players.atTheTable(async bet => {
    expect(await bet('bela', [100_00, 100_01])).toBe('taken');
  });
  await players.lose('bela', 'd4', 250);
  players.later(24 * 60 * MINUTE);
  expect(await players.row('bela', 'd5', 400_00)).toBe('taken');
  const [first, second] = (await daysOf('bela')) as { staked: number; made: number }[];
  expect(first!.staked).toBe(100_00 + 100_01 + 250_00);
  expect(second).toEqual({ staked: 400_00, made: 0 });
  expect(await players.shown('bela', 'stakesMonth')).toBe(`${first!.staked + 400_00} of 10000000`);
  // What is open may be lost too.
  expect(await players.shown('bela', 'lossMonth')).toBe(`${400_00 - first!.made} of 10000000`);
  expect(await faultsIn(db)).toEqual([]);
});

const openOf = async (user: string): Promise<number> =>
  (await db.query('select bets from limited_open where user_id = $1', [user])).rows[0]!.bets;

test('[R27] what is open is counted as it changes: at tables, on rows, as orders, until it is settled', async () => {
  await players.join('divya', { openBets: 5 });
  await players.atTheTable(async bet => {
    expect(await bet('divya', [100_00, 200_00])).toBe('taken');
    expect(await openOf('divya')).toBe(2);
    expect(await players.row('divya', 'd9', 100_00)).toBe('taken');
    const market = await openMarket(house, 'd10');
    expect(await players.order('divya', market.id, 'back A 3 × 100', 'back A 4 × 100')).toBe('taken');
    expect(await openOf('divya')).toBe(5);
    expect(await players.order('divya', market.id, 'back A 3 × 100')).toBe('own-open-bets');
    expect(await faultsIn(db)).toEqual([]);
    await players.settle(market, { type: 'won', winners: [1] });
    expect(await openOf('divya')).toBe(3);
  });
  expect(await openOf('divya')).toBe(1); // the round is over
  expect(await players.shown('divya', 'openBets')).toBe('1 of 5');
  await players.lose('divya', 'd11', 100);
  expect(await openOf('divya')).toBe(1); // what was matched is settled too
  expect(await faultsIn(db)).toEqual([]);
});

test('[R27] what is paid in is added up by days, and what was rejected is not', async () => {
  await players.join('esha', { depositMonth: 10_000_00 });
  expect(await players.deposit('esha', '500')).toBe('asked');
  expect(await players.shown('esha', 'depositMonth')).toBe('50000 of 1000000');
  const clerk = await colleague(house, 'payments');
  await db.query(
    `update deposits set state = 'rejected', decided_by = $1, reason = 'not there'
     where user_id = 'esha' and amount = 50000`,
    [clerk.id],
  );
  expect(await players.shown('esha', 'depositMonth')).toBe('0 of 1000000');
  expect(await faultsIn(db)).toEqual([]);
});

test('[R6] a sum that somebody changed is found', async () => {
  await planted(db, `update limited_days set staked = staked - 1 where user_id = 'asha'`, async client => {
    expect(await faultsIn(client)).toMatchObject([
      { rule: 'record-altered', player: 'asha', expected: 1_000_00, found: 999_99 },
    ]);
  });
  await planted(db, `delete from limited_days where user_id = 'bela'`, async client => {
    const days = new Set((await faultsIn(client)).map(({ subject }) => subject.split(':').slice(0, 3).join(':')));
    expect(days.size).toBe(2);
  });
  await planted(db, `update limited_open set bets = bets - 1 where user_id = 'asha'`, async client => {
    expect(await faultsIn(client)).toMatchObject([
      { rule: 'record-altered', subject: 'limited-open:asha', player: 'asha', expected: 2, found: 1 },
    ]);
  });
});

test('[R27] when the last bet was is written once a minute, and counts within a group all the same', async () => {
  await players.join('chitra', { stakesDay: 1_000_00 });
  expect(await players.row('chitra', 'd6', 100_00)).toBe('taken');
  const first = await lastBetOf('chitra');
  world.pass(MINUTE - 1);
  expect(await players.row('chitra', 'd7', 100_00)).toBe('taken');
  expect(await lastBetOf('chitra')).toBe(first);
  world.pass(1);
  expect(await players.row('chitra', 'd8', 100_00)).toBe('taken');
  expect(await lastBetOf('chitra')).toBe(first! + MINUTE);
  await players.atTheTable(async bet => {
    const together = await Promise.all([bet('chitra', 400_00), bet('chitra', 300_00), bet('chitra', 100_00)]);
    expect(together).toEqual(['taken', 'taken', 'own-stakes-day']);
  });
});
