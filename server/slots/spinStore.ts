import type { Reply } from '@maidan/contract/api';
import type { UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import type { SpinnerRow, SpinRow } from './rows.ts';

/* SQL of spins, and what their players are shown of them. */

type Spun = Reply<'mySpins'>['rows'][number];

/** The record that the verifiers take. */
export const recordOf = ({
  id,
  slot,
  chain,
  nth,
  commitment,
  seed,
  player_number,
  stake,
  stops,
  paid,
  at,
}: SpinRow): Spun => ({
  ...{ kind: 'spin', version: 'v1', id, slot, chain, nth, commitment, seed, number: player_number },
  ...{ stake, stops: stops.map(each => [...each]), paid, at },
});

export async function spinnerOf(db: Queryable, user: UserId): Promise<SpinnerRow | undefined> {
  const { rows } = await db.query(
    'select user_id, chain, head, last_seed, used, last_at from spinners where user_id = $1',
    [user],
  );
  return rows[0];
}

/** Newest first, and the mark from which on there may be more. */
export async function spinsOfPlayer(
  db: Queryable,
  user: UserId,
  {
    slot,
    before,
    size,
  }: { readonly slot?: string | undefined; readonly before?: string | undefined; readonly size: number },
): Promise<Reply<'mySpins'>> {
  const { rows } = await db.query(
    `select id, number, user_id, slot, chain, nth, commitment, seed, player_number, stake, stops, paid, at from spins
     where user_id = $1 and ($2::bigint is null or number < $2) and ($3::text is null or slot = $3)
     order by number desc limit $4`,
    [user, before ?? null, slot ?? null, size + 1],
  );
  const page = rows.slice(0, size);
  return {
    rows: page.map(recordOf),
    next: rows.length > size ? String(page.at(-1)!.number) : null,
  };
}

/** What each slot has taken and paid. */
export async function spinTotals(db: Queryable) {
  const { rows } = await db.query(
    `select slot, count(*) as spins, sum(stake)::bigint as staked, sum(paid)::bigint as paid from spins group by slot`,
  );
  return rows;
}
