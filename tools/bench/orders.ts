import { type ChildProcess, fork } from 'node:child_process';
import { odds } from '@maidan/core/odds';
import type { House } from '@maidan/server/app';
import type { Db } from '@maidan/server/db/db';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { limitsOf } from '@maidan/server/sport/marketRows';
import { throwAwayPostgres } from '../throwAway.ts';
import type { Acknowledged, Floor, Told } from './clients/orderers.ts';
import { type BenchResult, interleave, machine, quantile } from './interleave.ts';
import { longestBlock } from './longestBlock.ts';
import { openFloor, quietEvents, told } from './clients/floor.ts';
import { takeTurns } from './turns.ts';

/*
 * Orders of a thousand players in ten markets, over HTTP and durable: a thousand a second for a while, every second one
 * meets the one before it, and waits the delay of its market, which is nothing here; then as many as go, next to the same
 * requests for a market that does not exist, which are authenticated and answered and no more. A watcher of the matches
 * notes when each order can be seen in its market. The books say afterwards whether every order that was acknowledged is
 * there, once. With --all the thousand a second go on for a minute. A delay has the players' own work and whatever else
 * the machine does in it.
 */

const MARKETS = 10;
const PLAYERS = 1_000;
const PER_SECOND = 1_000;
const SECONDS = process.argv.includes('--all') ? 60 : 20;
/** The first orders after a start wait for code that is not compiled yet: they count, but not how long they took. */
const WARM_UP_SECONDS = 2;
const CALLERS = 128;
const FLAT_OUT_MS = 2_000;
const ROUNDS = 3;

const EVENTS = quietEvents(MARKETS);
const STAKE = limitsOf('exchange').min;

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const postgres = await throwAwayPostgres();
  const traders = fork(new URL('./clients/orderers.ts', import.meta.url));
  try {
    const house = await openFloor(await ensureDatabase(postgres.url, 'bench'), EVENTS);
    return await measure(house, traders, busy).finally(() => house.close());
  } finally {
    traders.kill();
    await postgres.stop();
  }
}

async function measure({ deps, url }: House, traders: ChildProcess, busy: string): Promise<BenchResult> {
  const markets = [...deps.sport.desks()].flatMap(desk => [...desk.markets].map(({ id }) => id));
  const floor: Floor = { url, markets, runner: 'A', odds: odds(2), stake: STAKE };
  await told(traders, { do: 'come in', url, players: PLAYERS });
  await told(traders, { do: 'listen', url, events: EVENTS });
  const all: Acknowledged[] = [];
  const refused: Record<string, number> = {};
  const steadily = async (seconds: number): Promise<readonly Acknowledged[]> => {
    const report = await told(traders, { do: 'trade steadily', on: floor, perSecond: PER_SECOND, seconds });
    for (const [code, count] of Object.entries(report.refused)) refused[code] = (refused[code] ?? 0) + count;
    all.push(...report.acknowledged);
    return report.acknowledged;
  };
  const flatOut = (on: Floor) => async (): Promise<number> => {
    const report = await told(traders, { do: 'trade flat out', on, callers: CALLERS, ms: FLAT_OUT_MS });
    all.push(...report.acknowledged);
    const answers = on === floor ? report.acknowledged.length : sum(Object.values(report.refused));
    return (answers * 1_000) / report.ms;
  };
  await steadily(WARM_UP_SECONDS);
  await takeTurns(flatOut(floor));
  const steadyBlock = longestBlock();
  const measured = await steadily(SECONDS);
  const longestBlockMs = steadyBlock();
  const nowhere = { ...floor, markets: ['nothing.nothing'] };
  const flatOutBlock = longestBlock();
  const { medians } = await interleave([flatOut(floor), flatOut(nowhere)], ROUNDS);
  const longestBlockFlatOutMs = flatOutBlock();
  const messages = (await told(traders, { do: 'say what was told' })).told;
  const shown = shownAfter(measured, messages, await placesOf(deps.db));
  const answered = delaysOf(measured);
  const [met, resting] = [true, false].map(is => delaysOf(measured.filter(({ hasMet }) => hasMet === is)));
  return words(medians, {
    ordersPerSecond: PER_SECOND,
    seconds: SECONDS,
    players: PLAYERS,
    markets: markets.length,
    acknowledgedP50Ms: quantile(answered, 0.5),
    acknowledgedP99Ms: quantile(answered, 0.99),
    restingP50Ms: quantile(resting!, 0.5),
    restingP99Ms: quantile(resting!, 0.99),
    metP50Ms: quantile(met!, 0.5),
    metP99Ms: quantile(met!, 0.99),
    inTheMarketP50Ms: quantile(shown, 0.5),
    inTheMarketP99Ms: quantile(shown, 0.99),
    longestBlockMs,
    longestBlockFlatOutMs,
    neverShown: measured.length - shown.length,
    machine: busy,
    refused: JSON.stringify(refused),
    ...(await booked(deps.db, all)),
  });
}

