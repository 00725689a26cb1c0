import type { Reply } from '@maidan/contract/api';
import { liability } from '@maidan/core/odds';
import { randomFrom } from '@maidan/core/random';
import { gameOf } from '@maidan/games/index';
import { findSelection } from '@maidan/games/kit/bet';
import { chances } from '@maidan/games/kit/chances';
import { type Game, labelOf } from '@maidan/games/kit/game';
import { tableOf } from '@maidan/games/kit/play';
import { FINISHES, returnOf } from '@maidan/games/kit/price';
import type { Face } from '@maidan/games/kit/shoe';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { beforeAll, describe, expect, test } from 'vitest';
import { ask, colleague, openTestHouse, type Person, person, TestWorld } from '../accounts/testHouse.ts';
import { placeBets, undoBets } from './bets.ts';
import { returnsCount } from './fairnessCount.ts';
import type { PlacedBet } from './rows.ts';
import { anySlip, callerOf, TestTable } from './testTable.ts';
import { lasting } from '../db/testDb.ts';

// Real rounds with real bets, and what the Fair Play page is told about them.

let asha: Person;
const world = new TestWorld();

const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));

beforeAll(async () => {
  asha = await person(house, 'asha');
});

type Table = Reply<'fairness'>['tables'][number];

/** With every round that has ended. */
const fairness = async (game: string): Promise<Table> => {
  await returnsCount(house.deps.db).all();
  const { data } = await ask(house, 'fairness');
  return (data as Reply<'fairness'>).tables.find(table => table.game === game)!; // checked by the contract
};

let keys = 0;
const placed = async (at: TestTable, nth: number): Promise<readonly PlacedBet[]> => {
  const slip = anySlip(at.table, randomFrom(nth));
  const caller = callerOf(asha.id, `key-${++keys}`);
  const result = slip && (await house.deps.writer.do(placeBets(at.table, caller, at.table.round.id, [slip])));
  return result?.ok ? result.value : [];
};

/** What a bet at risk can expect to get back, as the table stands when it is placed. */
function expectedOf(game: Game, { round }: TestTable['table'], bet: PlacedBet): number {
  const { selection } = findSelection(game, bet.selection)!;
  const chance = chances(game, round, [selection], FINISHES).get(selection.id)!;
  const profit = bet.stake * (returnOf(selection, chance, bet) - 1);
  return liability(bet.side, bet.stake, bet.odds) + (bet.side === 'back' ? profit : -profit);
}

const profitOf = async (round: string): Promise<number> =>
  Number((await house.deps.db.query('select sum(profit) as sum from bets where round_id = $1', [round])).rows[0].sum);

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

describe('[R18] live returns', () => {
  // One window; back and lay; pay tables; several windows; a line; a shoe that lasts; a lottery.
  test.each(['ballbyball', 'card32', 'poker', 'teen', 'race20', 'dum10', 'lottcard'])(
    '%s: what was staked, returned and to be expected, bet by bet',
    async code => {
      const game = (await gameOf(code))!;
      const at = new TestTable(house, game, world);
      const taken: { readonly bet: PlacedBet; readonly expected: number }[] = [];
      let profit = 0;
      at.whenOpen = async () => {
        for (let nth = 0; nth < 4; nth += 1) {
          for (const bet of await placed(at, keys)) taken.push({ bet, expected: expectedOf(game, at.table, bet) });
        }
      };
      let gone: readonly Face[] = [];
      for (let nth = 0; nth < 2; nth += 1) {
        const round = await at.table.playRound();
        gone = round.gone;
        profit += await profitOf(round.id);
      }
      const table = await fairness(code);
      const staked = sum(taken.map(({ bet }) => liability(bet.side, bet.stake, bet.odds)));
      expect(table).toMatchObject({ rounds: 2, voided: 0, bets: taken.length, staked, returned: staked + profit });
      expect(Math.abs(table.expected - sum(taken.map(({ expected }) => expected)))).toBeLessThan(1);
      expect(sum(table.kinds.map(({ bets }) => bets))).toBe(taken.length);
      expect(sum(table.kinds.map(kind => kind.returned))).toBe(table.returned);
      expect(table.kinds.filter(({ isOutside }) => isOutside)).toEqual([]);
      const last = tableOf(game, { gone, dealt: [] });
      const names = game.markets.flatMap(({ name, selections }) => [
        name,
        ...selections.map(each => labelOf(each, last)),
      ]);
      expect(table.kinds.map(({ label }) => label).filter(label => !names.includes(label))).toEqual([]);
      for (const { low, expected, high } of [table, ...table.kinds]) {
        expect(low).toBeLessThan(expected);
        expect(high).toBeGreaterThan(expected);
      }
    },
  );

  test('what is undone or voided is not counted, and a round is counted once, however many look', async () => {
    const at = new TestTable(house, (await gameOf('teen20'))!, world);
    at.whenOpen = async () => {
      const [bet] = await placed(at, 1);
      await house.deps.writer.do(undoBets(at.table, callerOf(asha.id, `undo-${++keys}`), [bet!.id]));
    };
    await at.table.playRound();
    at.whenOpen = async () => {
      await placed(at, 1);
      await at.table.voidNow('voided-by-operator');
    };
    await at.table.playRound();
    const seen = await Promise.all([1, 2, 3].map(() => fairness('teen20')));
    for (const table of seen) expect(table).toMatchObject({ rounds: 1, voided: 1, bets: 0, staked: 0, kinds: [] });
  });

  test('a round that two people void after it was counted is taken out again', async () => {
    const owner = { ...(await colleague(house, 'owner')), key: 'void-counted-round' };
    const partner = { ...(await colleague(house, 'owner', 'partner')), key: 'approve-void-round' };
    const at = new TestTable(house, (await gameOf('patti2'))!, world);
    at.whenOpen = () => placed(at, 3);
    await at.table.playRound();
    const before = await fairness('patti2');
    expect(before).toMatchObject({ rounds: 1, bets: 1 });
    const { id } = await at.table.playRound();
    expect(await fairness('patti2')).toMatchObject({ rounds: 2, bets: 2 });
    const { data } = await ask(house, 'voidRound', { id, fault: 'cards-in-doubt', reason: 'A card was seen' }, owner);
    await ask(house, 'approveProposal', { id: data['proposal'] }, partner);
    expect(await fairness('patti2')).toEqual({
      ...before,
      voided: 1,
      low: expect.any(Number),
      high: expect.any(Number),
    });
  });

  test('a house that pays too much is told so', async () => {
    const { db } = house.deps;
    await fairness('ballbyball');
    const pay = (factor: number) =>
      db.query(`update live_returns set returned = returned + $1 where game = 'ballbyball'`, [factor]);
    await pay(1e9);
    const table = await fairness('ballbyball');
    expect([table.isOutside, table.kinds.every(({ isOutside }) => isOutside)]).toEqual([true, true]);
    await pay(-1e9);
  });

  test('all rounds are counted, also those that who looks first does not wait for', async () => {
    const at = new TestTable(house, (await gameOf('war'))!, world);
    for (let nth = 0; nth < 60; nth += 1) await at.table.playRound();
    await ask(house, 'fairness');
    expect((await fairness('war')).rounds).toBe(60);
  });
});
