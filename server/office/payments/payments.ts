import type { ErrorCode } from '@maidan/contract/errors';
import type { StaffId } from '@maidan/core/ids';
import { depositInto } from '@maidan/core/ledger';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import {
  atDesk,
  changeDeposit,
  changeWithdrawal,
  claimFault,
  type PaymentDesk,
  isFinished,
  limitsIn,
  needsTwo,
  stateFault,
  type Told,
} from './desk.ts';
import { mayCredit, maySend } from '../../identity/tiers.ts';
import { settingsIn } from '../../writer/settingsRows.ts';
import { tellPlayers } from '../../inbox/telling.ts';
import { refund } from './payouts.ts';
import { screenPayee } from '../../cases/screenPayee.ts';
import { evidenceOf } from './queueStore.ts';
import { colleagueIds } from '../store.ts';
import { areTwo, isAble, staffRows } from '../proposals/vouching.ts';

type Answered = Pick<Handlers, 'claimPayment' | 'releasePayment' | 'approvePayment' | 'rejectPayment'>;
type Done = Result<Record<never, never>, ErrorCode>;

export function paymentHandlers(deps: Deps): Answered {
  return {
    claimPayment: ({ id }, caller) => atDesk(deps, caller, id, claim),
    releasePayment: ({ id }, caller) => atDesk(deps, caller, id, release),
    approvePayment: async ({ id, reason }, caller) => {
      const { isReused } = await evidenceOf(deps.db, id);
      const isScreened = await screenPayee(deps, id).then(
        () => true,
        () => false,
      );
      if (!isScreened) return refuse('busy'); // whoever knows addresses does not answer: nothing is approved unseen
      const colleagues = staffRows(await colleagueIds(deps.db));
      return atDesk(deps, caller, id, desk => approve(desk, reason, isReused), { rows: colleagues });
    },
    rejectPayment: ({ id, reason }, caller) => atDesk(deps, caller, id, desk => reject(desk, reason)),
  };
}

/** Claiming what one has already is not news: a second tab may do it. */
function claim(desk: PaymentDesk): Done {
  const { request, caller } = desk;
  if (isFinished(request)) return refuse('payment-not-open');
  if (request.row.claimed_by === caller.staff) return ok({});
  if (request.row.claimed_by !== null) return refuse('payment-claimed');
  hand(desk, caller.staff, { verb: 'claim' });
  return ok({});
}

/** An owner may take a request from a colleague who went home with it. */
function release(desk: PaymentDesk): Done {
  const { request, caller } = desk;
  if (isFinished(request)) return refuse('payment-not-open');
  const fault = claimFault(desk);
  if (fault && !(fault === 'payment-claimed' && caller.role === 'owner')) return refuse(fault);
  hand(desk, null, { verb: 'release' });
  return ok({});
}

function hand(desk: PaymentDesk, to: StaffId | null, told: Told): void {
  const { kind, row } = desk.request;
  if (kind === 'deposit') changeDeposit(desk, row, { claimed_by: to }, told);
  else changeWithdrawal(desk, row, { claimed_by: to }, told);
}

/**
 * From the threshold on, the first person only checks and gives the request back; another one approves it. Evidence
 * that was used before may be right all the same, and then someone writes down why.
 */
function approve(
  desk: PaymentDesk,
  reason: string,
  isReused: boolean,
): Result<{ state: string; waitsForSecond: boolean }, ErrorCode> {
  const { decision, request, caller } = desk;
  const { row } = request;
  const wrong = stateFault(request, ['requested']);
  if (wrong) return refuse(wrong);
  if (!isAble(decision, caller.staff, 'payments.decide')) return refuse('not-allowed');
  const first = firstChecker(desk);
  if (first !== null && !areTwo(decision, first, caller.staff)) return refuse('second-person-needed');
  const fault = claimFault(desk);
  if (fault) return refuse(fault);
  if (isReused && reason === '') return refuse('reason-needed');
  if (first === null && needsTwo(row, limitsIn(decision))) {
    check(desk, reason);
    return ok({ state: row.state, waitsForSecond: true });
  }
  const credited = commit(desk, reason);
  return credited.ok ? ok({ state: 'approved', waitsForSecond: false }) : credited;
}

/** The check of a colleague who was disabled since, or no longer decides on payments, is as good as none. */
function firstChecker({ decision, caller, request: { row } }: PaymentDesk): StaffId | null {
  if (row.first_by === null || row.first_by === caller.staff) return row.first_by;
  return isAble(decision, row.first_by, 'payments.decide') ? row.first_by : null;
}

function check(desk: PaymentDesk, reason: string): void {
  const { kind, row } = desk.request;
  const change = { claimed_by: null, first_by: desk.caller.staff, first_at: desk.decision.now };
  if (kind === 'deposit') changeDeposit(desk, row, change, { verb: 'check', reason });
  else changeWithdrawal(desk, row, change, { verb: 'check', reason });
}

/** A deposit is credited; a withdrawal may be sent, and stays with whoever approved it. */
function commit(desk: PaymentDesk, reason: string): Result<void, ErrorCode> {
  const { decision, request, caller } = desk;
  const told: Told = { verb: 'approve', reason };
  const state = 'approved';
  const changed_at = decision.now;
  if (request.kind === 'withdrawal') {
    const known = maySend(decision, request.row.user_id, settingsIn(decision));
    if (!known.ok) return known;
    changeWithdrawal(desk, request.row, { state, approved_by: caller.staff, changed_at }, told);
    return ok(undefined);
  }
  const { row } = request;
  const known = mayCredit(decision, row.user_id, row.amount, settingsIn(decision));
  if (!known.ok) return known;
  changeDeposit(desk, row, { state, claimed_by: null, decided_by: caller.staff, changed_at }, told);
  const about = { request: row.id, amount: row.amount };
  tellPlayers(decision, [{ user: row.user_id, cause: row.id, code: 'depositCredited', about }]);
  return decision.post(depositInto(row.user_id, row.amount, row.id));
}

function reject(desk: PaymentDesk, reason: string): Done {
  const { decision, request, caller } = desk;
  const fault = stateFault(request, ['requested', 'approved']) ?? claimFault(desk);
  if (fault) return refuse(fault);
  const told: Told = { verb: 'reject', reason };
  if (request.kind === 'withdrawal') return refund(desk, request.row, told);
  const change = { claimed_by: null, decided_by: caller.staff, reason, changed_at: decision.now };
  changeDeposit(desk, request.row, { state: 'rejected', ...change }, told);
  const { id, user_id: user, amount } = request.row;
  tellPlayers(decision, [{ user, cause: id, code: 'depositRefused', about: { request: id, amount, reason } }]);
  return ok({});
}
