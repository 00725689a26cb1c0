import type { Common } from '@maidan/core/alerts/shared';
import type { UserId } from '@maidan/core/ids';
import { textArray, timestamp } from '../../db/db.ts';
import { idFromCause } from '../../writer/idFromCause.ts';
import { type Looking, sinceOf } from './looking.ts';

/** What players have in common with others, and these with others again: ties are followed twice. */
export async function commonOf(looking: Looking): Promise<readonly Common[]> {
  const near = await tiesOf(looking);
  const tied = near.filter(({ kind }) => kind !== 'address').flatMap(({ players }) => players);
  const further = tied.filter(player => !looking.players.includes(player));
  if (further.length === 0) return near;
  const far = await tiesOf({ ...looking, players: [...new Set(further)] });
  return [
    ...new Map([...near, ...far.filter(({ kind }) => kind !== 'address')].map(tie => [keyOf(tie), tie])).values(),
  ];
}

const keyOf = ({ kind, name }: Common): string => `${kind} ${name}`;

/** More than so many at one address is a whole town behind it, and says nothing of anybody. */
const TOWN = 200;

async function tiesOf(looking: Looking): Promise<readonly Common[]> {
  const { db } = looking;
  const players = textArray(looking.players);
  const since = timestamp(sinceOf(looking));
  const payees = await db.query(
    `select (array_agg(withdrawals.id order by withdrawals.at, withdrawals.id))[1] as name,
       array_agg(distinct user_id) as players
     from withdrawals
     where payee_name in (select payee_name from withdrawals where user_id = any($1) and at >= $2)
     group by payee_name having count(distinct user_id) > 1`,
    [players, since],
  );
  const devices = await db.query(
    `select left(mark, 16) as name, array_agg(distinct user_id) as players
     from player_devices join users on users.id = user_id
     where mark in (select mark from player_devices where user_id = any($1) and last_at >= $2) and not demo
     group by mark having count(distinct user_id) > 1`,
    [players, since],
  );
  // This machine's own address is nobody's.
  const addresses = await db.query(
    `select address as name, array_agg(distinct user_id) as players
     from sessions join users on users.id = user_id
     where address in (select address from sessions where user_id = any($1) and started_at >= $2)
       and started_at >= $2 and not demo and address not in ('127.0.0.1', '::1')
     group by address having count(distinct user_id) between 2 and ${TOWN}`,
    [players, since],
  );
  return [
    ...payees.rows.map(row => tie('payee', row.name, row.players)),
    ...devices.rows.map(row => tie('device', row.name, row.players)),
    ...addresses.rows.map(row => tie('address', idFromCause(`address ${row.name}`), row.players)),
  ];
}

const tie = (kind: Common['kind'], name: string | null, players: readonly string[] | null): Common => ({
  ...{ kind, name: name ?? '' },
  players: (players ?? []).map(id => id as UserId).toSorted((a, b) => Number(a) - Number(b)), // a column of ids
});
