import { type Pair, raised, type Side } from '../rally/sets.ts';
import { converted, endsBefore, type FootballRules, GIVEN, scoring, tiring } from './model.ts';
import type { FootballState } from './match.ts';

/* What may still come of a match: every score and every man sent off, slot by slot. */

export interface Outlook {
  /** Goals at the end, home by away; those are all that will be scored, in rows of `size`. */
  readonly final: Float64Array;
  /** The same at half-time, while it is to come. */
  readonly atBreak?: Float64Array;
  readonly size: number;
  /** That somebody will have been sent off. */
  readonly sentOff: number;
}

/** Chances by men sent off (none, home, away, both), then by goals still to come, home by away. */
type Grid = Float64Array;

export function outlook(rules: FootballRules, state: FootballState): Outlook {
  const size = rules.most + 1;
  let grid: Grid = new Float64Array(4 * size * size);
  for (const [goals, chance] of pending(rules, state)) {
    const red = state.reds[0] + 2 * state.reds[1];
    grid[red * size * size + (goals[0] - state.goals[0]) * size + goals[1] - state.goals[1]]! += chance;
  }
  const isFirst = state.half === 1 && state.phase !== 'halfTime';
  if (isFirst) grid = playHalf(rules, state, grid, { half: 1, slot: state.slot, added: state.added });
  const atBreak = isFirst ? scoresOf(grid, size) : undefined;
  if (state.phase !== 'over') {
    const second = state.half === 2 ? { half: 2 as const, slot: state.slot, added: state.added } : FRESH_HALF;
    grid = playHalf(rules, state, grid, second);
  }
  let calm = 0;
  for (let n = 0; n < size * size; n++) calm += grid[n]!;
  return { final: scoresOf(grid, size), ...(atBreak ? { atBreak } : {}), size, sentOff: 1 - calm };
}

/** What the score is, or will be in a moment: an attack may become a goal. */
function pending(rules: FootballRules, state: FootballState): readonly (readonly [Pair<number>, number])[] {
  if (state.attacker === null) return [[state.goals, 1]];
  const goal = state.phase === 'check' ? GIVEN : converted(rules);
  return [
    [raised(state.goals, state.attacker), goal],
    [state.goals, 1 - goal],
  ];
}

interface Clock {
  readonly half: 1 | 2;
  readonly slot: number;
  readonly added: number | null;
}

const FRESH_HALF: Clock = { half: 2, slot: 0, added: null };

/** Too little to matter at the precision prices are written in. */
const NOTHING = 1e-10;

function playHalf(rules: FootballRules, state: FootballState, from: Grid, { half, slot: begun, added }: Clock): Grid {
  const grid = from.slice();
  const done = new Float64Array(grid.length);
  const rates = ratesOf(rules, state);
  for (let slot = begun; ; slot++) {
    const ends = endsBefore(rules, half, slot, added);
    if (ends > 0) whistled(grid, done, ends);
    if (ends === 1) return done;
    playSlot(rules, grid, rates, tiring(rules, half, slot));
  }
}

/** What is over by now. */
function whistled(grid: Grid, done: Grid, ends: number): void {
  for (let n = 0; n < grid.length; n++) {
    done[n]! += ends * grid[n]!;
    grid[n]! *= 1 - ends;
  }
}

/** In place: everything that can happen moves chance to a higher place of the grid, so going down each moves once. */
function playSlot({ red: sentOff, most }: FootballRules, grid: Grid, rates: Float64Array, tired: number): void {
  const size = most + 1;
  for (let red = 3; red >= 0; red--) {
    const [canHome, canAway] = [red % 2 === 0 ? sentOff : 0, red < 2 ? sentOff : 0];
    for (let home = most; home >= 0; home--) {
      const row = (red * size + home) * size;
      for (let n = row + most - home; n >= row; n--) {
        const mass = grid[n]!;
        if (mass < NOTHING) continue;
        const [scored, conceded] = [rates[2 * n]! * mass * tired, rates[2 * n + 1]! * mass * tired];
        grid[n] = mass - scored - conceded - mass * (canHome + canAway);
        if (scored > 0) grid[n + size]! += scored;
        if (conceded > 0) grid[n + 1]! += conceded;
        if (canHome > 0) grid[n + size * size]! += mass * canHome;
        if (canAway > 0) grid[n + 2 * size * size]! += mass * canAway;
      }
    }
  }
}

