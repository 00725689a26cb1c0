import { expect, test } from 'vitest';
import { waysToDraw } from './distinct.ts';

test.each([
  ['nothing to draw', [], 1],
  ['one of three', ['abc'], 3],
  ['two different of the same three', ['abc', 'abc'], 6],
  ['a permutation of four', ['abcd', 'abcd', 'abcd', 'abcd'], 24],
  ['more draws than cards', ['ab', 'ab', 'ab'], 0],
  ['sets with nothing in common', ['ab', 'cde', 'f'], 6],
  ['an empty set', ['ab', ''], 0],
])('%s', (_, sets, ways) => {
  expect(waysToDraw(sets.map(set => new Set(set)))).toBe(ways);
});

test('five overlapping sets, against drawing in every way', () => {
  const sets = ['abcdef', 'bcd', 'aefg', 'cdeh', 'abgh'];
  const drawn = (n: number, taken: string): number =>
    n === sets.length
      ? 1
      : [...sets[n]!].filter(each => !taken.includes(each)).reduce((sum, each) => sum + drawn(n + 1, taken + each), 0);
  expect(waysToDraw(sets.map(set => new Set(set)))).toBe(drawn(0, ''));
});
