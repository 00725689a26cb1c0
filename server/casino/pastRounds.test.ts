import { gameOf } from '@maidan/games/index';
import { tableOf } from '@maidan/games/kit/play';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { endedWhileOpen, TestTable } from './testTable.ts';

/* What roads and statistics look back on. */

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world, { keptMs: 3_600_000 }));
const game = (await gameOf('dt20'))!;
const at = new TestTable(house, game, world);
const yesterday = await at.table.playRound();
world.pass(9 * 3_600_000); // half past five in India: it is tomorrow there by now
const ended = endedWhileOpen(house, game, world);
await ended.table.playRound();
const today = await new TestTable(house, game, world).table.playRound();

const rounds = async (input: object): Promise<readonly { round: string }[]> => {
  const { data } = await ask(house, 'pastRounds', input);
  return data['rounds'] as { round: string }[];
};

test('past rounds go back across midnight, newest first, without the void ones', async () => {
  const told = [today, yesterday].map(round => {
    const { code, facts } = game.result(tableOf(game, round));
    return { round: round.id, code, facts };
  });
  expect(await rounds({ game: 'dt20' })).toEqual(told);
  expect(await rounds({ game: 'DT20' })).toEqual(told);
});

test('as many as asked for, and 200 at most', async () => {
  expect((await rounds({ game: 'dt20', size: 1 })).map(({ round }) => round)).toEqual([today.id]);
  for (const size of [0, 201]) expect((await ask(house, 'pastRounds', { game: 'dt20', size })).status).toBe(422);
});

test('a table that never dealt, or is none, has no past', async () => {
  expect(await rounds({ game: 'teen20' })).toEqual([]);
  expect(await rounds({ game: 'teen21' })).toEqual([]);
});

test('an answer from before the last round that was seen to end is not given', async () => {
  await rounds({ game: 'dt20' });
  const { id } = await new TestTable(house, game, world).table.playRound();
  expect((await rounds({ game: 'dt20', seen: id }))[0]?.round).toBe(id);
});
