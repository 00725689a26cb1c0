import type { Money } from '@maidan/core/money';
import { add, rupees, sum } from '@maidan/core/money';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, expect, test } from 'vitest';
import { openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { walletOf } from '../wallet/store.ts';
import { placeBets } from './bets.ts';
import { myBetsOf } from './roundsMade.ts';
import { callerOf, TestTable } from './testTable.ts';

/* What a player is told a round came to is what the ledger moved for it. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const { db, writer } = house.deps;
let asha: Person;

beforeAll(async () => {
  asha = await person(house, 'asha');
});

const STAKE = rupees(100);
let keys = 0;

async function place(at: TestTable, bets: readonly Pick<Slip, 'selection' | 'side'>[]): Promise<void> {
  const { id, quotes } = at.table.round;
  const slips = bets.map(bet => ({ ...bet, odds: quotes[bet.selection]![bet.side]!.odds, line: 0, stake: STAKE }));
  const placed = await writer.do(placeBets(at.table, callerOf(asha.id, `key-${++keys}`), id, slips));
  expect(placed.ok).toBe(true);
}

const back = (selection: string) => ({ selection, side: 'back' }) as const;

/** Plays until a round ends like this, with these bets on each. */
async function played(
  code: string,
  bets: readonly Pick<Slip, 'selection' | 'side'>[],
  isWanted: (result: string) => boolean,
) {
  const at = new TestTable(house, (await gameOf(code))!, world);
  at.whenOpen = async () => {
    if (at.table.round.dealt.length === 0) await place(at, bets);
  };
  for (;;) {
    const before = (await walletOf(db, asha.id)).balance;
    const { id, ending } = await at.table.playRound();
    if (!isWanted(ending!.result.code)) continue;
    const moved = (await walletOf(db, asha.id)).balance - before;
    const { rounds, bets: mine } = await myBetsOf(db, asha.id);
    return { moved, made: rounds!.find(({ round }) => round === id)!, bets: mine.filter(({ round }) => round === id) };
  }
}

test('a tie gives back what was on the two sides and pays the rest: told to the paisa', async () => {
  const { moved, made, bets } = await played(
    'baccarat',
    [back('player'), back('banker'), back('tie')],
    code => code === 'T',
  );
  expect(made).toMatchObject({ game: 'baccarat', isOver: true, staked: 30_000, net: moved, back: 30_000 + moved });
  expect(bets.map(({ selection, profit }) => [selection, profit])).toEqual(
    expect.arrayContaining([
      ['player', 0],
      ['banker', 0],
      ['tie', moved],
    ]),
  );
  expect(moved).toBeGreaterThan(0);
});

test('of a lay bet the liability is at stake, and no more is lost', async () => {
  const lay = [{ selection: 'A', side: 'lay' }] as const;
  const { moved, made, bets } = await played('teen', lay, code => code === 'A');
  expect(moved).toBeLessThan(0);
  expect(made).toMatchObject({ staked: -moved, net: moved, back: 0 });
  expect(sum(bets.map(({ profit }) => profit ?? (0 as Money)))).toBe(moved);
});

test('while a bet is open nothing is over; of a round that is void everything came back', async () => {
  const open = new TestTable(house, (await gameOf('teen20'))!, world);
  open.whenOpen = async () => {
    await place(open, [back('A.win'), back('B.win')]);
    const [made] = (await myBetsOf(db, asha.id)).rounds!;
    expect(made).toMatchObject({ round: open.table.round.id, isOver: false, staked: add(STAKE, STAKE), net: 0 });
    await open.table.voidNow('voided-by-operator');
  };
  await open.table.playRound();
  const [made] = (await myBetsOf(db, asha.id)).rounds!;
  expect(made).toMatchObject({ round: open.table.round.id, isOver: true, staked: 20_000, back: 20_000, net: 0 });
});
