import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Derived, DERIVED, derivedRoad, nextMarks, type Regularity } from './derivedRoads.ts';
import { bigRoad, placed, ROWS } from './roads.ts';
import type { Which } from '../../parts/result/sides.ts';

/* P is the first side, B the second, T neither; r and b are the marks of the derived roads. */

const WHICH: Readonly<Record<string, Which>> = { P: 'first', B: 'second', T: 'tie' };
const results = (letters: string): Which[] => [...letters.replaceAll(' ', '')].map(letter => WHICH[letter]!);
const letters = (marks: readonly (Regularity | undefined)[]): string => marks.map(mark => mark?.[0] ?? '-').join('');

test.each<[rule: string, shoe: string, bigEye: string, small: string, cockroach: string]>([
  ['one column says nothing', 'PPPP', '', '', ''],
  ['nor does the first of the second', 'PP B', '', '', ''],
  ['its second has a neighbour on the left', 'PP BB', 'r', '', ''],
  ['its second has none, and the one above has', 'P BB', 'b', '', ''],
  ['two rows below the neighbour’s end is regular again', 'P BBB', 'br', '', ''],
  ['a third column begins: the two before it are equally long', 'P B P', 'r', '', ''],
  ['a third column begins: the two before it are not', 'PP B P', 'b', '', ''],
  ['a chop is regular on every road once it has begun', 'P B P B P B', 'rrrr', 'rrr', 'rr'],
  ['so are pairs', 'PP BB PP BB PP', 'rrrrrrr', 'rrrrr', 'rrr'],
  ['the small road looks two columns back', 'PPP B PP', 'bb', 'r', ''],
  ['and compares the first and the third', 'PP B PP B', 'bbb', 'rr', ''],
  ['the cockroach looks three columns back', 'PP B P BB', 'brb', 'bb', 'r'],
  ['and begins with the fifth where the fourth has one', 'PP B P B P', 'brr', 'br', 'b'],
  ['ties are nothing', 'TPTT TBTB TTPT', 'bb', '', ''],
  ['a dragon counts as deep as it is, not as its tail lies', 'PPPPPPPP BBBBBBBB', 'rrrrrrr', '', ''],
  ['and ends where it ends', 'PPPPPPPP BBBBBBBBB', 'rrrrrrrb', '', ''],
])('[S227] %s: %s', (_, shoe, bigEye, small, cockroach) => {
  const road = (name: Derived) => letters(derivedRoad(results(shoe), name));
  expect([road('bigEye'), road('small'), road('cockroach')]).toEqual([bigEye, small, cockroach]);
});

test.each<[shoe: string, nextP: string, nextB: string]>([
  ['', '---', '---'],
  ['P', '---', '---'],
  ['PB', 'r--', 'b--'],
  ['PBP', 'bb-', 'rr-'],
  ['PP BB P', 'rr-', 'bb-'],
  ['P B P B P T', 'bbb', 'rrr'],
])('[S227] after %s the three roads would write %s for P and %s for B', (shoe, nextP, nextB) => {
  const next = (side: 'first' | 'second') => letters(Object.values(nextMarks(results(shoe), side)));
  expect([next('first'), next('second')]).toEqual([nextP, nextB]);
});

/** The same by the book: cells are filled in on a plate without a bottom, and each new one is looked at beside the others. */
function byTheBook(all: readonly Which[], back: number): readonly Regularity[] {
  const filled = new Set<string>();
  const has = (column: number, row: number) => filled.has(`${column} ${row}`);
  const depth = (column: number): number => {
    let rows = 0;
    while (has(column, rows)) rows += 1;
    return rows;
  };
  const marks: Regularity[] = [];
  let [column, row, last]: [number, number, Which | undefined] = [-1, 0, undefined];
  for (const which of all.filter(each => each !== 'tie')) {
    if (which === last) row += 1;
    else [column, row] = [column + 1, 0];
    last = which;
    filled.add(`${column} ${row}`);
    // The road begins with the second of column back + 1, or with the first of the next where there is none.
    const isBegun = has(back, 1) || has(back + 1, 0);
    if (!isBegun) continue;
    if (row === 0) marks.push(depth(column - 1) === depth(column - 1 - back) ? 'red' : 'blue');
    else marks.push(has(column - back, row) === has(column - back, row - 1) ? 'red' : 'blue');
  }
  return marks;
}

const shoes = fc.array(fc.constantFrom<Which>('first', 'first', 'second', 'second', 'tie'), { maxLength: 200 });
/** Long runs, which chance seldom makes. */
const streaks = fc
  .array(fc.tuple(fc.constantFrom<Which>('first', 'second', 'tie'), fc.integer({ min: 1, max: 12 })), { maxLength: 30 })
  .map(runs => runs.flatMap(([which, length]) => Array.from({ length }, () => which)));
const anyShoe = fc.oneof(shoes, streaks);

test.each(Object.entries(DERIVED))('[S227] the %s road is what the book says, of any shoe', (road, back) => {
  fc.assert(
    fc.property(anyShoe, shoe => {
      expect(derivedRoad(shoe, road as Derived)).toEqual(byTheBook(shoe, back));
    }),
  );
});

test('[S227] what is said to come next is what comes, on any shoe', () => {
  fc.assert(
    fc.property(anyShoe, fc.constantFrom('first' as const, 'second' as const), (shoe, side) => {
      const next = nextMarks(shoe, side);
      for (const road of ['bigEye', 'small', 'cockroach'] as const) {
        const marks = [...derivedRoad(shoe, road), ...(next[road] ? [next[road]] : [])];
        expect(derivedRoad([...shoe, side], road)).toEqual(marks);
      }
    }),
  );
});

/** Written with a pencil: down while the square below is free, else to the right; another side on top of the next free column. */
function byPencil(kinds: readonly string[]): readonly string[] {
  const plate: string[][] = [];
  const squareAt = (column: number, row: number) => plate[column]?.[row];
  const squares: string[] = [];
  let [head, column, row] = [-1, 0, 0];
  for (const [nth, kind] of kinds.entries()) {
    if (nth > 0 && kind === kinds[nth - 1]) {
      if (row === ROWS - 1 || squareAt(column, row + 1) !== undefined) column += 1;
      else row += 1;
    } else {
      do head += 1;
      while (squareAt(head, 0) !== undefined);
      [column, row] = [head, 0];
    }
    (plate[column] ??= [])[row] = kind;
    squares.push(`${column} ${row}`);
  }
  return squares;
}

test('[S227] every road is written as with a pencil: dragons turn right, and no square is used twice', () => {
  fc.assert(
    fc.property(anyShoe, shoe => {
      const sides = shoe.filter(which => which !== 'tie');
      const squares = bigRoad(shoe).map(({ column, row }) => `${column} ${row}`);
      expect(squares).toEqual(byPencil(sides));
      expect(new Set(squares).size).toBe(sides.length);
      const marks = derivedRoad(shoe, 'bigEye');
      expect(placed(marks, mark => mark).map(({ column, row }) => `${column} ${row}`)).toEqual(byPencil(marks));
    }),
  );
});

test('[S227] no tie is lost on the big road: each stands on the result before it', () => {
  fc.assert(
    fc.property(anyShoe, shoe => {
      const road = bigRoad(shoe);
      const ties = shoe.filter(which => which === 'tie').length;
      expect(road.reduce((sum, { of }) => sum + of.ties, 0)).toBe(road.length === 0 ? 0 : ties);
    }),
  );
});
