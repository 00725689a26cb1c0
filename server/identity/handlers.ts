import type { Reply } from '@maidan/contract/api';
import { IDENTITY_STATES, identityAt, LINKED_DAYS } from '@maidan/core/identity';
import type { Millis, UserId } from '@maidan/core/ids';
import { add, paise, sum } from '@maidan/core/money';
import { spanAt } from '@maidan/core/ownLimits';
import { ok } from '@maidan/core/result';
import { type Queryable, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Handlers } from '../http/http.ts';
import { Once } from '../wallet/once.ts';
import { Darkroom } from '../wallet/screenshot.ts';
import { walletOf } from '../wallet/store.ts';
import type { VerificationRow } from './rows.ts';
import { submitIdentity } from './submit.ts';
import { tiersOf } from './tiers.ts';

/** Who a player is, for the player. */
export function identityHandlers(deps: Deps): Pick<Handlers, 'identity' | 'sendIdentity'> {
  const darkroom = new Darkroom();
  const once = new Once(deps.writer);
  return {
    identity: async (_, { user }) => ok(await identityOf(deps, user)),
    sendIdentity: (form, caller) => once.do(caller, () => submitIdentity(deps, darkroom, form, caller)),
  };
}

async function identityOf({ db, world, settings }: Deps, user: UserId): Promise<Reply<'identity'>> {
  const now = world.now();
  const { money, identity: set } = settings.values;
  const [{ paid, ...known }, wallet, sent] = await Promise.all([
    knownNow(db, user, now),
    walletOf(db, user),
    lastSent(db, user),
  ]);
  const state = identityAt(known, now);
  const tiers = tiersOf(set);
  return {
    state,
    isNeeded: money.mode === 'real',
    age: Number(set.age),
    days: LINKED_DAYS,
    tier: tiers[state],
    used: {
      in: add(paise(paid.in), paise(paid.waiting)),
      out: paise(paid.out),
      held: sum([wallet.balance, wallet.exposure, wallet.held]),
    },
    tiers: IDENTITY_STATES.map(each => ({ state: each, tier: tiers[each] })),
    verifiedUntil: known.verified_until,
    sent,
  };
}

/** As a decision at this moment would find it. */
async function knownNow(db: Queryable, user: UserId, now: Millis): Promise<VerificationRow> {
  const began = (span: 'day' | 'week' | 'month') => timestamp(spanAt(span, now).from);
  const { rows } = await db.query(
    `select user_id, state, submission_id, verified_until, changed_at, paid from identified($1, $2, $3, $4)`,
    [[user], began('day'), began('week'), began('month')],
  );
  return rows[0] as unknown as VerificationRow; // a function's columns say nothing of what is in them; one for each asked
}

async function lastSent(db: Queryable, user: UserId): Promise<Reply<'identity'>['sent']> {
  const { rows } = await db.query(
    `select at, full_name as "fullName", born, document, number_end as "numberEnd",
       case when state = 'refused' then reason else '' end as reason
     from identity_submissions where user_id = $1 order by at desc, id limit 1`,
    [user],
  );
  const [row] = rows;
  return row ? { ...row, reason: row.reason ?? '' } : null;
}
