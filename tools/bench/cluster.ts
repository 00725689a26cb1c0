import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { MortalServer } from '@maidan/server/mortalServer';
import { type MortalCluster, mortalCluster } from './chaos/mortalCluster.ts';
import type { WanderersOrder, WanderersReport } from './clients/wanderers.ts';
import { type BenchResult, machine, median, orderOf, quantile } from './interleave.ts';
import { telling } from './clients/told.ts';

/*
 * Casino bets over HTTP at a house of one, two and four nodes, in turn, in one run. Each node has a fixed share of a core, so
 * that nodes are what is scarce, also on a machine of two; PostgreSQL, NATS and the players have the rest. Flat out, then
 * steadily at half of that. Nodes that do not take part have given away what they kept. As root on Linux. SHARE=0.2 ROUNDS=3.
 */
const SHARE = Number(process.env['SHARE'] ?? 0.2);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
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
const WARM_UP_MS = 30_000;
const FLAT_OUT_MS = 8_000;
const STEADY_SECONDS = 8;

interface Round {
  readonly perSecond: number;
  readonly cpuMsPerBet: number;
  readonly halfLoadP99: number;
  readonly refused: string;
}

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const own = { TABLES: CODES.join(','), SPORTS: '', TRUSTED_PROXIES: '127.0.0.1' };
  const house = await mortalCluster(MOST, own);
  const players = fork(new URL('./clients/wanderers.ts', import.meta.url));
  const shares = house.nodes.map((node, nth) => new Share(`maidan-bench-${process.pid}-${nth}`, node.pid));
  try {
    await told(players, { do: 'sign in', urls: house.nodes.map(node => node.url('')), players: PLAYERS });
    await warmUp(house.nodes, players);
    for (const share of shares) share.limit(SHARE);
    const found = new Map<number, Round[]>(COUNTS.map(count => [count, []]));
    for (let round = 0; round < ROUNDS; round += 1)
      for (const nth of orderOf(round, COUNTS.length)) {
        const count = COUNTS[nth]!;
        await takePart(house, count);
        found.get(count)!.push(await measure(house.nodes.slice(0, count), players));
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
async function warmUp(nodes: readonly MortalServer[], players: ChildProcess): Promise<void> {
  const on = { urls: nodes.map(node => node.url('')), codes: CODES };
  await told(players, { do: 'bet flat out', on, callers: CALLERS * nodes.length, ms: WARM_UP_MS });
}

async function measure(nodes: readonly MortalServer[], players: ChildProcess): Promise<Round> {
  const on = { urls: nodes.map(node => node.url('')), codes: CODES };
  const before = cpuMsOf(nodes);
  const flat = await told(players, { do: 'bet flat out', on, callers: CALLERS * nodes.length, ms: FLAT_OUT_MS });
  const cpuMs = cpuMsOf(nodes) - before;
  const perSecond = (flat.taken * 1_000) / flat.ms;
  const half = Math.max(1, Math.round(perSecond / 2));
  const steady = await told(players, { do: 'bet steadily', on, perSecond: half, seconds: STEADY_SECONDS });
  return {
    perSecond,
    cpuMsPerBet: cpuMs / flat.taken,
    halfLoadP99: quantile(steady.delays, 0.99),
    refused: JSON.stringify(flat.refused),
  };
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
       from leases where place like 'table:%'`,
      [names],
    );
    if (rows[0]?.others === 0 && rows[0].nodes === count && rows[0].kept === CODES.length) return;
  }
}

function words(found: ReadonlyMap<number, readonly Round[]>, busy: string): BenchResult {
  const of = (count: number, figure: keyof Omit<Round, 'refused'>): number =>
    median(found.get(count)!.map(round => round[figure]));
  const more = COUNTS.flatMap(count => [
    [`${count} nodes, bets a second`, of(count, 'perSecond')],
    [`${count} nodes, processor ms a bet`, of(count, 'cpuMsPerBet')],
    [`${count} nodes, p99 ms at half of that`, of(count, 'halfLoadP99')],
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

/** A part of a core for one process (a cgroup, of either version). */
class Share {
  readonly #folder: string;
  readonly #pid: number;

  constructor(name: string, pid: number) {
    const root = existsSync('/sys/fs/cgroup/cpu/cgroup.procs') ? '/sys/fs/cgroup/cpu' : '/sys/fs/cgroup';
    this.#folder = join(root, name);
    this.#pid = pid;
    mkdirSync(this.#folder);
  }

  limit(cores: number): void {
    const periodUs = 20_000;
    const quota = Math.round(cores * periodUs);
    if (existsSync(join(this.#folder, 'cpu.cfs_quota_us'))) {
      writeFileSync(join(this.#folder, 'cpu.cfs_period_us'), String(periodUs));
      writeFileSync(join(this.#folder, 'cpu.cfs_quota_us'), String(quota));
    } else writeFileSync(join(this.#folder, 'cpu.max'), `${quota} ${periodUs}`);
    writeFileSync(join(this.#folder, 'cgroup.procs'), String(this.#pid));
  }

  /** When its process is gone. */
  remove(): void {
    try {
      rmdirSync(this.#folder);
    } catch {
      // it is not gone yet: an empty folder more
    }
  }
}

const told = telling<WanderersOrder, WanderersReport>();
