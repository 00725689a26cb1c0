import { setTimeout as pause } from 'node:timers/promises';
import { type Random, randomFrom } from '@maidan/core/random';
import type { Db } from '@maidan/server/db/db';
import { type Fault, FAULTS, happen, isOfDisk, isOfPrimary, type Lasting, LASTING } from './chaos/faults.ts';
import { AnyOf, type MortalCluster, mortalCluster } from './chaos/mortalCluster.ts';
import { type Recovery, Watch } from './chaos/watch.ts';
import { complaintsAfter } from './hostile/aftermath.ts';
import { CODES, CROWDED, gather, tradable } from './hostile/crowd.ts';
import { Told } from './hostile/victims.ts';
import type { BenchResult } from './interleave.ts';

/*
 * A house of three nodes with bets at its tables and orders in its books, whose players ask any of them, and things that die:
 * nodes killed, frozen for 30 s, restarted in good order, cut off from the broker or from PostgreSQL or with a clock that is
 * wrong, the broker, PostgreSQL, its disk, its machine with a standby for it. Then all of it is closed: nothing that was
 * acknowledged is lost or doubled, no round of a table begins before the one before it is over or is told with two cards in
 * one place, every journal makes its market again; and after each fault everything was there again within 10 s.
 * FAULTS=10 makes it shorter, SEED=7 makes another one, ONLY='primary lost,disk full' chooses. As root on Linux.
 */
const COUNT = Number(process.env['FAULTS'] ?? 50);
const SEED = Number(process.env['SEED'] ?? 1);
const NODES = 3;
const PLAYERS = 8;
/** Between one and the next everybody is at work again. */
const BETWEEN_MS = 4_000;
const BACK_WITHIN_MS = 10_000;

export async function run(): Promise<BenchResult> {
  console.log(`Seed ${SEED}`);
  const only = process.env['ONLY']?.split(',');
  const among = FAULTS.filter(fault => only?.includes(fault) ?? true);
  const report = await chaos(COUNT, SEED, console.log, { among });
  const complaints = [...report.complaints, ...lateIn(report.recoveries)];
  if (complaints.length > 0) throw new Error(`${complaints.length} complaints:\n${complaints.slice(0, 30).join('\n')}`);
  return {
    name: 'chaos',
    ours: COUNT,
    reference: COUNT,
    ratio: 1,
    unit: 'faults',
    against: 'stood without a difference',
    more: {
      faults: JSON.stringify(report.faults),
      ...slowest(report.recoveries),
      commands: report.commands,
      'rounds watched': report.watched,
      rounds: JSON.stringify(report.rounds),
      digests: report.digests,
      refusals: JSON.stringify(report.refusals),
    },
  };
}

export interface ChaosOptions {
  readonly among?: readonly Fault[];
  readonly env?: Readonly<Record<string, string>>;
  readonly lasting?: Lasting;
}

export interface Recovered extends Recovery {
  readonly fault: Fault;
}

export async function chaos(
  count: number,
  seed: number,
  say: (text: string) => void,
  { among = FAULTS, env = {}, lasting = LASTING }: ChaosOptions = {},
) {
  const random = randomFrom(seed);
  const built = { hasLines: true, isReplicated: among.some(isOfPrimary), hasSmallDisk: among.some(isOfDisk) };
  const house = await mortalCluster(NODES, { ...CROWDED, PACE: '0.3', ...env }, built);
  try {
    const told = new Told();
    const faults: Partial<Record<Fault, number>> = {};
    const recoveries: Recovered[] = [];
    const server = new AnyOf(house.nodes, randomFrom(seed + 1));
    const disperse = await gather({ server, db: house.db, told, seed, players: PLAYERS });
    const watch = await Watch.begin(house.nodes, CODES, (await tradable(house.db))[0]!.id);
    for (let nth = 0; nth < count; nth += 1) {
      const fault = nth < among.length ? among[nth]! : random.pick(among);
      await betweenFaults(told);
      const { who, kept } = await keeperIn(house.db, random);
      const left = await happen(fault, who, house, random, lasting);
      const without = await watch.recovery(left);
      await left.mend();
      const all = left.dead ? [without, await watch.recovery()] : [without]; // also with who was missing
      recoveries.push(...all.map(back => ({ fault, ...back })));
      faults[fault] = (faults[fault] ?? 0) + 1;
      const where = `${fault} (node${who + 1}, ${kept} places)`;
      say(
        `${nth + 1} of ${count}: ${where}; back after ${all.map(inSeconds).join(', then ')}; ${told.commands} commands`,
      );
    }
    await betweenFaults(told);
    await disperse();
    watch.end();
    await closed(house);
    const { complaints, ...after } = await complaintsAfter(house.db, told);
    const twice = [...(await overlapping(house.db)), ...(await watch.complaints(house.db))];
    const refusals = Object.fromEntries(told.refusals);
    const seen = { faults, recoveries, commands: told.commands, watched: watch.rounds, refusals };
    return { ...seen, ...after, complaints: [...complaints, ...twice] };
  } finally {
    await house.remove();
  }
}

const PARTS = ['tables', 'sport', 'sockets'] as const;

const inSeconds = (back: Recovery): string =>
  PARTS.map(part => `${part} ${(back[part] / 1_000).toFixed(1)} s`).join(', ');

function lateIn(recoveries: readonly Recovered[]): string[] {
  return recoveries.flatMap(({ fault, ...back }) =>
    PARTS.filter(part => back[part] > BACK_WITHIN_MS).map(
      part => `After "${fault}" ${part} were back only after ${(back[part] / 1_000).toFixed(1)} s.`,
    ),
  );
}

/** The longest of each kind. */
function slowest(recoveries: readonly Recovered[]): Record<string, string> {
  const of = (part: (typeof PARTS)[number]) => {
    const [most] = recoveries.toSorted((a, b) => b[part] - a[part]);
    return most ? `${(most[part] / 1_000).toFixed(1)} s (${most.fault})` : 'never';
  };
  return Object.fromEntries(PARTS.map(part => [`${part} back after at most`, of(part)]));
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

/** One of those that keep something. */
async function keeperIn(db: Db, random: Random): Promise<{ readonly who: number; readonly kept: number }> {
  const { rows } = await db.query(
    `select left(node, -7) as name, count(*)::int as count from leases where until > clock_timestamp()
     group by node order by node`,
  );
  const { name, count } = random.pick(rows);
  return { who: Number(String(name).slice('node'.length)) - 1, kept: Number(count) };
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
