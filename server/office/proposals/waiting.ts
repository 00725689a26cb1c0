import type { Millis } from '@maidan/core/ids';
import { refuse } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Refused } from '../../http/http.ts';
import type { RowRef } from '../../writer/rows.ts';

/*
 * What a proposal is about that waits for a second person: nobody proposes it again, lets the betting on a market go on or
 * says that a payout arrived. Kept in a row of its own, so that whoever decides sees it in the same decision.
 */

export const waitingFor = (subject: string): RowRef => ['standing', subject];

/** The proposal about it that waits still. The command names the row with `waitingFor`. */
const firstIn = (decision: Decision, subject: string): string | undefined =>
  (decision.row('standing', subject)?.proposals ?? []).find(({ until }) => until > decision.now)?.id;

export const isWaiting = (decision: Decision, subject: string): boolean => firstIn(decision, subject) !== undefined;

/** The refusal that names the proposal which stands in the way. */
export function waitingFault(decision: Decision, subjects: readonly string[]): Refused | undefined {
  const [about] = subjects.flatMap(subject => firstIn(decision, subject) ?? []);
  return about === undefined ? undefined : { ...refuse('proposal-waits'), about };
}

export function waits(decision: Decision, subject: string, id: string, until: Millis): void {
  const others = decision.row('standing', subject)?.proposals ?? [];
  decision.put('standing', { subject, proposals: [...others, { id, until }] });
}

/** It was decided or taken back. */
export function waitsNoLonger(decision: Decision, subject: string, id: string): void {
  const row = decision.row('standing', subject);
  if (row) decision.put('standing', { subject, proposals: row.proposals.filter(proposal => proposal.id !== id) });
}