/** Of both sides in every place of the grid; where no more goals are counted there are none. */
function ratesOf(rules: FootballRules, { strengths, goals }: FootballState): Float64Array {
  const size = rules.most + 1;
  const rates = new Float64Array(8 * size * size);
  for (let red = 0; red < 4; red++) {
    for (let home = 0; home < size; home++) {
      for (let away = 0; away + home < rules.most; away++) {
        const at = 2 * (red * size * size + home * size + away);
        const situation = { goals: [goals[0] + home, goals[1] + away], reds: [red % 2, red >> 1] } as const;
        rates[at] = scoring(rules, strengths[0], 0, situation);
        rates[at + 1] = scoring(rules, strengths[1], 1, situation);
      }
    }
  }
  return rates;
}

function scoresOf(grid: Grid, size: number): Float64Array {
  const scores = new Float64Array(size * size);
  for (let n = 0; n < grid.length; n++) scores[n % (size * size)]! += grid[n]!;
  return scores;
}

/** Who scores next, home or away; the rest is that nobody does. */
export function nextGoal(rules: FootballRules, state: FootballState): Pair<number> {
  const first: [number, number] = [0, 0];
  const still = new Float64Array(4);
  still[state.reds[0] + 2 * state.reds[1]] = 1;
  if (state.attacker !== null) {
    const goal = state.phase === 'check' ? GIVEN : converted(rules);
    first[state.attacker] = goal;
    for (let red = 0; red < 4; red++) still[red]! *= 1 - goal;
  }
  const isFirst = state.half === 1 && state.phase !== 'halfTime';
  if (isFirst) goalless(rules, state, still, first, { half: 1, slot: state.slot, added: state.added });
  const second = state.half === 2 ? { half: 2 as const, slot: state.slot, added: state.added } : FRESH_HALF;
  goalless(rules, state, still, first, second);
  return first;
}

/** Takes from `still` what is scored by each side in the rest of a half. */
function goalless(
  rules: FootballRules,
  state: FootballState,
  still: Float64Array,
  first: [number, number],
  clock: Clock,
): void {
  const rates = [0, 1, 2, 3].map(red =>
    SIDES.map(side => scoring(rules, state.strengths[side], side, { goals: state.goals, reds: [red % 2, red >> 1] })),
  );
  // chance that play is still on, apart from goals: the whistle does not depend on the score
  let ended: Float64Array = new Float64Array(4);
  for (let slot = clock.slot; ; slot++) {
    const ends = endsBefore(rules, clock.half, slot, clock.added);
    ended = ended.map((mass, red) => mass + ends * still[red]!);
    for (let red = 0; red < 4; red++) still[red]! *= 1 - ends;
    if (ends === 1) break;
    const tired = tiring(rules, clock.half, slot);
    for (let red = 3; red >= 0; red--) {
      const mass = still[red]!;
      const scored = SIDES.map(side => mass * tired * rates[red]![side]!);
      for (const side of SIDES) first[side] += scored[side]!;
      const off = mass * rules.red;
      still[red] = mass - scored[0]! - scored[1]! - (red % 2 === 0 ? off : 0) - (red < 2 ? off : 0);
      if (red % 2 === 0) still[red + 1]! += off;
      if (red < 2) still[red + 2]! += off;
    }
  }
  still.set(ended);
}

const SIDES = [0, 1] as const satisfies readonly Side[];

/** The chance of each number of corners at the end: in every slot still to be played there may be one. */
export function cornersAhead(rules: FootballRules, state: FootballState): readonly number[] {
  const clocks: Clock[] = [];
  if (state.half === 1 && state.phase !== 'halfTime') clocks.push({ half: 1, slot: state.slot, added: state.added });
  clocks.push(state.half === 2 ? { half: 2, slot: state.slot, added: state.added } : FRESH_HALF);
  let counts = [1];
  for (const clock of clocks) {
    let done: number[] = [];
    for (let slot = clock.slot; ; slot++) {
      const ends = endsBefore(rules, clock.half, slot, clock.added);
      done = counts.map((chance, n) => (done[n] ?? 0) + ends * chance);
      if (ends === 1) break;
      const one = 2 * rules.corner;
      counts = Array.from({ length: Math.min(counts.length + 1, MOST_CORNERS) }, (_, n) => {
        const [same, fewer] = [counts[n] ?? 0, counts[n - 1] ?? 0];
        return (1 - ends) * (same * (n === MOST_CORNERS - 1 ? 1 : 1 - one) + fewer * one);
      });
    }
    counts = done;
  }
  const already = state.corners[0] + state.corners[1];
  return [...Array.from({ length: already }, () => 0), ...counts];
}

/** From now on; that there are more is as good as impossible. */
const MOST_CORNERS = 40;
