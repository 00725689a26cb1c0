import type { Money } from '@maidan/core/money';
import { contains, type Slip } from '@maidan/games/kit/bet';
import type { Game } from '@maidan/games/kit/game';
import { madeIfWon } from '@maidan/games/kit/profits';

/** What a player's bets on a market make at least if a selection of it wins: as they are, and with those being written. */
interface Position {
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

/** By selection. Absent where nothing of the player's depends on it. */
export type Positions = ReadonlyMap<string, Position>;

export function positionsOf(game: Game, bets: readonly Slip[], written: readonly Slip[]): Positions {
  const positions = new Map<string, Position>();
  for (const market of game.markets) {
    const mine = bets.filter(bet => contains(market, bet));
    const more = written.filter(bet => contains(market, bet));
    if (mine.length + more.length === 0) continue;
    for (const selection of market.selections) {
      const before = madeIfWon(market, selection, mine)?.least;
      const after = more.length > 0 ? madeIfWon(market, selection, [...mine, ...more])?.least : undefined;
      if (before !== undefined || after !== undefined) positions.set(selection.id, { before, after });
    }
  }
  return positions;
}
