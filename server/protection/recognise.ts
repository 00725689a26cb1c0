import { after, type Millis, type UserId } from '@maidan/core/ids';
import { RETURN_MS } from '@maidan/core/stop';
import { ok, refuse } from '@maidan/core/result';
import type { Visitor } from '../http/caller.ts';
import { type Queryable, textArray, timestamp } from '../db/db.ts';
import type { Deps } from '../deps.ts';
import type { Command } from '../writer/command.ts';
import { idFromCause } from '../writer/idFromCause.ts';
import type { UserRow } from '../writer/rows.ts';
import { watchOf } from './keptWithin.ts';
import type { Match } from './match.ts';
import { type Mark, marksOf, marksOfPlayer, type Trait } from './marks.ts';
import { watchIn } from './stopping.ts';

/*
 * Somebody who has stopped and comes back under another name: by what they register, sign in or are paid with. The account is
 * held, and whoever holds it is told that support looks at it, and not why.
 */

type Found = 'registration' | 'signIn' | 'payee';
type Looking = Pick<Deps, 'db' | 'writer' | 'secrets' | 'world'>;
type From = Pick<Visitor, 'address' | 'request'>;
type Known = Pick<UserRow, 'id' | 'phone_number' | 'email'>;

/** Holds the account if what was typed belongs to somebody who has stopped. What staff have looked at already is not news. */
export async function recognise(
  deps: Looking,
  user: UserId,
  traits: readonly Trait[],
  found: Found,
  from: From,
): Promise<void> {
  await holdIf(deps, user, marksOf(deps.secrets, traits), found, from);
}

/** At the door, by everything the account was ever known by and by the browser. */
export async function recogniseAtDoor(
  deps: Looking,
  user: Known,
  device: string,
  found: Found,
  from: From,
): Promise<void> {
  const own = await marksOfPlayer(deps.db, deps.secrets, user);
  await holdIf(deps, user.id, [...own, ...marksOf(deps.secrets, [['device', device]])], found, from);
}

/** After a review was cleared: what was found while it was open was no review of its own. */
export async function recogniseAgain(deps: Looking, user: Known, from: From): Promise<void> {
  await holdIf(deps, user.id, await marksOfPlayer(deps.db, deps.secrets, user), 'payee', from);
}

/** Of one person who stops. */
const MOST_OTHERS = 1_000;

/**
 * Accounts that somebody who stops now has besides: whoever is signed in there is not waited for. Who paid in from the same
 * account or spells it otherwise is known at the next sign-in.
 */
export async function recogniseOthers(deps: Looking, user: Known, from: From): Promise<void> {
  const { rows } = await deps.db.query(
    `select users.id, phone_number, email from users
     where id <> $1 and not demo and not is_house and (
       id in (select others.user_id from player_devices as own join player_devices as others using (mark)
         where own.user_id = $1)
       or id in (select others.user_id from withdrawals as own join withdrawals as others using (payee_name)
         where own.user_id = $1)
       or right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = $2 and length($2) >= 7
       or replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') = $3)
     order by id limit ${MOST_OTHERS}`,
    [
      user.id,
      user.phone_number.replaceAll(/\D/g, '').slice(-10),
      (user.email ?? '').toLowerCase().split('@')[0]!.split('+')[0]!.replaceAll('.', ''), // a split has a first part
    ],
  );
  for (const other of rows)
    await holdIf(deps, other.id, await marksOfPlayer(deps.db, deps.secrets, other), 'signIn', from);
}

async function holdIf(deps: Looking, user: UserId, marks: readonly Mark[], found: Found, from: From): Promise<void> {
  const matches = await matchesOf(deps.db, user, marks, deps.world.now());
  if (matches.length === 0) return;
  await deps.writer.do(hold(user, matches, found, from)); // refused where a colleague or another tab was quicker
}

/**
 * Whom these marks belong to, of those who have stopped now; without what a review of this account has seen, and whose stop ends
 * no later than the account's own. Who closed the account meanwhile has still asked to be kept out until then. Browsers count
 * that they used since.
 *
 * Anybody can type a phone number or an address, and stop: of an account that is younger they say nothing against this one,
 * unless the address was confirmed.
 */
async function matchesOf(db: Queryable, user: UserId, marks: readonly Mark[], now: Millis): Promise<readonly Match[]> {
  if (marks.length === 0) return [];
  const { rows } = await db.query(
    `select distinct marked.kind, marked.user_id as player
     from (select kind, mark, user_id from excluded_marks where mark = any($1)
       union all select 'device', mark, user_id from player_devices where mark = any($1)) as marked
       join player_limits as theirs on theirs.user_id = marked.user_id
       join users as stopped on stopped.id = marked.user_id
       join users as own on own.id = $2
       left join player_limits as mine on mine.user_id = own.id
     where marked.user_id <> $2
       and case when theirs.stop_kind is null then false
         when theirs.stop_kind = 'closed' then exists (select from player_stops
           where player_stops.user_id = marked.user_id
             and what in ('timeOut', 'exclusion') and (until is null or until > $4))
         else theirs.return_asked_at is null or theirs.return_asked_at > $3 end
       and (marked.kind not in ('phone', 'email') or stopped.created_at <= own.created_at
         or marked.kind = 'email' and exists (select from user_security
           where user_security.user_id = marked.user_id and email_confirmed_at is not null))
       and (mine.stop_kind is null or mine.return_asked_at is not null or mine.stop_kind <> 'closed'
         and coalesce(mine.stop_until, 'infinity') < coalesce(theirs.stop_until, 'infinity'))
       and not exists (select from account_reviews where account_reviews.user_id = $2
         and matches @> jsonb_build_array(jsonb_build_object('kind', marked.kind, 'player', marked.user_id)))
     order by 1, 2`,
    [textArray(marks.map(({ mark }) => mark)), user, timestamp(after(now, -RETURN_MS)), timestamp(now)],
  );
  return rows;
}

/** Each request may find them again: what was found while another review was open is not forgotten with it. */
function hold(user: UserId, matches: readonly Match[], found: Found, { address, request }: From): Command<object> {
  const key = `recognise/${user}/${matches.map(({ kind, player }) => `${kind}:${player}`).join()}/${request}`;
  return {
    ...{ key, fingerprint: found, accounts: [], rows: watchOf(user) },
    conflicts: { one_open_review: 'account-in-review' },
    decide: decision => {
      if (!decision.row('user', user)) return refuse('unknown-player');
      decision.put('watch', { ...watchIn(decision, user), held_at: decision.now });
      decision.add('review', {
        ...{ id: idFromCause(key), user_id: user, found, matches, at: decision.now, state: 'open', reason: '' },
        ...{ first_by: null, first_at: null, decided_by: null, decided_at: null },
      });
      const subject = `player:${user}` as const;
      decision.audit({ actor: 'system', action: 'review.open', subject, after: { found, matches }, address, request });
      decision.announce('payments', {}); // the office sees that somebody is to be looked at
      return ok({});
    },
  };
}
