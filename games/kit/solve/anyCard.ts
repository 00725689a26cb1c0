import { type Chance, chanceOf } from '../chance.ts';
import type { Selection } from '../game.ts';
import type { Face } from '../shoe.ts';

/**
 * The chances of bets on one card that is still to come. As long as nothing more is seen, a later card is any of those
 * left with the same chances as the next one. `tableWith` is told which face it shows.
 */
export function anyCardChances<T, F extends Face>(
  selections: readonly Selection<T>[],
  left: ReadonlyMap<F, number>,
  tableWith: (face: F) => T,
): [string, Chance][] {
  const faces = [...left].map(([face, count]) => ({ table: tableWith(face), count }));
  const all = faces.reduce((sum, { count }) => sum + count, 0);
  return selections.map(({ id, outcome }) => {
    const winning = faces.filter(({ table }) => outcome(table, 0) === 'win');
    return [id, chanceOf(winning.reduce((sum, { count }) => sum + count, 0) / all)];
  });
}
