import type { Millis, RoundId } from '@maidan/core/ids';
import type { Game } from '@maidan/games/kit/game';
import { carriedOver } from '@maidan/games/kit/play';
import { rehearse } from '@maidan/games/kit/testing/rehearsal';
import { newRound, type Round } from '@maidan/games/kit/round';
import type { Face } from '@maidan/games/kit/shoe';

/* What the tests of the studio are drawn from: rounds as a croupier plays them, without a server and without prices. */

/** Every state of so many rounds in a row, a shoe that lasts included. */
export function statesOf(game: Game, rounds: number): readonly Round[] {
  const states: Round[] = [];
  let gone: readonly Face[] = [];
  for (let n = 1; n <= rounds; n++) {
    const world = { id: idOf(n), seed: hash(n), entropy: (window: number) => hash(100 * n + window), gone, now: START };
    states.push(newRound(game, { id: world.id, commitment: hash(0), gone, now: START }));
    for (const { round } of rehearse(game, { ...world, price: () => ({}) })) states.push(round);
    gone = carriedOver(game, states.at(-1)!);
  }
  return states;
}

/** The last state of one round. */
export const settled = (game: Game): Round => statesOf(game, 1).at(-1)!;

/** A round in which these faces have been dealt, in the order of the script's seats. */
export function dealt(
  game: Game,
  deals: readonly (readonly [to: string, face: Face])[],
  gone: readonly Face[] = [],
): Round {
  const round = newRound(game, { id: idOf(1), commitment: hash(0), gone, now: START });
  return { ...round, phase: 'dealing', dealt: deals.map(([to, face]) => ({ to, face })) };
}

const START = 0 as Millis; // ids and times of samples are made here
const idOf = (n: number): RoundId => `r-${n}` as RoundId;
const hash = (n: number): string => n.toString(16).padStart(64, '0');
