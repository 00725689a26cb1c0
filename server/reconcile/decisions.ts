import type { FaultRule } from '@maidan/contract/reconciliation';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/*
 * What people asked for and decided, beside the log. Each step of a request and each half of a proposal is a row of the
 * log, written with it, by whoever did it: a request that says otherwise was changed, and one that is decided without its
 * rows was decided by nobody; or by one person where two are needed.
 */

/** Whether a row of the log is there about this subject, and what more it has to say. */
const logged = (subject: string, action: string, more: string): string =>
  `exists (select from audit where audit.subject = ${subject} and action = ${action} and ${more})`;

/** As a pass over a part of it names what it looks at; $1 is since when, $2 whether it is all. */
interface Question {
  readonly rule: FaultRule;
  readonly sql: string;
}

const DEPOSIT = `'deposit:' || id`;
const WITHDRAWAL = `'withdrawal:' || id`;
const by = (column: string): string => `actor = 'staff:' || ${column}`;

const LINKS = `id as subject, id as request, user_id as player, 0::bigint as expected, 0::bigint as found`;
/** The whole row, as it is now. */
const evidence = (table: string): string => `md5(${table}::text) as evidence`;

/** Two people, from the amount on that was asked of two when it was asked for. */
const checkedBy = (subject: string, action: string, second: string): string =>
  `(amount < four_eyes_from or first_by <> ${second} and ${logged(subject, `'${action}'`, by('first_by'))})`;

/** What the picture is that was sent with it. */
const PICTURE = `(select encode(sha256(webp), 'hex') from screenshots where screenshots.id = screenshot_id)`;

const DEPOSITS: readonly Question[] = [
  {
    rule: 'request-altered',
    sql: `select ${LINKS}, ${evidence('deposits')} from deposits where ($2 or changed_at >= $1) and not ${logged(
      DEPOSIT,
      `'deposit.request'`,
      `actor = 'player:' || user_id and (after ->> 'amount')::bigint = amount and after ->> 'asked' = asked
        and after ->> 'method' = method and after ->> 'reference' = reference and after -> 'payer' = payer`,
    )}`,
  },
  {
    rule: 'request-altered',
    sql: `select ${LINKS}, ${PICTURE} as evidence from deposits
      where screenshot_id is not null and ($2 or changed_at >= $1 or state not in ('approved', 'rejected'))
        and coalesce((select after ->> 'picture' from audit where subject = ${DEPOSIT} and action = 'deposit.request'),
          (select value #>> '{}' from before_guards where name = 'picture:' || screenshot_id)) is distinct from ${PICTURE}`,
  },
  {
    rule: 'decided-alone',
    sql: `select ${LINKS}, ${evidence('deposits')} from deposits where ($2 or changed_at >= $1) and (
        state = 'approved' and not (
          ${logged(DEPOSIT, `'deposit.approve'`, by('decided_by'))} and ${checkedBy(DEPOSIT, 'deposit.check', 'decided_by')})
        or state = 'rejected' and not ${logged(DEPOSIT, `'deposit.reject'`, by('decided_by'))})`,
  },
];

const WAS_SENT = logged(WITHDRAWAL, `'withdrawal.send'`, `after ->> 'reference' = reference`);
const CAME_BACK = `exists (select from proposals where kind = 'refundPayout' and proposals.subject = withdrawals.id
  and proposals.state = 'approved')`;

const WITHDRAWALS: readonly Question[] = [
  {
    rule: 'request-altered',
    sql: `select ${LINKS}, ${evidence('withdrawals')} from withdrawals
      where ($2 or changed_at >= $1 or state in ('requested', 'approved', 'sent'))
      and not ${logged(
        WITHDRAWAL,
        `'withdrawal.request'`,
        `actor = 'player:' || user_id and (after ->> 'amount')::bigint = amount and after ->> 'asked' = asked
          and after -> 'payee' ->> 'method' = method and after -> 'payee' -> 'details' = payee
          and after -> 'payee' ->> 'name' = payee_name
          and (after ->> 'holdUntil')::bigint is not distinct from to_ms(hold_until)`,
      )}`,
  },
  {
    rule: 'decided-alone',
    sql: `select ${LINKS}, ${evidence('withdrawals')} from withdrawals where ($2 or changed_at >= $1) and not case state
        when 'requested' then true
        when 'refunded' then (${logged(WITHDRAWAL, `'withdrawal.reject'`, by('decided_by'))}
          or ${logged(WITHDRAWAL, `'withdrawal.fail'`, by('decided_by'))}) and (reference = '' or ${CAME_BACK})
        else ${logged(WITHDRAWAL, `'withdrawal.approve'`, by('approved_by'))}
          and ${checkedBy(WITHDRAWAL, 'withdrawal.check', 'approved_by')}
          and (state = 'approved' or ${WAS_SENT})
          and (state <> 'confirmed' or ${logged(WITHDRAWAL, `'withdrawal.confirm'`, by('decided_by'))})
        end`,
  },
];

/** As the log names what a proposal is about: office/propose.ts. */
const ABOUT = `case kind when 'adjustment' then 'player:' when 'role' then 'staff:' when 'voidRound' then 'round:'
  when 'settleMarket' then 'market:' when 'voidEvent' then 'event:' when 'settings' then 'settings:'
  when 'tableLimits' then 'table:' when 'marketLimits' then 'market:' else 'withdrawal:' end
  || proposals.subject`;

const PROPOSALS: readonly Question[] = [
  {
    rule: 'request-altered',
    sql: `select id as subject, id as request, 0::bigint as expected, 0::bigint as found,
        ${evidence('proposals')} from proposals
      where ($2 or at >= $1 or decided_at >= $1) and not ${logged(
        ABOUT,
        `kind || '.propose'`,
        `${by('made_by')} and after ->> 'proposal' = id and after - 'proposal' = detail and audit.reason = proposals.reason`,
      )}`,
  },
  {
    rule: 'decided-alone',
    sql: `select id as subject, id as request, 0::bigint as expected, 0::bigint as found,
        ${evidence('proposals')} from proposals
      where state = 'approved' and ($2 or decided_at >= $1) and not ${logged(
        ABOUT,
        `kind || '.approve'`,
        `${by('decided_by')} and after ->> 'proposal' = id and decided_by <> made_by`,
      )}`,
  },
];

/** Somebody said what a fault was, and the log has it: of then, and of what it was then. They are few: all, in every step. */
const EXPLAINED: readonly Question[] = [
  {
    rule: 'decided-alone',
    sql: `select 'explained:' || id as subject, 0::bigint as expected, 0::bigint as found,
        md5(concat_ws(' ', explained_by, explained_at)) as evidence
      from reconciliation_faults
      where explained_at is not null and ($2 or $1::timestamptz is not null) and not ${logged(
        'left(id, 200)',
        `'reconciliation.explain'`,
        `${by('explained_by')} and to_ms(audit.at) = to_ms(explained_at) and (after is null
          or (after ->> 'found')::bigint - (after ->> 'expected')::bigint = found - expected
            and after ->> 'evidence' is not distinct from links ->> 'evidence')`,
      )}`,
  },
];

export async function decisionFaults(scope: Scope): Promise<Fault[]> {
  const faults: Fault[] = [];
  for (const { rule, sql } of [...DEPOSITS, ...WITHDRAWALS, ...PROPOSALS, ...EXPLAINED]) {
    const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(`${sql} limit ${SHOWN}`, [
      window(scope)[0],
      isFull(scope),
    ]);
    faults.push(...rows.map(row => ({ ...row, rule })));
  }
  return faults;
}
