import type { ErrorCode } from '@maidan/contract/errors';
import { payOut, refundWithdrawal } from '@maidan/core/ledger';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http.ts';
import type { WithdrawalRow } from '../rows.ts';
import { atDesk, changeWithdrawal, claimFault, type Desk, stateFault, type Told } from './desk.ts';

/* What happens to an approved withdrawal: it is sent, and arrives or comes back. */

type Done = Result<Record<never, never>, ErrorCode>;

export function payoutHandlers(deps: Deps): Pick<Handlers, 'markSent' | 'markConfirmed' | 'markFailed'> {
  return {
    markSent: ({ id, reference }, caller) => atDesk(deps, caller, id, desk => send(desk, reference)),
    markConfirmed: ({ id }, caller) => atDesk(deps, caller, id, confirm),
    markFailed: ({ id, reason }, caller) => atDesk(deps, caller, id, desk => fail(desk, reason)),
  };
}

function send(desk: Desk, reference: string): Done {
  const payout = payoutAt(desk, ['approved']);
  if (!payout.ok) return payout;
  const { hold_until } = payout.value;
  if (hold_until !== null && hold_until > desk.books.now) return refuse('payee-on-hold');
  const change = { state: 'sent', reference, changed_at: desk.books.now } as const;
  changeWithdrawal(desk, payout.value, change, { verb: 'send' });
  return ok({});
}

function confirm(desk: Desk): Done {
  const payout = payoutAt(desk, ['sent']);
  if (!payout.ok) return payout;
  const { user_id, amount, id } = payout.value;
  settle(desk, payout.value, 'confirmed', { verb: 'confirm' });
  const posted = desk.books.post(payOut(user_id, amount, id));
  return posted.ok ? ok({}) : posted;
}

/** A payout may come back, or the bank may not even take it: either way the player has the money again. */
function fail(desk: Desk, reason: string): Done {
  const payout = payoutAt(desk, ['approved', 'sent']);
  return payout.ok ? refund(desk, payout.value, { verb: 'fail', reason }) : payout;
}

export function refund(desk: Desk, row: WithdrawalRow, told: Told): Done {
  settle(desk, row, 'refunded', told);
  const posted = desk.books.post(refundWithdrawal(row.user_id, row.amount, row.id));
  return posted.ok ? ok({}) : posted;
}

function settle(desk: Desk, row: WithdrawalRow, state: 'confirmed' | 'refunded', told: Told): void {
  const { books, caller } = desk;
  const change = { state, claimed_by: null, decided_by: caller.staff, changed_at: books.now };
  changeWithdrawal(desk, row, { ...change, reason: told.reason ?? row.reason }, told);
}

/** A deposit is never at any of these steps. */
function payoutAt(desk: Desk, open: readonly string[]): Result<WithdrawalRow, ErrorCode> {
  const { request } = desk;
  const fault = stateFault(request, open);
  if (fault) return refuse(fault);
  if (request.kind === 'deposit') return refuse('payment-wrong-state');
  const claimed = claimFault(desk);
  return claimed ? refuse(claimed) : ok(request.row);
}
