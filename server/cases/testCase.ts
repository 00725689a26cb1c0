import type { UserId } from '@maidan/core/ids';
import { person } from '../accounts/testHouse.ts';
import type { House } from '../app.ts';
import { openCaseOf, raise } from './raise.ts';

/** For tests: a new player with a case, as the rules open it. */
export async function openCase(house: House, name: string): Promise<string> {
  const { id } = await person(house, name);
  const player = id as UserId; // ids in tests are written as text
  const evidence = { players: [], payments: [], bets: [] };
  await raise(house.deps, [
    { rule: 'stakesAboveDeposits', player, cause: '2026-03', figures: { staked: 1 }, evidence },
  ]);
  const found = await openCaseOf(house.deps.db, player);
  if (found === undefined) throw new Error(`${name} has no case`);
  return found;
}
