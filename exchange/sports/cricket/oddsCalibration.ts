import { randomOf } from '../../random.ts';
import type { Fixture } from '../sport.ts';
import { statesOf } from './calibration.ts';
import { cricket } from './cricket.ts';
import { type CricketState, currentOf } from './match.ts';
import { SESSION_OVERS, TEST_OVERS } from './rules.ts';

/*
 * Who wins: what the model told in many simulated matches, beside what came. A match tells of each chance once, when it
 * first is of a size or in a phase: it would come as told whenever it is looked at, and so matches are independent.
 */

export interface Odds {
  count: number;
  told: number;
  came: number;
  /** The variance of what comes if what is told is true. */
  spread: number;
}

/** By size in tenths ('30 %' up to 40), and by phase: 'innings 3 follow-on, day 4, draw'. */
export function measureOdds(fixtures: readonly Fixture[], matches: number, every: number): Map<string, Odds> {
  const all = new Map<string, Odds>();
  for (let n = 0; n < matches; n++) {
    const { open, last } = statesOf(fixtures[n % fixtures.length]!, `odds ${n}`);
    const seen = new Set<string>();
    for (let at = Math.floor(randomOf(`odds ${n}`, 1)() * every); at < open.length; at += every) {
      compare(open[at]!, last, seen, all);
    }
  }
  return all;
}

function compare(state: CricketState, last: CricketState, seen: Set<string>, all: Map<string, Odds>): void {
  const plan = cricket.marketsOf(state)[0];
  const truth = plan && cricket.truthOf(state, plan);
  const answer = plan && cricket.answerOf(last, plan);
  if (!truth || answer?.type !== 'won') return;
  truth.chances.forEach((chance, runner) => {
    const came = answer.winners.includes(runner) ? 1 : 0;
    const phase = phaseOf(state);
    for (const group of [tenthOf(chance), phase, phase && `${phase}: ${tenthOf(chance)}`]) {
      const once = `${group} ${runner}`;
      if (group === undefined || seen.has(once)) continue;
      seen.add(once);
      const name = group === phase ? `${phase}, ${roleOf(state, runner)}` : group;
      const odds = all.get(name) ?? { count: 0, told: 0, came: 0, spread: 0 };
      all.set(name, odds);
      odds.count += 1;
      odds.told += chance;
      odds.came += came;
      odds.spread += chance * (1 - chance);
    }
  });
}

const tenthOf = (chance: number): string => `${Math.min(9, Math.floor(chance * 10)) * 10} %`;

/** Undefined before the first ball. */
function phaseOf(state: CricketState): string | undefined {
  const { format, innings, oversLeft } = state;
  if (innings.length === 0) return undefined;
  if (format !== 'Test') return `innings ${innings.length}`;
  const followedOn = innings.length > 2 && innings[2]!.batting === innings[1]!.batting ? ' follow-on' : '';
  const day = Math.min(5, Math.floor((TEST_OVERS - oversLeft) / (3 * SESSION_OVERS)) + 1);
  return `innings ${innings.length}${followedOn}, day ${day}`;
}

function roleOf(state: CricketState, runner: number): string {
  if (runner === 2) return 'draw';
  return currentOf(state)!.batting === runner ? 'batting side' : 'fielding side';
}

/** How far what came is from what was told, and how far luck brings them apart in two of three cases. */
export const gapOf = ({ count, told, came, spread }: Odds): { readonly gap: number; readonly error: number } => ({
  gap: (came - told) / count,
  error: Math.sqrt(spread) / count,
});
