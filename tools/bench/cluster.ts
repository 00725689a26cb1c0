import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { MortalServer } from '@maidan/server/mortalServer';
import { SPORT_PLACES } from '@maidan/server/nodes/place';
import { type MortalCluster, mortalCluster } from './chaos/mortalCluster.ts';
import type { Books, WanderersOrder, WanderersReport } from './clients/wanderers.ts';
import { type BenchResult, machine, median, orderOf, quantile } from './interleave.ts';
import { telling } from './clients/told.ts';
import { Share } from './share.ts';
import { tradable } from './hostile/crowd.ts';

/*
 * Casino bets, orders and sockets at a house of one, two and four nodes, in turn, in one run. Each node has a fixed share of a
 * core, so that nodes are what is scarce, also on a machine of two; PostgreSQL, NATS and the players have the rest. Bets flat
 * out, then steadily at half of that; orders flat out; as many sockets for each node, and how late they hear. Nodes that do
 * not take part have given away what they kept. As root on Linux. SHARE=0.2 ROUNDS=3 SOCKETS=250 (for each node).
 */
const SHARE = Number(process.env['SHARE'] ?? 0.2);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const SOCKETS = Number(process.env['SOCKETS'] ?? 250);
const COUNTS = [1, 2, 4] as const;
const MOST = 4;
const CODES = [
  'teen20',
  'dt20',
  'lucky7',
  'card32',
  'queen',
  'baccarat',
  'ab20',
  'teen8',
  'dtl20',
  'lucky7eu',
  'race20',
  'aaa2',
];
const PLAYERS = 400;
/** As many for each node: a house of four has four times the players, and groups as large. */
const CALLERS = 48;
const WARM_UP_MS = 21_000;
const FLAT_OUT_MS = 6_000;
const STEADY_SECONDS = 6;
const ORDERS_MS = 5_000;
const LISTENING_MS = 5_000;

