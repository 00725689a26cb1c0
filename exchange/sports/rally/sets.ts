/* Matches that are won by winning sets, whatever a set is made of. */

/** First or second side. */
export type Side = 0 | 1;

export type Pair<T> = readonly [T, T];

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

export const raised = (score: Pair<number>, side: Side, by = 1): Pair<number> =>
  side === 0 ? [score[0] + by, score[1]] : [score[0], score[1] + by];

/** How a match was over. */
export type MatchEnd =
  | { readonly how: 'won'; readonly by: Side }
  | { readonly how: 'retired'; readonly who: Side }
  | { readonly how: 'abandoned' };

/** How likely a set ends which way: by its winner, then by who serves first in the next one. */
export type SetEnds = Pair<Pair<number>>;

export interface Sets {
  /** Of sets, to win the match. */
  readonly need: number;
  readonly won: Pair<number>;
  /** Of the set being played. */
  readonly current: SetEnds;
  /** Of a set that has not begun, by who serves first in it. */
  readonly fresh: (server: Side, played: number) => SetEnds;
}

/** The chance of the first side to win the match. */
export function matchChance({ need, won, current, fresh }: Sets): number {
  const known = new Map<number, number>();
  const after = (a: number, b: number, server: Side): number => {
    if (a === need || b === need) return a === need ? 1 : 0;
    const key = (a * need + b) * 2 + server;
    const chance = known.get(key) ?? over(a, b, fresh(server, a + b));
    known.set(key, chance);
    return chance;
  };
  const over = (a: number, b: number, ends: SetEnds): number =>
    ends[0][0] * after(a + 1, b, 0) +
    ends[0][1] * after(a + 1, b, 1) +
    ends[1][0] * after(a, b + 1, 0) +
    ends[1][1] * after(a, b + 1, 1);
  return won[0] === need || won[1] === need ? after(won[0], won[1], 0) : over(won[0], won[1], current);
}

export const wonBy = (sets: readonly Pair<number>[]): Pair<number> => [
  sets.filter(([a, b]) => a > b).length,
  sets.filter(([a, b]) => b > a).length,
];
