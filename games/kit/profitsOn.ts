import type { Money } from '@maidan/core/money';
import { outcomeOf, profitFrom, type Slip } from './bet.ts';
import type { Game, Outcome, Table } from './game.ts';

/** What many bets on one table make: what they are on is decided once, however many they are. */
export function profitsOn(game: Game, table: Table): (bet: Slip) => Money {
  const outcomes = new Map<string, Outcome>();
  return bet => {
    const on = `${bet.selection}|${bet.line}`;
    const outcome = outcomes.get(on) ?? outcomeOf(game, table, bet);
    outcomes.set(on, outcome);
    return profitFrom(bet, outcome);
  };
}
