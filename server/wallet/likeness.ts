/*
 * A finer look at two pictures than look.ts takes: the shades of their blocks. Two receipts of one app have the same layout
 * and other digits; a copy that was saved again, made smaller or cut at the edges has the same digits at other places. So one
 * is first laid over the other, line by line and column by column, and then the block counts that differs most.
 */

/** Shades of grey of `columns` by `rows` blocks, row by row. */
export interface Texture {
  readonly columns: number;
  readonly rows: number;
  readonly shades: Uint8Array;
}

/** How much at most may have been cut off at each edge, of the whole. */
const MOST_CUT = 0.12;

/** Whether one of the two is the other, or what is left of it after its edges were cut. */
export const isSameTexture = (a: Texture, b: Texture): boolean =>
  strangeness(a, b) <= SAME || strangeness(b, a) <= SAME;

/**
 * In shades. Copies of the receipts in likeness.test.ts differ by 10 at most, receipts with one other digit by 18 at least.
 */
const SAME = 12;

/** How far the block that differs most is off, in shades, if `part` is what is left of `whole`. */
function strangeness(whole: Texture, part: Texture): number {
  const roughly = overlay(profile(whole, 'row', ALL), profile(part, 'row', ALL));
  const across = overlay(profile(whole, 'column', roughly), profile(part, 'column', ALL));
  const down = overlay(profile(whole, 'row', across), profile(part, 'row', ALL));
  return worstBlock(whole, part, down, across);
}

/** Where the part begins in the whole, and how much of it it is. */
interface Place {
  readonly start: number;
  readonly size: number;
}

const ALL: Place = { start: 0, size: 1 };

/** How dark every row or column is, of what lies within a place of the other direction. */
function profile({ columns, rows, shades }: Texture, of: 'row' | 'column', within: Place): Float64Array {
  const [length, across] = of === 'row' ? [rows, columns] : [columns, rows];
  const from = Math.round(within.start * across);
  const to = Math.max(from + 1, Math.round((within.start + within.size) * across));
  const means = new Float64Array(length);
  for (let index = 0; index < length; index += 1) {
    let sum = 0;
    for (let other = from; other < to; other += 1)
      sum += shades[of === 'row' ? index * columns + other : other * columns + index] ?? 0;
    means[index] = sum / (to - from);
  }
  return means;
}

/** Of the whole: everywhere in coarse steps, then in ever finer ones around the best. */
const COARSE = 0.015;
const FINER = [0.003, 0.0006] as const;
const AROUND = 5;

function overlay(whole: Float64Array, part: Float64Array): Place {
  let best = { before: 0, after: 0, error: Infinity };
  const look = (before: number, after: number): void => {
    if (before < 0 || after < 0) return;
    const error = mismatch(whole, part, { start: before, size: 1 - before - after });
    if (error < best.error) best = { before, after, error };
  };
  const steps = Math.round(MOST_CUT / COARSE);
  for (let m = 0; m <= steps; m += 1) for (let n = 0; n <= steps; n += 1) look(m * COARSE, n * COARSE);
  for (const step of FINER) {
    const { before, after } = best;
    for (let m = -AROUND; m <= AROUND; m += 1)
      for (let n = -AROUND; n <= AROUND; n += 1) look(before + m * step, after + n * step);
  }
  return { start: best.before, size: 1 - best.before - best.after };
}

/** One minus the correlation: a cut across changes how dark a line is as a whole, and not where it is darker. */
function mismatch(whole: Float64Array, part: Float64Array, place: Place): number {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let index = 0; index < part.length; index += 1) {
    const a = between(whole, (place.start + (place.size * (index + 0.5)) / part.length) * whole.length - 0.5);
    const b = part[index] ?? 0;
    n += 1;
    sa += a;
    sb += b;
    saa += a * a;
    sbb += b * b;
    sab += a * b;
  }
  const spread = Math.sqrt(Math.max(0, saa - (sa * sa) / n) * Math.max(0, sbb - (sb * sb) / n));
  return spread === 0 ? 1 : 1 - (sab - (sa * sb) / n) / spread;
}

function between(values: Float64Array, at: number): number {
  const low = Math.max(0, Math.min(values.length - 1, Math.floor(at)));
  const high = Math.min(values.length - 1, low + 1);
  const share = Math.max(0, Math.min(1, at - low));
  return (values[low] ?? 0) * (1 - share) + (values[high] ?? 0) * share;
}

const BLOCK = 4;

/** Ends early: from here on it is another picture, however much more it differs. */
const ENOUGH = 2 * SAME;

function worstBlock(whole: Texture, part: Texture, down: Place, across: Place): number {
  const off = differences(whole, part, down, across);
  let worst = 0;
  for (let top = 0; top < part.rows && worst < ENOUGH; top += BLOCK / 2)
    for (let left = 0; left < part.columns; left += BLOCK / 2) worst = Math.max(worst, meanOf(off, part, top, left));
  return worst;
}

/** Of every block of the part, to where it lies in the whole. */
function differences(whole: Texture, part: Texture, down: Place, across: Place): Float64Array {
  const off = new Float64Array(part.rows * part.columns);
  for (let row = 0; row < part.rows; row += 1) {
    const y = (down.start + (down.size * (row + 0.5)) / part.rows) * whole.rows - 0.5;
    for (let column = 0; column < part.columns; column += 1) {
      const x = (across.start + (across.size * (column + 0.5)) / part.columns) * whole.columns - 0.5;
      const index = row * part.columns + column;
      off[index] = Math.abs(shadeAt(whole, y, x) - (part.shades[index] ?? 0));
    }
  }
  return off;
}

function meanOf(off: Float64Array, { rows, columns }: Texture, top: number, left: number): number {
  const [bottom, right] = [Math.min(rows, top + BLOCK), Math.min(columns, left + BLOCK)];
  let sum = 0;
  for (let row = top; row < bottom; row += 1)
    for (let column = left; column < right; column += 1) sum += off[row * columns + column] ?? 0;
  return sum / ((bottom - top) * (right - left));
}

function shadeAt({ columns, rows, shades }: Texture, y: number, x: number): number {
  const [top, left] = [clamp(Math.floor(y), rows - 1), clamp(Math.floor(x), columns - 1)];
  const [bottom, right] = [clamp(top + 1, rows - 1), clamp(left + 1, columns - 1)];
  const [v, h] = [Math.max(0, Math.min(1, y - top)), Math.max(0, Math.min(1, x - left))];
  const of = (row: number, column: number): number => shades[row * columns + column] ?? 0;
  return (
    (of(top, left) * (1 - h) + of(top, right) * h) * (1 - v) + (of(bottom, left) * (1 - h) + of(bottom, right) * h) * v
  );
}

const clamp = (value: number, most: number): number => Math.max(0, Math.min(most, value));
