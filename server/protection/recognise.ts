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
import { type Mark, marksOf, type Trait, traitsOfUser } from './marks.ts';
import { watchIn } from './stopping.ts';

/*
 * Somebody who has stopped and comes back under another name: by what they register, sign in or are paid with. The account is
 * held, and whoever holds it is told that support looks at it, and not why.
 */

type Found = 'registration' | 'signIn' | 'payee';
type Looking = Pick<Deps, 'db' | 'writer' | 'secrets' | 'world'>;
type From = Pick<Visitor, 'address' | 'request'>;

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

/** At the door, by the account and by the browser. */
export async function recogniseAtDoor(
  deps: Looking,
  user: Pick<UserRow, 'id' | 'phone_number' | 'email'>,
  device: string,
  found: Found,
  from: From,
): Promise<void> {
  await recognise(deps, user.id, [...traitsOfUser(user), ['device', device]], found, from);
}

/** Accounts that somebody who stops now has besides: whoever is signed in there is not waited for. */
export async function recogniseOthers(
  deps: Looking,
  user: Pick<UserRow, 'id' | 'phone_number' | 'email'>,
  marks: readonly Mark[],
  from: From,
): Promise<void> {
  const { rows } = await deps.db.query(
    `select users.id, phone_number, email,
       array(select mark from player_devices where player_devices.user_id = users.id) as devices
     from users
     where id <> $1 and not demo and not is_house and (
       id in (select user_id from player_devices where mark = any($2))
       or right(regexp_replace(phone_number, '\\D', '', 'g'), 10) = $3 and length($3) >= 7
       or replace(split_part(split_part(lower(email), '@', 1), '+', 1), '.', '') = $4)
     order by id limit 100`,
    [
      user.id,
      textArray(marks.map(({ mark }) => mark)),
      user.phone_number.replaceAll(/\D/g, '').slice(-10),
      (user.email ?? '').toLowerCase().split('@')[0]!.split('+')[0]!.replaceAll('.', ''), // a split has a first part
    ],
  );
  for (const { devices, ...other } of rows) {
    const seen = devices.map((mark: string): Mark => ({ kind: 'device', mark }));
    await holdIf(deps, other.id, [...marksOf(deps.secrets, traitsOfUser(other)), ...seen], 'signIn', from);
  }
}

async function holdIf(deps: Looking, user: UserId, marks: readonly Mark[], found: Found, from: From): Promise<void> {
  const matches = await matchesOf(deps.db, user, marks, deps.world.now());
  if (matches.length === 0) return;
  await deps.writer.do(hold(user, matches, found, from)); // refused where a colleague or another tab was quicker
}

/**
 * Whom these marks belong to, of those who have stopped now; without what a review of this account has seen. Who closed the
 * account meanwhile has still asked to be kept out until then.
 */
async function matchesOf(db: Queryable, user: UserId, marks: readonly Mark[], now: Millis): Promise<readonly Match[]> {
  if (marks.length === 0) return [];
  const { rows } = await db.query(
    `select distinct excluded_marks.kind, excluded_marks.user_id as player from excluded_marks
     join player_limits on player_limits.user_id = excluded_marks.user_id
     where mark = any($1) and excluded_marks.user_id <> $2
       and case stop_kind when 'closed' then exists (select from player_stops
           where player_stops.user_id = excluded_marks.user_id
             and what in ('timeOut', 'exclusion') and (until is null or until > $4))
         else return_asked_at is null or return_asked_at > $3 end
       and not exists (select from account_reviews where account_reviews.user_id = $2
         and matches @> jsonb_build_array(jsonb_build_object(
           'kind', excluded_marks.kind, 'player', excluded_marks.user_id)))
     order by 1, 2`,
    [textArray(marks.map(({ mark }) => mark)), user, timestamp(after(now, -RETURN_MS)), timestamp(now)],
  );
  return rows;
}

function hold(user: UserId, matches: readonly Match[], found: Found, { address, request }: From): Command<object> {
  const key = `recognise/${user}/${matches.map(({ kind, player }) => `${kind}:${player}`).join()}`;
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
