import { commit, isHash, type Words, wordsOf } from '@maidan/core/commitment';
import { type Money, scale } from '@maidan/core/money';
import { below } from '../kit/shoe.ts';
import { begun, goneOn, paidFor, type Run } from './runs.ts';
import { type Slot, windowOf } from './slot.ts';

/** Where the reels stopped: the spin that was staked on, and the free ones after it. */
export type Stops = readonly (readonly number[])[];

/** A run that paid. */
export interface Win extends Run {
  readonly reels: number;
  /** In units, as it is paid. */
  readonly units: number;
}

/** What the reels came to: the wins of each spin, and all of them together. */
export interface Outcome {
  readonly spins: readonly (readonly Win[])[];
  readonly units: number;
}

/** What a spin is drawn from: the seed that was committed to, and a number that the player made after that. */
export interface SpinProof {
  readonly slot: string;
  /** Which of the spins that one chain of seeds is for: the first is 1. */
  readonly nth: number;
  readonly seed: string;
  readonly number: string;
}

/** HMAC-SHA256(seed, "v1|slot|code|nth|number|block"), read as big-endian 32-bit words. */
export const spinWords = ({ slot, nth, seed, number }: SpinProof): Words =>
  wordsOf(seed, ['slot', slot, nth, number].join('|'));

/** Where the reels stop, one word or more for each, by rejection: no stop is likelier than another. */
export function drawn(slot: Slot, words: Words): Stops {
  const spin = (): readonly number[] => slot.strips.map(strip => below(strip.length, words));
  const first = spin();
  return [first, ...Array.from({ length: freeAfter(slot, first) }, spin)];
}

/** How many free spins these stops bring. */
export function freeAfter({ free, ...slot }: Slot, stops: readonly number[]): number {
  if (!free) return 0;
  const seen = stops.flatMap((stop, reel) => windowOf(slot, reel, stop)).filter(symbol => symbol === free.symbol);
  return seen.length >= free.from ? free.spins : 0;
}

/** What was paid for where the reels stopped. */
export function outcomeOf(slot: Slot, stops: Stops): Outcome {
  const spins = stops.map((each, nth) => winsOf(slot, each, nth === 0 ? 1 : slot.free!.times));
  return { spins, units: spins.flat().reduce((sum, { units }) => sum + units, 0) };
}

function winsOf(slot: Slot, stops: readonly number[], times: number): readonly Win[] {
  const windows = stops.map((stop, reel) => windowOf(slot, reel, stop));
  return begun(slot, windows[0]!).flatMap(first => {
    let [run, reels] = [first, 1];
    for (let next = goneOn(slot, run, 1, windows[1]!); next; next = goneOn(slot, run, reels, windows[reels] ?? [])) {
      [run, reels] = [next, reels + 1];
      if (reels === windows.length) break;
    }
    const units = paidFor(slot, run, reels) * times;
    return units > 0 ? [{ ...run, reels, units }] : [];
  });
}

/** Whole paise, because every stake is a multiple of what a spin costs. */
export const paid = ({ cost }: Slot, stake: Money, units: number): Money => scale(stake, units, cost);

/** All of a spin that its player, or anybody he gives it to, can check without the house. */
export interface SpinRecord extends SpinProof {
  readonly kind: 'spin';
  readonly version: 'v1';
  readonly id: string;
  /** The player's chain of seeds. */
  readonly chain: string;
  /** Told before: the SHA-256 of the seed. */
  readonly commitment: string;
  readonly stake: Money;
  readonly stops: Stops;
  readonly paid: Money;
}

export type SpinFault =
  'seed-is-not-the-committed-one' | 'stop-is-not-the-drawn-one' | 'paid-is-not-what-the-reels-make';

/** What is wrong with a record, if anything. */
export function spinFault(slot: Slot, record: SpinRecord): SpinFault | undefined {
  if (!isHash(record.seed) || commit(record.seed) !== record.commitment) return 'seed-is-not-the-committed-one';
  const stops = drawn(slot, spinWords(record));
  if (JSON.stringify(stops) !== JSON.stringify(record.stops)) return 'stop-is-not-the-drawn-one';
  const due = paid(slot, record.stake, outcomeOf(slot, stops).units);
  return due === record.paid ? undefined : 'paid-is-not-what-the-reels-make';
}

/** Whether one spin was committed to by the one before it: its seed is then the commitment of this one. */
export const followsSpin = (earlier: SpinRecord, later: SpinRecord): boolean =>
  later.chain === earlier.chain && later.nth === earlier.nth + 1 && later.commitment === earlier.seed;
