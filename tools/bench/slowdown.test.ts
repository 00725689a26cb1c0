import { describe, expect, it } from 'vitest';
import { slowdownFor } from './slowdown.ts';

describe('The phone that Lighthouse plays', () => {
  it.each([
    [150, 1],
    [475, 1.5],
    [800, 2],
    [1_050, 2.5],
    [1_300, 3],
    [1_533, 4], // Lighthouse’s own default, for a good desktop
    [1_766, 5],
    [2_232, 7],
  ])('is slower than a machine of index %i by %d', (index, slowdown) => {
    expect(slowdownFor(index)).toBeCloseTo(slowdown, 10);
  });

  it('is not played by a machine that is slower than it', () => {
    expect(() => slowdownFor(149)).toThrow('slower than the phone');
  });
});
