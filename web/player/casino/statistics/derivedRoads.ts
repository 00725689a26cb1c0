import type { Which } from '../../parts/result/sides.ts';
import { type Run, runsIn } from './roads.ts';

/**
 * What a derived road writes: not who won, but whether the columns of the big road repeat themselves. Red if they do, blue
 * if they do not.
 */
export type Regularity = 'red' | 'blue';

/** Each looks so many columns of the big road back. */
export const DERIVED = { bigEye: 1, small: 2, cockroach: 3 } as const;
export type Derived = keyof typeof DERIVED;

/**
 * A mark for every result after the first of column `back + 1`. A result that begins a column compares the two columns
 * before it, `back` apart: equally long is red. One that goes on in a column looks `back` columns to the left: blue if that
 * column ended in the row above, red if it has this row too or ended earlier.
 *
 * Columns are runs, as long as they are: where a tail turns right on the plate, the column counts as if it went on down.
 * Ties are no results of their own here.
 */
export function derivedRoad(results: readonly Which[], road: Derived): readonly Regularity[] {
  const back = DERIVED[road];
  const lengths = runsIn(results).map(({ length }) => length);
  return lengths.flatMap((length, column) =>
    Array.from({ length }, (_, row): Regularity | undefined => {
      if (column < back || (column === back && row === 0)) return undefined;
      const isRed = row === 0 ? lengths[column - 1] === lengths[column - 1 - back] : lengths[column - back] !== row;
      return isRed ? 'red' : 'blue';
    }).filter(mark => mark !== undefined),
  );
}

/** What the derived roads would write next if this side won now; nothing where a road has not begun by then. */
export function nextMarks(
  results: readonly Which[],
  side: Run['which'],
): Readonly<Record<Derived, Regularity | undefined>> {
  const next = [...results, side];
  const mark = (road: Derived) => {
    const before = derivedRoad(results, road).length;
    return derivedRoad(next, road).at(before);
  };
  return { bigEye: mark('bigEye'), small: mark('small'), cockroach: mark('cockroach') };
}
