import { other, type Pair, type SetEnds, type Side } from '../rally/sets.ts';

/* A frame of snooker as visits in turn: whoever first has more than half of what is on the table has won it. */

/** Enough points for a frame. */
export const FRAME = 65;

/** What a visit brings when it brings anything; the last ones win a frame at once. */
export const BREAKS: readonly (readonly [points: number, share: number])[] = [
  [1, 0.22],
  [5, 0.2],
  [8, 0.18],
  [17, 0.14],
  [29, 0.1],
  [46, 0.09],
  [72, 0.07],
];

/** The chance of the first player to win the frame, by points of each and by who is at the table. */
export function frameChance(chances: Pair<number>, score: Pair<number>, turn: Side): number {
  return table(chances)[(score[0] * FRAME + score[1]) * 2 + turn]!;
}

/**
 * From the end of the frame backwards. Both may miss in turn for ever, so the two chances of a score depend on each
 * other: what happens when the first at the table misses is the other's, and the other way round.
 */
function table(chances: Pair<number>): Float64Array {
  const known = tables.get(chances);
  if (known) return known;
  const made = new Float64Array(FRAME * FRAME * 2);
  for (let a = FRAME - 1; a >= 0; a--) {
    for (let b = FRAME - 1; b >= 0; b--) {
      const [first, second] = [scoring(made, chances[0], a, b, 0), scoring(made, chances[1], a, b, 1)];
      const [miss0, miss1] = [1 - chances[0], 1 - chances[1]];
      const at = (first + miss0 * second) / (1 - miss0 * miss1);
      made[(a * FRAME + b) * 2] = at;
      made[(a * FRAME + b) * 2 + 1] = second + miss1 * at;
    }
  }
  tables.set(chances, made);
  return made;
}

/** The strengths of a match do not change, so its table is counted once. */
const tables = new WeakMap<Pair<number>, Float64Array>();

/** The part of the first player's chance that follows from a visit that scores. */
function scoring(made: Float64Array, chance: number, a: number, b: number, side: Side): number {
  let sum = 0;
  for (const [points, share] of BREAKS) {
    const [x, y] = side === 0 ? [a + points, b] : [a, b + points];
    const then = x >= FRAME ? 1 : y >= FRAME ? 0 : made[(x * FRAME + y) * 2 + other(side)]!;
    sum += share * then;
  }
  return chance * sum;
}

/** By winner and by who breaks off next: in turn, whoever won. */
export function frameEnds(chance: number, breaker: Side): SetEnds {
  return breaker === 0
    ? [
        [0, chance],
        [0, 1 - chance],
      ]
    : [
        [chance, 0],
        [1 - chance, 0],
      ];
}
