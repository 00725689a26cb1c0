import type { Face } from '../shoe.ts';

/** What one ball can bring. */
export interface Ball {
  readonly face: Face;
  readonly runs: number;
  readonly isWicket: boolean;
}

/** How long an innings lasts, and what it is bowled from. */
export interface Format {
  readonly kinds: readonly Ball[];
  readonly balls: number;
  readonly wickets: number;
  /** Clips go back after each ball; cards do not. */
  readonly replace: boolean;
}

/** What can still become of an innings. */
export interface Outlook {
  /** [n] is the chance that it ends on n runs. */
  readonly totals: readonly number[];
  /** The chance that at least one wicket falls in it. */
  readonly wicket: number;
  /** [n][k] is the chance that ball n (counted from 0) is bowled and brings kind k. */
  readonly balls: readonly (readonly number[])[];
}

/** All orders of the same balls that came to the same score: they have the same future. */
interface Spot {
  readonly id: number;
  readonly left: readonly number[];
  readonly runs: number;
  readonly out: number;
  p: number;
}

/**
 * Walks forward ball by ball and keeps the chance of being in each spot: the order of the balls does not matter, so
 * there are a few hundred spots where there are hundreds of thousands of orders. Exact.
 * `left` counts the kinds that can come next; a chase ends as soon as it has more than `target`.
 */
export function outlook(format: Format, bowled: readonly Face[], left: readonly number[], target = Infinity): Outlook {
  const { kinds, balls, wickets } = format;
  const totals: number[] = Array.from({ length: balls * Math.max(...kinds.map(({ runs }) => runs)) + 1 }, () => 0);
  const faces = Array.from({ length: balls }, () => kinds.map(() => 0));
  bowled.forEach((face, n) => (faces[n]![kindOf(kinds, face)] = 1));
  let wicket = 0;
  let spots = new Map([[0, startOf(kinds, bowled, left)]]);
  for (let n = bowled.length; spots.size > 0; n++) {
    const next = new Map<number, Spot>();
    for (const spot of spots.values()) {
      if (n === balls || spot.out === wickets || spot.runs > target) {
        totals[spot.runs]! += spot.p;
        if (spot.out > 0) wicket += spot.p;
      } else bowl(format, spot, faces[n]!, next);
    }
    spots = next;
  }
  return { totals, wicket, balls: faces };
}

function startOf(kinds: readonly Ball[], bowled: readonly Face[], left: readonly number[]): Spot {
  const dealt = bowled.map(face => kinds[kindOf(kinds, face)]!);
  const runs = dealt.reduce((sum, ball) => sum + ball.runs, 0);
  return { id: 0, left, runs, out: dealt.filter(({ isWicket }) => isWicket).length, p: 1 };
}

/** One more ball from `spot`: every kind goes to its own spot, where other ways may have led as well. */
function bowl({ kinds, balls, replace }: Format, spot: Spot, faces: number[], next: Map<number, Spot>): void {
  const size = spot.left.reduce((a, b) => a + b);
  kinds.forEach(({ runs, isWicket }, k) => {
    const count = spot.left[k]!;
    if (count === 0) return;
    const p = (spot.p * count) / size;
    faces[k]! += p;
    const scored = { runs: spot.runs + runs, out: spot.out + (isWicket ? 1 : 0) };
    const id = replace ? scored.runs * (balls + 1) + scored.out : spot.id + (balls + 1) ** k;
    const known = next.get(id);
    if (known) known.p += p;
    else next.set(id, { id, ...scored, p, left: replace ? spot.left : without(spot.left, k) });
  });
}

const without = (left: readonly number[], k: number): number[] => left.map((count, i) => (i === k ? count - 1 : count));

const kindOf = (kinds: readonly Ball[], face: Face): number => kinds.findIndex(kind => kind.face === face);
