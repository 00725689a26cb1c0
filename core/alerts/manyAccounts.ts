import type { UserId } from '../ids.ts';
import { type Alert, evidenceOf, type Thresholds } from './alert.ts';
import type { Common } from './shared.ts';

/**
 * Accounts that payees and browsers tie together, one to the next: who has many of them. An address of a network ties nobody:
 * half a town may share one. The cause is the oldest of them, so that a group that grows is news only to who joins it.
 */
export function manyAccounts(facts: readonly Common[], { manyAccounts: many }: Thresholds): Alert[] {
  return groupsOf(facts.filter(({ kind }) => kind !== 'address'))
    .filter(group => group.length >= many)
    .flatMap(group =>
      group.map(player => ({
        ...{ rule: 'manyAccounts' as const, player, cause: group[0]! }, // of many
        figures: { accounts: group.length },
        evidence: evidenceOf({ players: group.filter(other => other !== player) }),
      })),
    );
}

/** Who is tied to whom, over as many others as it takes; each group from the oldest number on. */
export function groupsOf(facts: readonly Pick<Common, 'players'>[]): readonly (readonly UserId[])[] {
  const groups = new Map<UserId, Set<UserId>>();
  for (const { players } of facts) {
    const joined = new Set(players.flatMap(player => [player, ...(groups.get(player) ?? [])]));
    for (const player of joined) groups.set(player, joined);
  }
  return [...new Set(groups.values())].map(group => [...group].toSorted((a, b) => Number(a) - Number(b)));
}
