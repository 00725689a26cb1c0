import { MAKER } from '../exchange/makerAccount.ts';
import { type Fault, paymentRule, type Scope, SHOWN } from './fault.ts';
import { made, window } from './ledger.ts';

/* Top-ups, deposits, withdrawals, adjustments and openings: each transfer has the one request or proposal that caused it. */

/** Decided in the window, or named by a new transfer. */
const touched = (at: string): string => `(${at} >= $1 or id in (select request from fresh))`;

const EXPECTED = `
  fresh as (
    select split_part(id, ':', 1) as request from transfers
    where number > $2 and kind in ('topUp', 'deposit', 'withdrawal', 'payout', 'refund', 'adjustment')
  ),
  expected as (
    select id || ':topUp' as id, id as request, 'bank' as payer, 'player:' || user_id as payee, amount from top_ups
    where ${touched('at')}
    union all
    select id || ':deposit' as id, id as request, 'bank' as payer, 'player:' || user_id as payee, amount from deposits
    where state = 'approved' and ${touched('changed_at')}
    union all
    select id || ':withdrawal', id, 'player:' || user_id, 'held:' || user_id, amount from withdrawals
    where ${touched('changed_at')}
    union all
    select id || ':payout', id, 'held:' || user_id, 'bank', amount from withdrawals
    where state = 'confirmed' and ${touched('changed_at')}
    union all
    select id || ':refund', id, 'held:' || user_id, 'player:' || user_id, amount from withdrawals
    where state = 'refunded' and ${touched('changed_at')}
    union all
    select id || ':adjustment', id,
           case when (detail ->> 'amount')::bigint > 0 then 'house' else 'player:' || subject end,
           case when (detail ->> 'amount')::bigint > 0 then 'player:' || subject else 'house' end,
           abs((detail ->> 'amount')::bigint)
    from proposals where kind = 'adjustment' and state = 'approved' and ${touched('decided_at')}
  )`;

const KINDS = ['topUp', 'deposit', 'withdrawal', 'payout', 'refund', 'adjustment'];

export async function requestFaults(scope: Scope): Promise<Fault[]> {
  return (await Promise.all([causeFaults(scope), openingFaults(scope), heldFaults(scope)])).flat();
}

async function causeFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `with ${EXPECTED}, made as (${made(scope, KINDS)})
     select coalesce(expected.id, made.id) as subject, coalesce(expected.amount, 0) as expected,
       coalesce(made.amount, 0) as found, coalesce(request, split_part(made.id, ':', 1)) as request,
       array_remove(array[made.id], null) as transfers,
       substring(concat(made.payee, ' ', made.payer, ' ', expected.payee, ' ', expected.payer) from 'player:([^ ]+)') as player
     from expected full join made on made.id = expected.id
     where (expected.payer, expected.payee, expected.amount) is distinct from (made.payer, made.payee, made.amount)
     limit ${SHOWN}`,
    window(scope),
  );
  return rows.map(row => ({ ...row, rule: paymentRule(row.expected, row.found) }));
}

/** Everybody is given what they begin with once; the market maker of the house was given more. */
async function openingFaults({ db, after }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `select id as subject, 0::bigint as expected, amount as found, array[id] as transfers,
       substring(to_account from '^player:(.*)$') as player
     from transfers
     where number > $1 and kind = 'opening' and not exists (
       select from users where to_account = 'player:' || users.id and (transfers.id = 'user:' || users.id || ':opening'
         or users.id = $2 and transfers.id = 'user:' || users.id || ':opening:further')
     ) limit ${SHOWN}`,
    [after, MAKER],
  );
  return rows.map(row => ({ ...row, rule: 'paid-without-cause' }));
}

/** What is on its way out is what open withdrawals will pay. */
async function heldFaults({ db }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `with owed as (
       select 'held:' || user_id as account, sum(amount)::bigint as amount from withdrawals
       where state in ('requested', 'approved', 'sent') group by user_id
     ),
     held as (select id as account, balance from accounts where id like 'held:%')
     select coalesce(held.account, owed.account, '') as subject, coalesce(amount, 0) as expected,
       coalesce(balance, 0) as found, substring(coalesce(held.account, owed.account) from '^held:(.*)$') as player
     from held full join owed on owed.account = held.account where coalesce(balance, 0) <> coalesce(amount, 0)
     limit ${SHOWN}`,
  );
  return rows.map(row => ({ ...row, rule: 'withdrawal-held-wrongly' }));
}
