import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { BOOKMAKER, openMarket } from '../../exchange/testMarket.ts';
import { settleContests } from '../../fantasy/settleContests.ts';
import { addMatch, ended, teamFor, tell } from '../../fantasy/testContest.ts';
import { TestPlayers } from '../../protection/testLimits.ts';
import { openOffice } from '../testOffice.ts';

/* Of everything that can be played, what the office says it made is what the ledger moved, to the paisa. */

const office = await openOffice(await freshDatabase());
const { house, world } = office;
const { db } = house.deps;
const players = new TestPlayers(house, world);

type Result = Reply<'playerResult'>;
const resultOf = (id: string): Promise<Result> =>
  office.done('owner', 'playerResult', { id }) as Promise<unknown> as Promise<Result>;

/** What the player has more or less than was given, held or not. */
async function madeBy(user: string): Promise<number> {
  const { rows } = await db.query(
    `select (select sum(balance) from accounts where id in ('player:' || $1, 'exposure:' || $1))::bigint
       - (select sum(amount) from transfers where to_account = 'player:' || $1 and kind = 'opening')::bigint as made`,
    [user],
  );
  return rows[0]!.made ?? 0;
}

async function spin(user: string, stake: number): Promise<void> {
  world.pass(5_000);
  const { commitment } = (await players.ask(user, 'slotSeat')).data;
  const spun = await players.ask(user, 'spin', { slot: 'mango7', stake, number: 'mine', commitment });
  expect(spun.code).toBeUndefined();
}

test('[R44] tables, rows, orders with commission, slots and a contest with a prize add up to the ledger', async () => {
  for (const user of ['asha', 'bela']) await players.join(user);
  await players.atTheTable(async bet => {
    expect(await bet('asha', [100_00, 133_33])).toBe('taken');
    expect(await bet('bela', 100_00, undefined, 'B.win')).toBe('taken');
  });
  const orders = await openMarket(house, 'orders', undefined, 200);
  expect(await players.order('bela', orders.id, 'lay A 3 × 100.01')).toBe('taken');
  expect(await players.order('asha', orders.id, 'back A 3 × 100.01')).toBe('taken');
  await players.settle(orders, { type: 'won', winners: [0] });
  expect(await players.row('asha', 'row', 101_01)).toBe('taken');
  await players.settle(await openMarket(house, 'row', BOOKMAKER), { type: 'won', winners: [1] });
  for (let n = 0; n < 5; n += 1) await spin('asha', 100_00);
  await spin('bela', 50_00);

  const match = await addMatch(house, 'prize');
  const contest = `fantasy.${match.fixture.id}.duel.1`;
  for (const [turn, user] of ['asha', 'bela'].entries())
    expect((await players.ask(user, 'enterContest', { contest, team: teamFor(match.fixture, turn * 3) })).code).toBe(
      undefined,
    );
  // What is held for it is no result, and is at risk in the contest's name.
  const during = await resultOf('asha');
  expect(during.atRisk.map(({ place, held }) => [place?.kind, place?.id, held])).toEqual([
    ['contest', contest, 100_00],
  ]);
  expect(during.games.find(({ kind }) => kind === 'fantasy')?.spans.ever.net ?? 0).toBe(0);
  await tell(house, match, 0);
  await ended(house, match, 'over');
  await settleContests(house.deps);

  // What is still open is held, and is no result either.
  expect(await players.row('asha', 'open', 177_00)).toBe('taken');
  for (const user of ['asha', 'bela']) {
    const { all, games, atRisk } = await resultOf(user);
    const sumOf = (of: (game: Result['games'][number]) => number): number =>
      games.reduce((sum, game) => sum + of(game), 0);
    for (const span of ['today', 'month', 'ever'] as const) {
      expect(all[span].net).toBe(await madeBy(user));
      expect(sumOf(({ spans }) => spans[span].net)).toBe(all[span].net);
      expect(sumOf(({ spans }) => spans[span].staked)).toBe(all[span].staked);
    }
    const kinds = new Map(games.map(game => [`${game.kind} ${game.code}`, game.spans.ever]));
    const named = ['casino teen20', 'fantasy ', 'slots mango7', 'sport cricket'];
    expect([...kinds.keys()].toSorted()).toEqual(named);
    for (const what of named) expect([what, kinds.get(what)!.bets]).not.toEqual([what, 0]);
    const { rows } = await db.query(
      `select prize - fee as made from contest_entries where user_id = $1
       union all select sum(paid - stake)::bigint from spins where user_id = $1
       union all select sum(profit)::bigint from bets where user_id = $1`,
      [user],
    );
    expect(['fantasy ', 'slots mango7', 'casino teen20'].map(what => kinds.get(what)!.net)).toEqual(
      rows.map(({ made }) => made),
    );
    expect(atRisk.reduce((sum, { held }) => sum + held, 0)).toBe(user === 'asha' ? 177_00 : 0);
  }
});
