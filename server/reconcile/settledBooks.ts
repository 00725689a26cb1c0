import type { MarketId, Millis } from '@maidan/core/ids';
import { Trading } from '@maidan/exchange/trading/trading';
import type { Queryable } from '../db/db.ts';
import { marketFrom } from '../exchange/engine.ts';
import { MAKER } from '../exchange/makerAccount.ts';
import type { JournalRow, LegRow, MarketRow } from '../exchange/rows.ts';
import { journalOf, legsOf, marketOf } from '../exchange/store.ts';
import { lineFaults, type AnswerSealing } from './answers.ts';
import { applied, journalFault, textOf } from './books.ts';
import { delaysSince } from './delays.ts';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { due, window, windowOf } from './ledger.ts';

/*
 * Markets between players that are settled, made again from their journals as the open ones are: a bet that no line struck
 * was put in. Journals are swept after some months; what is put into such a market is paid when passes have long seen it
 * settled, and that is found whatever its bets say.
 */

export async function settledBookFaults(scope: Scope, sealing: AnswerSealing): Promise<Fault[]> {
  return [...(await struckFaults(scope, sealing)), ...(await lateFaults(scope))];
}

/** Nobody is paid who never was in it: what only the maker did needs no second look. */
async function struckFaults(scope: Scope, sealing: AnswerSealing): Promise<Fault[]> {
  const { rows } = await scope.db.query<{ id: MarketId }>(
    `select id from markets where kind = 'exchange' and answer is not null and ${due('markets.id', 'settled_at', 'markets')}
       and exists (select from legs where market_id = markets.id and user_id <> $3) order by id`,
    [...windowOf(scope), MAKER],
  );
  const faults: Fault[] = [];
  const since = await delaysSince(scope.db);
  const begun = await sealing.begun(scope.db);
  for (const { id } of rows) {
    const market = await marketOf(scope.db, id);
    if (!market) continue;
    const lines = await journalOf(scope.db, id);
    faults.push(...lineFaults(market, lines, begun, sealing), ...(await faultsIn(scope.db, market, lines, since)));
  }
  return faults.slice(0, SHOWN);
}

async function faultsIn(
  db: Queryable,
  market: MarketRow,
  lines: readonly JournalRow[],
  since: Millis,
): Promise<Fault[]> {
  const legs = await legsOf(db, market.id);
  if (lines.every(({ command }) => command.type === 'remove') && (await maybeSwept(db, market))) return [];
  const replay = { trading: new Trading(marketFrom(market), market.plan.winners), seq: 0 };
  const struck: LegRow[] = [];
  const hasty: Fault[] = [];
  try {
    for (const line of lines) {
      const done = applied(replay, line, since);
      struck.push(...done.struck);
      hasty.push(...done.hasty);
    }
  } catch {
    return [journalFault(market.id, lines.length, replay.seq)];
  }
  return textOf(struck) === textOf(legs) ? hasty : [...hasty, journalFault(market.id, struck.length, legs.length)];
}

/** Well before journals are swept, because the newest settlement of a house that stood still is not of today. */
async function maybeSwept(db: Queryable, { id }: MarketRow): Promise<boolean> {
  const { rows } = await db.query(
    `select from markets where id = $1 and settled_at < (select max(settled_at) - interval '45 days' from markets)`,
    [id],
  );
  return rows.length > 0;
}

/** Who is paid is paid with the settlement: a pass an hour later has seen it. */
async function lateFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `with passes as (
       select began_at, up_to from reconciliations as pass where not exists (
         select from reconciliations as later where later.number > pass.number and later.began_at < pass.began_at)
     ),
     over as (
       select id, settlements, (select min(up_to) from passes where began_at > settled_at + interval '1 hour') as seen
       from markets where settlements > 0 and ($3 or settled_at < $2)
     )
     select 'settlement:' || paid.id || ':late' as subject, 0::bigint as expected, amount as found,
       array[transfers.id] as transfers, user_id as player, market_id as market
     from over join settlements as paid on market_id = over.id and nth = settlements
     join transfers on transfers.id = paid.id || ':sport'
     where number > seen and number > $1 limit ${SHOWN}`,
    [scope.after, window(scope)[0], isFull(scope)],
  );
  return rows.map(row => ({ ...row, rule: 'settlement-altered' }));
}
