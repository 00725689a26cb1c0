import type { Random } from '../../random.ts';

/** One of a list, each as likely. */
export const oneOf = <T>(random: Random, list: readonly T[]): T => list[Math.floor(random() * list.length)]!;

/** So many different ones of a list, in the order they were drawn. */
export function someOf<T>(random: Random, list: readonly T[], count: number): readonly T[] {
  const left = [...list];
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(random() * left.length), 1)[0]!,
  );
}

/** From the lowest to the highest, each value as likely. */
export const within = (random: Random, lowest: number, highest: number): number =>
  lowest + (highest - lowest) * random();

/** What `within` draws as a rule. */
export const middle = (lowest: number, highest: number): number => (lowest + highest) / 2;

/** A whole number, both ends included. */
export const wholeWithin = (random: Random, lowest: number, highest: number): number =>
  lowest + Math.floor(random() * (highest - lowest + 1));

/** Around zero, as sums of many small things are. */
export function normal(random: Random): number {
  const radius = Math.sqrt(-2 * Math.log(1 - random()));
  return radius * Math.cos(2 * Math.PI * random());
}

/** Three decimals: short enough for a record that people read. */
export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
