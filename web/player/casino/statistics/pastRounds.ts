import type { Past } from './tallies.ts';

/** As the contract allows: it is asked here in a number, so that a page need not bring the whole contract. */
export const MOST = 200;
/** Asked for where the rest is known. */
export const FEW = 20;

/** What is known with what is new, newest first; nothing where there is a gap between them. */
export function joined(recent: readonly Past[], known: readonly Past[]): readonly Past[] | undefined {
  const [last] = known;
  const meet = recent.findIndex(({ round }) => round === last?.round);
  return meet === -1 ? undefined : [...recent.slice(0, meet), ...known].slice(0, MOST);
}
