import { after, type Millis } from '@maidan/core/ids';
import type { Queryable } from '../db.ts';

/**
 * Whether the books agree with themselves and with what was asked for and decided. A payment made twice leaves the sum
 * of all balances at zero, so every transfer must also have the one request or proposal that caused it.
 */
export interface Verdict {
  readonly balanced: boolean;
  readonly faults: readonly Fault[];
}

export interface Fault {
  readonly rule: 'sum-is-zero' | 'account-is-its-transfers' | 'held-is-owed' | 'transfer-has-its-cause' | 'opened-once';
  /** The account or transfer. */
  readonly subject: string;
  readonly expected: number;
  readonly found: number;
}

const FAULTS_SHOWN = 100;

const EXPECTED = `
  select id || ':deposit' as id, 'bank' as payer, 'player:' || user_id as payee, amount from deposits
  where state = 'approved'
  union all
  select id || ':withdrawal', 'player:' || user_id, 'held:' || user_id, amount from withdrawals
  union all
  select id || ':payout', 'held:' || user_id, 'bank', amount from withdrawals where state = 'confirmed'
  union all
  select id || ':refund', 'held:' || user_id, 'player:' || user_id, amount from withdrawals where state = 'refunded'
  union all
  select id || ':adjustment',
         case when (detail ->> 'amount')::bigint > 0 then 'house' else 'player:' || subject end,
         case when (detail ->> 'amount')::bigint > 0 then 'player:' || subject else 'house' end,
         abs((detail ->> 'amount')::bigint)
  from proposals where kind = 'adjustment' and state = 'approved'`;

/** One statement, so that all of it is true of one moment. */
const FAULTS = `
  with expected as (${EXPECTED}),
  made as (
    select id, from_account as payer, to_account as payee, amount from transfers
    where kind in ('deposit', 'withdrawal', 'payout', 'refund', 'adjustment')
  ),
  moved as (
    select account, sum(amount)::bigint as amount from (
      select from_account as account, -amount as amount from transfers
      union all
      select to_account, amount from transfers
    ) as sides group by account
  ),
  owed as (
    select 'held:' || user_id as account, sum(amount)::bigint as amount from withdrawals
    where state in ('requested', 'approved', 'sent') group by user_id
  ),
  held as (select id as account, balance from accounts where id like 'held:%')
  select 'sum-is-zero' as rule, 'all' as subject, 0::bigint as expected, sum(balance)::bigint as found
  from accounts having sum(balance) <> 0
  union all
  select 'account-is-its-transfers', coalesce(id, account), coalesce(amount, 0), coalesce(balance, 0)
  from accounts full join moved on account = id where coalesce(balance, 0) <> coalesce(amount, 0)
  union all
  select 'held-is-owed', coalesce(held.account, owed.account), coalesce(amount, 0), coalesce(balance, 0)
  from held full join owed on owed.account = held.account where coalesce(balance, 0) <> coalesce(amount, 0)
  union all
  select 'transfer-has-its-cause', coalesce(expected.id, made.id), coalesce(expected.amount, 0), coalesce(made.amount, 0)
  from expected full join made on made.id = expected.id
  where (expected.payer, expected.payee, expected.amount) is distinct from (made.payer, made.payee, made.amount)
  union all
  select 'opened-once', id, 0, amount from transfers
  where kind = 'opening' and (from_account <> 'bank' or not exists (
    select from users where to_account = 'player:' || users.id and transfers.id = 'user:' || users.id || ':opening'
  ))
  limit ${FAULTS_SHOWN}`;

export async function reconcile(db: Queryable): Promise<Verdict> {
  const { rows } = await db.query<Fault>(FAULTS);
  return { balanced: rows.length === 0, faults: rows };
}

/** It reads every transfer, and the office asks whenever somebody looks at the queue. */
const FRESH_MS = 60_000;

/** The verdict of the last minute, worked out once however many ask. */
export class Reconciliation {
  readonly #db: Queryable;
  readonly #now: () => Millis;
  #verdict: Promise<Verdict> | undefined;
  #staleAt: Millis | undefined;

  constructor(db: Queryable, now: () => Millis) {
    this.#db = db;
    this.#now = now;
  }

  latest(): Promise<Verdict> {
    const now = this.#now();
    if (this.#verdict && this.#staleAt !== undefined && now < this.#staleAt) return this.#verdict;
    this.#staleAt = after(now, FRESH_MS);
    this.#verdict = reconcile(this.#db).catch((error: unknown) => {
      this.#verdict = undefined; // the next one who asks tries again
      throw error;
    });
    return this.#verdict;
  }
}
