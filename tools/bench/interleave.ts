import { availableParallelism, loadavg } from 'node:os';

/** What a bench found: ours against a reference, measured in the same run on the same machine. */
export interface BenchResult {
  readonly name: string;
  readonly ours: number;
  readonly reference: number;
  /** ours ÷ reference, of the medians. */
  readonly ratio: number;
  /** What the two numbers count: 'commands a second'. */
  readonly unit: string;
  /** What the reference is, in words. */
  readonly against: string;
  /** Further figures worth keeping. */
  readonly more?: Readonly<Record<string, number | string>>;
  /** What the goal was and who missed it, where the bench has one. */
  readonly missed?: string;
}

export type Measure = () => Promise<number>;

export interface Interleaved {
  /** Median of each, in the order they were given. */
  readonly medians: readonly number[];
  readonly rounds: readonly (readonly number[])[];
}

/**
 * Measures several things in turn, A B, B A, A B…, so that a machine that slows down or speeds up meanwhile does so
 * for all of them alike.
 */
export async function interleave(measures: readonly Measure[], rounds: number): Promise<Interleaved> {
  const results: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const numbers = measures.map(() => 0);
    for (const index of orderOf(round, measures.length)) numbers[index] = (await measures[index]?.()) ?? 0;
    results.push(numbers);
  }
  return { medians: measures.map((_, index) => median(results.map(numbers => numbers[index] ?? 0))), rounds: results };
}

/** Every second round runs backwards. */
export function orderOf(round: number, count: number): number[] {
  const forwards = Array.from({ length: count }, (_, index) => index);
  return round % 2 === 0 ? forwards : forwards.toReversed();
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
  return (upper + lower) / 2;
}

/** The number that this share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.ceil((sorted.length - 1) * share)] ?? Number.NaN;
}

/** What the machine has to do besides: where more want a processor than there are, delays say little. Asked before. */
export const machine = (): string =>
  `${availableParallelism()} processors, wanted by ${loadavg()[0]?.toFixed(1)} before`;
