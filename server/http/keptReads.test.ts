import type { CallName } from '@maidan/contract/routes';
import { gameOf } from '@maidan/games/index';
import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ask, openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { TestTable } from '../casino/testTable.ts';
import { lasting } from '../db/testDb.ts';

// Answers are kept for longer than these tests take.
const world = new TestWorld();
const house = await lasting(await freshDatabase(), url => openTestHouse(url, world, { keptMs: 3_600_000 }));
const round = await new TestTable(house, (await gameOf('worli2'))!, world).table.playRound();

/** What the database is asked, from now on. */
function statements(): string[] {
  const { db } = house.deps;
  const asked: string[] = [];
  const { query } = db;
  const spy = vi.spyOn(db, 'query').mockImplementation(((...args: Parameters<typeof query>) => {
    asked.push(String(args[0]));
    return query.apply(db, args);
  }) as typeof query);
  onTestFinished(() => spy.mockRestore());
  return asked;
}

const day = { game: 'worli2', date: '2026-03-07' };

test.each<[name: CallName, input: object]>([
  ['results', day],
  ['resultsCsv', day],
  ['pastRounds', { game: 'worli2' }],
  ['round', { id: round.id }],
  ['fairness', {}],
  ['sportEvents', { search: 'Kings' }],
  ['priceHistory', { market: 'cricket-1.winner', runner: 'Kings' }],
])('%s is found once for all who ask', async (name, input) => {
  const asked = statements();
  const first = await ask(house, name, input);
  const needed = new Set(asked.splice(0));
  const second = await ask(house, name, input, { address: '203.0.113.7' });
  expect([first.status, second.text]).toEqual([200, first.text]);
  expect(needed.size).toBeGreaterThan(0);
  expect(asked.filter(text => needed.has(text))).toEqual([]); // what the house asks for itself is not counted
});
