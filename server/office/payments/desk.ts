import type { ErrorCode } from '@maidan/contract/errors';
import { DEFAULTS, SETTINGS, type Settings } from '@maidan/contract/settings';
import type { Account } from '@maidan/core/ledger';
import { refuse, type Result } from '@maidan/core/result';
import { knownRows, purseOf } from '../../identity/tiers.ts';
import type { Decision } from '../../writer/decision.ts';
import type { Staff } from '../../http/caller.ts';
import type { Deps } from '../../deps.ts';
import type { DepositRow, RowRef, WithdrawalRow } from '../../writer/rows.ts';
import { difference, entryBy } from '../entry.ts';
import type { Command } from '../../writer/command.ts';
import { SETTINGS_ROWS } from '../../writer/settingsRows.ts';
import { playerOfRequest } from '../store.ts';
import { waitingFor } from '../proposals/waiting.ts';

/* The desk: one request on it, one member of staff at it. What every step of the queue has in common. */

export type Request =
  { readonly kind: 'deposit'; readonly row: DepositRow } | { readonly kind: 'withdrawal'; readonly row: WithdrawalRow };

export interface PaymentDesk {
  readonly decision: Decision;
  readonly caller: Staff;
  readonly request: Request;
}

/** Puts the request on the desk, inside the one writer, and lets the step decide. */
export async function atDesk<A>(
  deps: Deps,
  caller: Staff,
  id: string,
  step: (desk: PaymentDesk) => Result<A, ErrorCode>,
  also: Pick<Command<A>, 'numbers'> & { readonly rows?: readonly RowRef[] } = {},
): Promise<Result<A, ErrorCode>> {
  const kind = kindOf(id);
  const user = await playerOfRequest(deps.db, kind, id);
  if (user === undefined) return refuse('unknown-payment');
  const accounts: Account[] = [...purseOf(user), 'bank'];
  return deps.writer.do({
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts,
    rows: [[kind, id], ...SETTINGS_ROWS, ...knownRows(user), waitingFor(`${kind}:${id}`), ...(also.rows ?? [])],
    numbers: also.numbers ?? [],
    conflicts: {
      deposits_reference_credited: 'reference-credited',
      withdrawals_payout_key: 'payout-reference-used',
    },
    decide: decision => step({ decision, caller, request: requestIn(decision, kind, id) }),
  });
}

export const kindOf = (id: string): Request['kind'] => (id.startsWith('W-') ? 'withdrawal' : 'deposit');

function requestIn(decision: Decision, kind: Request['kind'], id: string): Request {
  if (kind === 'deposit') {
    const row = decision.row('deposit', id);
    if (row) return { kind, row };
  } else {
    const row = decision.row('withdrawal', id);
    if (row) return { kind, row };
  }
  throw new Error(`the request ${id} was there and is gone`);
}

export function isFinished({ kind, row }: Request): boolean {
  return kind === 'deposit' ? row.state !== 'requested' : row.state === 'confirmed' || row.state === 'refunded';
}

/** Why the request cannot take a step that is open from these states, if it cannot. */
export function stateFault(request: Request, open: readonly string[]): ErrorCode | undefined {
  if (isFinished(request)) return 'payment-not-open';
  return open.includes(request.row.state) ? undefined : 'payment-wrong-state';
}

/** Whoever decides has claimed the request, so two people never work on one. */
export function claimFault({ request: { row }, caller }: PaymentDesk): ErrorCode | undefined {
  if (row.claimed_by === null) return 'payment-not-claimed';
  return row.claimed_by === caller.staff ? undefined : 'payment-claimed';
}

/** Read with the request, so a threshold that was just changed counts. */
export function limitsIn(decision: Decision): Settings['limits'] {
  const row = decision.row('settings', 'limits');
  return row ? SETTINGS.limits.parse(row.value) : DEFAULTS.limits;
}

/** Two people decide from the threshold on: the one of today, or of when it was asked for, whichever is lower. */
export const needsTwo = (
  { amount, four_eyes_from }: Pick<DepositRow, 'amount' | 'four_eyes_from'>,
  { fourEyesFrom }: Settings['limits'],
): boolean => amount >= Math.min(four_eyes_from, fourEyesFrom);

type Changed<R> = Partial<Pick<R, keyof R>>;

/** Writes the deposit as it is now, with its entry in the log, and tells the queues. */
export function changeDeposit(desk: PaymentDesk, row: DepositRow, change: Changed<DepositRow>, told: Told): void {
  const next = { ...row, ...change };
  desk.decision.put('deposit', next);
  tell(desk, row, next, `deposit.${told.verb}`, `deposit:${row.id}`, told.reason);
}

export function changeWithdrawal(
  desk: PaymentDesk,
  row: WithdrawalRow,
  change: Changed<WithdrawalRow>,
  told: Told,
): void {
  const next = { ...row, ...change };
  desk.decision.put('withdrawal', next);
  tell(desk, row, next, `withdrawal.${told.verb}`, `withdrawal:${row.id}`, told.reason);
}

export interface Told {
  readonly verb: 'claim' | 'release' | 'check' | 'approve' | 'reject' | 'send' | 'confirm' | 'fail';
  readonly reason?: string;
}

function tell<R extends DepositRow | WithdrawalRow>(
  { decision, caller }: PaymentDesk,
  before: R,
  after: R,
  action: string,
  subject: string,
  reason = '',
): void {
  decision.audit(entryBy(caller, action, subject, { ...difference(before, after), reason }));
  decision.announce('payments', {});
  if (after.state !== before.state) decision.announce('requests', { user: after.user_id });
}
