import { after } from '@maidan/core/ids';
import type { Books } from '../books.ts';
import type { Staff } from '../caller.ts';
import type { ProposalRow } from '../rows.ts';
import { entryBy } from './entry.ts';
import { waits } from './waiting.ts';

/** How long a second person has. */
const OPEN_MS = 24 * 3_600_000;

/** A kind that something stands still for is proposed by a command that names the row of waiting.ts. */
export function propose(
  books: Books,
  caller: Staff,
  kind: ProposalRow['kind'],
  subject: string,
  detail: ProposalRow['detail'],
  reason: string,
): { id: string } {
  const id = `P-${books.next('proposal')}`;
  const row: ProposalRow = {
    id,
    kind,
    subject,
    detail,
    reason,
    made_by: caller.staff,
    at: books.now,
    expires_at: after(books.now, OPEN_MS),
    state: 'open',
    decided_by: null,
    decided_at: null,
  };
  books.put('proposal', row);
  if (STANDS_STILL.has(kind)) waits(books, subjectOf(row), id, row.expires_at);
  books.audit(entryBy(caller, `${kind}.propose`, subjectOf(row), { after: { proposal: id, ...detail }, reason }));
  books.announce('payments', {}); // colleagues at work see that something waits for a second person
  return { id };
}

const SUBJECTS = {
  adjustment: 'player',
  role: 'staff',
  voidRound: 'round',
  settleMarket: 'market',
  voidEvent: 'event',
  settings: 'settings',
  refundPayout: 'withdrawal',
} as const;

/** What they are about waits with them. */
export const STANDS_STILL: ReadonlySet<ProposalRow['kind']> = new Set(['settleMarket', 'voidEvent', 'refundPayout']);

/** As the log names it. */
export const subjectOf = ({ kind, subject }: Pick<ProposalRow, 'kind' | 'subject'>): string =>
  `${SUBJECTS[kind]}:${subject}`;