interface Round {
  readonly perSecond: number;
  readonly cpuMsPerBet: number;
  readonly halfLoadP99: number;
  readonly ordersPerSecond: number;
  readonly cpuMsPerOrder: number;
  readonly socketsP99: number;
  readonly refused: string;
}

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const own = { TABLES: CODES.join(','), SPORTS: 'politics,snooker', TRUSTED_PROXIES: '127.0.0.1' };
  const house = await mortalCluster(MOST, own);
  const players = fork(new URL('./clients/wanderers.ts', import.meta.url));
  const shares = house.nodes.map((node, nth) => new Share(`maidan-bench-${process.pid}-${nth}`, node.pid));
  try {
    await told(players, { do: 'sign in', urls: house.nodes.map(node => node.url('')), players: PLAYERS });
    const books = await booksIn(house);
    await warmUp(house.nodes, players, books);
    for (const share of shares) share.limit(SHARE);
    const found = new Map<number, Round[]>(COUNTS.map(count => [count, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const nth of orderOf(round, COUNTS.length)) {
        const count = COUNTS[nth]!;
        await takePart(house, count);
        found.get(count)!.push(await measure(house.nodes.slice(0, count), players, books));
        console.log(`${count} nodes: ${JSON.stringify(found.get(count)!.at(-1))}`);
      }
    return words(found, busy);
  } finally {
    players.kill();
    await house.remove();
    for (const share of shares) share.remove();
  }
}

/** With all they can get: at a fifth of a core, code that is not compiled yet would be most of what is measured. */
async function warmUp(nodes: readonly MortalServer[], players: ChildProcess, books: Books['books']): Promise<void> {
  const urls = nodes.map(node => node.url(''));
  const callers = CALLERS * nodes.length;
  await told(players, { do: 'bet flat out', on: { urls, codes: CODES }, callers, ms: WARM_UP_MS });
  await told(players, { do: 'order flat out', on: { urls, books }, callers, ms: WARM_UP_MS / 3 });
}

async function measure(nodes: readonly MortalServer[], players: ChildProcess, books: Books['books']): Promise<Round> {
  const urls = nodes.map(node => node.url(''));
  const on = { urls, codes: CODES };
  const callers = CALLERS * nodes.length;
  const costing = async (order: WanderersOrder) => {
    const before = cpuMsOf(nodes);
    const report = await told(players, order);
    return { ...report, cpuMs: cpuMsOf(nodes) - before };
  };
  const flat = await costing({ do: 'bet flat out', on, callers, ms: FLAT_OUT_MS });
  const perSecond = (flat.taken * 1_000) / flat.ms;
  const half = Math.max(1, Math.round(perSecond / 2));
  const steady = await told(players, { do: 'bet steadily', on, perSecond: half, seconds: STEADY_SECONDS });
  const orders = await costing({ do: 'order flat out', on: { urls, books }, callers, ms: ORDERS_MS });
  const heard = await told(players, { do: 'listen', on, sockets: SOCKETS * nodes.length, ms: LISTENING_MS });
  return {
    perSecond,
    cpuMsPerBet: flat.cpuMs / flat.taken,
    halfLoadP99: quantile(steady.delays, 0.99),
    ordersPerSecond: (orders.taken * 1_000) / orders.ms,
    cpuMsPerOrder: orders.cpuMs / orders.taken,
    socketsP99: quantile(heard.delays, 0.99),
    refused: JSON.stringify([flat.refused, orders.refused]),
  };
}

/** Books in which nothing is played meanwhile. */
async function booksIn({ db }: MortalCluster): Promise<Books['books']> {
  const markets = await tradable(db, 16);
  return markets.map(({ id, plan }) => ({ market: id, runner: plan.runners![0]! })); // an exchange has runners
}

/** The first so many keep everything, the others nothing. */
async function takePart({ db }: MortalCluster, count: number): Promise<void> {
  const names = Array.from({ length: count }, (_, nth) => `node${nth + 1}`);
  await db.query('update nodes set is_leaving = left(name, -7) <> all($1)', [names]);
  for (;;) {
    await pause(500);
    const { rows } = await db.query(
      `select count(*) filter (where left(node, -7) <> all($1))::int as others, count(distinct node)::int as nodes,
              count(*) filter (where until > clock_timestamp())::int as kept
       from leases where place like 'table:%' or place like 'sport:%'`,
      [names],
    );
    if (rows[0]?.others === 0 && rows[0].nodes === count && rows[0].kept === CODES.length + SPORT_PLACES.length) return;
  }
}

function words(found: ReadonlyMap<number, readonly Round[]>, busy: string): BenchResult {
  const of = (count: number, figure: keyof Omit<Round, 'refused'>): number =>
    median(found.get(count)!.map(round => round[figure]));
  const more = COUNTS.flatMap(count => [
    [`${count} nodes, bets a second`, of(count, 'perSecond')],
    [`${count} nodes, processor ms a bet`, of(count, 'cpuMsPerBet')],
    [`${count} nodes, p99 ms at half of that`, of(count, 'halfLoadP99')],
    [`${count} nodes, orders a second`, of(count, 'ordersPerSecond')],
    [`${count} nodes, processor ms an order`, of(count, 'cpuMsPerOrder')],
    [`${count} nodes, p99 ms until ${SOCKETS * count} sockets hear`, of(count, 'socketsP99')],
  ]);
  const [ours, reference] = [of(MOST, 'perSecond'), of(1, 'perSecond')];
  return {
    name: 'cluster',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'bets a second',
    against: `One node, with the same share of a core (${SHARE})`,
    more: { ...Object.fromEntries(more), machine: busy },
  };
}

const TICKS_A_SECOND = 100;

/** What they have used of processors so far. */
const cpuMsOf = (nodes: readonly MortalServer[]): number =>
  nodes.reduce((sum, { pid }) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return sum + ((Number(fields[11]) + Number(fields[12])) * 1_000) / TICKS_A_SECOND;
  }, 0);

const told = telling<WanderersOrder, WanderersReport>();
