import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { processesOf } from '@maidan/server/db/postmaster';
import { clusterOf, type MortalHouse, mortalHouse } from './hostile/mortalHouse.ts';
import type { BenchResult } from './interleave.ts';

/*
 * What a house with everything on costs when nobody is in: the processor time of the server and of its PostgreSQL, in per
 * cent of a core, while all tables deal and every sport is played. Time of a processor, not of a clock: it means the same on
 * a busy machine, where it is somewhat more. Linux tells it. MINUTES=3 are measured after WARM=3 that are not. It fails if
 * that is more than it may cost.
 */

const MINUTES = Number(process.env['MINUTES'] ?? 3);
const WARM = Number(process.env['WARM'] ?? 3);
/** What it may cost. */
const MOST = 15;
/** Of Linux, wherever it tells a program of them. */
const TICKS_A_SECOND = 100;

export async function run(): Promise<BenchResult> {
  const house = await mortalHouse({ TABLES: 'all', SPORTS: 'all' });
  try {
    await pause(WARM * 60_000);
    const before = await look(house);
    await pause(MINUTES * 60_000);
    const after = await look(house);
    await house.server.stop();
    return allowed(inFigures(before, after));
  } finally {
    await house.remove();
  }
}

interface Look {
  readonly at: number;
  /** Ticks of a processor since each was started. */
  readonly server: number;
  readonly database: number;
  readonly rounds: number;
  readonly happenings: number;
}

async function look({ db, postgres, server }: MortalHouse): Promise<Look> {
  const { rows } = await db.query(
    `select (select count(*)::int from rounds) as rounds, (select count(*)::int from sport_record) as happenings`,
  );
  const database = processesOf(clusterOf(postgres)).reduce((sum, pid) => sum + ticksOf(statOf(pid)), 0);
  return { at: performance.now(), server: ticksOf(statOf(server.pid)), database, ...rows[0]! };
}

/** Nothing for a process that has just ended: its parent has its time. */
function statOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return '';
  }
}

/** What it found, unless that is more than it may be: then it says so. */
export function allowed(found: BenchResult): BenchResult {
  if (found.ours <= MOST) return found;
  const more = Object.entries(found.more ?? {}).map(([what, figure]) => `${what}: ${figure}`);
  throw new Error(
    [`With nobody in, the house costs ${found.ours.toFixed(2)} ${found.unit}, at most ${MOST}`, ...more].join('\n  '),
  );
}

/** What a process and the children it has outlived have had, by Linux's line on it. Its name may hold anything, brackets too. */
export function ticksOf(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
}

function inFigures(before: Look, after: Look): BenchResult {
  const seconds = (after.at - before.at) / 1_000;
  const shareOf = (what: 'server' | 'database'): number =>
    ((after[what] - before[what]) / TICKS_A_SECOND / seconds) * 100;
  const [server, database] = [shareOf('server'), shareOf('database')];
  const ours = server + database;
  const aMinute = (what: 'rounds' | 'happenings'): number => ((after[what] - before[what]) / seconds) * 60;
  const more = {
    'the server, % of a core': server,
    'its PostgreSQL, % of a core': database,
    'rounds a minute': aMinute('rounds'),
    'happenings of matches a minute': aMinute('happenings'),
    'minutes measured': seconds / 60,
  };
  return { name: 'idle', ours, reference: MOST, ratio: ours / MOST, unit: '% of a core', against: 'At most', more };
}
