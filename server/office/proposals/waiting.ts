import type { Millis } from '@maidan/core/ids';
import { refuse } from '@maidan/core/result';
import type { Books } from '../../writer/books.ts';
import type { Refused } from '../../http/http.ts';
import type { RowRef } from '../../writer/rows.ts';

/*
 * What a proposal is about that waits for a second person: nobody proposes it again, lets the betting on a market go on or
 * says that a payout arrived. Kept in a row of its own, so that whoever decides sees it in the same decision.
 */

export const waitingFor = (subject: string): RowRef => ['standing', subject];

/** The proposal about it that waits still. The command names the row with `waitingFor`. */
const firstIn = (books: Books, subject: string): string | undefined =>
  (books.row('standing', subject)?.proposals ?? []).find(({ until }) => until > books.now)?.id;

export const isWaiting = (books: Books, subject: string): boolean => firstIn(books, subject) !== undefined;

/** The refusal that names the proposal which stands in the way. */
export function waitingFault(books: Books, subjects: readonly string[]): Refused | undefined {
  const [about] = subjects.flatMap(subject => firstIn(books, subject) ?? []);
  return about === undefined ? undefined : { ...refuse('proposal-waits'), about };
}

export function waits(books: Books, subject: string, id: string, until: Millis): void {
  const others = books.row('standing', subject)?.proposals ?? [];
  books.put('standing', { subject, proposals: [...others, { id, until }] });
}

/** It was decided or taken back. */
export function waitsNoLonger(books: Books, subject: string, id: string): void {
  const row = books.row('standing', subject);
  if (row) books.put('standing', { subject, proposals: row.proposals.filter(proposal => proposal.id !== id) });
}
