import { type Money, negate, sum } from '@maidan/core/money';
import { profit } from '@maidan/core/odds';
import { contains, heldFor, type Slip } from '@maidan/games/kit/bet';
import type { Game, Market, Selection, Table } from '@maidan/games/kit/game';

/** What a player's bets on a market make if a selection of it wins: as they are, and with those being written. */
export interface Position {
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
      const before = madeIf(game, market, selection, mine);
      const after = more.length > 0 ? madeIf(game, market, selection, [...mine, ...more]) : undefined;
      if (before !== undefined || after !== undefined) positions.set(selection.id, { before, after });
    }
  }
  return positions;
}

/** With one winner the other bets of the market are lost; otherwise they have nothing to do with it. */
function madeIf(
  game: Game,
  { oneWinner }: Market<Table>,
  { id, price }: Selection<Table>,
  bets: readonly Slip[],
): Money | undefined {
  const concerned = oneWinner ? bets : bets.filter(bet => bet.selection === id);
  if (concerned.length === 0) return undefined;
  // Bets at several lines have a profit for each number that can come: the worst of them is what counts.
  if (price.kind === 'line') return negate(heldFor(game, concerned));
  return sum(concerned.map(bet => (bet.selection === id ? ifWon(bet) : ifLost(bet))));
}

/** Of a pay table, the most it can make. */
export function ifWon({ side, stake, odds }: Slip): Money {
  const backed = profit(stake, odds);
  return side === 'back' ? backed : negate(backed);
}

export const ifLost = ({ side, stake }: Slip): Money => (side === 'back' ? negate(stake) : stake);
