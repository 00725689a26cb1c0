import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Settings } from '@maidan/contract/settings';
import { after, type Millis, type WithdrawalId } from '@maidan/core/ids';
import { holdWithdrawal } from '@maidan/core/ledger';
import { type Money, MOST, ZERO } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { stepUp } from '../accounts/twoStep.ts';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import { knownRows, mayAskOut } from '../identity/tiers.ts';
import { mayPlay, watchOf } from '../protection/keptWithin.ts';
import { type Mark, marksOf, traitsOfPayee } from '../protection/marks.ts';
import { recognise } from '../protection/recognise.ts';
import { remember } from '../protection/stopping.ts';
import type { WithdrawalRow } from '../writer/rows.ts';
import { SETTINGS_ROWS, settingsIn } from '../writer/settingsRows.ts';
import { sayIn } from '../words.ts';
import type { Command } from '../writer/command.ts';
import { screenPayee } from '../cases/screenPayee.ts';
import { type Asked, askedFor, outside } from './asked.ts';
import { missingOf, type Payee, payeeOf } from './payees.ts';
import { hasManyOpen, wasPaidBefore } from './store.ts';
import { oneMoreWaits } from './waiting.ts';

type Form = Input<'withdrawal'>;
type WithdrawalReply = Reply<'withdrawal'>;

const HOUR_MS = 3_600_000;

/** Takes the amount out of the balance at once and puts the request into the queue. */
export async function requestWithdrawal(
  deps: Deps,
  form: Form,
  caller: Player,
): Promise<Result<WithdrawalReply, ErrorCode>> {
  // What the form alone is refused for is said by the writer too, behind the balance and so that a retry hears the same.
  const wish = wishIn(form, { isDemo: caller.demo, balance: MOST }, deps.settings.values);
  if (!wish.ok) return deps.writer.do(withdrawalCommand(caller, form, { isKnownPayee: false, fault: wish.error }));
  if (await hasManyOpen(deps.db, 'withdrawals', caller.user)) return refuse('too-many-open');
  const proven = await stepUp(deps, { kind: 'user', id: caller.user }, form.code);
  if (!proven.ok) return proven;
  const traits = traitsOfPayee(wish.value.payee.name);
  await recognise(deps, caller.user, traits, 'payee', caller);
  const isKnownPayee = await wasPaidBefore(deps.db, caller.user, wish.value.payee.name);
  const done = await deps.writer.do(
    withdrawalCommand(caller, form, { isKnownPayee, marks: marksOf(deps.secrets, traits) }),
  );
  if (done.ok) void deps.aside.follow(screenPayee(deps, done.value.id).catch(() => {})); // asked again before it is approved
  return done;
}

/** What is to be paid to whom. */
export interface Wish extends Asked {
  readonly payee: Payee;
}

/** Who asks, as known before the writer decides: it looks at the balance again, and its word counts. */
export interface Asker {
  readonly isDemo: boolean;
  readonly balance: Money;
}

/**
 * In the order of the specification: more than the balance, then who is to be paid. Only then whether the amount is
 * one at all, how the payee is written, and what the operator allows.
 */
export function wishIn(form: Form, { isDemo, balance }: Asker, settings: Settings): Result<Wish, ErrorCode> {
  const asked = askedFor(form.withdraw_amount, form.withdraw_currency, settings.usdt.rate);
  const least = asked === 'amount-too-large' ? MOST : typeof asked === 'string' ? ZERO : asked.amount;
  if (least > balance) return refuse('insufficient-balance');
  const missing = missingOf(form);
  if (missing) return refuse(missing);
  if (String(form.withdraw_amount).trim() === '') return refuse('amount-missing');
  if (typeof asked === 'string') return refuse(asked);
  const payee = payeeOf(form);
  if (!payee.ok) return payee;
  if (isDemo) return refuse('demo-account');
  const limit = outside(asked.amount, settings.limits.withdrawalMin, settings.limits.withdrawalMax);
  return limit ? refuse(limit) : ok({ ...asked, payee: payee.value });
}

/** Real money is never sent to a stranger on the same day, whatever the operator says. */
const LEAST_HOURS = { play: 0, real: 24 } as const;

export const holdHours = ({ limits, money }: Pick<Settings, 'limits' | 'money'>): number =>
  Math.max(limits.newPayeeHoldHours, LEAST_HOURS[money.mode]);

/** What was found out before the writer decides. */
interface Before {
  readonly isKnownPayee: boolean;
  /** Of the payee, who is remembered where the player has stopped. */
  readonly marks?: readonly Mark[];
  /** The form was refused, and no second step was asked for: whatever is true by now, nothing is paid. */
  readonly fault?: ErrorCode;
}

/**
 * Looked at again as the operator has it by now. Money to somebody who was never paid before waits: stolen accounts are
 * emptied at once.
 */
function withdrawalCommand(
  caller: Player,
  form: Form,
  { isKnownPayee, marks = [], fault }: Before,
): Command<WithdrawalReply> {
  const { user } = caller;
  return {
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: [`player:${user}`, `held:${user}`],
    rows: [...watchOf(user), ...knownRows(user), ['waiting', user], ...SETTINGS_ROWS],
    numbers: ['withdrawal'],
    decide: decision => {
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const settings = settingsIn(decision);
      const wished = wishIn(form, { isDemo: caller.demo, balance: decision.balance(`player:${user}`) }, settings);
      if (!wished.ok) return wished;
      if (fault) return refuse(fault);
      const tooMany = oneMoreWaits(decision, user, 'withdrawals');
      if (tooMany) return tooMany;
      const wish = wished.value;
      const known = mayAskOut(decision, user, wish.amount, settings);
      if (!known.ok) return known;
      const waitMs = isKnownPayee ? 0 : holdHours(settings) * HOUR_MS;
      const id = `W-${decision.next('withdrawal')}` as WithdrawalId; // made here and nowhere else
      const held = decision.post(holdWithdrawal(user, wish.amount, id));
      if (!held.ok) return held;
      const row = { ...rowOf(id, caller, wish, waitMs, decision.now), four_eyes_from: settings.limits.fourEyesFrom };
      decision.put('withdrawal', row);
      if (!mayPlay(decision, user).ok) remember(decision, user, marks);
      decision.audit({
        actor: `player:${user}`,
        action: 'withdrawal.request',
        subject: `withdrawal:${id}`,
        after: { ...wish, holdUntil: row.hold_until },
        address: caller.address,
        request: caller.request,
      });
      decision.announce('payments', {});
      decision.announce('requests', { user });
      return ok({
        id,
        state: 'requested',
        amount: wish.amount,
        message: sayIn(caller.language)('money.withdrawDone'),
      });
    },
  };
}

function rowOf(
  id: WithdrawalId,
  { user }: Player,
  wish: Wish,
  waitMs: number,
  now: Millis,
): Omit<WithdrawalRow, 'four_eyes_from'> {
  const { payee, ...asked } = wish;
  return {
    id,
    user_id: user,
    ...asked,
    method: payee.method,
    payee: payee.details,
    payee_name: payee.name,
    hold_until: waitMs > 0 ? after(now, waitMs) : null,
    state: 'requested',
    claimed_by: null,
    first_by: null,
    first_at: null,
    approved_by: null,
    decided_by: null,
    reference: '',
    payout_key: null,
    reason: '',
    at: now,
    changed_at: now,
  };
}
