import { pick, type Random } from '../../random.ts';
import type { Pair } from '../rally/sets.ts';

/*
 * A game of chess as what it is worth to White, from −6 to 6: a move holds it, or gives some of it away. Who is far enough
 * behind resigns; who are about level agree to a draw, and must when nothing is left to play for.
 */

/** So far behind one resigns. */
export const LOST = 6;
/** From this ply on a draw may be offered, and with the last one it is a draw anyway. */
const DRAWS_FROM = 40;
export const LAST_PLY = 160;
const AGREED = 0.035;
const LEVEL = 1;

/** What a move does to the position of who makes it, for a player who errs so often: about 1. */
function shiftsFor(errs: number): readonly (readonly [shift: number, chance: number])[] {
  const [blunder, slip, find] = [0.022 * errs, 0.14 * errs, 0.12];
  return [
    [-3, blunder],
    [-1, slip],
    [1, find],
    [0, 1 - blunder - slip - find],
  ];
}

export const agreedAt = (ply: number, worth: number): number =>
  ply >= DRAWS_FROM && Math.abs(worth) <= LEVEL ? AGREED : 0;

/** What it is worth to White after the move. */
export function movedTo(worth: number, shift: number, ply: number): number {
  const after = worth + (ply % 2 === 0 ? shift : -shift);
  return Math.max(-LOST, Math.min(LOST, after));
}

export const drawShift = (errs: Pair<number>, ply: number, random: Random): number =>
  pick(random, shiftsFor(errs[ply % 2 === 0 ? 0 : 1]));

export interface GameEnds {
  readonly white: number;
  readonly black: number;
  readonly draw: number;
  /** The chance of each number of moves that will have been made. */
  readonly moves: readonly number[];
}

/** From this position on, ply by ply. */
export function gameEnds(errs: Pair<number>, from: number, worth: number): GameEnds {
  const ends = { white: 0, black: 0, draw: 0 };
  const moves = Array.from({ length: LAST_PLY / 2 + 1 }, () => 0);
  const shifts = [shiftsFor(errs[0]), shiftsFor(errs[1])] as const;
  let now = new Float64Array(2 * LOST + 1);
  now[worth + LOST] = 1;
  for (let ply = from; ply < LAST_PLY; ply++) {
    const next = new Float64Array(2 * LOST + 1);
    for (let n = 0; n < now.length; n++) {
      const mass = now[n]!;
      if (mass === 0) continue;
      const agreed = mass * agreedAt(ply, n - LOST);
      ends.draw += agreed;
      moves[movesAfter(ply)]! += agreed;
      for (const [shift, chance] of shifts[ply % 2 === 0 ? 0 : 1]) {
        const after = movedTo(n - LOST, shift, ply);
        const part = (mass - agreed) * chance;
        if (Math.abs(after) < LOST) next[after + LOST]! += part;
        else {
          ends[after > 0 ? 'white' : 'black'] += part;
          moves[movesAfter(ply + 1)]! += part;
        }
      }
    }
    now = next;
  }
  const left = now.reduce((sum, mass) => sum + mass, 0);
  moves[movesAfter(LAST_PLY)]! += left;
  return { ...ends, draw: ends.draw + left, moves };
}

/** A move is one of each, counted when White has made it. */
export const movesAfter = (ply: number): number => Math.ceil(ply / 2);
