import { expect, test } from 'vitest';
import { beadPlate, bigRoad, ROWS, runsOf } from './roads.ts';
import type { Which } from '../../parts/result/sides.ts';

const WHICH: Readonly<Record<string, Which>> = { A: 'first', B: 'second', T: 'tie' };
const results = (letters: string): Which[] => [...letters].map(letter => WHICH[letter]!);

/** The road as it looks: one line a row, ties as figures behind their letter. */
function drawn(letters: string): string[] {
  const places = bigRoad(results(letters));
  const width = Math.max(0, ...places.map(({ column }) => column + 1));
  const lines = Array.from({ length: ROWS }, () => Array.from({ length: width }, () => '.'));
  for (const { column, row, of } of places) {
    const { which, ties } = of;
    lines[row]![column] = (which === 'first' ? 'A' : 'B') + (ties > 0 ? String(ties) : '');
  }
  return lines.map(line => line.join(' ').replace(/( \.)+$/, '')).filter(line => line !== '.' && line !== '');
}

test.each<[letters: string, road: readonly string[]]>([
  ['', []],
  ['A', ['A']],
  ['AAB', ['A B', 'A']],
  ['AABABB', ['A B A B', 'A . . B']],
  ['ATTB', ['A2 B']],
  ['TTA', ['A2']],
  ['TT', []],
  ['AATA', ['A', 'A1', 'A']],
  ['AAAAAAAA', ['A', 'A', 'A', 'A', 'A', 'A A A']],
  ['AAAAAAABBBBBB', ['A B', 'A B', 'A B', 'A B', 'A B B', 'A A']],
])('[S227] the big road of %s', (letters, road) => {
  expect(drawn(letters)).toEqual(road);
});

test('[S227] no two results share a place, however long the runs are', () => {
  const places = bigRoad(results('AAAAAAAAAABBBBBBBBBAAAAAAAABBBBBBBABABABBBBBBBBBBBBBBBAAAAAAAAAAA'));
  expect(new Set(places.map(({ column, row }) => `${column},${row}`)).size).toBe(places.length);
  expect(Math.max(...places.map(({ row }) => row))).toBeLessThan(ROWS);
});

test('[S227] the bead plate has every result, six to a column, ties included', () => {
  expect(beadPlate(results('ABTABBA')).map(column => column.length)).toEqual([6, 1]);
  expect(beadPlate(results('ABTABBA'))[0]?.[2]).toBe('tie');
  expect(beadPlate([])).toEqual([]);
});

test.each<[letters: string, now: string, longest: string]>([
  ['A', 'A1', 'A1'],
  ['AAABB', 'B2', 'A3'],
  ['AATAB', 'B1', 'A3'],
  ['ABBBTTB', 'B4', 'B4'],
  ['AABB', 'B2', 'A2'],
])('the runs of %s: now %s, longest %s', (letters, now, longest) => {
  const runs = runsOf(results(letters))!;
  const said = ({ which, length }: typeof runs.now) => `${which === 'first' ? 'A' : 'B'}${length}`;
  expect([said(runs.now), said(runs.longest)]).toEqual([now, longest]);
});

test('nothing but ties has no run', () => {
  expect(runsOf(results('TT'))).toBeUndefined();
});
