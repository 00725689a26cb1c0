import type { FaultRule } from '@maidan/contract/reconciliation';
import { rowRunners } from '@maidan/exchange/rows/rowPricing';
import { exposureOfRow, type RowRules } from '@maidan/exchange/rows/rowBook';
import type { Trading } from '@maidan/exchange/trading/trading';
import { type Fault, isFull, type Scope, SHOWN } from './fault.ts';

/* What is held of every player is what their open bets and orders may lose: on rounds, on rows and in books. */

/** By player, by round or market. */
type Needs = Map<string, Map<string, number>>;

export async function heldFaults(scope: Scope, books: readonly Trading[]): Promise<Fault[]> {
  const needs: Needs = new Map();
  await needOfRounds(scope, needs);
  await needOfContests(scope, needs);
  const rows = await needOfRows(scope, needs);
  for (const book of books) for (const user of book.users()) need(needs, user, book.id, book.heldOf(user));
  return [...rows, ...(await differences(scope, needs))];
}

function need(needs: Needs, user: string, cause: string, amount: number): void {
  if (amount === 0) return;
  const theirs = needs.get(user) ?? new Map<string, number>();
  needs.set(user, theirs.set(cause, amount));
}

/** Tabs are checked against their bets in casino.ts. In a step those of rounds that are over are left to the next full pass. */
async function needOfRounds(scope: Scope, needs: Needs): Promise<void> {
  const { rows } = await scope.db.query(
    isFull(scope)
      ? `select user_id as user, round_id as round, held from tabs where held <> 0`
      : `select user_id as user, round_id as round, held from rounds join tabs on tabs.round_id = rounds.id
         where state in ('new', 'open', 'closed', 'dealing') and held <> 0`,
  );
  for (const { user, round, held } of rows) need(needs, user, round, held);
}

async function needOfContests({ db }: Scope, needs: Needs): Promise<void> {
  const { rows } = await db.query(
    `select user_id as user, contest_id as contest, sum(fee)::bigint as held from contest_entries
     where state = 'open' group by user_id, contest_id`,
  );
  for (const { user, contest, held } of rows) need(needs, user, contest, held ?? 0);
}

/** The bets of a tab that are open, as their own rows have them. */
const OPEN_BETS = `
  select count(*) as betting,
    coalesce(jsonb_agg(bet || jsonb_build_object('id', id, 'at', to_ms(at), 'stake', stake) order by id), '[]')
      as bets
  from row_bets
  where row_bets.market_id = row_tabs.market_id and row_bets.user_id = row_tabs.user_id and row_bets.state = 'open'`;

async function needOfRows({ db }: Scope, needs: Needs): Promise<Fault[]> {
  const { rows } = await db.query(
    `select row_tabs.market_id, row_tabs.user_id, row_tabs.bets, held, plan, betting, open.bets = (
       select coalesce(jsonb_agg(bet order by bet ->> 'id'), '[]') from jsonb_array_elements(row_tabs.bets) as bet
     ) as is_same
     from row_tabs join markets on markets.id = market_id cross join lateral (${OPEN_BETS}) as open
     where row_tabs.bets <> '[]' or held <> 0`,
  );
  return rows.flatMap(({ market_id: market, user_id: player, bets, held, plan, betting, is_same }): Fault[] => {
    need(needs, player, market, held);
    const rules = { kind: plan.kind, runners: rowRunners(plan) } as RowRules; // not of a book
    const expected = is_same ? exposureOfRow(rules, bets) : -1;
    if (expected === held) return [];
    const subject = `tab:${market}:${player}`;
    if (expected < 0) return [{ rule: 'bet-altered', subject, expected: bets.length, found: betting, player, market }];
    return [{ rule: ruleOf(expected, held), subject, expected, found: held, player, market }];
  });
}

const ruleOf = (expected: number, found: number): FaultRule =>
  expected === 0 ? 'held-without-bet' : found < expected ? 'held-too-little' : 'held-too-much';

/** Whoever has more or less held than that, and for what. In a full pass also what cancels out between two causes. */
async function differences(scope: Scope, needs: Needs): Promise<Fault[]> {
  const { rows } = await scope.db.query(
    `select coalesce(substring(id from '^exposure:(.*)$'), '') as user, balance from accounts
     where id like 'exposure:%' and balance <> 0`,
  );
  const held = new Map(rows.map(({ user, balance }) => [user, balance]));
  const total = (user: string): number => [...(needs.get(user)?.values() ?? [])].reduce((sum, each) => sum + each, 0);
  const users = [...new Set([...held.keys(), ...needs.keys()])];
  const differing = users.filter(user => (held.get(user) ?? 0) !== total(user));
  if (differing.length === 0 && !isFull(scope)) return [];
  const byCause = await heldByCause(scope, isFull(scope) ? undefined : differing);
  const faults = byCause.concat(unheld(needs, byCause)).flatMap(({ user, cause, amount, transfers }): Fault[] => {
    const expected = needs.get(user)?.get(cause) ?? 0;
    if (expected === amount) return [];
    const links = /^\d+$/.test(cause) ? { round: cause } : { market: cause };
    const subject = `held:${cause}:${user}`;
    return [{ rule: ruleOf(expected, amount), subject, expected, found: amount, player: user, ...links, transfers }];
  });
  return faults.filter(({ player }) => isFull(scope) || differing.includes(player!)).slice(0, SHOWN);
}

interface HeldFor {
  readonly user: string;
  readonly cause: string;
  readonly amount: number;
  readonly transfers: readonly string[];
}

/** A hold names its round or market; a release has it in its id. */
const CAUSE = `case kind when 'hold' then ref
  else coalesce(substring(id from '^round:([^:]+):'), substring(id from '^(.+):\\d+:[^:]+:release$'), id) end`;

async function heldByCause({ db }: Scope, users: readonly string[] | undefined): Promise<HeldFor[]> {
  const mine = (side: string): string =>
    users ? `${side} = any($1)` : `${side} like 'player:%' and $1::text[] is null`;
  const { rows } = await db.query<HeldFor>(
    `select substring(account from '^player:(.*)$') as user, cause, sum(amount)::bigint as amount,
       (array_agg(id order by number desc))[:5] as transfers
     from (
       select id, number, from_account as account, ${CAUSE} as cause, amount from transfers
       where kind in ('hold', 'release') and ${mine('from_account')} and to_account like 'exposure:%'
       union all
       select id, number, to_account, ${CAUSE}, -amount from transfers
       where kind in ('hold', 'release') and ${mine('to_account')} and from_account like 'exposure:%'
     ) as holds
     group by account, cause having sum(amount) <> 0`,
    [users?.map(user => `player:${user}`) ?? null],
  );
  return rows;
}

/** Needed, and nothing of it is held. */
function unheld(needs: Needs, held: readonly HeldFor[]): HeldFor[] {
  const known = new Set(held.map(({ user, cause }) => `${user} ${cause}`));
  return [...needs].flatMap(([user, causes]) =>
    [...causes.keys()]
      .filter(cause => !known.has(`${user} ${cause}`))
      .map(cause => ({ user, cause, amount: 0, transfers: [] })),
  );
}
