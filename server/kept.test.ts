import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Kept } from './kept.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts how often it was asked. */
const counting = () => {
  let asked = 0;
  return () => Promise.resolve({ asked: ++asked });
};

test('who asks while it is found, or soon after, gets the same answer; later it is found again', async () => {
  const kept = new Kept(2_000);
  const find = counting();
  const [one, other] = await Promise.all([kept.of('fairness', find), kept.of('fairness', find)]);
  expect([one, other]).toEqual([{ asked: 1 }, { asked: 1 }]);
  expect(other).toBe(one);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(await kept.of('fairness', find)).toBe(one);
  await vi.advanceTimersByTimeAsync(1);
  expect(await kept.of('fairness', find)).toEqual({ asked: 2 });
});

test('other questions have other answers, and what failed is tried again', async () => {
  const kept = new Kept(2_000);
  const find = counting();
  expect(await kept.of('results 1', find)).toEqual({ asked: 1 });
  expect(await kept.of('results 2', find)).toEqual({ asked: 2 });
  await expect(kept.of('results 3', () => Promise.reject(new Error('no line')))).rejects.toThrow('no line');
  expect(await kept.of('results 3', find)).toEqual({ asked: 3 });
});

test('what is kept does not grow for ever: the oldest of many is forgotten', async () => {
  const kept = new Kept(60_000);
  const find = counting();
  for (let nth = 0; nth <= 500; nth++) await kept.of(`results ${nth}`, find);
  expect(await kept.of('results 500', find)).toEqual({ asked: 501 });
  expect(await kept.of('results 0', find)).toEqual({ asked: 502 });
});
