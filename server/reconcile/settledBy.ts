import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';
import { HAD } from './loans.ts';

/*
 * Who settled a market: the house, with a command that has the answer; or two people, with their proposal. Every time after
 * the first it is two people. And loans: a line of the journal took a runner out, and exactly what was missing was lent.
 */

/** Approved by two, at the moment of the settlement. */
const BY_TWO = `exists (
  select from proposals where state = 'approved' and to_ms(decided_at) = to_ms(settled_at) and (
    kind = 'voidEvent' and subject = event_id
    or kind = 'settleMarket' and subject = markets.id and detail -> 'answer' = answer
      and coalesce(detail -> 'voided', 'null') = coalesce(voided, 'null')))`;

/** As many times as it was settled again. */
const TIMES = `(select count(*) from proposals where state = 'approved'
  and (kind = 'voidEvent' and subject = event_id or kind = 'settleMarket' and subject = markets.id))`;

const BY_HOUSE = `exists (
  select from commands where key = 'settle/' || markets.id || '/1' and refused is null
    and case when key like 'settle/%/1' then fingerprint::jsonb = markets.answer end)`;

const WITH_BETS = `(exists (select from legs where market_id = markets.id)
  or exists (select from row_bets where market_id = markets.id))`;

export async function settledByFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select 'market:' || id || ':' || settlements as subject, id as market, 0::bigint as expected, 0::bigint as found,
       md5(concat_ws(' ', answer, voided, settled_at)) as evidence
     from markets where settlements > 0 and ($2 or settled_at >= $1) and ${WITH_BETS} and not (
       case settlements when 1 then ${BY_TWO} or ${BY_HOUSE} else ${BY_TWO} and ${TIMES} >= settlements - 1 end
     ) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope)],
  );
  return [...rows.map(row => ({ ...row, rule: 'decided-alone' }) as const), ...(await lentFaults(scope))];
}

/** What the player had, and the loan, are what is held from then on. */
async function lentFaults({ db, after }: Scope): Promise<Fault[]> {
  const { rows } = await db.query<Omit<Fault, 'rule'>>(
    `select lent.id as subject, 0::bigint as expected, lent.amount as found, array[lent.id] as transfers,
       loans.user_id as player, loans.market_id as market
     from loans join transfers as lent on lent.id = loans.id || ':lent'
     left join transfers as held on held.id = loans.id || ':hold' and held.from_account = 'player:' || loans.user_id
     where lent.number > $1 and (
       not exists (select from journal where loans.id = journal.id || ':' || loans.user_id and command ->> 'type' = 'remove')
       or held.amount is distinct from lent.amount + (${HAD(`('player:' || loans.user_id)`, 'lent.number')})
     ) limit ${SHOWN}`,
    [after],
  );
  return rows.map(row => ({ ...row, rule: 'loan-wrong' }));
}
