import { timestamp } from '../db/db.ts';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';

/* The ledger beside itself: balances are what moved, all of them come to nothing, and money moves where its kind may. */

export async function ledgerFaults(scope: Scope): Promise<Fault[]> {
  return (await Promise.all([sumFaults(scope), balanceFaults(scope), shapeFaults(scope)])).flat();
}

async function sumFaults({ db }: Scope): Promise<Fault[]> {
  const { rows } = await db.query('select sum(balance)::bigint as found from accounts');
  const found = rows[0]?.found ?? 0;
  return found === 0 ? [] : [{ rule: 'sum-not-zero', subject: 'all', expected: 0, found }];
}

/** What moved behind a number, by account. */
const MOVED = `select account, sum(amount)::bigint as amount from (
    select from_account as account, -amount as amount from transfers where number > $1 and number <= $2
    union all
    select to_account, amount from transfers where number > $1 and number <= $2
  ) as sides group by account`;

/** What accounts came to at the last pass, unless everything is added up again. */
const KNOWN = `select account, balance from reconciled_balances where $1 > 0`;

async function balanceFaults({ db, after, upTo }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `with sums as (
       select account, sum(amount)::bigint as amount from (
         select account, amount from (${MOVED}) as moved union all ${KNOWN}
       ) as parts group by account
     )
     select coalesce(id, account, '') as subject, coalesce(amount, 0) as expected, coalesce(balance, 0) as found,
       substring(coalesce(id, account) from '^(?:player|exposure|held):(.*)$') as player
     from (select id, sum(balance)::bigint as balance from accounts group by id) as accounts
       full join sums on account = id
     where coalesce(balance, 0) <> coalesce(amount, 0) limit ${SHOWN}`,
    [after, upTo],
  );
  return rows.map(row => ({ ...row, rule: 'balance-edited' }));
}

/** Written after a pass, for the next one. */
export const KEEP_BALANCES = `insert into reconciled_balances (account, balance)
  select account, amount from (${MOVED}) as moved
  on conflict (account) do update set balance = reconciled_balances.balance + excluded.balance` as const;

/** Which accounts a kind of transfer connects; the same letter is the same player. */
const SHAPES = `
  case kind
    when 'opening' then payer = 'bank' and payee like 'player:%'
    when 'topUp' then payer = 'bank' and payee like 'player:%'
    when 'deposit' then payer = 'bank' and payee like 'player:%'
    when 'withdrawal' then payee = 'held:' || substring(payer from '^player:(.*)$')
    when 'payout' then payer like 'held:%' and payee = 'bank'
    when 'refund' then payee = 'player:' || substring(payer from '^held:(.*)$')
    when 'adjustment' then 'house' in (payer, payee) and (payer like 'player:%' or payee like 'player:%')
    when 'hold' then payee = 'exposure:' || substring(payer from '^player:(.*)$')
      or payee = 'player:' || substring(payer from '^exposure:(.*)$')
    when 'release' then payee = 'player:' || substring(payer from '^exposure:(.*)$')
      -- A win that is paid before its round ends covers what is still at stake: more is held by as much.
      or id like 'round:%' and payee = 'exposure:' || substring(payer from '^player:(.*)$')
    when 'casino' then 'house' in (payer, payee) and (payer like 'player:%' or payee like 'player:%')
    when 'spin' then id like 'spin:%:stake' and payer like 'player:%' and payee = 'house'
      or id like 'spin:%:paid' and payer = 'house' and payee like 'player:%'
    when 'sport' then (payer ~ '^(market|player):' or payer = 'house') and (payee ~ '^(market|player):' or payee = 'house')
      and not (payer like 'player:%' and payee like 'player:%')
    when 'commission' then 'commission' in (payer, payee) and (payer like 'player:%' or payee like 'player:%')
  end`;

async function shapeFaults({ db, after, upTo }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `select id as subject, amount as found, array[id] as transfers,
       coalesce(substring(payee from '^\\w+:(.*)$'), substring(payer from '^\\w+:(.*)$')) as player
     from (select id, number, kind, amount, from_account as payer, to_account as payee from transfers) as moves
     where number > $1 and number <= $2 and (${SHAPES}) is not true limit ${SHOWN}`,
    [after, upTo],
  );
  return rows.map(row => ({ ...row, rule: 'transfer-misplaced', expected: 0 }));
}

/** Parameters of queries that look at what was decided since then ($1) or is the cause of new transfers ($2). */
export const window = ({ since, after }: Scope): [Date, number] => [
  since === undefined ? new Date(0) : timestamp(since),
  after,
];

const EXPECTED_ONES = `union
  select transfers.id, from_account, to_account, transfers.amount from transfers join expected using (id)`;

/** Transfers that are new, of these kinds, and with them those that were expected; in a full pass every one is new. */
export const made = (scope: Scope, kinds: readonly string[]): string => `
  select id, from_account as payer, to_account as payee, amount from transfers
  where number > ${scope.after} and kind in (${kinds.map(kind => `'${kind}'`).join(', ')})
  ${isFull(scope) ? '' : EXPECTED_ONES}`;

const PARTS = 28;

/** Ended lately, or of the part whose turn it is: $1 is since when, $2 which part, and none in a step. */
export const due = (id: string, ended: string, table: string): string => `(${ended} >= $1
  or $2 >= 0 and (${ended} >= (select max(${ended}) - interval '2 days' from ${table})
    or (hashtext(${id}) & 2147483647) % ${PARTS} = $2))`;

export const windowOf = (scope: Scope): [Date, number] => [
  isFull(scope) ? new Date('9999-01-01') : window(scope)[0],
  isFull(scope) ? scope.upTo % PARTS : -1,
];
