import type { Which } from '../../parts/result/sides.ts';

/** Both roads are this many results high. */
export const ROWS = 6;

/** One place on the big road. Results for neither side stay on the place of the result before them. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly which: 'first' | 'second';
  readonly ties: number;
}

/** Every result, the oldest first, column by column from top to bottom. */
export function beadPlate<T>(results: readonly T[]): readonly (readonly T[])[] {
  const columns = Math.ceil(results.length / ROWS);
  return Array.from({ length: columns }, (_, column) => results.slice(column * ROWS, (column + 1) * ROWS));
}

/**
 * A run of one side goes down a column, the next run starts a new one. A run that reaches the bottom, or another
 * run's tail, turns to the right.
 */
export function bigRoad(results: readonly Which[]): readonly Place[] {
  const places: Place[] = [];
  const taken = new Set<string>();
  let start = -1; // the column in which the current run began
  let before = 0; // ties before there is any place
  for (const which of results) {
    const last = places.at(-1);
    if (which === 'tie') {
      if (last) places[places.length - 1] = { ...last, ties: last.ties + 1 };
      else before += 1;
      continue;
    }
    if (last?.which !== which) start = firstFree(taken, start + 1);
    const at = last?.which === which ? afterOf(last, taken) : { column: start, row: 0 };
    taken.add(keyOf(at));
    places.push({ ...at, which, ties: before });
    before = 0;
  }
  return places;
}

interface Cell {
  readonly column: number;
  readonly row: number;
}

function afterOf({ column, row }: Cell, taken: ReadonlySet<string>): Cell {
  const below = { column, row: row + 1 };
  return below.row < ROWS && !taken.has(keyOf(below)) ? below : { column: column + 1, row };
}

/** A long tail in the top row pushes the next run further. */
function firstFree(taken: ReadonlySet<string>, from: number): number {
  let column = from;
  while (taken.has(keyOf({ column, row: 0 }))) column += 1;
  return column;
}

const keyOf = ({ column, row }: Cell): string => `${column},${row}`;

/** A side and how often it came one after the other. */
export interface Run {
  readonly which: 'first' | 'second';
  readonly length: number;
}

/** The run that is going on, and the longest one. Results for neither side do not end a run. */
export function runsOf(results: readonly Which[]): { readonly now: Run; readonly longest: Run } | undefined {
  const runs: Run[] = [];
  for (const which of results) {
    if (which === 'tie') continue;
    const last = runs.at(-1);
    if (last?.which === which) runs[runs.length - 1] = { which, length: last.length + 1 };
    else runs.push({ which, length: 1 });
  }
  const now = runs.at(-1);
  return now && { now, longest: runs.reduce((best, run) => (run.length > best.length ? run : best)) };
}
