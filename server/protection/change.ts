import type { Input, Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { UserId } from '@maidan/core/ids';
import { checkDue, confirmed, NO_LIMITS, wished } from '@maidan/core/ownLimits';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Player } from '../http/caller.ts';
import type { Command } from '../writer/command.ts';
import type { Decision } from '../writer/decision.ts';
import { checkEvent } from './events.ts';
import { visitIn, watchOf } from './keptWithin.ts';
import type { ProtectionRows, WatchRow } from './rows.ts';

/* What players do to their own limits, as commands of the one writer. */

/** Tighter at once, looser later. What is used of a first limit is added up for whoever asks after it. */
export const setLimit = (caller: Player, { limit, value }: Input<'setLimit'>): Command<Reply<'setLimit'>> => ({
  ...changing<Reply<'setLimit'>>(caller, 'limit.set', (decision, watch) => {
    const { effect, ...held } = wished(watch, limit, value, decision.now);
    const before = watch.limits[limit] ?? null;
    change(decision, caller, { ...watch, ...held }, { what: limit, effect, before, after: value });
    return ok({ effect, from: held.asked[limit]?.from ?? decision.now });
  }),
  endsGroup: true,
});

/** The second yes. */
export const confirmLimit = (caller: Player, { limit }: Input<'confirmLimit'>): Command<Reply<'confirmLimit'>> =>
  changing(caller, 'limit.confirm', (decision, watch) => {
    const held = confirmed(watch, limit, decision.now);
    if (!held.ok) return held;
    const [before, after] = [watch.limits[limit] ?? null, held.value.limits[limit] ?? null];
    change(decision, caller, { ...watch, ...held.value }, { what: limit, effect: 'confirmed', before, after });
    return ok({ value: after });
  });

export const goWithoutLimit = (caller: Player): Command<Reply<'goWithoutLimit'>> =>
  changing(caller, 'limit.go-without', (decision, watch) => {
    const declined = { ...watch, declined_at: decision.now };
    change(decision, caller, declined, { what: 'without', effect: 'declined', before: null, after: null });
    return ok({});
  });

/** Play goes on. */
export const answerCheck = (caller: Player): Command<Reply<'answerCheck'>> =>
  changing(caller, 'limit.answer-check', (decision, watch) => {
    const seen = { ...watch, answered_at: decision.now };
    const due = checkDue(watch.limits, visitIn(watch), decision.now);
    decision.put('watch', seen);
    if (due !== undefined && due <= decision.now)
      decision.add('protectionEvent', checkEvent('checkAnswered', caller.user, due, decision.now));
    return ok({ checkAt: checkDue(seen.limits, visitIn(seen), decision.now) ?? null });
  });

type Decide<A> = (decision: Decision, watch: WatchRow) => Result<A, ErrorCode>;

/** A player changes the row of their own protection; the log has what `told` says of it before and after. */
export function changing<A>(
  caller: Player,
  action: string,
  decide: Decide<A>,
  told: (watch: WatchRow) => object = shown,
): Command<A> {
  const { user, key, fingerprint, address, request } = caller;
  return {
    ...{ key, fingerprint, accounts: [], rows: watchOf(user) },
    decide: decision => {
      if (!decision.row('user', user)) return refuse('account-blocked');
      const before = decision.row('watch', user) ?? blank(user);
      const decided = decide(decision, before);
      const after = decision.row('watch', user);
      if (decided.ok) {
        const [was, is] = [told(before), told(after ?? before)];
        const subject = `player:${user}` as const;
        decision.audit({ actor: subject, action, subject, before: was, after: is, address, request });
      }
      return decided;
    },
  };
}

type Changed = Omit<ProtectionRows['limitChange'], 'id' | 'user_id' | 'at'>;

function change(decision: Decision, { user, key }: Player, row: WatchRow, changed: Changed): void {
  decision.put('watch', row);
  decision.add('limitChange', { id: key, user_id: user, ...changed, at: decision.now });
}

const shown = ({ limits, asked, declined_at, answered_at }: WatchRow): object => ({
  limits,
  asked,
  declined_at,
  answered_at,
});

const NOTHING_COUNTED = { deposit: null, loss: null, stakes: null, atRisk: null, openBets: null } as const;

export const blank = (user: UserId): WatchRow => ({
  user_id: user,
  ...NO_LIMITS,
  ...{ declined_at: null, began_at: null, last_bet_at: null, answered_at: null },
  ...{ stop_kind: null, stopped_at: null, stop_until: null, return_asked_at: null, held_at: null },
  used: NOTHING_COUNTED,
});
