import { expect, test } from 'vitest';
import { marksIn, pageOfAll, type Placed } from './betPage.ts';

const TABLES = ['bets', 'orders', 'spins'] as const;
type Table = (typeof TABLES)[number];
type Row = Placed<Table>;

const row = (table: Table, number: number, at: number): Row => ({ table, number, at });

/** What each table would answer: its newest before the mark, one more than a page. */
const heads = (all: readonly Row[], mark: string | undefined, size: number) => {
  const marks = marksIn(mark, TABLES);
  return TABLES.map(table => ({
    table,
    rows: all
      .filter(each => each.table === table && each.number < (marks[table]?.number ?? Infinity))
      .toSorted((a, b) => b.number - a.number)
      .slice(0, size + 1),
  }));
};

const told = (rows: readonly Row[]): string => rows.map(({ table, number }) => `${table}${String(number)}`).join(' ');

const ALL = [
  row('bets', 1, 10),
  row('bets', 2, 40),
  row('bets', 3, 50),
  row('orders', 1, 20),
  row('orders', 2, 45),
  row('spins', 9, 30),
];

function read(all: readonly Row[], mark: string | undefined, size: number) {
  return pageOfAll<Table, Row>(heads(all, mark, size), marksIn(mark, TABLES), size);
}

test('the newest of all tables come first, and the pages together are everything once', () => {
  const first = read(ALL, undefined, 2);
  const second = read(ALL, first.next!, 2);
  const third = read(ALL, second.next!, 2);
  expect([first, second, third].map(({ rows }) => told(rows))).toEqual([
    'bets3 orders2',
    'bets2 spins9',
    'orders1 bets1',
  ]);
  expect(third.next).toBeNull();
});

test('what arrives between two pages moves nothing', () => {
  const first = read(ALL, undefined, 3);
  const later = [...ALL, row('spins', 10, 60), row('bets', 4, 61)];
  expect(told(read(later, first.next!, 3).rows)).toBe('spins9 orders1 bets1');
});

test('what arrives in a table that had nothing is not on a later page either', () => {
  const few = ALL.filter(({ table }) => table === 'bets');
  const first = read(few, undefined, 1);
  expect(told(read([...few, row('spins', 1, 60)], first.next!, 5).rows)).toBe('bets2 bets1');
});

test.each(['', 'bets', 'bets:x', 'bets:4', 'unheard:4,1', 'bets:1:2,3', 'bets:1,x'])(
  '%j is no mark: the beginning is read',
  mark => {
    expect(marksIn(mark, TABLES)).toEqual({});
  },
);
