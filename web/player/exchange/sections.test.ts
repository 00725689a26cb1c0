import { describe, expect, test } from 'vitest';
import { firstLines, inTwo, type Layout, layoutOf, lineCount } from './sections.ts';
import { book, MATCH, runner } from './testMatchView.ts';

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

describe('a long page is drawn a few lines after the other', () => {
  const markets = ['MATCH_ODDS', 'A', 'B', 'C', 'D', 'Tied_Match'].map(name => market(name, 2));
  const { rows } = MATCH;
  const whole = layoutOf({ markets, rows });
  const counts = Array.from({ length: lineCount({ markets, rows }) + 1 }, (_, count) => count);
  const linesOf = ({ books, bookmakers, left, right, small }: Layout): string[] =>
    [books, bookmakers, ...[...left, ...right].map(section => section.rows), small].flat().map(({ id }) => id);

  test('in the end all of it is there', () => {
    expect(firstLines(whole, counts.at(-1)!)).toEqual(whole);
  });

  test('nothing that is there goes away again', () => {
    for (const count of counts) {
      const shown = linesOf(firstLines(whole, count));
      expect(shown.length).toBeLessThanOrEqual(count);
      expect(linesOf(firstLines(whole, count + 1))).toEqual(expect.arrayContaining(shown));
    }
  });

  test('books that stand in two columns come together', () => {
    const books = counts.map(count => firstLines(whole, count).books.length);
    expect(new Set(books)).toEqual(new Set([0, 1, 5]));
  });
});
