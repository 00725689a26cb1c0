import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { depositInto } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { Bus } from '@maidan/server/bus';
import { type Db, openDb } from '@maidan/server/db/db';
import { decideGroup } from '@maidan/server/writer/group';
import { migrate } from '@maidan/server/db/migrate';
import { ensureDatabase, startPostgres } from '@maidan/server/db/postgres';
import type { Command } from '@maidan/server/writer/command';
import { Writer } from '@maidan/server/writer/writer';
import { Thread } from '@maidan/server/work/thread';
import { type BenchResult, type Interleaved, interleave, type Measure } from './interleave.ts';
import { betsFrom, now, perSecond, playerOf, PLAYERS, ROUND_MS } from './walletBets.ts';
import type { Share } from './wallet.worker.ts';

/** So many that the writer has the next group while it commits one. */
const CALLERS = 600;
/** More or fewer make one-by-one and pgbench slower on two cores. */
const ONE_BY_ONE_CALLERS = 8;
const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
/** On one ledger, each in a thread of its own; the callers are shared among them. */
const WRITERS = [1, 2, 4];

/**
 * Durable holds a second through one writer, beside the same commands in a transaction each, beside pgbench's TPC-B where
 * it is installed, and through several writers for the same players: one database, fsync on, rounds interleaved.
 */
export async function run(): Promise<BenchResult> {
  const folder = await mkdtemp(join(tmpdir(), 'maidan-bench-'));
  const postgres = await startPostgres(folder);
  try {
    const url = await ensureDatabase(postgres.url, 'bench');
    await migrate(url);
    const db = openDb(url, ONE_BY_ONE_CALLERS + 1);
    const writer = new Writer(db, new Bus(), now);
    await fund(writer);
    const pgbench = await pgbenchOn(await ensureDatabase(postgres.url, 'pgbench'));
    const threads = Array.from({ length: Math.max(...WRITERS) }, newThread);
    const several = WRITERS.map(count => through(threads.slice(0, count), url));
    const measures = [throughWriter(writer), oneByOne(db), ...several, ...(pgbench ? [pgbench] : [])];
    const { medians, rounds } = await interleave(measures, ROUNDS);
    const alone = await lonelyMillis(writer);
    await Promise.all(threads.map(thread => thread.close()));
    await db.end();
    return words(medians, rounds, alone);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function words(medians: readonly number[], rounds: Interleaved['rounds'], alone: number): BenchResult {
  const [ours = 0, single = 0, ...others] = medians.map(Math.round);
  const pgbench = others[WRITERS.length];
  return {
    name: 'wallet',
    ours,
    reference: single,
    ratio: ours / single,
    unit: 'durable commands a second',
    against: `the same commands in one transaction each, ${ONE_BY_ONE_CALLERS} at a time`,
    more: {
      callers: CALLERS,
      rounds: rounds.length,
      loneCommandMs: Number(alone.toFixed(2)),
      ...Object.fromEntries(WRITERS.map((count, nth) => [`writers${count}`, others[nth] ?? Number.NaN])),
      pgbench: pgbench ?? 'not installed',
      ratioToPgbench: pgbench === undefined ? 'not measured' : Number((ours / pgbench).toFixed(2)),
      ratioToPgbenchByRound:
        pgbench === undefined
          ? 'not measured'
          : rounds.map(([own = 0, ...rest]) => (own / rest.at(-1)!).toFixed(2)).join(' '),
    },
  };
}

async function fund(writer: Writer): Promise<void> {
  const commands = Array.from({ length: PLAYERS }, (_, n): Command<object> => {
    const user = playerOf(n);
    return {
      key: `fund/${n}`,
      fingerprint: '',
      accounts: [`player:${user}`, 'bank'],
      decide: decision => {
        const posted = decision.post(depositInto(user, rupees(10_000_000), `fund-${n}`));
        return posted.ok ? ok({}) : posted;
      },
    };
  });
  await Promise.all(commands.map(command => writer.do(command)));
}

const nextBet = betsFrom('here');

const throughWriter =
  (writer: Writer): Measure =>
  () =>
    perSecond(CALLERS, () => writer.do(nextBet()));

const newThread = (): Thread<Share, number> => new Thread(new URL('wallet.worker.ts', import.meta.url));

const through =
  (threads: readonly Thread<Share, number>[], url: string): Measure =>
  async () => {
    const callers = CALLERS / threads.length;
    const done = await Promise.all(threads.map((thread, nth) => thread.ask({ url, nth, callers })));
    return done.reduce((sum, each) => sum + each, 0);
  };

const oneByOne =
  (db: Db): Measure =>
  () =>
    perSecond(ONE_BY_ONE_CALLERS, () => decideGroup(db, [nextBet()], now()));

/** How long one command takes when nothing else is going on. */
async function lonelyMillis(writer: Writer): Promise<number> {
  const start = performance.now();
  for (let n = 0; n < 200; n += 1) await writer.do(nextBet());
  return (performance.now() - start) / 200;
}

const execute = promisify(execFile);

/** pgbench's standard transaction with as many rows as players; undefined where it is not installed. */
async function pgbenchOn(url: string): Promise<Measure | undefined> {
  const program = await found();
  if (!program) return undefined;
  await execute(program, ['-i', '-q', '-s', '10', url]);
  return async () => {
    const clients = ['-c', String(ONE_BY_ONE_CALLERS), '-j', '2', '-T', String(ROUND_MS / 1_000)];
    const { stdout } = await execute(program, [...clients, url]);
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  };
}

async function found(): Promise<string | undefined> {
  for (const program of ['pgbench', '/usr/lib/postgresql/15/bin/pgbench']) {
    const works = await execute(program, ['--version']).then(
      () => true,
      () => false,
    );
    if (works) return program;
  }
  return undefined;
}
