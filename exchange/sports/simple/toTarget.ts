import { once } from '../../rows/question.ts';
import type { Pair } from '../rally/sets.ts';
import { attacker, lastTurn, type TurnRules, type TurnState } from './turns.ts';

/* A match that is over as soon as a side has so many points: every score that can be reached, attack by attack. */

interface Scores {
  /** Home by away, in rows of `size`. */
  readonly grid: Float64Array;
  readonly size: number;
}

const scoresOf = new WeakMap<TurnRules, (state: TurnState) => Scores>();

/** When the last regular attack has been, or one of them is there. */
function atEnd(rules: TurnRules, state: TurnState): Scores {
  const known = scoresOf.get(rules) ?? once((each: TurnState) => played(rules, each));
  scoresOf.set(rules, known);
  return known(state);
}

function played(rules: TurnRules, state: TurnState): Scores {
  const target = rules.target ?? Infinity;
  const size = target + Math.max(...rules.shares.map(([points]) => points));
  let grid = new Float64Array(size * size);
  grid[state.score[0] * size + state.score[1]] = 1;
  for (let turn = state.turn; turn < lastTurn(rules); turn++) {
    const side = attacker({ ...state, turn });
    const [chance, step] = [state.chances[side], side === 0 ? size : 1];
    const next = new Float64Array(size * size);
    for (let n = 0; n < grid.length; n++) {
      const mass = grid[n]!;
      if (mass === 0) continue;
      const isOver = Math.floor(n / size) >= target || n % size >= target;
      next[n]! += isOver ? mass : mass * (1 - chance);
      if (!isOver) for (const [points, share] of rules.shares) next[n + points * step]! += mass * chance * share;
    }
    grid = next;
  }
  return { grid, size };
}

/** That home is ahead then, and that it is level. */
export function aheadAtTarget(rules: TurnRules, state: TurnState): Pair<number> {
  const { grid, size } = atEnd(rules, state);
  let [wins, level] = [0, 0];
  for (let n = 0; n < grid.length; n++) {
    const lead = Math.floor(n / size) - (n % size);
    if (lead > 0) wins += grid[n]!;
    if (lead === 0) level += grid[n]!;
  }
  return [wins, level];
}

export function totalsAtTarget(rules: TurnRules, state: TurnState): readonly number[] {
  const { grid, size } = atEnd(rules, state);
  const sums = Array.from({ length: 2 * size - 1 }, () => 0);
  for (let n = 0; n < grid.length; n++) sums[Math.floor(n / size) + (n % size)]! += grid[n]!;
  return sums;
}
