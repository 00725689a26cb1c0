import type { Scoreboard } from '@maidan/exchange/sports/sport';

/** A seat of a parliament: where it stands, and whose it is once that is declared. */
export interface Seat {
  readonly x: number;
  readonly y: number;
  readonly party: number | undefined;
}

const ROWS = 6;
const INNER = 58;
const BETWEEN = 15;

/** Half rounds of seats from the left, filled party by party as they are declared. */
export function seatsOf(score: Scoreboard): readonly Seat[] {
  const owners = score.sides.flatMap(({ score: seats }, party) =>
    Array.from({ length: Number(seats) || 0 }, () => party),
  );
  return placesFor(sizeOf(score, owners.length)).map(({ x, y }, nth) => ({ x, y, party: owners[nth] }));
}

/** All there are while they are counted, or all that were; before the first, twice a majority. */
function sizeOf({ told }: Scoreboard, declared: number): number {
  const counted = told?.phase['all'];
  if (counted !== undefined) return Number(counted);
  return declared > 0 ? declared : Math.max(0, 2 * Number(told?.line?.['seats'] ?? 0) - 1);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** As many in each row as its length has room for. */
function placesFor(count: number): readonly Place[] {
  const radii = Array.from({ length: ROWS }, (_, row) => INNER + row * BETWEEN);
  const all = radii.reduce((sum, radius) => sum + radius, 0);
  const upTo = radii.map((_, row) => Math.round((count * radii.slice(0, row + 1).reduce((a, b) => a + b, 0)) / all));
  return radii
    .flatMap((radius, row) => inRow(radius, upTo[row]! - (upTo[row - 1] ?? 0)))
    .toSorted((a, b) => b.angle - a.angle);
}

const inRow = (radius: number, count: number): readonly Place[] =>
  Array.from({ length: count }, (_, nth) => {
    const angle = count === 1 ? Math.PI / 2 : Math.PI * (1 - nth / (count - 1));
    return { x: 160 + radius * Math.cos(angle), y: 168 - radius * Math.sin(angle), angle };
  });
