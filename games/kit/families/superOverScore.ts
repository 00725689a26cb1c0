import type { Table } from '../game.ts';
import type { Face } from '../shoe.ts';
import type { Format } from '../solve/innings.ts';

export const TEAMS = ['first', 'second'] as const;
export type Team = (typeof TEAMS)[number];
export type Over = Table<Team>;

/** Reads a super over like a scoreboard. */
export interface Scorer {
  runs(innings: readonly Face[]): number;
  wickets(innings: readonly Face[]): number;
  /** By how much the first team leads. */
  lead(over: Over): number;
  isBatting(over: Over, team: Team): boolean;
  isOver(over: Over, team: Team): boolean;
}

export function scorerOf({ kinds, balls, wickets: most }: Format): Scorer {
  const byFace = new Map(kinds.map(kind => [kind.face, kind]));
  const runs = (innings: readonly Face[]) => {
    let sum = 0;
    for (const face of innings) sum += byFace.get(face)!.runs;
    return sum;
  };
  const wickets = (innings: readonly Face[]) => {
    let fallen = 0;
    for (const face of innings) if (byFace.get(face)!.isWicket) fallen++;
    return fallen;
  };
  const lead = (over: Over) => runs(over.first) - runs(over.second);
  const isOver = (over: Over, team: Team) => {
    const isChased = team === 'second' && lead(over) < 0;
    return over[team].length === balls || wickets(over[team]) === most || isChased;
  };
  const isBatting = (over: Over, team: Team) => !isOver(over, team) && (team === 'first' || isOver(over, 'first'));
  return { runs, wickets, lead, isOver, isBatting };
}
