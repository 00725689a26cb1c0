import type { Which } from '../../parts/result/sides.ts';

/** All roads are this many results high. */
export const ROWS = 6;

/** One place on a road, and what it holds. */
export interface Place<T> {
  readonly column: number;
  readonly row: number;
  readonly of: T;
}

/** A side on the big road. Results for neither side stay on the place of the result before them. */
export interface Step {
  readonly which: Run['which'];
  readonly ties: number;
}

/** Every result, the oldest first, column by column from top to bottom. */
export function beadPlate<T>(results: readonly T[]): readonly (readonly T[])[] {
  const columns = Math.ceil(results.length / ROWS);
  return Array.from({ length: columns }, (_, column) => results.slice(column * ROWS, (column + 1) * ROWS));
}

export function bigRoad(results: readonly Which[]): readonly Place<Step>[] {
  const steps: Step[] = [];
  let before = 0; // ties before there is any place
  for (const which of results) {
    const last = steps.at(-1);
    if (which !== 'tie') {
      steps.push({ which, ties: before });
      before = 0;
    } else if (last) steps[steps.length - 1] = { ...last, ties: last.ties + 1 };
    else before += 1;
  }
  return placed(steps, ({ which }) => which);
}

/**
 * Where these are written, in their order: equal ones go down a column, another one starts a new column. A run that reaches
 * the bottom, or another run's tail, turns to the right.
 */
export function placed<T>(all: readonly T[], kindOf: (one: T) => string): readonly Place<T>[] {
  const places: Place<T>[] = [];
  const taken = new Set<string>();
  let start = -1; // the column in which the current run began
  for (const of of all) {
    const last = places.at(-1);
    const goesOn = last && kindOf(last.of) === kindOf(of);
    if (!goesOn) start = firstFree(taken, start + 1);
    const at = goesOn ? afterOf(last, taken) : { column: start, row: 0 };
    taken.add(keyOf(at));
    places.push({ ...at, of });
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

/** Every run, the oldest first. Results for neither side do not end a run. */
export function runsIn(results: readonly Which[]): readonly Run[] {
  const runs: Run[] = [];
  for (const which of results) {
    if (which === 'tie') continue;
    const last = runs.at(-1);
    if (last?.which === which) runs[runs.length - 1] = { which, length: last.length + 1 };
    else runs.push({ which, length: 1 });
  }
  return runs;
}

/** The run that is going on, and the longest one. */
export function runsOf(results: readonly Which[]): { readonly now: Run; readonly longest: Run } | undefined {
  const runs = runsIn(results);
  const now = runs.at(-1);
  return now && { now, longest: runs.reduce((best, run) => (run.length > best.length ? run : best)) };
}
