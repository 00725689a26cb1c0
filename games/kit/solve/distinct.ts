/**
 * In how many ways different cards can be drawn, the first from the first set, the second from the second, and so on.
 * The last card is any of its set, less the ways in which it is one of the earlier cards: then that earlier card lies
 * in both sets, and the others are drawn as before.
 */
export function waysToDraw<F>(sets: readonly ReadonlySet<F>[]): number {
  const last = sets.at(-1);
  if (!last) return 1;
  const earlier = sets.slice(0, -1);
  const repeated = earlier.map((set, i) => waysToDraw(earlier.with(i, shared(set, last))));
  return repeated.reduce((ways, same) => ways - same, last.size * waysToDraw(earlier));
}

const shared = <F>(a: ReadonlySet<F>, b: ReadonlySet<F>): ReadonlySet<F> => new Set([...a].filter(each => b.has(each)));
