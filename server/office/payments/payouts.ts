import type { ErrorCode } from '@maidan/contract/errors';
import { payOut, refundWithdrawal } from '@maidan/core/ledger';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { tellPlayers } from '../../inbox/telling.ts';
import type { ProposalRow, WithdrawalRow } from '../../writer/rows.ts';
import { atDesk, changeWithdrawal, claimFault, type PaymentDesk, stateFault, type Told } from './desk.ts';
import type { Effect } from '../proposals/effect.ts';
import { propose } from '../proposals/propose.ts';
import { playerOfRequest } from '../store.ts';
import { waitingFault } from '../proposals/waiting.ts';

/* What happens to an approved withdrawal: it is sent, and arrives or comes back. */

type Done = Result<Record<never, never>, ErrorCode>;

export function payoutHandlers(deps: Deps): Pick<Handlers, 'markSent' | 'markConfirmed' | 'markFailed'> {
  return {
    markSent: ({ id, reference }, caller) => atDesk(deps, caller, id, desk => send(desk, reference)),
    markConfirmed: ({ id }, caller) => atDesk(deps, caller, id, confirm),
    markFailed: ({ id, reason }, caller) =>
      atDesk(deps, caller, id, desk => fail(desk, reason), { numbers: ['proposal'] }),
  };
}

function send(desk: PaymentDesk, reference: string): Done {
  const payout = payoutAt(desk, ['approved']);
  if (!payout.ok) return payout;
  const { hold_until } = payout.value;
  if (hold_until !== null && hold_until > desk.decision.now) return refuse('payee-on-hold');
  const payout_key = reference
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')
    .replace(/^0+/, '');
  if (payout_key === '') return refuse('payout-reference-malformed');
  const change = { state: 'sent', reference, payout_key, changed_at: desk.decision.now } as const;
  changeWithdrawal(desk, payout.value, change, { verb: 'send' });
  const { id, user_id: user, amount } = payout.value;
  tellPlayers(desk.decision, [{ user, cause: id, code: 'withdrawalSent', about: { request: id, amount } }]);
  return ok({});
}

function confirm(desk: PaymentDesk): Done {
  const payout = payoutAt(desk, ['sent']);
  if (!payout.ok) return payout;
  const { user_id, amount, id } = payout.value;
  settle(desk, payout.value, 'confirmed', { verb: 'confirm' });
  const posted = desk.decision.post(payOut(user_id, amount, id));
  return posted.ok ? ok({}) : posted;
}

/**
 * What the bank did not even take, the player has again at once. What was sent may have arrived: that it came back is for
 * a second person to look at, or one alone could pay twice.
 */
function fail(desk: PaymentDesk, reason: string): Result<{ proposal: string | null }, ErrorCode> {
  const payout = payoutAt(desk, ['approved', 'sent']);
  if (!payout.ok) return payout;
  const { id, state, amount } = payout.value;
  if (state === 'sent') {
    const proposed = propose(desk.decision, desk.caller, 'refundPayout', id, { amount }, reason);
    return proposed.ok ? ok({ proposal: proposed.value.id }) : proposed;
  }
  const refunded = refund(desk, payout.value, { verb: 'fail', reason });
  return refunded.ok ? ok({ proposal: null }) : refunded;
}

/** What the second person's approval does: the payout that was sent is the player's again. */
export async function refundEffect({ db }: Deps, { subject }: ProposalRow): Promise<Effect> {
  const user = await playerOfRequest(db, 'withdrawal', subject);
  return {
    accounts: user === undefined ? [] : [`player:${user}`, `held:${user}`, 'bank'],
    rows: [['withdrawal', subject]],
    happen: (decision, caller, { reason }) => {
      const row = decision.row('withdrawal', subject);
      if (row?.state !== 'sent') return refuse('payment-wrong-state');
      const refunded = refund({ decision, caller, request: { kind: 'withdrawal', row } }, row, {
        verb: 'fail',
        reason,
      });
      return refunded.ok ? ok(undefined) : refunded;
    },
  };
}

export function refund(desk: PaymentDesk, row: WithdrawalRow, told: Told): Done {
  settle(desk, row, 'refunded', told);
  const { id, user_id: user, amount } = row;
  const about = { request: id, amount, reason: told.reason ?? '' };
  tellPlayers(desk.decision, [{ user, cause: id, code: 'withdrawalRefused', about }]);
  const posted = desk.decision.post(refundWithdrawal(row.user_id, row.amount, row.id));
  return posted.ok ? ok({}) : posted;
}

function settle(desk: PaymentDesk, row: WithdrawalRow, state: 'confirmed' | 'refunded', told: Told): void {
  const { decision, caller } = desk;
  const change = { state, claimed_by: null, decided_by: caller.staff, changed_at: decision.now };
  changeWithdrawal(desk, row, { ...change, reason: told.reason ?? row.reason }, told);
}

/** A deposit is never at any of these steps. While a refund waits for a second person, none is taken. */
function payoutAt(desk: PaymentDesk, open: readonly string[]): Result<WithdrawalRow, ErrorCode> {
  const { request } = desk;
  const fault = stateFault(request, open);
  if (fault) return refuse(fault);
  if (request.kind === 'deposit') return refuse('payment-wrong-state');
  const claimed = claimFault(desk);
  if (claimed) return refuse(claimed);
  return waitingFault(desk.decision, [`withdrawal:${request.row.id}`]) ?? ok(request.row);
}
