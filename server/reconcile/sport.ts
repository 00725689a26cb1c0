import type { FaultRule } from '@maidan/contract/reconciliation';
import { paymentsOf } from '../exchange/payments.ts';
import type { MarketRow, SettlementRow } from '../exchange/rows.ts';
import { marketsNamed, settlementsOf } from '../exchange/store.ts';
import { type Fault, isFull, paymentRule, type Scope, SHOWN } from './fault.ts';
import { made, window } from './ledger.ts';

/* Markets: each transfer is a line of a settlement, and each settlement follows from the bets and the answer. */

/** What comes behind the market in the id of a transfer: core/ledger.ts. */
const TAIL = [
  '\\d+:[^:]+(?::reversed)?:(?:sport|commission|missing|release)',
  '\\d+:house(?::reversed)?',
  '\\d+:[^:]+:lent',
  '[^:]+:paidBack',
].join('|');
const marketIn = (id: string): string => `substring(${id} from '^(.+?):(?:${TAIL})$')`;
const MARKET_OF = marketIn('id');

/** Markets a step looks at: settled since then, or named by a new transfer. Undefined is every market. */
async function touchedMarkets(scope: Scope): Promise<readonly string[] | undefined> {
  if (isFull(scope)) return undefined;
  const { rows } = await scope.db.query<{ id: string }>(
    `select id from markets where settled_at >= $1
     union
     select id from contests where settled_at >= $1
     union
     select ${MARKET_OF} from transfers
     where number > $2 and kind in ('sport', 'commission') and ${MARKET_OF} is not null`,
    window(scope),
  );
  return rows.map(({ id }) => id);
}

export async function sportFaults(scope: Scope): Promise<{ readonly faults: Fault[]; readonly markets: number }> {
  const touched = await touchedMarkets(scope);
  const [paid, left] = await Promise.all([transferFaults(scope, touched), leftFaults(scope)]);
  const { faults, markets } = await settlementFaults(scope, touched);
  return { faults: [...paid, ...left, ...faults], markets };
}

/** Every line of every settlement, of what it took back of the time before, and of what was lent. Signed. */
const LINES = `
  mine as (select id, settlements from markets where $1::text[] is null or id = any($1)),
  paid as (select settlements.* from settlements join mine on mine.id = market_id),
  signed as (
    select market_id || ':' || nth || ':' || user_id || ':sport' as id, market_id, user_id,
      'market:' || market_id as payer, 'player:' || user_id as payee, profit as amount from paid
    union all
    select market_id || ':' || nth || ':' || user_id || ':commission', market_id, user_id,
      'player:' || user_id, 'commission', commission from paid
    union all
    select market_id || ':' || nth + 1 || ':' || user_id || ':reversed:sport', market_id, user_id,
      'player:' || user_id, 'market:' || market_id, profit from paid join mine on mine.id = market_id and nth < settlements
    union all
    select market_id || ':' || nth + 1 || ':' || user_id || ':reversed:commission', market_id, user_id,
      'commission', 'player:' || user_id, commission from paid join mine on mine.id = market_id and nth < settlements
    union all
    select market_id || ':' || nth || ':house', market_id, null, 'market:' || market_id, 'house', -sum(profit)::bigint
    from paid group by market_id, nth
    union all
    select market_id || ':' || nth + 1 || ':house:reversed', market_id, null, 'house', 'market:' || market_id,
      -sum(profit)::bigint from paid join mine on mine.id = market_id and nth < settlements group by market_id, nth
    union all
    select loans.id || ':lent', market_id, user_id, 'house', 'player:' || user_id, amount from loans
    join mine on mine.id = market_id
    union all
    select contest_id || ':1:' || user_id || ':sport', contest_id, user_id,
      'market:' || contest_id, 'player:' || user_id, sum(prize - fee)::bigint
    from contest_entries where state = 'settled' and ($1::text[] is null or contest_id = any($1))
    group by contest_id, user_id
    union all
    select contest_id || ':1:house', contest_id, null, 'market:' || contest_id, 'house', sum(fee - prize)::bigint
    from contest_entries where state = 'settled' and ($1::text[] is null or contest_id = any($1))
    group by contest_id
  ),
  expected as (
    select id, market_id, user_id, case when amount > 0 then payer else payee end as payer,
      case when amount > 0 then payee else payer end as payee, abs(amount) as amount
    from signed where amount <> 0
  )`;

/** Looked at by loans.ts: nobody decided their amount beforehand. */
const FROM_BALANCES = `'^.+:(?:\\d+:[^:]+:reversed:missing|[^:]+:paidBack)$'`;

interface Line extends Omit<Fault, 'rule'> {
  readonly payee: string | null;
}

