import type { TileView } from '@maidan/contract/table';

/** What a tile says about its table. */
export interface TileState {
  readonly word: 'Betting' | 'Dealing' | 'Result' | 'Closed';
  /** How long bets are still taken. */
  readonly seconds?: number;
}

const WORDS: Readonly<Record<TileView['phase'], TileState['word']>> = {
  new: 'Dealing',
  open: 'Betting',
  closed: 'Dealing',
  dealing: 'Dealing',
  settled: 'Result',
  void: 'Result',
  off: 'Closed',
};

/** A table that the lobby does not speak of is not being played. `now` is the server's clock. */
export function tileState(tile: TileView | undefined, now: number): TileState {
  const word = WORDS[tile?.phase ?? 'off'];
  if (word !== 'Betting' || !tile) return { word };
  const seconds = Math.ceil((tile.dueAt - now) / 1000);
  // The news that betting is over may still be on its way.
  return seconds > 0 ? { word, seconds } : { word: 'Dealing' };
}
