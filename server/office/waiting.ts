import type { Millis } from '@maidan/core/ids';
import type { Books } from '../books.ts';
import type { RowRef } from '../rows.ts';

/*
 * What stands still while a proposal about it waits for a second person: nobody lets the betting on a market go on, nobody
 * says that a payout arrived. Kept in a row of its own, so that whoever decides sees it in the same decision.
 */

/** By how the log names it: market:…, event:…, withdrawal:… */
export interface StandingRow {
  readonly subject: string;
  readonly proposals: readonly { readonly id: string; readonly until: Millis }[];
}

export const waitingFor = (subject: string): RowRef => ['standing', subject];

/** Whether a proposal about it waits still. The command names the row with `waitingFor`. */
export const isWaiting = (books: Books, subject: string): boolean =>
  (books.row('standing', subject)?.proposals ?? []).some(({ until }) => until > books.now);

export function waits(books: Books, subject: string, id: string, until: Millis): void {
  const others = books.row('standing', subject)?.proposals ?? [];
  books.put('standing', { subject, proposals: [...others, { id, until }] });
}

/** It was decided or taken back. */
export function waitsNoLonger(books: Books, subject: string, id: string): void {
  const row = books.row('standing', subject);
  if (row) books.put('standing', { subject, proposals: row.proposals.filter(proposal => proposal.id !== id) });
}
