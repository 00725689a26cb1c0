import { WHEEL_ORDER } from '../wheelOrder.ts';

/* The bets between the numbers of a roulette felt, and those on a part of its wheel. */

export type InsideKind = 'Split' | 'Street' | 'Corner' | 'Line' | 'Neighbours' | 'Call';

export interface Inside {
  readonly kind: InsideKind;
  readonly id: string;
  readonly sid: number;
  readonly label: string;
  readonly numbers: readonly number[];
}

const NUMBERS = Array.from({ length: 37 }, (_, n) => n);
/** The lowest number of each street: 1, 4, … 34. */
const STREETS = Array.from({ length: 12 }, (_, nth) => 3 * nth + 1);

const listed = (kind: InsideKind, from: number, all: readonly (readonly number[])[]): readonly Inside[] =>
  all.map((numbers, nth) => {
    const name = kind === 'Line' ? `${numbers[0]}-${numbers.at(-1)}` : numbers.join('-');
    return { kind, id: `${kind.toLowerCase()}${name}`, sid: from + nth, label: `${kind} ${name}`, numbers };
  });

/** Zero lies beside 1, 2 and 3; any other number beside the next of its street and the same of the next street. */
const splits = NUMBERS.flatMap(n => {
  if (n === 0) return [1, 2, 3].map(other => [0, other]);
  return [...(n % 3 === 0 ? [] : [[n, n + 1]]), ...(n > 33 ? [] : [[n, n + 3]])];
});
const corners = NUMBERS.filter(n => n > 0 && n < 33 && n % 3 !== 0).map(n => [n, n + 1, n + 3, n + 4]);
const lines = STREETS.slice(0, -1).map(n => [n, n + 1, n + 2, n + 3, n + 4, n + 5]);

/** A number and so many on each side of it, as they lie on the wheel. */
const around = (n: number, many: number): readonly number[] => {
  const at = WHEEL_ORDER.indexOf(n) + WHEEL_ORDER.length;
  return Array.from({ length: 2 * many + 1 }, (_, nth) => WHEEL_ORDER[(at - many + nth) % WHEEL_ORDER.length]!);
};

/** From one number to another, clockwise. */
function arc(from: number, to: number): readonly number[] {
  const [first, last] = [WHEEL_ORDER.indexOf(from), WHEEL_ORDER.indexOf(to)];
  return first <= last
    ? WHEEL_ORDER.slice(first, last + 1)
    : [...WHEEL_ORDER.slice(first), ...WHEEL_ORDER.slice(0, last + 1)];
}

const VOISINS = arc(22, 25);
const TIERS = arc(27, 33);
const ORPHELINS = WHEEL_ORDER.filter(n => !VOISINS.includes(n) && !TIERS.includes(n));

const call = (sid: number, id: string, label: string, numbers: readonly number[]): Inside => ({
  ...{ kind: 'Call', id, sid, label, numbers },
});

/** In the order of the data feed's numbers. */
export const INSIDE: readonly Inside[] = [
  ...listed('Split', 38, splits),
  ...listed(
    'Street',
    98,
    STREETS.map(n => [n, n + 1, n + 2]),
  ),
  ...listed('Corner', 110, [[0, 1, 2, 3], ...corners]),
  ...listed('Street', 145, [
    [0, 1, 2],
    [0, 2, 3],
  ]),
  ...listed('Line', 147, lines),
  ...NUMBERS.map((n): Inside => ({
    kind: 'Neighbours',
    id: `near${n}`,
    sid: 158 + n,
    label: `Neighbours ${n}`,
    numbers: around(n, 2),
  })),
  call(195, 'voisins', 'Voisins du zero', VOISINS),
  call(196, 'tiers', 'Tiers du cylindre', TIERS),
  call(197, 'orphelins', 'Orphelins', ORPHELINS),
];
