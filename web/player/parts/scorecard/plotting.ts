import { PLOT } from './Plot.tsx';

/* Where things stand in a chart. */

/** The next round number that is at least so high: 10, 20, 50, 100. */
export function roof(most: number): number {
  const size = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const step = [1, 2, 2.5, 5, 10].find(each => each * size >= most) ?? 10;
  return Math.max(4, step * size);
}

/** A line through values that stand at even distances, the first at the left edge and the last of `count` at the right one. */
export function lineOf(values: readonly number[], count: number, most: number): string {
  return values.map((value, n) => `${n === 0 ? 'M' : 'L'}${xOf(n, count)} ${yOf(value, most)}`).join('');
}

export const xOf = (n: number, count: number): number => rounded((PLOT.width * n) / Math.max(1, count));
export const yOf = (value: number, most: number): number => rounded(PLOT.height * (1 - value / most));

/** A dot where the line is of no length: its round ends are the dot, however the chart is stretched. */
export const dotAt = (x: number, y: number): string => `M${x} ${y}h0`;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** So many words along an axis that they do not meet. */
export function marksTo(count: number, most = 5): readonly string[] {
  const step = Math.max(1, Math.ceil(count / most));
  return Array.from({ length: Math.floor(count / step) + 1 }, (_, n) => String(n * step));
}

export const halves = (most: number): readonly string[] => [most, most / 2, 0].map(String);
