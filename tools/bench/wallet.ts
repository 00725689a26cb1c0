import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Millis, UserId } from '@maidan/core/ids';
import { depositInto, holdFor } from '@maidan/core/ledger';
import { rupees } from '@maidan/core/money';
import { ok } from '@maidan/core/result';
import { Bus } from '@maidan/server/bus';
import { type Db, openDb } from '@maidan/server/db/db';
import { decideGroup } from '@maidan/server/writer/group';
import { migrate } from '@maidan/server/db/migrate';
import { ensureDatabase, startPostgres } from '@maidan/server/db/postgres';
import type { Command } from '@maidan/server/writer/command';
import { Writer } from '@maidan/server/writer/writer';
import { type BenchResult, type Interleaved, interleave, type Measure } from './interleave.ts';

const PLAYERS = 2_000;
/** So many that the writer has the next group while it commits one. */
const CALLERS = 600;
/** More or fewer make one-by-one and pgbench slower on two cores. */
const ONE_BY_ONE_CALLERS = 8;
const ROUND_MS = 4_000;
const ROUNDS = 7;

/**
 * Durable holds a second through the one writer, beside the same commands in a transaction each, and beside
 * pgbench's TPC-B where it is installed: one database, fsync on, rounds interleaved.
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
    const measures = [throughWriter(writer), oneByOne(db), ...(pgbench ? [pgbench] : [])];
    const { medians, rounds } = await interleave(measures, ROUNDS);
    const alone = await lonelyMillis(writer);
    await db.end();
    return words(medians, rounds, alone);
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function words(medians: readonly number[], rounds: Interleaved['rounds'], alone: number): BenchResult {
  const [ours = 0, single = 0, pgbench] = medians.map(Math.round);
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
      pgbench: pgbench ?? 'not installed',
      ratioToPgbench: pgbench === undefined ? 'not measured' : Number((ours / pgbench).toFixed(2)),
      ratioToPgbenchByRound:
        pgbench === undefined
          ? 'not measured'
          : rounds.map(([own = 0, , theirs = 0]) => (own / theirs).toFixed(2)).join(' '),
    },
  };
}

const now = (): Millis => Date.now() as Millis;
const playerOf = (n: number): UserId => `bench-${n % PLAYERS}` as UserId;

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

let bets = 0;

/** A bet as the tables will place it: hold the stake, remember the key and the answer. */
function nextBet(): Command<object> {
  const n = (bets += 1);
  const user = playerOf(n * 7_919);
  return {
    key: `player:${user}/bet-${n}`,
    fingerprint: `bet ${n}`,
    accounts: [`player:${user}`, `exposure:${user}`],
    decide: decision => {
      const posted = decision.post(holdFor(user, rupees(1), `bet:${n}`, 'bench'));
      return posted.ok ? ok({ bet: n }) : posted;
    },
  };
}

const throughWriter =
  (writer: Writer): Measure =>
  () =>
    perSecond(CALLERS, () => writer.do(nextBet()));

const oneByOne =
  (db: Db): Measure =>
  () =>
    perSecond(ONE_BY_ONE_CALLERS, () => decideGroup(db, [nextBet()], now()));

async function perSecond(callers: number, act: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  let done = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - start < ROUND_MS) {
      await act();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (done * 1_000) / (performance.now() - start);
}

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
