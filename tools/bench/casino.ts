import { type ChildProcess, fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { Round } from '@maidan/games/kit/round';
import { type House, openHouse } from '@maidan/server/app';
import type { CasinoTable } from '@maidan/server/casino/table';
import type { Db } from '@maidan/server/db/db';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { throwAwayPostgres } from '../throwAway.ts';
import type { GamblersOrder, GamblersReport, Spread } from './clients/gamblers.ts';
import { slipsOf } from './clients/slips.ts';
import { type BenchResult, interleave, machine, quantile } from './interleave.ts';
import { longestBlock } from './longestBlock.ts';
import { telling } from './clients/told.ts';
import { takeTurns } from './turns.ts';

/*
 * Bets of a thousand players on one table, over HTTP and durable, whenever it is open: a thousand a second for a minute,
 * then as many as go, next to the same requests to a table that does not exist, which are authenticated and answered
 * and no more. Afterwards the books say whether every bet that was acknowledged is there, once, and paid. A delay has
 * the players' own work and whatever else the machine does in it.
 */

const CODE = 'teen20';
const PLAYERS = 1_000;
const PER_SECOND = 1_000;
const SECONDS = 60;
/** The first bets after a start wait for code that is not compiled yet: they count, but not how long they took. */
const WARM_UP_SECONDS = 2;
const CALLERS = 128;
const FLAT_OUT_MS = 2_000;
const ROUNDS = 3;
/** Of one window: it is open for 20 seconds and takes bets for 18. */
const MOST_SECONDS = 15;
const UNHURRIED = { signIn: 1e9, register: 1e9, write: 1e9, read: 1e9, costly: 1e9 };

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const postgres = await throwAwayPostgres();
  const gamblers = fork(new URL('./clients/gamblers.ts', import.meta.url));
  const databaseUrl = await ensureDatabase(postgres.url, 'bench');
  const open = (tables: readonly string[]): Promise<House> =>
    openHouse({
      databaseUrl,
      config: { port: 0, perMinute: UNHURRIED, tables },
    });
  try {
    const quiet = await open([]); // the window is not open while players come in
    await told(gamblers, { do: 'sign in', url: quiet.url, players: PLAYERS });
    await quiet.close();
    const house = await open([CODE]);
    return await measure(house, gamblers, busy).finally(() => house.close());
  } finally {
    gamblers.kill();
    await postgres.stop();
  }
}

async function measure({ deps, url }: House, gamblers: ChildProcess, busy: string): Promise<BenchResult> {
  const { db, world } = deps;
  const table = deps.tables.of(CODE)!;
  const taken: string[] = [];
  const refused: Record<string, number> = {};
  /** As soon as bets are taken for so long. */
  const bet = async (seconds: number, order: (on: Spread) => GamblersOrder): Promise<GamblersReport> => {
    const least = seconds * 1_000 + LAST_CALL_MS;
    const round = await until(table, ({ phase, dueAt }) => phase === 'open' && dueAt - world.now() > least);
    const report = await told(
      gamblers,
      order({ url, game: CODE, round: round.id, slips: slipsOf(table.game, table.round) }),
    );
    taken.push(...report.taken);
    return report;
  };
  const steadily = async (seconds: number): Promise<readonly number[]> => {
    const report = await bet(seconds, on => ({ do: 'bet steadily', on, perSecond: PER_SECOND, seconds }));
    for (const [code, count] of Object.entries(report.refused)) refused[code] = (refused[code] ?? 0) + count;
    return report.delays;
  };
  const flatOut = (game: string) => async (): Promise<number> => {
    const order = { do: 'bet flat out', callers: CALLERS, ms: FLAT_OUT_MS } as const;
    const report = await bet(FLAT_OUT_MS / 1_000 + 1, on => ({ ...order, on: { ...on, game } }));
    return ((game === CODE ? report.taken : report.delays).length * 1_000) / report.ms;
  };
  await steadily(WARM_UP_SECONDS);
  await takeTurns(flatOut(CODE));
  const delays: number[] = [];
  const steadyBlock = longestBlock();
  for (let left = SECONDS; left > 0; left -= MOST_SECONDS)
    delays.push(...(await steadily(Math.min(left, MOST_SECONDS))));
  const longestBlockMs = steadyBlock();
  const flatOutBlock = longestBlock();
  const { medians } = await interleave([flatOut(CODE), flatOut('nothing')], ROUNDS);
  const longestBlockFlatOutMs = flatOutBlock();
  const last = table.round.id;
  await until(table, ({ id, phase }) => id !== last || phase === 'settled');
  return words(medians, {
    betsPerSecond: PER_SECOND,
    seconds: SECONDS,
    players: PLAYERS,
    p50Ms: quantile(delays, 0.5),
    p99Ms: quantile(delays, 0.99),
    longestBlockMs,
    longestBlockFlatOutMs,
    machine: busy,
    refused: inWords(refused),
    ...(await booked(db, taken)),
  });
}

const inWords = (refused: Readonly<Record<string, number>>): string =>
  Object.entries(refused)
    .map(([code, count]) => `${count} ${code}`)
    .join(', ') || 'none';

function words(medians: readonly number[], more: Readonly<Record<string, number | string>>): BenchResult {
  const [ours = 0, reference = 0] = medians.map(Math.round);
  return {
    name: 'casino',
    ours,
    reference,
    ratio: ours / reference,
    unit: 'bets a second',
    against: 'The same requests, only authenticated and answered',
    more,
  };
}

/** What the books say about the bets that were acknowledged. */
async function booked(db: Db, taken: readonly string[]): Promise<Record<string, number>> {
  const { rows: bets } = await db.query('select id, state from bets');
  const { rows: money } = await db.query(
    `select sum(balance)::bigint as sum, (sum(balance) filter (where id like 'exposure:%'))::bigint as held from accounts`,
  );
  const known = new Set<string>(bets.map(({ id }) => id));
  return {
    acknowledged: taken.length,
    lost: taken.filter(id => !known.has(id)).length,
    doubled: bets.length - known.size + (taken.length - new Set(taken).size),
    notAcknowledged: bets.length - new Set(taken).size,
    notSettled: bets.filter(({ state }) => state !== 'settled').length,
    sumOfAllAccounts: money[0]?.sum ?? Number.NaN,
    stillHeld: money[0]?.held ?? Number.NaN,
  };
}

const told = telling<GamblersOrder, GamblersReport>();

async function until(table: CasinoTable, isSo: (round: Round) => boolean): Promise<Round> {
  while (!isSo(table.round)) await sleep(20);
  return table.round;
}
