import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MB = 1024 * 1024;

export interface Memory {
  readonly atMinutes: number;
  readonly heapMb: number;
  readonly residentMb: number;
}

/** What is still in use after everything that is not has been thrown away. */
export function memoryNow(atMinutes: number): Memory {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
  const { heapUsed, rss } = process.memoryUsage();
  return { atMinutes, heapMb: heapUsed / MB, residentMb: rss / MB };
}

/** What a house may grow by from one half of a soak to the other: caches that fill up slowly. */
const ALLOWED = { mb: 24, share: 0.15 };

/** The heap by the minute, from the line that fits best. */
export function slopeOf(seen: readonly Memory[]): number {
  const mean = (of: (at: Memory) => number): number => seen.reduce((sum, at) => sum + of(at), 0) / seen.length;
  const [minutes, heap] = [mean(at => at.atMinutes), mean(at => at.heapMb)];
  const up = seen.reduce((sum, at) => sum + (at.atMinutes - minutes) * (at.heapMb - heap), 0);
  const across = seen.reduce((sum, at) => sum + (at.atMinutes - minutes) ** 2, 0);
  return across === 0 ? 0 : up / across;
}

/** Flat: the second half of what was seen needs about what the first half needed, its beginning left out. */
export function memoryComplaints(seen: readonly Memory[]): readonly string[] {
  const warm = seen.slice(Math.floor(seen.length / 5));
  const half = Math.floor(warm.length / 2);
  if (half === 0) return [];
  const mean = (some: readonly Memory[]): number => some.reduce((sum, at) => sum + at.heapMb, 0) / some.length;
  const [first, second] = [mean(warm.slice(0, half)), mean(warm.slice(half))];
  const most = first + Math.max(ALLOWED.mb, ALLOWED.share * first);
  return second <= most ? [] : [`The heap grew from ${first.toFixed(0)} to ${second.toFixed(0)} MB.`];
}
