import { describe, expect, test } from 'vitest';
import type { BenchResult } from './interleave.ts';
import { allowed, ticksOf } from './idle.ts';

test.each<[string, string, number]>([
  ['its own time, as itself and in the kernel', '7 (node) S 1 7 7 0 -1 4 9 9 0 0 120 30 0 0 20 0 11 0 5', 150],
  ['that of the children it has outlived', '7 (postgres) S 1 7 7 0 -1 4 9 9 0 0 1 2 40 8 20 0 1 0 5', 51],
  ['whatever it calls itself', '7 (a) b (c 1 2) R 1 7 7 0 -1 4 9 9 0 0 1 2 3 4 20 0 1 0 5', 10],
  ['nothing of one that has ended', '', 0],
])('what a process has cost: %s', (_, stat, ticks) => {
  expect(ticksOf(stat)).toBe(ticks);
});

describe('a house that nobody is in', () => {
  const found = (ours: number): BenchResult => ({
    ...{ name: 'idle', ours, reference: 15, ratio: ours / 15, unit: '% of a core', against: 'At most' },
    more: { 'the server, % of a core': 11 },
  });

  test('may cost 15 % of a core', () => {
    expect(allowed(found(15))).toEqual(found(15));
  });

  test('may not cost more: the bench fails, and tells what it found', () => {
    expect(() => allowed(found(15.01))).toThrow(/15\.01 % of a core, at most 15\n {2}the server, % of a core: 11/);
  });
});
