import { expect, test } from 'vitest';
import { cellBeside } from './cellKeys.ts';

const rows = [Array(6).fill(0), Array(6).fill(0), Array(2).fill(0), [0]];

test.each([
  ['right', 0, 2, 'ArrowRight', [0, 3]],
  ['not beyond the last', 0, 5, 'ArrowRight', undefined],
  ['left', 0, 1, 'ArrowLeft', [0, 0]],
  ['not before the first', 0, 0, 'ArrowLeft', undefined],
  ['down to the same column', 0, 4, 'ArrowDown', [1, 4]],
  ['from six to two: best back stays best back', 1, 2, 'ArrowDown', [2, 0]],
  ['from six to two: lays are on the right', 1, 5, 'ArrowDown', [2, 1]],
  ['from two to one', 2, 1, 'ArrowDown', [3, 0]],
  ['and up to six again', 2, 1, 'ArrowUp', [1, 3]],
  ['not above the first', 0, 1, 'ArrowUp', undefined],
  ['other keys lead nowhere', 0, 1, 'Enter', undefined],
] as const)('%s', (_, row, column, key, to) => expect(cellBeside(rows, row, column, key)).toEqual(to));
