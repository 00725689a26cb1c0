import { expect, test } from 'vitest';
import { type Memory, memoryComplaints, memoryNow, slopeOf } from './soakMemory.ts';

const seen = (...heaps: number[]): Memory[] =>
  heaps.map((heapMb, nth) => ({ atMinutes: nth, heapMb, residentMb: 2 * heapMb }));

test.each([
  ['a flat heap', seen(90, 100, 99, 101, 100, 100, 99, 101, 100, 100), 0.5, []],
  ['a heap that fills up at the start', seen(20, 60, 100, 101, 100, 101, 100, 101, 100, 100), 5.6, []],
  [
    'a heap that grows and grows',
    seen(100, 120, 140, 160, 180, 200, 220, 240, 260, 280),
    20,
    ['The heap grew from 170 to 250 MB.'],
  ],
  ['too little to say', seen(100), 0, []],
])('%s', (_, memory, slope, complaints) => {
  expect(slopeOf(memory)).toBeCloseTo(slope, 0);
  expect(memoryComplaints(memory)).toEqual(complaints);
});

test('what is not used any more is not counted', () => {
  expect(memoryNow(1.5)).toMatchObject({ atMinutes: 1.5, heapMb: expect.any(Number) });
  expect(memoryNow(0).heapMb).toBeGreaterThan(0);
});
