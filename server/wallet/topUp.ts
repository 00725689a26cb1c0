import type { Reply } from '@maidan/contract/api';
import type { ErrorCode } from '@maidan/contract/errors';
import type { Millis } from '@maidan/core/ids';
import { topUp } from '@maidan/core/ledger';
import { sum } from '@maidan/core/money';
import { ok, refuse, type Result } from '@maidan/core/result';
import { dayOf } from '../calendar.ts';
import type { Player } from '../http/caller.ts';
import type { Deps } from '../deps.ts';
import { mayPlay, watchOf } from '../protection/keptWithin.ts';
import type { Command } from '../writer/command.ts';

type TopUpReply = Reply<'topUp'>;

/** Play money for a player who has run low: as much and as often as the operator says, and never real money. */
export const requestTopUp = (
  { writer, settings, world }: Deps,
  caller: Player,
): Promise<Result<TopUpReply, ErrorCode>> => writer.do(topUpCommand(caller, settings, world.now()));

/** The rows of the day are named before; what the operator has set is looked at in the decision. */
function topUpCommand(caller: Player, settings: Deps['settings'], now: Millis): Command<TopUpReply> {
  const { user } = caller;
  const { perDay } = settings.values.topUp;
  const ids = Array.from({ length: perDay }, (_, nth) => `T-${user}-${dayOf(now)}-${nth + 1}`);
  return {
    key: caller.key,
    fingerprint: caller.fingerprint,
    accounts: ['bank', `player:${user}`, `exposure:${user}`, `held:${user}`],
    rows: [...watchOf(user), ...ids.map(id => ['topUp', id] as const)],
    decide: decision => {
      const { money, topUp: terms } = settings.values;
      if (money.mode === 'real' || terms.amount === 0 || ids.length === 0) return refuse('top-up-closed');
      if (decision.row('user', user)?.status !== 'active') return refuse('account-blocked');
      const open = mayPlay(decision, user);
      if (!open.ok) return open;
      const has = sum(
        ([`player:${user}`, `exposure:${user}`, `held:${user}`] as const).map(at => decision.balance(at)),
      );
      if (has >= terms.below) return refuse('top-up-not-needed');
      const id = ids.find(id => !decision.row('topUp', id));
      if (id === undefined) return refuse('top-ups-used-up');
      const posted = decision.post(topUp(user, terms.amount, id));
      if (!posted.ok) return posted;
      decision.put('topUp', { id, user_id: user, amount: terms.amount, at: decision.now });
      decision.audit({
        actor: `player:${user}`,
        action: 'account.top-up',
        subject: `player:${user}`,
        after: { amount: terms.amount, had: has },
        address: caller.address,
        request: caller.request,
      });
      return ok({ amount: terms.amount });
    },
  };
}
