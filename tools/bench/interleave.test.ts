import { expect, test } from 'vitest';
import { interleave, median, orderOf, quantile } from './interleave.ts';

test.each([
  [[3], 3],
  [[1, 9], 5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test.each([
  [[7], 0.99, 7],
  [[3, 1, 2], 0.5, 2],
  [Array.from({ length: 1_001 }, (_, n) => n), 0.99, 990],
])('of %j the share %d does not exceed %d', (numbers, share, expected) => {
  expect(quantile(numbers, share)).toBe(expected);
});

test('rounds alternate their order, so that drift falls on both alike', () => {
  expect([orderOf(0, 2), orderOf(1, 2), orderOf(2, 2)]).toEqual([
    [0, 1],
    [1, 0],
    [0, 1],
  ]);
});

test('each number stays with the thing it measured, whatever the order', async () => {
  const order: string[] = [];
  let clock = 0;
  const measure = (name: string, worth: number) => async () => {
    order.push(name);
    clock += 1;
    return worth + clock;
  };
  const { medians, rounds } = await interleave([measure('ours', 100), measure('reference', 0)], 3);
  expect(order).toEqual(['ours', 'reference', 'reference', 'ours', 'ours', 'reference']);
  expect(rounds).toEqual([
    [101, 2],
    [104, 3],
    [105, 6],
  ]);
  expect(medians).toEqual([104, 3]);
});
