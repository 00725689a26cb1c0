import { type Reduced, reducedIn, withoutRunners } from '@maidan/exchange/positions/nonRunner';
import type { Queryable } from '../db/db.ts';
import type { LegRow, MarketRow } from './rows.ts';
import { legsOf, type RemovalRow, removalsOf } from './store.ts';
import { struckBy } from './tradeRows.ts';

/*
 * Bets are kept as they were struck, and removals in the journal. What a bet is worth follows from both, in the same
 * way in which the market itself counts it.
 */

/** All bets of a market that stand, as they stand, and who did not run. */
export async function standingIn(
  db: Queryable,
  { id, plan }: MarketRow,
): Promise<{ readonly legs: readonly LegRow[]; readonly removals: readonly RemovalRow[] }> {
  const [legs, removals] = await Promise.all([legsOf(db, id), removalsOf(db, [id])]);
  const kind = reducedIn(plan.winners);
  return { legs: removals.length === 0 ? legs : legs.flatMap(leg => standing(leg, removals, kind) ?? []), removals };
}

/** Undefined when it is void. Only removals after it was struck count. */
export const standing = (leg: LegRow, removals: readonly RemovalRow[], kind: Reduced): LegRow | undefined =>
  withoutRunners(
    leg,
    removals.filter(({ market_id, seq }) => market_id === leg.market_id && seq > struckBy(leg)),
    kind,
  );
