import type { Result } from './seat.ts';

/*
 * What the house made, with how sure that is. Bets of one match are not independent of each other, matches are: so a
 * match is one observation.
 */

/** What one match brought the house in one line of the tally, in paise. */
export interface Observed {
  readonly made: number;
  /** What it should have made by its own chances. */
  readonly expected: number;
  readonly turnover: number;
  readonly bets: number;
}

export function observed(results: readonly Result[]): Observed {
  const struck = results.flatMap(result => result.struck);
  return {
    made: -results.reduce((sum, { made }) => sum + made, 0),
    expected: -struck.reduce((sum, { expected }) => sum + expected, 0),
    turnover: struck.reduce((sum, { stake }) => sum + stake, 0),
    bets: struck.length,
  };
}

export interface Line {
  readonly name: string;
  readonly matches: number;
  readonly bets: number;
  /** Of the turnover. */
  readonly share: number;
  readonly expected: number;
  /** Half the width of an interval that holds the true share 95 times of 100. */
  readonly margin: number;
  /** Standard errors that the house is above zero. */
  readonly deviations: number;
  /** Standard errors that it made more than its own chances say. */
  readonly unexpected: number;
}

/** The matches behind every line. */
export type Counted = ReadonlyMap<string, readonly Observed[]>;

/** A sum over matches with its spread, one line for each name. */
export class Tally {
  readonly #lines = new Map<string, Observed[]>();

  add(name: string, match: Observed): void {
    if (match.bets === 0) return;
    const line = this.#lines.get(name) ?? [];
    this.#lines.set(name, line);
    line.push(match);
  }

  /** What another one has counted, as it came from another thread. */
  addAll(counted: Counted): void {
    for (const [name, matches] of counted) for (const match of matches) this.add(name, match);
  }

  get counted(): Counted {
    return this.#lines;
  }

  lines(): readonly Line[] {
    return [...this.#lines].map(([name, matches]) => lineOf(name, matches));
  }
}

const NORMAL_95 = 1.96;

/** The share of the turnover is a ratio of two sums: its error is that of what is left when the share is taken off. */
export function lineOf(name: string, matches: readonly Observed[]): Line {
  const total = (of: (match: Observed) => number): number => matches.reduce((sum, match) => sum + of(match), 0);
  const turnover = total(match => match.turnover);
  const share = total(match => match.made) / turnover;
  const error = Math.sqrt(total(match => (match.made - share * match.turnover) ** 2)) / turnover;
  const luck = total(match => match.made - match.expected);
  const spread = Math.sqrt(total(match => (match.made - match.expected) ** 2));
  return {
    name,
    matches: matches.length,
    bets: total(match => match.bets),
    share,
    expected: total(match => match.expected) / turnover,
    margin: NORMAL_95 * error,
    deviations: share / error,
    unexpected: spread === 0 ? 0 : luck / spread,
  };
}

/** Lines share the chance that a house that makes nothing at all is called a loser. */
const FAMILY = 0.01;

/** A line needs some matches before it says anything. */
export const LEAST = 30;

/** Lines in which the house lost more than bad luck explains. */
export function losing(lines: readonly Line[], least = LEAST): readonly Line[] {
  const counted = lines.filter(({ matches }) => matches >= least);
  const limit = deviationsFor(FAMILY / Math.max(1, counted.length));
  return counted.filter(({ deviations }) => deviations < -limit);
}

/** So many deviations are exceeded on one side with this chance, for small chances: the usual series for the tail. */
export function deviationsFor(chance: number): number {
  const t = Math.sqrt(-2 * Math.log(chance));
  return t - (2.515517 + t * (0.802853 + t * 0.010328)) / (1 + t * (1.432788 + t * (0.189269 + t * 0.001308)));
}
