import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { odds } from '@maidan/core/odds';
import type { House } from '@maidan/server/app';
import { DEFAULTS } from '@maidan/server/config';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { limitsOf } from '@maidan/server/sport/marketRows';
import { throwAwayPostgres } from '../throwAway.ts';
import { openFloor, quietEvents, told, UNHURRIED } from './clients/floor.ts';
import type { FloodOrder, FloodReport } from './clients/flooders.ts';
import type { Floor } from './clients/orderers.ts';
import { type BenchResult, interleave, machine, quantile } from './interleave.ts';

/*
 * How long an order waits for its acknowledgement while one address reads whatever costs the house something, as fast as
 * it is answered; beside it the same orders without a flood, and with as many who ask for the cheapest page there is, in
 * turn. The flood has the budget that any address has; orders have none, because all of their players come from one
 * address too.
 */
const PER_SECOND = 50;
const SECONDS = 4;
const ROUNDS = 5;
const PLAYERS = 50;
const CALLERS = 32;
const CHEAPEST = ['/livez'];
const COSTLY = [
  '/api/casino/fairness',
  '/api/openapi.json',
  '/api/reference',
  `/api/casino/results?date=${new Date().toISOString().slice(0, 10)}&game=teen20&page=1&size=10`,
  `/api/casino/results.csv?date=${new Date().toISOString().slice(0, 10)}&game=teen20`,
  '/api/casino/rounds/100001',
  '/api/exchange/counts',
  '/api/exchange/events?page=1&size=10',
];

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const postgres = await throwAwayPostgres();
  const traders = fork(new URL('./clients/orderers.ts', import.meta.url));
  const flooders = fork(new URL('./clients/flooders.ts', import.meta.url));
  try {
    const { read, costly } = DEFAULTS.perMinute;
    const change = { tables: ['teen20', 'dt20'], pace: 0.05, perMinute: { ...UNHURRIED, read, costly } };
    const house = await openFloor(await ensureDatabase(postgres.url, 'bench'), quietEvents(2), change);
    return await measure(house, traders, flooders, busy).finally(() => house.close());
  } finally {
    traders.kill();
    flooders.kill();
    await postgres.stop();
  }
}

async function measure(
  { deps, url }: House,
  traders: ChildProcess,
  flooders: ChildProcess,
  busy: string,
): Promise<BenchResult> {
  const markets = [...deps.sport.desks()].flatMap(desk => [...desk.markets].map(({ id }) => id));
  const on: Floor = { url, markets, runner: 'A', odds: odds(2), stake: limitsOf('exchange').min };
  await told(traders, { do: 'come in', url, players: PLAYERS });
  const delays = { costly: [] as number[], cheap: [] as number[], quiet: [] as number[] };
  const answers: Record<string, number> = {};
  const ordered = async (which: keyof typeof delays): Promise<number> => {
    const { acknowledged } = await told(traders, { do: 'trade steadily', on, perSecond: PER_SECOND, seconds: SECONDS });
    const waited = acknowledged.map(({ dueAt, at }) => at - dueAt);
    delays[which].push(...waited);
    return quantile(waited, 0.5);
  };
  const flooded = (which: 'costly' | 'cheap', paths: readonly string[]) => async (): Promise<number> => {
    flooders.send({ do: 'flood', url, paths, callers: CALLERS } satisfies FloodOrder);
    const waited = await ordered(which);
    flooders.send({ do: 'stop' } satisfies FloodOrder);
    const [report] = (await once(flooders, 'message')) as [FloodReport];
    for (const [status, count] of Object.entries(report)) {
      answers[`${which} ${status}`] = (answers[`${which} ${status}`] ?? 0) + count;
    }
    return waited;
  };
  await ordered('quiet'); // what is not compiled yet
  delays.quiet = [];
  const measures = [flooded('costly', COSTLY), flooded('cheap', CHEAPEST), () => ordered('quiet')];
  const { medians } = await interleave(measures, ROUNDS);
  const [ours = 0, cheap = 0, reference = 0] = medians;
  return {
    name: 'flood',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'ms to the acknowledgement of an order, the median',
    against: 'Without the flood',
    more: {
      p99Ms: quantile(delays.costly, 0.99),
      'median of a flood of the cheapest page': cheap,
      'p99 of it': quantile(delays.cheap, 0.99),
      p99WithoutMs: quantile(delays.quiet, 0.99),
      'answers to the flood': JSON.stringify(answers),
      machine: busy,
    },
  };
}
