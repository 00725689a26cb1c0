import type { Game, Table } from '../game.ts';
import { type Deal, Dealer, seatAfter, tableOf } from '../play.ts';

/* What tests of games with few states are written with. */

/** A round as far as it has come. */
export interface State {
  readonly dealt: readonly Deal[];
  readonly table: Table;
  readonly isOver: boolean;
}

/** Every state a round can come to, each once: those with the same key have the same future. */
export function* everyState(game: Game, keyOf: (table: Table) => string): Generator<State> {
  const seen = new Set<string>();
  const waiting: Deal[][] = [[]];
  for (let dealt = waiting.pop(); dealt; dealt = waiting.pop()) {
    const dealing = { gone: [], dealt };
    const table = tableOf(game, dealing);
    const key = keyOf(table);
    if (seen.has(key)) continue;
    seen.add(key);
    const to = seatAfter(game, dealing);
    yield { dealt, table, isOver: to === undefined };
    if (to === undefined) continue;
    for (const face of new Dealer(game, dealing).left(to).keys()) waiting.push([...dealt, { to, face }]);
  }
}
