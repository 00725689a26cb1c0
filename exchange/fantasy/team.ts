import type { PlayerPoints } from './points.ts';
import { ELEVEN, type Role, ROLES, type SquadPlayer } from './squad.ts';

/* An eleven of one's own: within the budget, some of each role, some of each side, a captain and a vice-captain. */

export interface Team {
  /** Ids of the squad, in any order. */
  readonly players: readonly number[];
  readonly captain: number;
  readonly vice: number;
}

/** In halves of a credit: 100 credits. */
export const BUDGET = 200;
export const OF_A_ROLE = { least: 1, most: 8 } as const;
export const MOST_OF_A_SIDE = 10;

export type TeamFault = 'eleven' | 'unknown' | 'role' | 'side' | 'budget' | 'captain';

export const creditsOf = (squad: readonly SquadPlayer[], players: readonly number[]): number =>
  players.reduce((sum, id) => sum + (squad[id]?.credits ?? 0), 0);

export const countOf = (squad: readonly SquadPlayer[], players: readonly number[], role: Role): number =>
  players.filter(id => squad[id]?.role === role).length;

/** The first thing that is wrong with it. */
export function teamFault(squad: readonly SquadPlayer[], { players, captain, vice }: Team): TeamFault | undefined {
  if (players.length !== ELEVEN || new Set(players).size !== ELEVEN) return 'eleven';
  if (players.some(id => !squad[id])) return 'unknown';
  const counts = ROLES.map(role => countOf(squad, players, role));
  if (counts.some(count => count < OF_A_ROLE.least || count > OF_A_ROLE.most)) return 'role';
  const atHome = players.filter(id => squad[id]!.side === 0).length;
  if (Math.max(atHome, ELEVEN - atHome) > MOST_OF_A_SIDE) return 'side';
  if (creditsOf(squad, players) > BUDGET) return 'budget';
  return captain === vice || !players.includes(captain) || !players.includes(vice) ? 'captain' : undefined;
}

/** Halves that each point of a player counts: a captain's twice, a vice-captain's one and a half times. */
export const factorOf = ({ captain, vice }: Omit<Team, 'players'>, id: number): 2 | 3 | 4 =>
  id === captain ? 4 : id === vice ? 3 : 2;

/** In halves of a point. */
export const teamPoints = (team: Team, points: readonly PlayerPoints[]): number =>
  team.players.reduce((sum, id) => sum + (points[id]?.total ?? 0) * factorOf(team, id), 0);
