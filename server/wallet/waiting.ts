import { type Refusal, refuse } from '@maidan/core/result';
import type { UserId } from '@maidan/core/ids';
import type { Decision } from '../writer/decision.ts';

/** What one player may have waiting for somebody to decide it, of each kind. */
export const MANY = 100;

/** Counts one more, if there may be one. The command names the player's row of `waiting`. */
export function oneMoreWaits(
  decision: Decision,
  user: UserId,
  kind: 'deposits' | 'withdrawals',
): Refusal<'too-many-open'> | undefined {
  const waiting = decision.row('waiting', user) ?? { user_id: user, deposits: 0, withdrawals: 0 };
  if (waiting[kind] >= MANY) return refuse('too-many-open');
  decision.put('waiting', { ...waiting, [kind]: waiting[kind] + 1 });
  return undefined;
}
