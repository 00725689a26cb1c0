import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';

/*
 * What the house gave somebody who had spent what a settlement took back, and what was given back of what was lent at a
 * removal. Nobody decided these amounts beforehand: they follow from what the player had at that moment.
 */

/** What a player had before a transfer. */
export const HAD = (player: string, number: string): string => `
  (select coalesce(sum(amount), 0) from transfers where to_account = ${player} and number < ${number})
  - (select coalesce(sum(amount), 0) from transfers where from_account = ${player} and number < ${number})`;

export async function loanFaults(scope: Scope): Promise<Fault[]> {
  return (await Promise.all([missingFaults(scope), backFaults(scope), neverBackFaults(scope)])).flat();
}

/** Exactly what was missing for the rest of the same settlement. */
async function missingFaults({ db, after }: Scope): Promise<Fault[]> {
  const { rows } = await db.query<Omit<Fault, 'rule'>>(
    `with lent as (
       select id, amount, to_account as player, substring(id from '^(.+):reversed:missing$') as cause
       from transfers where number > $1 and kind = 'sport' and id like '%:reversed:missing'
     ),
     parts as (
       select lent.id, min(number) as first, sum(
         case when transfers.id = lent.id then 0 when to_account = player then transfers.amount else -transfers.amount end
       ) as others
       from lent join transfers on transfers.id in (
         cause || ':reversed:missing', cause || ':reversed:commission', cause || ':reversed:sport',
         cause || ':release', cause || ':sport', cause || ':commission')
       group by lent.id
     ),
     checked as (
       select id, amount, player, cause, greatest(0, -(${HAD('player', 'first')} + others))::bigint as due
       from lent join parts using (id)
     )
     select id as subject, due as expected, amount as found, array[id] as transfers,
       substring(player from '^player:(.*)$') as player, substring(cause from '^(.+):\\d+:[^:]+$') as market
     from checked where due <> amount limit ${SHOWN}`,
    [after],
  );
  return rows.map(row => ({ ...row, rule: 'loan-wrong' }));
}

/** What was lent, as far as the player had it. */
async function backFaults({ db, after }: Scope): Promise<Fault[]> {
  const { rows } = await db.query<Omit<Fault, 'rule'>>(
    `with back as (
       select id, number, amount, from_account as player, substring(id from '^(.+):[^:]+:paidBack$') as market
       from transfers where number > $1 and kind = 'sport' and id like '%:paidBack'
     ),
     checked as (
       select back.*, least(${HAD('player', 'back.number')}, (
         select coalesce(sum(amount), 0) from loans where market_id = market and 'player:' || user_id = player
       ))::bigint as due from back
     )
     select id as subject, due as expected, amount as found, array[id] as transfers, market,
       substring(player from '^player:(.*)$') as player
     from checked where due <> amount limit ${SHOWN}`,
    [after],
  );
  return rows.map(row => ({ ...row, rule: 'loan-wrong' }));
}

/** Lent and not given back, although the player had something when the market was settled. */
async function neverBackFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `with lent as (
       select market_id, user_id, sum(amount)::bigint as amount from loans join markets on markets.id = market_id
       where settlements > 0 and ($1 or settled_at >= $2) group by market_id, user_id
     ),
     settled as (
       select lent.*, (
         select max(number) + 1 from transfers where id in (
           market_id || ':1:' || user_id || ':release', market_id || ':1:' || user_id || ':sport',
           market_id || ':1:' || user_id || ':commission', market_id || ':1:' || user_id || ':reversed:missing')
       ) as number
       from lent where not exists (select from transfers where id = market_id || ':' || user_id || ':paidBack')
     ),
     checked as (
       select settled.*, least(amount, ${HAD(`('player:' || user_id)`, 'settled.number')})::bigint as due from settled
       where number is not null
     )
     select market_id || ':' || user_id || ':paidBack' as subject, due as expected, 0::bigint as found,
       user_id as player, market_id as market from checked where due <> 0 limit ${SHOWN}`,
    [isFull(scope), new Date(scope.since ?? 0)],
  );
  return rows.map(row => ({ ...row, rule: 'loan-wrong' }));
}
