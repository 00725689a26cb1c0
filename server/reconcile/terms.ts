import { MAKER } from '../exchange/makerAccount.ts';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';
import type { SettingsLog } from './settings.ts';

/* What is given and taken by the operator's terms of that moment: what an account begins with, top-ups, commission. */

export async function termFaults(scope: Scope, log: SettingsLog): Promise<Fault[]> {
  return [
    ...(await openingFaults(scope, log)),
    ...(await topUpFaults(scope, log)),
    ...(await commissionFaults(scope, log)),
    ...(await fourEyesFaults(scope, log)),
  ];
}

type Spans = ReturnType<SettingsLog['spans']>;

/** As parameters from $n on: since when, until when, how much. */
const columns = (spans: Spans): [Date[], Date[], number[]] => [
  spans.map(({ since }) => since),
  spans.map(({ until }) => until),
  spans.map(({ value }) => value),
];

const within = (at: string, amount: string, n: number): string => `exists (
  select from unnest($${n}::timestamptz[], $${n + 1}::timestamptz[], $${n + 2}::bigint[]) as term (since, until, amount)
  where ${at} >= since and ${at} < until and ${amount} = term.amount)`;

/** The market maker of the house begins with what it needs, and is no player. */
async function openingFaults({ db, after }: Scope, log: SettingsLog): Promise<Fault[]> {
  const { rows } = await db.query<Omit<Fault, 'rule'>>(
    `select transfers.id as subject, 0::bigint as expected, amount as found, array[transfers.id] as transfers,
       users.id as player
     from transfers join users on transfers.id = 'user:' || users.id || ':opening'
     where number > $1 and kind = 'opening' and users.id <> $2 and not (
       case when demo then ${within('at', 'transfers.amount', 3)} else ${within('at', 'transfers.amount', 6)} end
       and exists (select from audit where subject = 'player:' || users.id
         and action = case when demo then 'account.demo' else 'account.register' end)
     ) limit ${SHOWN}`,
    [after, MAKER, ...columns(log.spans('limits', 'demoCredit')), ...columns(log.spans('limits', 'openingCredit'))],
  );
  return rows.map(row => ({ ...row, rule: 'opening-wrong' }));
}

/** The day it is in India, as ids have it: asked for a moment before midnight, it may be given a moment after. */
const day = (at: string): string => `to_char((${at}) at time zone interval '5 hours 30 minutes', 'YYYY-MM-DD')`;
const NUMBERED = `id ~ concat('^T-', user_id, '-(', ${day('at')}, '|', ${day(`at - interval '1 minute'`)}, ')-[1-9]\\d*$')`;

/** As many of them as the log has: one row of it is the cause of one. */
const LOGGED = `(select count(*) from audit where subject = 'player:' || user_id and action = 'account.top-up'
    and to_ms(audit.at) = to_ms(top_ups.at) and (after ->> 'amount')::bigint = amount)
  >= (select count(*) from top_ups as same where same.user_id = top_ups.user_id and to_ms(same.at) = to_ms(top_ups.at))`;

async function topUpFaults(scope: Scope, log: SettingsLog): Promise<Fault[]> {
  const most = Math.max(...log.spans('topUp', 'perDay').map(({ value }) => value));
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `select id as subject, 0::bigint as expected, amount as found, user_id as player, array[id || ':topUp'] as transfers
     from top_ups
     where ($2 or at >= $1 or exists (select from transfers where transfers.id = top_ups.id || ':topUp' and number > $7))
       and not (${within('at', 'top_ups.amount', 4)} and ${LOGGED}
         and ${NUMBERED} and substring(id from '\\d+$')::bigint between 1 and $3) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope), most, ...columns(log.spans('topUp', 'amount')), scope.after],
  );
  return rows.map(row => ({ ...row, rule: 'top-up-wrong' }));
}

/** What a market takes is what the operator had set when it was opened. */
async function commissionFaults(scope: Scope, log: SettingsLog): Promise<Fault[]> {
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `select 'market:' || id || ':commission' as subject, id as market, 0::bigint as expected, 0::bigint as found,
       commission::text as evidence
     from markets where ($2 or at >= $1 or status in ('open', 'suspended', 'closed') or settled_at >= $1)
       and not ${within('at', 'markets.commission', 3)} limit ${SHOWN}`,
    [window(scope)[0], isFull(scope), ...columns(log.spans('sport', 'commission'))],
  );
  return rows.map(row => ({ ...row, rule: 'commission-altered' }));
}

/** From which amount on a request takes two people is what the operator had set when it was asked for. */
async function fourEyesFaults(scope: Scope, log: SettingsLog): Promise<Fault[]> {
  const asked = (table: string): string =>
    `select id as subject, id as request, user_id as player, 0::bigint as expected, four_eyes_from as found from ${table}
     where ($2 or changed_at >= $1) and not ${within('at', 'four_eyes_from', 3)}`;
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `${asked('deposits')} union all ${asked('withdrawals')} limit ${SHOWN}`,
    [window(scope)[0], isFull(scope), ...columns(log.spans('limits', 'fourEyesFrom'))],
  );
  return rows.map(row => ({ ...row, rule: 'request-altered' }));
}
