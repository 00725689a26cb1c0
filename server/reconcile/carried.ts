import { CARRIED, carriedAsTold, carriedIn, isAsTold } from '../db/carried.ts';
import type { Fault, Scope } from './fault.ts';

/** What other checks take as it was before the log is what migrations put there. */
export async function carriedFaults({ db }: Pick<Scope, 'db'>): Promise<Fault[]> {
  const found = await carriedIn(db);
  if (isAsTold(found, await carriedAsTold(db))) return [];
  return [{ rule: 'guard-altered', subject: CARRIED, expected: 0, found: 0, evidence: found.digest }];
}
