import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';
import { window } from './ledger.ts';

/*
 * Bets beside what was answered to who placed them. The answer is kept with the key of the command for ever, so a bet whose
 * price, stake or owner is another one by now was changed behind the house's back, and one that no answer has was put in.
 */

interface Bets {
  readonly table: 'bets' | 'row_bets';
  /** Which of them a step looks at; $1 is since when. */
  readonly touched: string;
  /** Where the answer to a command has them. */
  readonly answered: string;
  /** What tells one of these from other things that were answered. */
  readonly isOne: string;
  /** What a row says of itself, by the names of the answer. */
  readonly row: string;
  readonly links: string;
  /** Whether one ended in another way than was answered; times is how often it was. */
  readonly endsOtherwise: string;
}

const CASINO: Bets = {
  table: 'bets',
  touched: `round_id in (select id from rounds where ended_at >= $1 or state in ('new', 'open', 'closed', 'dealing'))`,
  answered: `case jsonb_typeof(answer) when 'array' then answer else '[]' end`,
  isOne: `bet ? 'selection'`,
  row: `jsonb_build_object('user', user_id, 'round', round_id, 'game', game, 'selection', selection, 'side', side,
    'odds', odds, 'line', line, 'stake', stake, 'at', to_ms(at))`,
  links: `coalesce(placed.round_id, bet ->> 'round') as round, null as market`,
  // Who takes a bet back is answered with it once more.
  endsOtherwise: `(placed.state = 'undone') <> (times > 1)`,
};

const ROWS: Bets = {
  table: 'row_bets',
  touched: `market_id in (
      select id from markets where settled_at >= $1
      union select market_id from row_tabs where bets <> '[]' and exists (
        select from row_bets as newer where newer.market_id = row_tabs.market_id and newer.at >= $1)
    )`,
  // A cash-out answers with its bets beside what it was worth.
  answered: `case when jsonb_typeof(answer) = 'array' then answer
    when jsonb_typeof(answer -> 'bets') = 'array' then answer -> 'bets' else '[]' end`,
  isOne: `bet ? 'runner' and bet ? 'odds' and bet ? 'span'`,
  row: `bet || jsonb_build_object('user', user_id, 'market', market_id, 'at', to_ms(at), 'stake', stake)`,
  links: `null as round, coalesce(placed.market_id, bet ->> 'market') as market`,
  endsOtherwise: 'false',
};

export async function acceptedFaults(scope: Scope): Promise<Fault[]> {
  return [...(await faultsAmong(scope, CASINO)), ...(await faultsAmong(scope, ROWS)), ...(await stateFaults(scope))];
}

type Found = Omit<Fault, 'rule'> & { readonly is_known: boolean };

async function faultsAmong(scope: Scope, bets: Bets): Promise<Fault[]> {
  const { table, touched, answered, isOne, row, links, endsOtherwise } = bets;
  const { rows } = await scope.db.query<Found>(
    `with mine as (select id, at from ${table} where ${isFull(scope) ? 'true' : touched}),
     accepted as (
       select bet ->> 'id' as id, (array_agg(bet order by at))[1] as bet, count(*) as times from commands
       cross join lateral jsonb_array_elements(${answered}) as bet
       where at >= least($1, (select min(at) - interval '1 minute' from mine)) and answer is not null and ${isOne}
       group by bet ->> 'id'
     ),
     placed as (
       select id, user_id, ${table === 'bets' ? 'round_id' : 'market_id'}, stake, state, ${row} as figures from ${table}
       where id in (select id from mine union select id from accepted)
     )
     select 'bet:' || coalesce(placed.id, accepted.id) as subject, coalesce((bet ->> 'stake')::bigint, 0) as expected,
       coalesce(placed.stake, 0) as found, coalesce(placed.user_id, bet ->> 'user') as player, ${links},
       accepted.id is not null as is_known
     from placed full join accepted on accepted.id = placed.id
     where placed.id is null or accepted.id is null or ${endsOtherwise} or exists (
       select from jsonb_each(figures) as own (name, value) where bet ? name and bet -> name is distinct from value
     ) limit ${SHOWN}`,
    [window(scope)[0]],
  );
  return rows.map(({ is_known, ...found }) => ({ ...found, rule: is_known ? 'bet-altered' : 'bet-not-placed' }));
}

/** A bet ends as its round does; only what a round paid before it was given up is settled all the same. */
async function stateFaults(scope: Scope): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select 'bet:' || bets.id as subject, 0::bigint as expected, coalesce(profit, 0) as found, user_id as player,
       round_id as round
     from rounds join bets on bets.round_id = rounds.id
     where ($3 or rounds.ended_at >= $1 or rounds.state in ('new', 'open', 'closed', 'dealing')
         or bets.settled_at >= $1 and rounds.id in (${REVERSED} and number > $2))
       and case rounds.state
         when 'settled' then bets.state in ('open', 'void')
         when 'void' then bets.state = 'open' or bets.state = 'settled' and (voided_by = 'two' or paid = '[]')
         else bets.state = 'void' end
     limit ${SHOWN}`,
    [...window(scope), isFull(scope)],
  );
  return rows.map(row => ({ ...row, rule: 'bet-altered' }));
}

const REVERSED = `select substring(transfers.id from '^round:([^:]+):reversed:') from transfers where kind = 'casino'`;
