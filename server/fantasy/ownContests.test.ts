import type { Reply } from '@maidan/contract/api';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, test } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { lasting } from '../db/testDb.ts';
import { TestPlayers } from '../protection/testLimits.ts';
import { settleContests } from './settleContests.ts';
import { addMatch, ended, teamFor, tell } from './testContest.ts';

const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world));
const players = new TestPlayers(house, world);

test('one’s own contests are told page by page, the newest first; those that are open alone, with what they hold', async () => {
  const matches = [await addMatch(house, 'page1'), await addMatch(house, 'page2'), await addMatch(house, 'page3')];
  const codes = ['duel', 'highDuel', 'league', 'grand'];
  await players.join('reader', {}, 10_000);
  const entered: string[] = [];
  for (const match of matches)
    for (const code of codes) {
      world.pass(1_000);
      const contest = `fantasy.${match.fixture.id}.${code}.1`;
      expect(await players.enter('reader', contest, teamFor(match.fixture))).toBe('taken');
      entered.unshift(contest);
    }
  const page = async (input: object) => {
    const { data } = await players.ask('reader', 'myContests', { size: 10, ...input });
    const { rows, ...where } = data as unknown as Reply<'myContests'>;
    return { ids: rows.map(({ contest }) => contest.id), ...where };
  };
  const each = 100_00 + 500_00 + 50_00 + 20_00;
  const where = { pages: 2, total: 12, held: 3 * each };
  expect(await page({})).toEqual({ ids: entered.slice(0, 10), page: 1, ...where });
  expect(await page({ page: 2 })).toEqual({ ids: entered.slice(10), page: 2, ...where });
  expect(await page({ page: 9 })).toEqual({ ids: entered.slice(10), page: 2, ...where });
  await tell(house, matches[2]!, 0);
  await ended(house, matches[2]!, 'over');
  await settleContests(house.deps);
  expect(await page({ page: 2 })).toMatchObject({ total: 12, held: 2 * each });
  expect(await page({ state: 'open' })).toEqual({ ids: entered.slice(4), page: 1, pages: 1, total: 8, held: 2 * each });
});
