import { type Money, paise, rupees, scale, subtract, sum, ZERO } from '@maidan/core/money';

/* Contests: what one costs, how many take part, what is paid. All that goes in comes out: as prizes, or as the rake. */

export interface ContestKind {
  readonly code: string;
  readonly fee: Money;
  readonly places: number;
  /** Entries of one player. */
  readonly mostEach: number;
  /** Which parts of the prizes the first, second, … get, by how many take part: the last line that has enough of them. */
  readonly shares: readonly (readonly [entries: number, parts: readonly number[]])[];
}

/** Of every hundred rupees that go in, so many are prizes. */
export const RETURNED = 90;
/** With fewer of them, whatever they have entered, everybody has their money back. */
export const LEAST_PLAYERS = 2;

const WINNER = [2, [1]] as const;
const SMALL = [WINNER, [4, [65, 35]], [7, [50, 30, 20]]] as const;

export const CONTEST_KINDS: readonly ContestKind[] = [
  { code: 'duel', fee: rupees(100), places: 2, mostEach: 1, shares: [WINNER] },
  { code: 'highDuel', fee: rupees(500), places: 2, mostEach: 1, shares: [WINNER] },
  { code: 'league', fee: rupees(50), places: 10, mostEach: 1, shares: SMALL },
  {
    code: 'grand',
    fee: rupees(20),
    places: 100,
    mostEach: 3,
    shares: [
      ...SMALL,
      [15, [40, 25, 15, 12, 8]],
      [30, [32, 20, 14, 10, 7, 5, 4, 3, 3, 2]],
      [60, [28, 17, 12, 8, 6, 5, 4, 3, 3, 2, 2, 2, 2, 2, 2, 1, 1]],
      [90, [25, 15, 10, 7, 6, 5, 4, 4, 3, 3, 2, 2, 2, 2, 2, 2, 2, 2, 1, 1]],
    ],
  },
];

export const kindOf = (code: string): ContestKind | undefined => CONTEST_KINDS.find(kind => kind.code === code);

export const poolOf = ({ fee }: Pick<ContestKind, 'fee'>, entries: number): Money =>
  scale(paise(fee * entries), RETURNED, 100);

/** What the house keeps of so many entries. */
export const rakeOf = (kind: Pick<ContestKind, 'fee'>, entries: number): Money =>
  subtract(paise(kind.fee * entries), poolOf(kind, entries));

/** To the paisa, the first first. What does not divide is the winner's. */
export function prizesOf(kind: Pick<ContestKind, 'fee' | 'shares'>, entries: number): readonly Money[] {
  if (entries < LEAST_PLAYERS) return [];
  const parts = kind.shares.findLast(([least]) => least <= entries)![1]; // the first is for two
  const pool = poolOf(kind, entries);
  const all = parts.reduce((total, part) => total + part, 0);
  const prizes = parts.map(part => scale(pool, part, all));
  return [paise(prizes[0]! + pool - sum(prizes)), ...prizes.slice(1)];
}

export interface Standing {
  /** The first is 1; who has the same points has the same place. */
  readonly place: number;
  readonly prize: Money;
}

/**
 * Who is where, and what that pays, in the order the points were given, which is that of the entries. Who ties shares the prizes
 * of the places they take together; paise that do not divide go one each to who entered first.
 */
export function standingsOf(prizes: readonly Money[], points: readonly number[]): readonly Standing[] {
  const order = points.map((_, nth) => nth).toSorted((a, b) => points[b]! - points[a]! || a - b);
  const standings: Standing[] = points.map(() => ({ place: 0, prize: ZERO }));
  for (let first = 0; first < order.length;) {
    const tied = order.slice(first).filter(nth => points[nth] === points[order[first]!]);
    const pot = sum(prizes.slice(first, first + tied.length));
    const [each, rest] = [Math.floor(pot / tied.length), pot % tied.length];
    for (const [turn, nth] of tied.entries())
      standings[nth] = { place: first + 1, prize: paise(each + (turn < rest ? 1 : 0)) };
    first += tied.length;
  }
  return standings;
}
