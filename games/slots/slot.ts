import type { Money } from '@maidan/core/money';

/**
 * A slot is one declaration: strips, pays and features as data. What a spin can come to, what it returns and how it is
 * proved follow from it. A slot never changes once it was played: other strips or pays are another slot with another code,
 * so that every spin of the past can be counted again.
 */
export interface Slot<S extends string = string> {
  /** The route: /slots/mango7. */
  readonly code: string;
  readonly name: string;
  /** How many symbols of each reel are seen. */
  readonly rows: number;
  /** Around each reel, in the order they come down. The first has no wild, so that a run always knows its symbol. */
  readonly strips: readonly (readonly S[])[];
  /** Pays are in units. A spin costs so many of them, so that a stake is a whole number of paise for each. */
  readonly cost: number;
  /** For so many in a row from the first reel on: [2] is for two. */
  readonly pays: Readonly<Partial<Record<S, readonly number[]>>>;
  /** The row of each reel, line by line; or all ways through the reels. */
  readonly lines: readonly (readonly number[])[] | 'ways';
  readonly wild?: Wild<S>;
  readonly free?: FreeSpins<S>;
  /** What may be staked on a spin. */
  readonly stakes: readonly Money[];
}

/** Stands for every symbol that pays in a row. */
interface Wild<S> {
  readonly symbol: S;
  /** What a win with at least one of them is paid so many times. */
  readonly times: number;
}

/** Spins that follow by themselves, at the same stake, and cost nothing. They bring no further ones. */
interface FreeSpins<S> {
  /** At most one of them is seen on a reel. */
  readonly symbol: S;
  /** Anywhere on the reels. */
  readonly from: number;
  readonly spins: number;
  /** Wins in them are paid so many times. */
  readonly times: number;
}

/** From the start of one spin of a player to the start of the next, at whatever slot. */
export const SPIN_MS = 5_000;

/** A strip as it is written: names between spaces. */
export const strip = <S extends string>(names: string): readonly S[] => names.trim().split(/\s+/) as S[];

/** What is seen of a reel that stopped here, from the top. */
export function windowOf(
  { strips, rows }: Pick<Slot, 'strips' | 'rows'>,
  reel: number,
  stop: number,
): readonly string[] {
  const around = strips[reel]!;
  return Array.from({ length: rows }, (_, row) => around[(stop + row) % around.length]!);
}
