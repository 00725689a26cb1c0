import type { Pair } from '../rally/sets.ts';
import { aheadAtTarget, totalsAtTarget } from './toTarget.ts';
import { attacker, lastTurn, type TurnRules, type TurnState } from './turns.ts';

/* What may still come of a match of attacks in turn. */

/** The chance of each number of points after so many attacks. */
export function pointsAfter(rules: TurnRules, chance: number, attacks: number): Float64Array {
  const most = Math.max(...rules.shares.map(([points]) => points));
  let now = new Float64Array(attacks * most + 1);
  now[0] = 1;
  for (let n = 0; n < attacks; n++) {
    const next = new Float64Array(now.length);
    for (let points = 0; points <= n * most; points++) {
      const mass = now[points]!;
      if (mass < 1e-14) continue;
      next[points]! += mass * (1 - chance);
      for (const [more, share] of rules.shares) next[points + more]! += mass * chance * share;
    }
    now = next;
  }
  return now;
}

/** Attacks each side has left in a stretch that ends before this turn. */
function left(state: TurnState, until: number): Pair<number> {
  const turns = Math.max(0, until - state.turn);
  const mine = Math.ceil(turns / 2);
  return attacker(state) === 0 ? [mine, turns - mine] : [turns - mine, mine];
}

/** What both will have added by then. */
function added(rules: TurnRules, state: TurnState, until: number, chances: Pair<number>): Pair<Float64Array> {
  const [home, away] = left(state, until);
  return [pointsAfter(rules, chances[0], home), pointsAfter(rules, chances[1], away)];
}

/** That home is ahead, and that it is level, when these are added to a lead. */
function ahead([home, away]: Pair<Float64Array>, lead: number): Pair<number> {
  const upTo = new Float64Array(away.length + 1);
  for (let n = 0; n < away.length; n++) upTo[n + 1] = upTo[n]! + away[n]!;
  let [wins, level] = [0, 0];
  for (let points = 0; points < home.length; points++) {
    const total = points + lead;
    wins += home[points]! * upTo[Math.max(0, Math.min(away.length, total))]!;
    level += home[points]! * (away[total] ?? 0);
  }
  return [wins, level];
}

/** The chance of the home side, and of a draw where one stands. */
export function winChance(rules: TurnRules, state: TurnState): Pair<number> {
  const [wins, level] = afterStretch(rules, state);
  if (rules.extra === 0) return [wins, level];
  return [level > 0 ? wins + level * extraChance(rules, state) : wins, 0];
}

/** That home is ahead, and that it is level, after the last regular attack or after this round of extra time. */
function afterStretch(rules: TurnRules, state: TurnState): Pair<number> {
  const regular = lastTurn(rules);
  const lead = state.score[0] - state.score[1];
  if (state.turn < regular) {
    return rules.target === undefined
      ? ahead(added(rules, state, regular, state.chances), lead)
      : aheadAtTarget(rules, state);
  }
  const done = state.turn - regular + (state.phase === 'break' ? 1 : 0);
  const until = regular + Math.ceil(done / rules.extra) * rules.extra;
  return ahead(added(rules, state, until, extraChances(rules, state)), lead);
}

export const extraChances = (rules: TurnRules, { chances: [home, away] }: TurnState): Pair<number> => {
  const { extraChance: chance, usual } = rules;
  return chance === undefined ? [home, away] : [(chance * home) / usual, (chance * away) / usual];
};

/** Of the home side in rounds of extra time, until one of them is not level. */
function extraChance(rules: TurnRules, state: TurnState): number {
  const each = rules.extra / 2;
  const [home, away] = extraChances(rules, state);
  const [wins, level] = ahead([pointsAfter(rules, home, each), pointsAfter(rules, away, each)], 0);
  return wins / (1 - level);
}

/** The chance of each total of both sides after the last regular attack. */
export function totals(rules: TurnRules, state: TurnState): readonly number[] {
  if (rules.target !== undefined) return totalsAtTarget(rules, state);
  const [home, away] = added(rules, state, lastTurn(rules), state.chances);
  const sums = Array.from({ length: home.length + away.length - 1 + state.score[0] + state.score[1] }, () => 0);
  for (let a = 0; a < home.length; a++) {
    if (home[a]! < 1e-14) continue;
    for (let b = 0; b < away.length; b++) sums[a + b + state.score[0] + state.score[1]]! += home[a]! * away[b]!;
  }
  return sums;
}

/** Attacks bring so much on average, so a whole match brings that. */
export function expected(rules: TurnRules, { chances }: TurnState): number {
  const one = rules.shares.reduce((sum, [points, share]) => sum + points * share, 0);
  return (lastTurn(rules) / 2) * one * (chances[0] + chances[1]);
}
