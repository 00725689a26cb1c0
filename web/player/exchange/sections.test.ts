import { expect, test } from 'vitest';
import { inTwo, layoutOf } from './sections.ts';
import { book, runner } from './testMatch.ts';

const market = (name: string, runners: number) =>
  book(
    name,
    Array.from({ length: runners }, (_, nth) => runner(`${name}${nth}`, [], [])),
  );
const names = (markets: readonly { readonly name: string }[]): string => markets.map(({ name }) => name).join('');

test.each([
  [[2, 2, 2, 2], 'ab', 'cd'],
  [[2, 2, 2, 2, 19], 'abcd', 'e'],
  [[19, 2, 2], 'a', 'bc'],
  [[2], 'a', ''],
  [[], '', ''],
])('books with %j runners stand in two columns, in their order', (runners, left, right) => {
  const columns = inTwo(runners.map((count, nth) => market('abcdef'[nth]!, count)));
  expect(columns.map(names)).toEqual([left, right]);
});

test.each([
  [['FRAME_1_WINNER', 'MATCH_ODDS'], 'MATCH_ODDS'],
  [['PLACE', 'WIN'], 'WIN'],
  [['SET_1', 'SET_2'], 'SET_1'],
])('of %j the page begins with %s', (all, first) => {
  const { books } = layoutOf({ markets: all.map(name => market(name, 2)), rows: [] });
  expect(books.map(({ name }) => name)).toEqual([first, ...all.filter(name => name !== first)]);
});
