import type { ErrorCode } from '@maidan/contract/errors';
import { after } from '@maidan/core/ids';
import { ok, type Result } from '@maidan/core/result';
import type { Books } from '../../writer/books.ts';
import type { Staff } from '../../http/caller.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import { entryBy } from '../entry.ts';
import { waitingFault, waits } from './waiting.ts';

/** How long a second person has. */
const OPEN_MS = 24 * 3_600_000;

/** One about the same at a time. The command names the rows of `aboutOf`. */
export function propose(
  books: Books,
  caller: Staff,
  kind: ProposalRow['kind'],
  subject: string,
  detail: ProposalRow['detail'],
  reason: string,
): Result<{ id: string }, ErrorCode> {
  const subjects = aboutOf({ kind, subject, detail });
  const fault = waitingFault(books, subjects);
  if (fault) return fault;
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
  for (const about of subjects) waits(books, about, id, row.expires_at);
  books.audit(entryBy(caller, `${kind}.propose`, subjectOf(row), { after: { proposal: id, ...detail }, reason }));
  books.announce('payments', {}); // colleagues at work see that something waits for a second person
  return ok({ id });
}

const SUBJECTS = {
  adjustment: 'player',
  role: 'staff',
  voidRound: 'round',
  settleMarket: 'market',
  voidEvent: 'event',
  settings: 'settings',
  refundPayout: 'withdrawal',
  tableLimits: 'table',
  marketLimits: 'market',
} as const;

/** What nobody proposes again while it waits; of settings the same field. A player can be owed for two things at once. */
export function aboutOf({ kind, subject, detail }: Pick<ProposalRow, 'kind' | 'subject' | 'detail'>): string[] {
  const named = subjectOf({ kind, subject });
  if (kind === 'settings') return Object.keys(detail.after ?? {}).map(field => `${named}.${field}`);
  if (kind === 'tableLimits' || kind === 'marketLimits') return [`${named}.limits`]; // betting goes on meanwhile
  return kind === 'adjustment' ? [] : [named];
}

/** As the log names it. */
export const subjectOf = ({ kind, subject }: Pick<ProposalRow, 'kind' | 'subject'>): string =>
  `${SUBJECTS[kind]}:${subject}`;
