import type { ErrorCode } from '@maidan/contract/errors';
import { after, type StaffId } from '@maidan/core/ids';
import { ok, refuse, type Result } from '@maidan/core/result';
import { tellPlayers } from '../inbox/telling.ts';
import type { Decision } from '../writer/decision.ts';
import { settingsIn } from '../writer/settingsRows.ts';
import type { SubmissionRow } from './rows.ts';

const DAY_MS = 86_400_000;

/** What a player sent is verified or refused, by one of the staff or by a program, and the player is told. */
export function decided(
  decision: Decision,
  row: SubmissionRow,
  by: StaffId | null,
  state: 'verified' | 'refused',
  reason: string,
): Result<void, ErrorCode> {
  const known = decision.row('verification', row.user_id);
  if (known?.submission_id !== row.id) return refuse('identity-decided');
  const { verifiedDays } = settingsIn(decision).identity;
  const verified_until = state === 'verified' ? after(decision.now, verifiedDays * DAY_MS) : null;
  const change = { state, verified_until };
  decision.put('identitySubmission', { ...row, ...change, decided_by: by, decided_at: decision.now, reason });
  decision.put('verification', { ...known, ...change, changed_at: decision.now });
  const told =
    state === 'verified'
      ? ({ code: 'identityVerified', about: {} } as const)
      : ({ code: 'identityRefused', about: { reason } } as const);
  tellPlayers(decision, [{ user: row.user_id, cause: row.id, ...told }]);
  decision.announce('payments', {});
  return ok(undefined);
}
