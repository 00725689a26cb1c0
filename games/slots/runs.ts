import type { Slot } from './slot.ts';

/* Runs of a symbol from the first reel on: what pays. A line has one; among ways each symbol of the first reel has one. */

export interface Run {
  readonly symbol: string;
  /** Of a slot with lines: which. */
  readonly line: number | null;
  /** In how many ways it goes through the reels. */
  readonly ways: number;
  readonly hasWild: boolean;
}

type Window = readonly string[];

/** Those that begin in what is seen of the first reel. */
export function begun({ lines, pays }: Slot, shown: Window): readonly Run[] {
  const runs =
    lines === 'ways'
      ? [...new Set(shown)].map(symbol => ({ symbol, line: null, ways: countOf(shown, symbol), hasWild: false }))
      : lines.map(([row], line) => ({ symbol: shown[row!]!, line, ways: 1, hasWild: false }));
  return runs.filter(({ symbol }) => pays[symbol] !== undefined);
}

/** The run with one more reel, if it goes on there. */
export function goneOn({ lines, wild }: Slot, run: Run, reel: number, shown: Window): Run | undefined {
  const seen = lines === 'ways' ? shown : [shown[lines[run.line!]![reel]!]!];
  const own = countOf(seen, run.symbol);
  const wilds = wild ? countOf(seen, wild.symbol) : 0;
  return own + wilds === 0 ? undefined : { ...run, ways: run.ways * (own + wilds), hasWild: run.hasWild || wilds > 0 };
}

/** What a run over so many reels pays, in units. */
export const paidFor = ({ pays, wild }: Slot, { symbol, ways, hasWild }: Run, reels: number): number =>
  (pays[symbol]?.[reels] ?? 0) * ways * (hasWild ? wild!.times : 1);

const countOf = (shown: Window, symbol: string): number => shown.filter(each => each === symbol).length;
