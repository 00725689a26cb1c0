import type { Millis, UserId } from '@maidan/core/ids';
import { add, type Money, subtract } from '@maidan/core/money';
import {
  cameTooLate,
  depositRefused,
  evenly,
  NOTHING_USED,
  type OwnRefusal,
  stakedIn,
  stakesNothing,
  type Staking,
  stakingRefused,
  type Sums,
  type Used,
  type Visit,
  visitAfter,
} from '@maidan/core/ownLimits';
import { ok, refuse, type Result } from '@maidan/core/result';
import { isStopped, type Stop } from '@maidan/core/stop';
import type { Decision } from '../writer/decision.ts';
import type { RowRef } from '../writer/rows.ts';
import type { StopColumns, WatchRow } from './rows.ts';

/*
 * The player's own limits, where bets and deposits are decided. A command that calls these names `watchOf`. The player's row is
 * locked from then on, so that of two nodes the second sees what the first took; what others of its group took it is told.
 */

/** The row that everybody who decides about a player's limits locks, and the limits. Who has none costs one look at an index. */
export const watchOf = (user: UserId): readonly RowRef[] => [
  ['user', user],
  ['watch', user],
];

/** What is used of the limits; nothing of what no limit asks for. */
export const countedIn = ({ used }: WatchRow): Used => ({
  deposit: used.deposit ?? NOTHING_USED.deposit,
  loss: used.loss ?? NOTHING_USED.loss,
  stakes: used.stakes ?? NOTHING_USED.stakes,
  atRisk: used.atRisk ?? NOTHING_USED.atRisk,
  openBets: used.openBets ?? NOTHING_USED.openBets,
});

/** The same by now: what was lost or held in this group is known by what it did to the player's money. */
function usedBy(decision: Decision, watch: WatchRow): Used {
  const used = countedIn(watch);
  return { ...used, atRisk: subtract(used.atRisk, decision.played(`player:${watch.user_id}`)) };
}

export const visitIn = ({ began_at, last_bet_at, answered_at }: WatchRow): Visit => ({
  began: began_at,
  last: last_bet_at,
  answered: answered_at,
});

/** How the player has stopped, if ever. One that is over stays on record. */
export const stopIn = (row: StopColumns): Stop | undefined =>
  row.stop_kind === null || row.stopped_at === null
    ? undefined
    : { kind: row.stop_kind, since: row.stopped_at, until: row.stop_until, returnAskedAt: row.return_asked_at };

type KeptOut = 'play-stopped' | 'account-in-review';

/** Who has stopped, or is held until staff have looked, puts nothing more at risk and pays nothing in, whatever the limits. */
function keptOut(watch: WatchRow, now: Millis): KeptOut | undefined {
  const stop = stopIn(watch);
  if (stop && isStopped(stop, now)) return 'play-stopped';
  return watch.held_at === null ? undefined : 'account-in-review';
}

/** The same for what is given to be played with: no top-up. */
export function mayPlay(decision: Decision, user: UserId): Result<void, KeptOut> {
  const watch = decision.row('watch', user);
  const refusal = watch && keptOut(watch, decision.now);
  return refusal ? refuse(refusal) : ok(undefined);
}

/** How bets are meant: who only closes a position is never kept from it. Asked of who has limits, or has stopped. */
interface Meant {
  readonly isClosing: () => boolean;
}

/** Whether these bets keep within what the player allows: asked before anything is held, and counted for who comes next. */
export function mayStake(
  decision: Decision,
  user: UserId,
  count: () => Staking,
  { isClosing: asked }: Meant = { isClosing: () => false },
): Result<void, OwnRefusal | KeptOut | 'order-expired'> {
  const watch = decision.row('watch', user);
  if (!watch) return ok(undefined);
  const isClosing = asked();
  const out = isClosing ? undefined : keptOut(watch, decision.now);
  if (out) return refuse(out);
  const staking = count(); // takes its time, which who has no limits need not wait for
  const now: Millis = decision.now;
  if (isClosing && stakesNothing(staking, now)) return ok(undefined); // nothing is bet
  if (!isClosing && cameTooLate(watch.limits, staking, now)) return refuse('order-expired');
  const visit = visitIn(watch);
  const refusal = isClosing ? undefined : stakingRefused(watch.limits, usedBy(decision, watch), visit, staking, now);
  if (refusal) return refuse(refusal);
  const { began, last, answered } = visitAfter(visit, now);
  const { stakes, openBets } = watch.used;
  const used = {
    ...watch.used,
    stakes: stakes && withMore(stakes, stakedIn(staking, now)),
    openBets: openBets === null ? null : openBets + staking.bets,
  };
  if (isKnown(visit, now)) decision.know('watch', { ...watch, used });
  else decision.put('watch', { ...watch, began_at: began, last_bet_at: last, answered_at: answered, used });
  return ok(undefined);
}

/** When the last bet of a visit was is written down to the minute: who bets every second has no row written for each. */
const isKnown = ({ last }: Visit, now: Millis): boolean => last !== null && now >= last && now - last < MINUTE_MS;

const MINUTE_MS = 60_000;

/** The same of a deposit: what waits to be approved counts too. */
export function mayDeposit(decision: Decision, user: UserId, amount: Money): Result<void, OwnRefusal | KeptOut> {
  const watch = decision.row('watch', user);
  if (!watch) return ok(undefined);
  const out = keptOut(watch, decision.now);
  if (out) return refuse(out);
  const refusal = depositRefused(watch.limits, usedBy(decision, watch), amount);
  if (refusal) return refuse(refusal);
  const { deposit } = watch.used;
  decision.know('watch', { ...watch, used: { ...watch.used, deposit: deposit && withMore(deposit, evenly(amount)) } });
  return ok(undefined);
}

const withMore = ({ day, week, month }: Sums, more: Sums): Sums => ({
  day: add(day, more.day),
  week: add(week, more.week),
  month: add(month, more.month),
});
