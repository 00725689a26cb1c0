import type { Chances } from '../chance.ts';
import type { Seen } from '../game.ts';
import type { Face } from '../shoe.ts';

/**
 * The solver of a game whose bets are all taken before the first card: counted when it is first asked. It knows
 * nothing of tables with cards on them.
 */
export function beforeDealing(count: () => Chances) {
  let found: Chances | undefined;
  return <Seat extends string, F extends Face>({ table }: Seen<Seat, F>): Chances => {
    const isDealing = Object.values<readonly F[]>(table).some(faces => faces.length > 0);
    return isDealing ? new Map() : (found ??= count());
  };
}