const delaysOf = (orders: readonly Acknowledged[]): number[] => orders.map(({ dueAt, at }) => at - dueAt);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

interface Place {
  readonly market: string;
  /** It was the nth of its market. */
  readonly nth: number;
}

/** By the journal, which has one order in every line. */
async function placesOf(db: Db): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await db.query(
    `select coalesce(command -> 'place' -> 0 ->> 'id', '') as id, market_id as market,
       (row_number() over (partition by market_id order by seq))::int as nth
     from journal where command ->> 'type' = 'orders'`,
  );
  return new Map(rows.map(({ id, market, nth }) => [id, { market, nth }]));
}

/** Of each order that can be seen: how long after it was due. */
export function shownAfter(
  orders: readonly Pick<Acknowledged, 'id' | 'dueAt'>[],
  messages: readonly Told[],
  places: ReadonlyMap<string, Place>,
): number[] {
  const byMarket = Map.groupBy(messages, ({ market }) => market);
  return orders.flatMap(({ id, dueAt }) => {
    const place = places.get(id);
    const first = place && firstWith(byMarket.get(place.market) ?? [], place.nth * STAKE);
    return first ? [first.at - dueAt] : [];
  });
}

/** They only become more: the first that knows of so many is found by halving. */
function firstWith(messages: readonly Told[], orders: number): Told | undefined {
  let [from, to] = [0, messages.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (messages[middle]!.orders >= orders) to = middle;
    else from = middle + 1;
  }
  return messages[from];
}

/** What the books say about the orders that were acknowledged. */
async function booked(db: Db, acknowledged: readonly Acknowledged[]): Promise<Record<string, number>> {
  const { rows: orders } = await db.query('select id from orders');
  const { rows: lines } = await db.query(
    `select count(*)::int as n, count(distinct command -> 'place' -> 0 ->> 'id')::int as distinct
     from journal where command ->> 'type' = 'orders'`,
  );
  const { rows: money } = await db.query(
    `select sum(balance)::bigint as sum,
       (select count(*)::int from orders where stake <> matched + unmatched + lapsed + cancelled + voided) as off
     from accounts`,
  );
  const known = new Set<string>(orders.map(({ id }) => id));
  const ids = new Set(acknowledged.map(({ id }) => id));
  const { n = 0, distinct = 0 } = lines[0] ?? {};
  return {
    acknowledged: acknowledged.length,
    lost: [...ids].filter(id => !known.has(id)).length,
    doubled: n - distinct + (acknowledged.length - ids.size),
    notAcknowledged: n - ids.size,
    ordersThatDoNotAddUp: money[0]?.off ?? Number.NaN,
    sumOfAllAccounts: money[0]?.sum ?? Number.NaN,
  };
}

function words(medians: readonly number[], more: Readonly<Record<string, number | string>>): BenchResult {
  const [ours = 0, reference = 0] = medians.map(Math.round);
  return {
    name: 'orders',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'orders a second',
    against: 'The same requests, only authenticated and answered',
    more,
  };
}
