import type { ErrorCode } from '@maidan/contract/errors';
import { after } from '@maidan/core/ids';
import { ok, type Result } from '@maidan/core/result';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { ProposalRow } from '../../writer/rows.ts';
import { entryBy } from '../entry.ts';
import { waitingFault, waits } from './waiting.ts';

/** How long a second person has. */
const OPEN_MS = 24 * 3_600_000;

/** One about the same at a time. The command names the rows of `aboutOf`. */
export function propose(
  decision: Decision,
  caller: Staff,
  kind: ProposalRow['kind'],
  subject: string,
  detail: ProposalRow['detail'],
  reason: string,
): Result<{ id: string }, ErrorCode> {
  const subjects = aboutOf({ kind, subject, detail });
  const fault = waitingFault(decision, subjects);
  if (fault) return fault;
  const id = `P-${decision.next('proposal')}`;
  const row: ProposalRow = {
    id,
    kind,
    subject,
    detail,
    reason,
    made_by: caller.staff,
    at: decision.now,
    expires_at: after(decision.now, OPEN_MS),
    state: 'open',
    decided_by: null,
    decided_at: null,
  };
  decision.put('proposal', row);
  for (const about of subjects) waits(decision, about, id, row.expires_at);
  decision.audit(entryBy(caller, `${kind}.propose`, subjectOf(row), { after: { proposal: id, ...detail }, reason }));
  decision.announce('payments', {}); // colleagues at work see that something waits for a second person
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
