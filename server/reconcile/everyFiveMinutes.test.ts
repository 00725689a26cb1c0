import { freshDatabase } from '@maidan/tools/freshDatabase';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openTestHouse, TestWorld } from '../accounts/testHouse.ts';
import { Reconciler } from './reconciler.ts';

const MINUTE_MS = 60_000;

test('[R6] a house goes over its books every five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const turn = vi.spyOn(Reconciler.prototype, 'turn').mockResolvedValue(undefined);
  onTestFinished(() => turn.mockRestore());
  const database = await freshDatabase();
  const house = await openTestHouse(database.url, new TestWorld());
  const turns: number[] = [];
  for (let minutes = 1; minutes <= 11; minutes += 1) {
    vi.advanceTimersByTime(MINUTE_MS);
    turns.push(turn.mock.calls.length);
  }
  await house.close();
  await database.drop();
  expect(turns).toEqual([0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2]);
});
