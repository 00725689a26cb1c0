import { deliver, type Scores } from './deliver.ts';
import type { Cells } from './flow.ts';

/* Runs of a part of an innings that begins later: of an over, or of the next pair. Balls are taken as they are on average. */

const MOST_OF_AN_OVER = 60;
const MOST_OF_A_PAIR = 320;
/** What wides, and the hit after them, may add to the highest number that is looked at. */
const BEYOND = 16;

const NOTHING = 1e-9;

const empty = (size: number): Scores => ({
  now: new Float64Array(size + BEYOND),
  free: new Float64Array(size + BEYOND),
  next: new Float64Array(size + BEYOND),
  low: 0,
  high: size,
});

/** Runs between two balls, if the first of them is bowled. */
export function runsBetween(cells: Cells, from: number, to: number): Float64Array {
  const sides = Array.from({ length: cells.width }, () => empty(MOST_OF_AN_OVER));
  const done = new Float64Array(MOST_OF_AN_OVER + BEYOND);
  sides.forEach((side, out) => (side.now[0] = cells.bowled[from * cells.width + out]!));
  for (let ball = from; ball < to; ball++) {
    sides.forEach((side, out) => {
      const kernel = cells.kernels[ball * cells.width + out];
      const into = sides[out + 1]?.next ?? done;
      if (kernel) deliver(kernel, side, into, 0, Math.min(MOST_OF_AN_OVER, (ball - from) * 7 + BEYOND));
    });
    sides.forEach((side, out) => turn(side, cells.winning[ball * cells.width + out]!, done));
  }
  for (const { now } of sides) now.forEach((chance, runs) => (done[runs]! += chance));
  return shared(done);
}

/** The chance that a wicket falls between two balls, if the first of them is bowled. */
export function wicketBetween(cells: Cells, from: number, to: number): number {
  let [bowled, none] = [0, 0];
  for (let out = 0; out < cells.width; out++) {
    let chance = cells.bowled[from * cells.width + out]!;
    bowled += chance;
    for (let ball = from; ball < to; ball++) {
      const kernel = cells.kernels[ball * cells.width + out];
      if (!kernel) continue;
      const wides = kernel[8]! + kernel[9]! + kernel[10]!;
      const wicket = (kernel[6]! + kernel[7]!) / (1 - wides);
      none += chance * cells.winning[ball * cells.width + out]!;
      chance *= 1 - wicket - cells.winning[ball * cells.width + out]!;
    }
    none += chance;
  }
  return bowled > 0 ? 1 - none / bowled : 0;
}

/** Runs of the pair that comes together when the next wicket falls, if it does and they face a ball. */
export function nextPair(cells: Cells, wickets: number): Float64Array {
  const side = empty(MOST_OF_A_PAIR);
  const done = new Float64Array(MOST_OF_A_PAIR + BEYOND);
  const out = wickets + 1;
  let high = 0;
  for (let ball = 0; ball < cells.balls; ball++) {
    const kernel = cells.kernels[ball * cells.width + out];
    if (!kernel) continue;
    side.now[0]! += cells.falls[ball - 1] ?? 0;
    deliver(kernel, side, done, 0, Math.min(MOST_OF_A_PAIR, high + BEYOND));
    turn(side, cells.winning[ball * cells.width + out]!, done);
    high = Math.min(MOST_OF_A_PAIR, high + BEYOND);
    while (high > 0 && side.now[high]! < NOTHING) high--;
  }
  side.now.forEach((chance, runs) => (done[runs]! += chance));
  return shared(done);
}

/** The ball is bowled; some of those who go on have won. */
function turn(side: Scores, winning: number, done: Float64Array): void {
  const { now, next } = side;
  if (winning > 0) {
    next.forEach((chance, runs) => {
      done[runs]! += chance * winning;
      next[runs] = chance * (1 - winning);
    });
  }
  side.now = next;
  side.next = now.fill(0);
  side.free.fill(0);
}

/** Made to sum to one. */
function shared(list: Float64Array): Float64Array {
  const total = list.reduce((sum, each) => sum + each, 0);
  return total > 0 ? list.map(each => each / total) : list;
}
