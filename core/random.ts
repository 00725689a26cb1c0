/** Repeatable chance for simulations: the same seed, the same story. Never for a game. */
export interface Random {
  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number;
  pick<T>(from: readonly T[]): T;
}

/** Mulberry32: small, fast, good enough to make up stories with. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const below = (n: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
  return { below, pick: from => from[below(from.length)]! };
}
