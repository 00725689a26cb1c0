import { other, type Pair, type SetEnds, type Side } from './sets.ts';

/* Sets of rallies, counted out from one pair of numbers: the chance of each side to win a rally it serves. */

/** How a set is played. */
export interface SetRules {
  /** Points to win it, two ahead. */
  readonly to: number;
  /** Or as many as this, however close. */
  readonly cap?: number;
  /**
   * Who serves: two each in turn and one each from the last point but one, or always who won the last rally, or one for
   * half of the set and the other for the other half, and in turn after that (who attacks, on a map of a video game).
   */
  readonly service: 'inTurn' | 'winner' | 'halves';
  /** Who serves first in the next set. */
  readonly nextSet: 'inTurn' | 'winner';
}

export interface RallySet {
  readonly score: Pair<number>;
  /** Who served first in it, and who serves now. */
  readonly first: Side;
  readonly server: Side;
}

export const isSetWon = ({ to, cap = Infinity }: SetRules, [a, b]: Pair<number>): boolean =>
  Math.max(a, b) >= to && (Math.abs(a - b) >= 2 || Math.max(a, b) >= cap);

export function serverAfter({ to, service }: SetRules, first: Side, [a, b]: Pair<number>, winner: Side): Side {
  if (service === 'winner') return winner;
  const played = a + b;
  const stretch = service === 'halves' ? to - 1 : 2;
  const turns = played < 2 * (to - 1) ? Math.floor(played / stretch) : played;
  return turns % 2 === 0 ? first : other(first);
}

/** The fewest points the set can be over with, from this score on. */
export function fewestPoints(rules: SetRules, [a, b]: Pair<number>): number {
  const behind = Math.min(a, b);
  if (isSetWon(rules, [a, b])) return a + b;
  return behind + Math.min(Math.max(rules.to, behind + 2), rules.cap ?? Infinity);
}

export interface SetChances {
  readonly ends: SetEnds;
  /** The chance of each total of points. */
  readonly totals: readonly number[];
}

/** A set without a cap that goes on and on ends some time: by then the chance is too small to matter. */
const LONG = 30;

/** Rally by rally over every score that can be reached: `layer` holds those with as many points, by server and score. */
export function setChances(rules: SetRules, serve: Pair<number>, set: RallySet): SetChances {
  const last = 2 * Math.min(rules.cap ?? Infinity, rules.to + LONG);
  const ends: [[number, number], [number, number]] = [
    [0, 0],
    [0, 0],
  ];
  const totals = Array.from({ length: last + 1 }, () => 0);
  let layer = new Float64Array(2 * (last + 2));
  layer[set.score[0] * 2 + set.server] = 1;
  for (let total = set.score[0] + set.score[1]; total < last; total++) {
    const following = new Float64Array(2 * (last + 2));
    for (let key = 0; key <= 2 * total + 1; key++) {
      const mass = layer[key]!;
      if (mass === 0) continue;
      const a = key >> 1;
      const point = key % 2 === 0 ? serve[0] : 1 - serve[1];
      for (const winner of SIDES) {
        const score: Pair<number> = winner === 0 ? [a + 1, total - a] : [a, total - a + 1];
        const chance = mass * (winner === 0 ? point : 1 - point);
        if (isSetWon(rules, score)) {
          ends[winner][rules.nextSet === 'winner' ? winner : other(set.first)] += chance;
          totals[total + 1]! += chance;
        } else following[score[0] * 2 + serverAfter(rules, set.first, score, winner)]! += chance;
      }
    }
    layer = following;
  }
  return { ends, totals };
}

const SIDES = [0, 1] as const;
