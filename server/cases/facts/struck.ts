import type { Struck } from '@maidan/core/alerts/transferOfValue';
import { profitOn, struckOutside } from '@maidan/exchange/positions/settle';
import { rulingOf } from '@maidan/exchange/positions/ruling';
import { textArray, timestamp } from '../../db/db.ts';
import { type Looking, MOST_READ, sinceOf } from './looking.ts';

/** What players struck with each other on markets that are settled: bets between two, not those of the house's maker. */
export async function struckOf(looking: Looking): Promise<readonly Struck[]> {
  const { rows } = await looking.db.query(
    `select mine.id, mine.user_id as one, yours.user_id as other, mine.runner, mine.side, mine.odds, mine.stake,
       mine.profit, mine.at, markets.plan, markets.answer, markets.voided
     from legs as mine
     join legs as yours on yours.market_id = mine.market_id and yours.match_id = mine.match_id
       and yours.runner = mine.runner and yours.side <> mine.side and yours.user_id <> mine.user_id
     join markets on markets.id = mine.market_id
     join users on users.id = yours.user_id
     where mine.user_id = any($1) and mine.at >= $2 and markets.status = 'settled' and not users.is_house
     order by mine.at desc limit ${MOST_READ}`,
    [textArray(looking.players), timestamp(sinceOf(looking))],
  );
  const isAsked = new Set<string>(looking.players);
  const bets = rows
    .filter(({ one, other }) => one < other || !isAsked.has(other)) // each pair once
    .flatMap(row => {
      const { answer, plan, voided, side, stake, profit } = row;
      if (answer === null || struckOutside([row], voided).length === 0) return [];
      const backed = 1_000 / row.odds;
      const [chance, gain, loss] = side === 'back' ? [backed, profit, stake] : [1 - backed, stake, profit];
      const result = profitOn([row], rulingOf(answer, plan.runners ?? [], plan.winners));
      return [{ one: row.one, other: row.other, bet: { id: row.id, chance, gain, loss, result } }];
    })
    .toReversed();
  return [...Map.groupBy(bets, ({ one, other }) => `${one} ${other}`).values()].map(pair => ({
    players: [pair[0]!.one, pair[0]!.other], // a group has a first
    bets: pair.map(({ bet }) => bet),
  }));
}
