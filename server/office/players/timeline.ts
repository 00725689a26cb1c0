import type { Input, Reply } from '@maidan/contract/api';
import { may } from '@maidan/contract/roles';
import type { Millis, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { ok, refuse } from '@maidan/core/result';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { withReason } from '../audit/reasonWords.ts';
import { playerNamed } from '../store.ts';
import { markIn, pageOfMoments } from './moments.ts';

/*
 * Everything that happened with an account: what the log says of the player and of the player's payments, and the rows that say
 * more than the log: sign-ins, limits, stops, notes and questions. Cases, and who looked into anything for one, are read only for
 * who may see cases; why an identity was verified or refused, for who may see identities.
 */

type Moment = Reply<'playerTimeline'>['rows'][number];

export const timelineHandlers = ({ db }: Deps): Pick<Handlers, 'playerTimeline'> => ({
  playerTimeline: async ({ id, ...asked }, { role }) => {
    const user = await playerNamed(db, id);
    return user === undefined
      ? refuse('unknown-player')
      : ok(
          await momentsOf(db, user, asked, {
            cases: may(role, 'cases.decide'),
            identities: may(role, 'identity.decide'),
          }),
        );
  },
});

/** Told by rows of their own below; what is done on the way says nothing that its end does not. */
const ELSEWHERE = `'account.sign-in', 'limit.set', 'limit.confirm', 'limit.go-without', 'stop.begin', 'stop.return',
  'player.note', 'deposit.claim', 'deposit.release', 'deposit.check', 'withdrawal.claim', 'withdrawal.release',
  'withdrawal.check', 'deposit.screenshot', 'withdrawal.screenshot'`;

/** Who looks and takes files has a reason that is nobody else's business. */
const LOOKING = `'identity.look', 'player.bets-export', 'deposit.look', 'mail.read'`;

const KIND_OF_ACTION = `case
  when action in ('account.top-up', 'voidRound.short') then 'money'
  when split_part(action, '.', 1) in ('deposit', 'withdrawal', 'adjustment', 'refundPayout') then 'money'
  when split_part(action, '.', 1) = 'identity' then 'identity'
  when split_part(action, '.', 1) = 'ticket' then 'support'
  when split_part(action, '.', 1) = 'review' or action in ('account.close', 'limit.answer-check') then 'safety'
  when action in ('player.tag', 'player.untag', 'player.bets-export', 'mail.read') then 'staff'
  else 'account' end`;

/** $1 player, $2 kind, $3 and $4 mark, $5 how many, $6 whether cases are seen. */
const MOMENTS = `
  select * from (
    select 'audit:' || seq as key, ${KIND_OF_ACTION} as kind, action as code, at, actor, reason as text,
      case when split_part(action, '.', 1) in ('deposit', 'withdrawal', 'refundPayout')
        then coalesce((select amount from deposits where id = split_part(subject, ':', 2)),
          (select amount from withdrawals where id = split_part(subject, ':', 2)))
        else case when jsonb_typeof(after->'amount') = 'number' then (after->>'amount')::bigint end end as amount,
      case when subject = 'player:' || $1 then coalesce(after->>'tag', before->>'tag', after->>'ticket', '')
        else split_part(subject, ':', 2) end as about
    from audit
    where subject = any(array(
        select 'player:' || $1 union all select 'deposit:' || id from deposits where user_id = $1
        union all select 'withdrawal:' || id from withdrawals where user_id = $1))
      and action not in (${ELSEWHERE}) and ($6 or action not in (${LOOKING}))
    union all
    select 'session:' || id, 'signIn', case when exists (
        select from sessions as earlier where earlier.user_id = $1 and earlier.device = sessions.device
          and earlier.started_at < sessions.started_at) then 'signIn.known' else 'signIn.new' end,
      started_at, '', device, null, address
    from sessions where user_id = $1
    union all
    select 'limit:' || id, 'safety', 'limit.' || effect, at, '', '', after, what from limit_changes where user_id = $1
    union all
    select 'stop:' || id, 'safety', 'stop.' || what, at, '', '', null,
      coalesce((extract(epoch from until) * 1000)::bigint::text, '')
    from player_stops where user_id = $1
    union all
    select 'note:' || id, 'staff', 'player.note', at, 'staff:' || by, text, null, '' from player_notes where user_id = $1
    union all
    select 'ticket:' || id, 'support', 'ticket.ask', at, '', '', null, id from tickets where user_id = $1
    union all
    select 'case:' || id, 'case', 'case.open', opened_at, '', '', null, id from cases where user_id = $1 and $6
    union all
    select 'case-end:' || id, 'case', 'case.' || outcome, closed_at, 'staff:' || closed_by, reason, null, id
    from cases where user_id = $1 and state = 'closed' and $6
  ) as moments
  where ($2 = 'all' or kind = $2)
    and ($3::timestamptz is null or at < $3 or (at = $3 and key collate "C" < $4))
  order by at desc, key collate "C" desc limit $5`;

interface Found {
  readonly key: string;
  readonly kind: Moment['kind'];
  readonly code: string;
  readonly at: Millis;
  readonly actor: string;
  readonly text: string;
  readonly amount: Money | null;
  readonly about: string;
  readonly name: string | null;
}

/** What only some of the staff read. */
interface Sees {
  readonly cases: boolean;
  readonly identities: boolean;
}

export async function momentsOf(
  db: Queryable,
  user: UserId,
  { kind, before, size }: Omit<Input<'playerTimeline'>, 'id'>,
  sees: Sees,
): Promise<Reply<'playerTimeline'>> {
  const mark = markIn(before);
  const { rows } = await db.query<Found>(
    `select moments.*, staff.name from (${MOMENTS}) as moments left join staff on 'staff:' || staff.id = actor
     order by at desc, key collate "C" desc`,
    [user, kind, mark ? timestamp(mark.at) : null, mark?.key ?? '', size + 1, sees.cases],
  );
  const page = pageOfMoments(rows, size);
  return { ...page, rows: page.rows.map(row => momentOf(row, sees)) };
}

/**
 * That an account was held says that staff asked for it, and not who of them: that could only be for a case. What compliance
 * noted about an identity is theirs.
 */
function momentOf({ key, actor, name, text, ...moment }: Found, sees: Sees): Moment {
  const by = moment.code === 'review.open' && !sees.cases ? '' : (name ?? '');
  if (moment.kind === 'identity' && !sees.identities) return { id: key, ...moment, by, text: '' };
  const { reason } = withReason({ actor: actor === 'system' ? 'system' : 'player:', reason: text });
  return { id: key, ...moment, by, text: reason };
}
