import { type Chance, chanceOf } from '../chance.ts';
import type { Seen, Selection, Table } from '../game.ts';
import type { Face } from '../shoe.ts';

/**
 * The chances of selections that look at one card each in a few seats. Whatever else is dealt before, between or after,
 * those cards are as likely to be any of what is left as if they came next; so only these seats are filled, in
 * every way, and the outcomes themselves are asked.
 */
export function bySeats<Seat extends string, F extends Face>(
  { table, left, wanted }: Seen<Seat, F>,
  seats: readonly Seat[],
  selections: readonly Selection<Table<Seat, F>>[],
): ReadonlyMap<string, Chance> {
  const asked = selections.filter(({ id }) => wanted.has(id)).map(selection => ({ selection, win: 0, void: 0 }));
  const filled: Record<Seat, readonly F[]> = { ...table };
  const empty = seats.filter(seat => table[seat].length === 0);
  const counts = new Map(left(seats[0]!));
  const faces = [...counts.keys()];

  const fill = (nth: number, weight: number): void => {
    const seat = empty[nth];
    if (seat === undefined) {
      for (const sum of asked) add(sum, sum.selection.outcome(filled, 0), weight);
      return;
    }
    for (const face of faces) {
      const count = counts.get(face)!;
      if (count === 0) continue;
      counts.set(face, count - 1);
      filled[seat] = [face];
      fill(nth + 1, weight * count);
      counts.set(face, count);
    }
  };

  if (asked.length > 0) fill(0, 1);
  const ways = waysToFill(empty.length, [...counts.values()]);
  return new Map(asked.map(sum => [sum.selection.id, chanceOf(sum.win / ways, sum.void / ways)]));
}

function add(sum: { win: number; void: number }, outcome: unknown, weight: number): void {
  if (outcome === 'win') sum.win += weight;
  else if (outcome === 'void') sum.void += weight;
  else if (outcome !== 'lose') throw new Error('only a win, a loss or a returned stake can be counted this way');
}

function waysToFill(seats: number, counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  return Array.from({ length: seats }, (_, nth) => total - nth).reduce((ways, left) => ways * left, 1);
}
