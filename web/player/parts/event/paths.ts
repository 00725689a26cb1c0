import type { BoardRow } from '@maidan/contract/event';
import type { Side } from '@maidan/core/odds';

/** The page of a match or race. Cricket has the address of the specification, every other sport one like it. */
export const eventPath = ({ sport, id }: Pick<BoardRow, 'sport' | 'id'>): string =>
  sport === 'cricket' ? `/cricket/${id}` : `/sport/${sport}/${id}`;

/** The same page with a price in its slip. */
export function pricePath(row: Pick<BoardRow, 'sport' | 'id' | 'market'>, runner: string, side: Side): string {
  const chosen = { ...(row.market !== null && { market: row.market }), runner, side };
  return `${eventPath(row)}?${new URLSearchParams(chosen)}`;
}
