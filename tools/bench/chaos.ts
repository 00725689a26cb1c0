import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@maidan/core/random';
import type { Db } from '@maidan/server/db/db';
import { type Fault, FAULTS, happen } from './chaos/faults.ts';
import { AnyOf, type MortalCluster, mortalCluster } from './chaos/mortalCluster.ts';
import { complaintsAfter } from './hostile/aftermath.ts';
import { CROWDED, gather } from './hostile/crowd.ts';
import { Told } from './hostile/victims.ts';
import type { BenchResult } from './interleave.ts';

/*
 * A house of three nodes with bets at its tables and orders in its books, whose players ask any of them, and things that die:
 * nodes killed, frozen for longer than their leases, or restarted in good order, the broker, PostgreSQL. Then all of it is
 * closed: nothing that was acknowledged is lost or doubled, no round of a table begins before the one before it is over,
 * every journal makes its market again. FAULTS=10 makes it shorter, SEED=7 makes another one.
 */
const COUNT = Number(process.env['FAULTS'] ?? 50);
const SEED = Number(process.env['SEED'] ?? 1);
const NODES = 3;
const PLAYERS = 8;
/** Between one and the next everybody is at work again. */
const BETWEEN_MS = 4_000;

export async function run(): Promise<BenchResult> {
  console.log(`Seed ${SEED}`);
  const report = await chaos(COUNT, SEED, console.log);
  if (report.complaints.length > 0)
    throw new Error(`${report.complaints.length} complaints:\n${report.complaints.slice(0, 30).join('\n')}`);
  return {
    name: 'chaos',
    ours: COUNT,
    reference: COUNT,
    ratio: 1,
    unit: 'faults',
    against: 'stood without a difference',
    more: {
      faults: JSON.stringify(report.faults),
      commands: report.commands,
      rounds: JSON.stringify(report.rounds),
      digests: report.digests,
      refusals: JSON.stringify(report.refusals),
    },
  };
}

export async function chaos(
  count: number,
  seed: number,
  say: (text: string) => void,
  {
    among = FAULTS,
    env = {},
  }: { readonly among?: readonly Fault[]; readonly env?: Readonly<Record<string, string>> } = {},
) {
  const random = randomFrom(seed);
  const house = await mortalCluster(NODES, { ...CROWDED, PACE: '0.3', ...env });
  try {
    const told = new Told();
    const faults: Partial<Record<Fault, number>> = {};
    const server = new AnyOf(house.nodes, randomFrom(seed + 1));
    const disperse = await gather({ server, db: house.db, told, seed, players: PLAYERS });
    for (let nth = 0; nth < count; nth += 1) {
      const fault = nth < among.length ? among[nth]! : random.pick(among);
      await betweenFaults(told);
      await happen(fault, house, random);
      faults[fault] = (faults[fault] ?? 0) + 1;
      say(`${nth + 1} of ${count}: ${fault}; ${told.commands} commands`);
    }
    await betweenFaults(told);
    await disperse();
    await closed(house);
    const { complaints, ...after } = await complaintsAfter(house.db, told);
    const twice = await overlapping(house.db);
    const refusals = Object.fromEntries(told.refusals);
    return { faults, commands: told.commands, refusals, ...after, complaints: [...complaints, ...twice] };
  } finally {
    await house.remove();
  }
}

/** Something was answered since. */
async function betweenFaults(told: Told): Promise<void> {
  const before = told.commands;
  await pause(BETWEEN_MS);
  for (let waited = 0; told.commands === before; waited += 100) {
    if (waited > 60_000) throw new Error('nothing has been answered for a minute');
    await pause(100);
  }
}

/** One after the other gives away what it keeps; the last finishes it. */
async function closed({ nodes }: MortalCluster): Promise<void> {
  for (const node of nodes) await node.stop();
}

/** Rounds of one table that were under way at the same time. */
async function overlapping(db: Db): Promise<string[]> {
  const { rows } = await db.query(
    `select game, count(*)::int as count from (
       select game, at, lag(ended_at) over (partition by game order by id::bigint) as before from rounds
     ) as steps where at < before group by game`,
  );
  return rows.map(({ game, count }) => `At ${game} ${count} rounds began before the one before them was over.`);
}
