import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/*
 * Rounds that are void: by the house, which says so in the log; by one person before the bets were closed; by two after
 * that. What was paid is moved back only by two.
 */

const LOGGED = (action: string): string =>
  `exists (select from audit where subject = 'round:' || rounds.id and action = '${action}')`;

const IS_DECIDED = `case voided_by
    when 'two' then exists (
      select from proposals where kind = 'voidRound' and proposals.subject = rounds.id and proposals.state = 'approved'
    ) and ${LOGGED('voidRound.approve')}
    when 'one' then ${LOGGED('round.void')}
    else ${LOGGED('round.void')} or exists (select from before_guards where name = 'round:' || rounds.id)
  end`;

export async function voidFaults(scope: Scope): Promise<Fault[]> {
  return [...(await aloneFaults(scope)), ...(await reversedFaults(scope)), ...(await shortFaults(scope))];
}

async function aloneFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query<Omit<Fault, 'rule'>>(
    `select 'round:' || id || ':void' as subject, 0::bigint as expected, 0::bigint as found, id as round,
       md5(concat_ws(' ', fault, voided_by, ended_at)) as evidence from rounds
     where state = 'void' and ($2 or ended_at >= $1) and not (${IS_DECIDED}) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope)],
  );
  return rows.map(row => ({ ...row, rule: 'decided-alone' }));
}

async function reversedFaults({ db, after }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `select moved.id as subject, 0::bigint as expected, amount as found, array[moved.id] as transfers, round,
       substring(concat(to_account, ' ', from_account) from 'player:([^ ]+)') as player
     from (
       select *, substring(id from '^round:([^:]+):reversed:') as round from transfers
       where kind = 'casino' and number > $1 and id like 'round:%:reversed:%'
     ) as moved left join rounds on rounds.id = round
     where voided_by is distinct from 'two' limit ${SHOWN}`,
    [after],
  );
  return rows.map(row => ({ ...row, rule: 'decided-alone' }));
}

/** What a player had spent is said by who approved that the round is void, with the proposal. */
async function shortFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select 'audit:' || seq as subject, 0::bigint as expected, coalesce((after ->> 'missing')::bigint, 0) as found,
       substring(subject from '^player:(.*)$') as player, after ->> 'round' as round, after ->> 'proposal' as request
     from audit where action = 'voidRound.short' and ($2 or at >= $1) and not exists (
       select from proposals where id = after ->> 'proposal' and kind = 'voidRound' and state = 'approved'
         and proposals.subject = after ->> 'round' and actor = 'staff:' || decided_by and decided_at = audit.at
     ) limit ${SHOWN}`,
    [window(scope)[0], isFull(scope)],
  );
  return rows.map(row => ({ ...row, rule: 'decided-alone' }));
}
