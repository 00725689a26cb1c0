import type { MyBet, MyBetsView, RoundMade } from '@maidan/contract/table';
import { add, type Money, sum, ZERO } from '@maidan/core/money';
import { liability } from '@maidan/core/odds';
import { type Queryable, textArray } from '../db/db.ts';
import { recentBets } from './betStore.ts';

/** A player's own bets, and what their rounds came to. */
export async function myBetsOf(db: Queryable, user: string): Promise<MyBetsView> {
  const bets = await recentBets(db, user);
  const rounds = Map.groupBy(
    bets.filter(({ state }) => state !== 'undone'),
    ({ round }) => round,
  );
  const paid = await paidTo(db, user, [...rounds.keys()]);
  return { bets, rounds: [...rounds.values()].map(mine => roundMade(mine, paid)) };
}

function roundMade(mine: readonly MyBet[], paid: ReadonlyMap<string, Money>): RoundMade {
  const { game, round } = mine[0]!; // none is empty
  const staked = sum(mine.map(({ side, stake, odds }) => liability(side, stake, odds)));
  const net = paid.get(round) ?? ZERO;
  return {
    game,
    round,
    at: mine.at(-1)!.at, // newest first
    isOver: mine.every(({ state }) => state !== 'open'),
    staked,
    back: add(staked, net),
    net,
  };
}

/**
 * What the ledger moved for rounds: early, at the end, and back again. Each payment is looked up by its name. Asked after the
 * bets, so that none is told as over whose payment was not seen.
 */
async function paidTo(db: Queryable, user: string, rounds: readonly string[]): Promise<ReadonlyMap<string, Money>> {
  if (rounds.length === 0) return new Map();
  const { rows } = await db.query(
    `select r.id as round, sum(case when t.to_account = 'house' then -t.amount else t.amount end)::bigint as net
     from rounds r
       cross join lateral (
         select generate_series(0, jsonb_array_length(r.paid) - 1)::text union all values ('end'), ('reversed')
       ) as payment (name)
       join transfers t on t.id = 'round:' || r.id || ':' || payment.name || ':' || $1 || ':casino'
     where r.id = any($2) group by r.id`,
    [user, textArray(rounds)],
  );
  return new Map(rows.map(({ round, net }) => [round, net]));
}
