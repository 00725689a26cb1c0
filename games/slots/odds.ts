import { begun, goneOn, paidFor, type Run } from './runs.ts';
import { type Slot, windowOf } from './slot.ts';

/*
 * What a slot gives back, counted and not sampled: all stops of all reels, where runs that have ended need no further reel
 * to be looked at. Free spins are independent of each other, so what they add follows from one of them.
 */

/** A share as whole numbers: exact. */
export interface Share {
  readonly of: bigint;
  readonly in: bigint;
}

export interface SlotOdds {
  /** Of what is staked, on average. */
  readonly returns: Share;
  /** Spins that pay anything at all, with the free ones they bring. */
  readonly hit: Share;
  /** Spins that pay more than they cost, before free spins. */
  readonly profit: Share;
  /** Spins that bring free ones; nothing of nothing where there are none. */
  readonly free: Share;
  /** In stakes: how far what a spin pays lies from the average of all spins. */
  readonly deviation: number;
  /** The most that one spin can pay, in stakes, and no less: some stops do. */
  readonly most: number;
}

/** How often the reels pay so many units: without free spins after it, and with. */
interface Counted {
  readonly plain: ReadonlyMap<number, number>;
  readonly feature: ReadonlyMap<number, number>;
  readonly all: number;
}

export const shareOf = ({ of, in: all }: Share): number => Number((of * 1_000_000_000n) / all) / 1_000_000_000;

export function oddsOf(slot: Slot): SlotOdds {
  const { plain, feature, all } = counted(slot);
  const everything = [...plain, ...feature];
  const { spins = 0, times = 1 } = slot.free ?? {};
  const [first, second] = [momentOf(everything, 1), momentOf(everything, 2)];
  const features = momentOf([...feature], 0);
  const T = BigInt(all);
  const cost = BigInt(slot.cost);
  const zeros = countOf(everything, units => units === 0);
  const idle = BigInt(countOf([...plain], units => units === 0)) * T ** BigInt(spins);
  const idleFree = BigInt(countOf([...feature], units => units === 0)) * BigInt(zeros) ** BigInt(spins);
  const whole = T ** BigInt(spins + 1);
  const mean = (times * spins * first) / all;
  const square = times ** 2 * (spins * (second / all - (first / all) ** 2)) + mean ** 2;
  const squares = second + 2 * momentOf([...feature], 1) * mean + features * square;
  const average = (first + features * mean) / all;
  const most = Math.max(...everything.map(([units]) => units));
  const mostFree = feature.size === 0 ? 0 : Math.max(...feature.keys()) + spins * times * most;
  return {
    returns: { of: BigInt(first) * (T + BigInt(features * spins * times)), in: T * T * cost },
    hit: { of: whole - idle - idleFree, in: whole },
    profit: { of: BigInt(countOf(everything, units => units > slot.cost)), in: T },
    free: { of: BigInt(features), in: T },
    deviation: Math.sqrt(squares / all - average ** 2) / slot.cost,
    most: Math.max(most, mostFree) / slot.cost,
  };
}

function counted(slot: Slot): Counted {
  const { strips, free } = slot;
  const windows = strips.map((strip, reel) => strip.map((_, stop) => windowOf(slot, reel, stop)));
  const scattered = windows.map(each => each.map(shown => (free && shown.includes(free.symbol) ? 1 : 0)));
  const rest = restOf(scattered);
  const [plain, feature] = [new Map<number, number>(), new Map<number, number>()];
  const found = (units: number, scatters: number, many: number): void => {
    const among = free && scatters >= free.from ? feature : plain;
    among.set(units, (among.get(units) ?? 0) + many);
  };
  const walk = (reel: number, runs: readonly Run[], units: number, scatters: number): void => {
    if (runs.length === 0 || reel === strips.length) {
      const last = runs.reduce((sum, run) => sum + paidFor(slot, run, reel), units);
      for (const [more, many] of rest[reel]!.entries()) if (many > 0) found(last, scatters + more, many);
      return;
    }
    for (const [stop, shown] of windows[reel]!.entries()) {
      const still: Run[] = [];
      let over = units;
      for (const run of runs) {
        const next = goneOn(slot, run, reel, shown);
        if (next) still.push(next);
        else over += paidFor(slot, run, reel);
      }
      walk(reel + 1, still, over, scatters + scattered[reel]![stop]!);
    }
  };
  for (const [stop, shown] of windows[0]!.entries()) walk(1, begun(slot, shown), 0, scattered[0]![stop]!);
  return { plain, feature, all: strips.reduce((product, { length }) => product * length, 1) };
}

/** In how many ways the reels from each one on have so many scatters. */
function restOf(scattered: readonly (readonly number[])[]): readonly (readonly number[])[] {
  const rest: (readonly number[])[] = [[1]];
  for (const stops of scattered.toReversed()) {
    const after = rest[0]!;
    const some = stops.filter(count => count === 1).length;
    const none = stops.length - some;
    rest.unshift([...after, 0].map((many, scatters) => many * none + (after[scatters - 1] ?? 0) * some));
  }
  return rest;
}

type Entries = readonly (readonly [units: number, many: number])[];

const momentOf = (entries: Entries, power: number): number =>
  entries.reduce((sum, [units, many]) => sum + units ** power * many, 0);

const countOf = (entries: Entries, is: (units: number) => boolean): number =>
  entries.reduce((sum, [units, many]) => (is(units) ? sum + many : sum), 0);
