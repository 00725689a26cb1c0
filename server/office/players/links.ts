import type { Reply } from '@maidan/contract/api';
import { ok, refuse } from '@maidan/core/result';
import type { UserId } from '@maidan/core/ids';
import type { Queryable } from '../../db/db.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/http.ts';
import { playerNamed } from '../store.ts';

/*
 * What a player shares with others, as it stands in the rows that cases are found by, and since when: since the second of the two
 * had it. A tie says nothing of a case.
 */

type Link = Reply<'playerLinks'>['links'][number];

export const linkHandlers = ({ db }: Deps): Pick<Handlers, 'playerLinks'> => ({
  playerLinks: async ({ id }) => {
    const user = await playerNamed(db, id);
    return user === undefined ? refuse('unknown-player') : ok({ links: await linksOf(db, user) });
  },
});

/** Of one kind. More than so many at one address of the network is a town behind it, and ties nobody. */
const MOST = 100;
const TOWN = 200;

/** Whom another player is. */
const OTHER = `users.id, username, users.status = 'blocked' as blocked, exists (
  select from player_limits where player_limits.user_id = users.id and stop_kind = 'exclusion' and return_asked_at is null
) as excluded`;

async function linksOf(db: Queryable, user: UserId): Promise<Link[]> {
  const [payees, devices, addresses, marks] = await Promise.all([
    db.query(
      `select own.payee_name as what, greatest(own.since, min(withdrawals.at)) as since, ${OTHER}
       from (select payee_name, min(at) as since from withdrawals where user_id = $1 group by payee_name) as own
         join withdrawals on withdrawals.payee_name = own.payee_name and withdrawals.user_id <> $1
         join users on users.id = withdrawals.user_id
       group by own.payee_name, own.since, users.id order by 2 desc, users.id limit ${MOST}`,
      [user],
    ),
    db.query(
      `select max(greatest(own.first_at, theirs.first_at)) as since, ${OTHER}
       from player_devices as own join player_devices as theirs on theirs.mark = own.mark and theirs.user_id <> $1
         join users on users.id = theirs.user_id and not users.demo
       where own.user_id = $1 group by users.id order by 1 desc, users.id limit ${MOST}`,
      [user],
    ),
    // This machine's own address is nobody's.
    db.query(
      `select own.address as what, greatest(own.since, theirs.since) as since, ${OTHER}
       from (select address, min(started_at) as since from sessions
             where user_id = $1 and address not in ('127.0.0.1', '::1') group by address) as own
         cross join lateral (
           select user_id, min(started_at) as since, count(*) over () as many from sessions
           where sessions.address = own.address and user_id <> $1 group by user_id) as theirs
         join users on users.id = theirs.user_id and not users.demo
       where many < ${TOWN} order by 2 desc, users.id limit ${MOST}`,
      [user],
    ),
    db.query(
      `select kind as what, min(found.at) as since, ${OTHER} from (
         select each->>'kind' as kind, each->>'player' as other, at
         from account_reviews, jsonb_array_elements(matches) as each where user_id = $1
       ) as found join users on users.id = found.other
       group by kind, users.id order by 2 desc, users.id limit ${MOST}`,
      [user],
    ),
  ]);
  return [
    ...payees.rows.map(row => linkOf('payee', row.what, row)),
    ...marks.rows.map(row => linkOf('mark', row.what, row)),
    ...devices.rows.map(row => linkOf('device', '', row)),
    ...addresses.rows.map(row => linkOf('address', row.what, row)),
  ];
}

interface Found {
  readonly since: Link['since'] | null;
  readonly id: UserId;
  readonly username: string;
  readonly blocked: boolean | null;
  readonly excluded: boolean | null;
}

const linkOf = (kind: Link['kind'], what: string | null, { since, id, username, blocked, excluded }: Found): Link => ({
  ...{ kind, what: what ?? '', since: since ?? (0 as Link['since']) },
  player: { id, username, blocked: blocked ?? false, excluded: excluded ?? false },
});
