import { ELEVEN, ROLES, type SquadPlayer } from './squad.ts';
import { BUDGET, countOf, creditsOf, MOST_OF_A_SIDE, OF_A_ROLE } from './team.ts';

/** Whether this one can be picked besides these, and still be made an eleven within the rules. */
export function canPick(squad: readonly SquadPlayer[], players: readonly number[], id: number): boolean {
  return squad[id] !== undefined && !players.includes(id) && cheapestWith(squad, [...players, id]) !== undefined;
}

/** The same players and others until there are eleven, those first that are named first. Nothing where that cannot be. */
export function filledUp(
  squad: readonly SquadPlayer[],
  players: readonly number[],
  order: readonly number[],
): readonly number[] | undefined {
  let picked = players;
  for (const id of order) if (picked.length < ELEVEN && canPick(squad, picked, id)) picked = [...picked, id];
  return cheapestWith(squad, picked);
}

/** The cheapest eleven with these in it. */
function cheapestWith(squad: readonly SquadPlayer[], players: readonly number[]): readonly number[] | undefined {
  const byPrice = squad.toSorted((a, b) => a.credits - b.credits || a.id - b.id);
  const lacking = ROLES.filter(role => countOf(squad, players, role) < OF_A_ROLE.least);
  const needed = lacking.map(role => byPrice.find(player => player.role === role && !players.includes(player.id))!.id);
  let picked = [...players, ...needed];
  for (const { id } of byPrice)
    if (picked.length < ELEVEN && !picked.includes(id) && fits(squad, [...picked, id])) picked = [...picked, id];
  return picked.length === ELEVEN && fits(squad, picked) && creditsOf(squad, picked) <= BUDGET ? picked : undefined;
}

const fits = (squad: readonly SquadPlayer[], players: readonly number[]): boolean =>
  ROLES.every(role => countOf(squad, players, role) <= OF_A_ROLE.most) &&
  [0, 1].every(side => players.filter(id => squad[id]!.side === side).length <= MOST_OF_A_SIDE);
