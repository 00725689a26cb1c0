import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { daily, every } from './daily.ts';

const DAY_MS = 24 * 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is done daily is done now and every day, also after a day on which it failed', async () => {
  let done = 0;
  const reported: unknown[] = [];
  const act = async () => {
    done += 1;
    if (done === 2) throw new Error('the second time');
  };
  const task = daily(act, error => reported.push(error));
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(DAY_MS - 1);
  expect(done).toBe(1);
  await vi.advanceTimersByTimeAsync(1 + DAY_MS);
  expect([done, reported]).toEqual([3, [new Error('the second time')]]);
  await task.close();
  await vi.advanceTimersByTimeAsync(2 * DAY_MS);
  expect(done).toBe(3);
});

test('closing waits for what is under way', async () => {
  const work = Promise.withResolvers<void>();
  let isClosed = false;
  const closing = daily(
    () => work.promise,
    () => {},
  )
    .close()
    .then(() => (isClosed = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isClosed).toBe(false);
  work.resolve();
  await closing;
  expect(isClosed).toBe(true);
});

test('what is done every so often is done then for the first time, and then again', async () => {
  let done = 0;
  const task = every(
    300_000,
    async () => void (done += 1),
    () => {},
  );
  const counted: number[] = [];
  for (const ms of [299_999, 1, 299_999, 1]) {
    await vi.advanceTimersByTimeAsync(ms);
    counted.push(done);
  }
  expect(counted).toEqual([0, 1, 1, 2]);
  await task.close();
});
