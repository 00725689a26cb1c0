import type { Fixture } from '../sports/sport.ts';
import type { TableRules } from './tableRules.ts';

/* What fixtures are played for: a league, a cup, a series or a championship, one season after the other. */

export const COMPETITION_KINDS = ['league', 'cup', 'series', 'championship'] as const;

interface About {
  /** 'maidan-premier-league': its address, too. */
  readonly id: string;
  readonly sport: string;
  readonly name: string;
  /** How many of the fixtures of its sport are its own, as a weight beside the others. */
  readonly often: number;
  /** Who takes part in a season, the best of them first: the same season has the same for ever. */
  readonly entrants: (season: number) => readonly string[];
  /** Whether what a sport draws fits it: the format, or men or women. */
  readonly fits?: (drawn: Fixture) => boolean;
}

/** Everybody against everybody, once or twice. */
export interface League extends About {
  readonly kind: 'league';
  readonly legs: 1 | 2;
  readonly table: TableRules;
}

/** Who loses is out. A match without a winner is the higher seed's. */
export interface Cup extends About {
  readonly kind: 'cup';
}

/** Two sides, so many matches. */
interface Series extends About {
  readonly kind: 'series';
  readonly matches: 3 | 5;
}

/** Races or counts in which many take part, each worth points by place. */
export interface Championship extends About {
  readonly kind: 'championship';
  readonly rounds: number;
  /** By place: the winner's first. */
  readonly points: readonly number[];
  /** Who the points are for. */
  readonly scorers: 'sides' | 'jockeys' | 'traps';
  /** How many of the entrants are in one; where it is left out the sport draws them itself. */
  readonly field?: number;
}

export type Competition = League | Cup | Series | Championship;
