import { freshDatabase } from '@maidan/tools/freshDatabase';
import { afterAll, expect, test, vi } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Reconciler } from './reconciler.ts';

const MINUTE_MS = 60_000;

/* The chores of a house by a clock that is handed in; what each of them does is tested where it is. */
vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
const turn = vi.spyOn(Reconciler.prototype, 'turn').mockResolvedValue(undefined);
const database = await freshDatabase();
const house = await openTestHouse(database.url, new TestWorld());
afterAll(async () => {
  vi.useRealTimers();
  turn.mockRestore();
  await house.close();
  await database.drop();
});

test('[R6] a house goes over its books every five minutes', () => {
  const turns: number[] = [];
  for (let minutes = 1; minutes <= 11; minutes += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    turns.push(turn.mock.calls.length);
  }
  expect(turns).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
});
