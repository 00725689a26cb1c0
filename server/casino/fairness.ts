import type { Reply } from '@maidan/contract/api';
import type { Queryable } from '../db.ts';
import type { Beacon } from './beacon.ts';

type Promised = Reply<'fairness'>['tables'][number];

/** What was promised and what came of it. */
export async function fairnessOf(db: Queryable, { label, isIndependent }: Beacon): Promise<Reply<'fairness'>> {
  const { rows } = await db.query<Promised>(
    `select chains.code as game, chains.id as chain, chains.head,
            coalesce(played.rounds, 0)::integer as rounds, coalesce(played.voided, 0)::integer as voided,
            coalesce(money.staked, 0)::bigint as staked, coalesce(money.returned, 0)::bigint as returned
     from (select distinct on (code) code, id, head from seed_chains order by code, nth desc) as chains
     left join (
       select game, count(*) filter (where state = 'settled') as rounds, count(*) filter (where state = 'void') as voided
       from rounds group by game
     ) as played on played.game = chains.code
     left join (
       select game, sum(stake) as staked, sum(stake + profit) as returned from bets
       where state = 'settled' and side = 'back' group by game
     ) as money on money.game = chains.code
     order by chains.code`,
  );
  return { beacon: { label, isIndependent }, tables: rows };
}
