import { sum } from '@maidan/core/money';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { profitOf } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { lasting } from '../db/testDb.ts';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { Bus } from '../bus.ts';
import { FaultyDb } from '../writer/faultyDb.ts';
import { walletOf } from '../wallet/store.ts';
import { Writer } from '../writer/writer.ts';
import { placeBets } from './bets.ts';
import { roundOf } from './roundStore.ts';
import { Rounds } from './rounds.ts';
import { anySlip, callerOf, TestTable } from './testTable.ts';
import type { PlacedBet } from './rows.ts';

/* Steps of a round are not remembered as commands: the row tells how far it has come. */

let asha: Person;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
});

/** A round whose croupier writes through this database, with a bet of Asha's in every window. */
async function played(game: Game, db: FaultyDb, seed: number) {
  const writer = new Writer(db.asDb(), new Bus(), world.now, async () => {});
  const at = new TestTable(house, game, world, { rounds: new Rounds(house.deps.db, writer) });
  const taken: PlacedBet[] = [];
  const random = randomFrom(seed);
  at.whenOpen = async () => {
    const slip = anySlip(at.table, random)!;
    const caller = callerOf(asha.id, `${game.code}-${seed}-${taken.length}`);
    const placed = await house.deps.writer.do(placeBets(at.table, caller, at.table.round.id, [slip]));
    if (placed.ok) taken.push(...placed.value);
  };
  const before = (await walletOf(house.deps.db, asha.id)).balance;
  const round = await at.table.playRound();
  const { balance, exposure } = await walletOf(house.deps.db, asha.id);
  return {
    round,
    profit: sum(taken.map(bet => profitOf(game, tableOf(game, round), bet))),
    won: balance - before,
    exposure,
  };
}

/** At which statements: all of a short round, and some of a long one. */
test.each([
  ['teen20', 'before', 1],
  ['teen20', 'after', 1],
  ['ab20', 'before', 13],
  ['ab20', 'after', 13],
] as const)(
  '[R5] [R21] a round of %s that loses its connection %s a statement is played once',
  async (code, fault, every) => {
    const game = (await gameOf(code))!;
    for (let at = 0; ; at += every) {
      const db = new FaultyDb(house.deps.db);
      db.lose(at, fault, false);
      const { round, profit, won, exposure } = await played(game, db, at + (fault === 'after' ? 1_000 : 0));
      expect([at, round.phase, won, exposure]).toEqual([at, 'settled', profit, 0]);
      const row = (await roundOf(house.deps.db, round.id))!;
      expect(row).toMatchObject({ state: 'settled', dealt: round.dealt, entropy: round.ending!.proof.entropy });
      if (db.isArmed) break;
    }
  },
);

test('of a round that was played only its announcement is remembered', async () => {
  const keys = async () => (await house.deps.db.query<{ key: string }>('select key from commands')).rows;
  const before = await keys();
  const { round } = await played((await gameOf('teen20'))!, new FaultyDb(house.deps.db), 2_000);
  const { chain, nth } = (await roundOf(house.deps.db, round.id))!;
  const known = new Set(before.map(({ key }) => key));
  const news = (await keys()).filter(({ key }) => !known.has(key)).map(({ key }) => key);
  expect(news.toSorted()).toEqual([`${asha.id}:teen20-2000-0`, `seed:${chain}:${nth}`].toSorted());
});

test('a step upon a row that somebody else moved on is refused, and the row stays', async () => {
  const game = (await gameOf('teen20'))!;
  const rounds = new Rounds(house.deps.db, house.deps.writer);
  const announced = {
    game: game.code,
    chain: 'teen20-1',
    commitment: 'c',
    seed: 's',
    gone: [],
    previous: 'p',
    salt: 's',
  };
  const row = await rounds.announce({ ...announced, nth: 999_999 });
  const opened = { state: 'open', steps: 1, closes: [world.now()], announcements: ['a'] } as const;
  const open = await rounds.update(row, { ...opened, beacons: ['b'] });
  expect(await rounds.update(row, { ...opened, beacons: ['another'] })).toEqual(open);
  const closed = await rounds.update(open, { state: 'closed' });
  await expect(rounds.update(row, { ...opened, beacons: ['b'] })).rejects.toThrow(row.id);
  expect(await roundOf(house.deps.db, row.id)).toMatchObject({ state: 'closed', beacons: ['b'] });
  await rounds.voidRound(closed, { fault: 'table-fault', by: 'house', dealt: [] });
  await expect(rounds.update(closed, { state: 'dealing', entropy: ['e'] })).rejects.toThrow(row.id);
});
