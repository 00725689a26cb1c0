import type { Input, Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import { endOf, opensAt, returning, type Stop, stopped } from '@maidan/core/stop';
import { ok, refuse } from '@maidan/core/result';
import type { Player } from '../http/caller.ts';
import type { Command } from '../writer/command.ts';
import type { Decision } from '../writer/decision.ts';
import { blank, changing } from './change.ts';
import { stopIn } from './keptWithin.ts';
import type { Mark } from './marks.ts';
import type { ProtectionRows, StopColumns, WatchRow } from './rows.ts';

/*
 * How players stop, as commands of the one writer. They lock the row that every bet and deposit locks: what races with a stop was
 * decided before it, or is refused.
 */

/** At once, and until its end. */
export const stopPlay = (
  caller: Player,
  input: Input<'stopPlay'>,
  marks: readonly Mark[],
): Command<Reply<'stopPlay'>> =>
  stopping(caller, 'stop.begin', (decision, watch) => {
    const next = stopped(stopIn(watch), input.kind, endOf(input, decision.now), decision.now);
    if (!next.ok) return next;
    stand(decision, watch, next.value, { id: caller.key, what: next.value.kind, until: next.value.until });
    remember(decision, caller.user, marks);
    return ok({ stop: viewOf(next.value) });
  });

/** After the end of a stop: play is open a day later. */
export const askReturn = (caller: Player): Command<Reply<'askReturn'>> =>
  stopping(caller, 'stop.return', (decision, watch) => {
    const next = returning(stopIn(watch), decision.now);
    if (!next.ok) return next;
    const until = opensAt(next.value)!; // it is asked for
    const isNew = watch.return_asked_at === null;
    if (isNew) stand(decision, watch, next.value, { id: caller.key, what: 'return', until });
    return ok({ opensAt: until });
  });

/** For good, of who has nothing left here: a withdrawal that was asked for is still paid. */
export const closeAccount = (caller: Player): Command<Reply<'closeAccount'>> => ({
  ...stopping<Reply<'closeAccount'>>(caller, 'account.close', (decision, watch) => {
    const left = [`player:${caller.user}`, `exposure:${caller.user}`] as const;
    if (left.some(account => decision.balance(account) !== 0)) return refuse('account-not-empty');
    const next = stopped(stopIn(watch), 'closed', null, decision.now);
    if (!next.ok) return next;
    stand(decision, watch, next.value, { id: caller.key, what: 'closed', until: null });
    return ok({ stop: viewOf(next.value) });
  }),
  accounts: [`player:${caller.user}`, `exposure:${caller.user}`],
});

export const viewOf = (stop: Stop): Reply<'stopPlay'>['stop'] => ({
  kind: stop.kind,
  since: stop.since,
  until: stop.until,
  opensAt: opensAt(stop) ?? null,
});

const stopping = <A>(caller: Player, action: string, decide: Parameters<typeof changing<A>>[2]): Command<A> =>
  changing(
    caller,
    action,
    (decision, watch) => {
      const decided = decide(decision, watch);
      if (decided.ok) decision.announce('payments', {}); // the queue shows who has stopped
      return decided;
    },
    watch => ({ stop: stopIn(watch) ?? null }),
  );

/** Who has stopped is known again by these, under whatever name. */
export function remember(decision: Decision, user: UserId, marks: readonly Mark[]): void {
  for (const { kind, mark } of marks)
    decision.put('excludedMark', { id: `${kind}:${mark}:${user}`, kind, mark, user_id: user, at: decision.now });
}

export const watchIn = (decision: Decision, user: UserId): WatchRow => decision.row('watch', user) ?? blank(user);

type Noted = Omit<ProtectionRows['playerStop'], 'user_id' | 'at'>;

/** From now on it stands in the row that every bet reads, and on record for ever. */
export function stand(decision: Decision, watch: WatchRow, stop: Stop, noted: Noted): void {
  decision.put('watch', { ...watch, ...columnsOf(stop) });
  decision.add('playerStop', { ...noted, user_id: watch.user_id, at: decision.now });
}

const columnsOf = ({ kind, since, until, returnAskedAt }: Stop): StopColumns => ({
  stop_kind: kind,
  stopped_at: since,
  stop_until: until,
  return_asked_at: returnAskedAt,
});
