import { TILE_RESULTS, type TableView, type TileView } from '@maidan/contract/table';
import { after } from '@maidan/core/ids';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';

interface Seen {
  /** By how much the clock of the lobby is ahead of the table's. */
  readonly aheadMs: number;
  readonly players: number;
}

/** A table at a glance. Its countdown ends when the last bet is taken, as that of the table itself does. */
export function tileOf({ round, status, openedAt, last }: TableView, { aheadMs, players }: Seen): TileView {
  const isOpen = round.phase === 'open';
  const dueAt = isOpen ? after(round.dueAt, -LAST_CALL_MS) : round.dueAt;
  return {
    phase: status === 'off' ? 'off' : round.phase,
    dueAt: after(dueAt, aheadMs),
    windowMs: isOpen ? Math.max(0, dueAt - (openedAt ?? dueAt)) : 0,
    last: last.slice(0, TILE_RESULTS).map(({ code, fact, first }) => ({ code, fact, first })),
    players,
  };
}