async function transferFaults(scope: Scope, touched: readonly string[] | undefined): Promise<Fault[]> {
  const { rows } = await scope.db.query<Line>(
    `with ${LINES}, made as (${made(scope, ['sport', 'commission'])})
     select coalesce(expected.id, made.id) as subject, coalesce(expected.amount, 0) as expected,
       coalesce(made.amount, 0) as found, array_remove(array[made.id], null) as transfers,
       coalesce(user_id, substring(concat(made.payee, ' ', made.payer) from 'player:([^ ]+)')) as player,
       coalesce(market_id, (select markets.id from markets where markets.id = ${marketIn('made.id')})) as market,
       expected.payee
     from expected full join made on made.id = expected.id
     where (expected.payer, expected.payee, expected.amount) is distinct from (made.payer, made.payee, made.amount)
       and coalesce(made.id, '') !~ ${FROM_BALANCES} limit ${SHOWN}`,
    [touched ?? null],
  );
  return rows.map(({ payee, ...row }) => ({ ...row, rule: lineRule(payee, row) }));
}

function lineRule(payee: string | null, { expected, found }: Pick<Fault, 'expected' | 'found'>): FaultRule {
  if (payee === 'commission') return found === 0 ? 'commission-missing' : 'commission-wrong';
  return paymentRule(expected, found);
}

/** What goes through a market comes out of it in the same transaction. */
async function leftFaults({ db }: Scope): Promise<Fault[]> {
  const { rows } = await db.query(
    `select id as subject, 0::bigint as expected, balance as found, substring(id from '^market:(.*)$') as market
     from accounts where id like 'market:%' and balance <> 0 limit ${SHOWN}`,
  );
  return rows.map(row => ({ ...row, rule: 'market-not-empty' }));
}

const BATCH = 100;

/** Settlements again from bets and answers, some markets at a time. */
async function settlementFaults({ db }: Scope, touched: readonly string[] | undefined) {
  const faults: Fault[] = [];
  let [last, markets] = ['', 0];
  for (;;) {
    const { rows } = await db.query(
      `select id from markets where id > $1 and settlements > 0 and ($2::text[] is null or id = any($2)) and (
         exists (select from settlements where market_id = markets.id)
         or exists (select from legs where market_id = markets.id)
         or exists (select from row_bets where market_id = markets.id)
       ) order by id limit ${BATCH}`,
      [last, touched ?? null],
    );
    const named = await marketsNamed(
      db,
      rows.map(({ id }) => id),
    );
    for (const market of named.values()) faults.push(...(await faultsIn(db, market)));
    markets += rows.length;
    if (rows.length < BATCH) return { faults: faults.slice(0, SHOWN), markets };
    last = rows.at(-1)!.id;
  }
}

async function faultsIn(db: Scope['db'], market: MarketRow): Promise<Fault[]> {
  const known = await settlementsOf(db, market.id, market.settlements);
  const due = await paymentsOf(db, market, market.answer!, market.voided).catch(() => undefined); // settled: it has one
  if (!due) return [alteredMarket(market)];
  const paid = new Map(known.map(row => [row.user_id, row]));
  const users = new Set([...paid.keys(), ...due.payments.map(({ user }) => user)]);
  const settled = [...users].flatMap(user => {
    const payment = due.payments.find(each => each.user === user);
    return differences(market, user, payment ?? NOTHING, paid.get(user) ?? NOTHING);
  });
  const bets = due.bets.flatMap(({ id, made: expected, profit, user_id: player }): Fault[] =>
    expected === profit
      ? []
      : [
          {
            rule: 'bet-altered',
            subject: `bet:${id}`,
            expected: expected ?? 0,
            found: profit ?? 0,
            player,
            market: market.id,
          },
        ],
  );
  return [...settled, ...bets];
}

const NOTHING = { profit: 0, commission: 0 };

function differences(
  { id: market, settlements }: MarketRow,
  player: string,
  due: { readonly profit: number; readonly commission: number },
  paid: Pick<SettlementRow, 'profit' | 'commission'> | typeof NOTHING,
): Fault[] {
  const about = { subject: `settlement:${market}:${settlements}:${player}`, player, market };
  if (due.profit !== paid.profit)
    return [{ rule: 'settlement-altered', ...about, expected: due.profit, found: paid.profit }];
  if (due.commission === paid.commission) return [];
  const rule = paid.commission === 0 ? 'commission-missing' : 'commission-wrong';
  return [{ rule, ...about, expected: due.commission, found: paid.commission }];
}

const alteredMarket = ({ id }: MarketRow): Fault => ({
  rule: 'settlement-altered',
  subject: `market:${id}`,
  expected: 0,
  found: 0,
  market: id,
});
