import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { randomFrom } from '@maidan/core/random';
import { Onlooker } from '@maidan/server/casino/onlooker';
import type { Db } from '@maidan/server/db/db';
import type { MortalServer } from '@maidan/server/mortalServer';
import { ROOT } from '../sources.ts';
import { AnyOf, type MortalCluster, mortalCluster } from './chaos/mortalCluster.ts';
import { complaintsAfter } from './hostile/aftermath.ts';
import { CODES, CROWDED, gather } from './hostile/crowd.ts';
import { Told } from './hostile/victims.ts';
import { type BenchResult, machine } from './interleave.ts';

/*
 * Three nodes with bets at their tables, orders in their books and sockets, restarted one after the other: the first is
 * drained (`npm run drain`) and then stopped, the others are only stopped. Players go where a proxy would lead them: to who is
 * ready. Nobody is refunded, nothing that was acknowledged is lost, and the longest that a player waited for an answer, or
 * for a word on a socket, is printed. PLAYERS=8 SEED=1.
 */
const PLAYERS = Number(process.env['PLAYERS'] ?? 8);
const SEED = Number(process.env['SEED'] ?? 1);
const NODES = 3;
const SOCKETS = 12;
/** Nobody should wait longer. */
const GOAL_MS = 3_000;
/** How often a proxy asks who is ready. */
const LOOK_MS = 500;
const PING_MS = 50;
/** The longest that a page waits before it comes back for the first time. */
const PAGE_COMES_BACK_MS = 1_000;
const BETWEEN_MS = 5_000;

export async function run(): Promise<BenchResult> {
  const busy = machine();
  const house = await mortalCluster(NODES, { ...CROWDED, PACE: '0.3' });
  const proxy = new BehindProxy(house.nodes);
  try {
    const told = new Told();
    const disperse = await gather({ server: proxy, db: house.db, told, seed: SEED, players: PLAYERS });
    const sockets = Array.from({ length: SOCKETS }, () => new Socket(proxy));
    await pause(BETWEEN_MS);
    told.longest = { ms: 0, path: '' }; // what the opening took is no matter of this
    const settledBefore = told.commands;
    for (const [nth, node] of house.nodes.entries()) {
      if (nth === 0) await drained(house, `node${nth + 1}`);
      await node.stop();
      await node.start();
      console.log(`node${nth + 1} is back; ${told.commands - settledBefore} commands`);
      await pause(BETWEEN_MS);
    }
    await disperse();
    const gap = Math.max(...sockets.map(socket => socket.end()));
    const refunds = await refundedIn(house.db);
    for (const node of house.nodes) await node.stop();
    const { complaints } = await complaintsAfter(house.db, told);
    if (refunds > 0) complaints.push(`${refunds} rounds were refunded.`);
    if (complaints.length > 0)
      throw new Error(`${complaints.length} complaints:\n${complaints.slice(0, 30).join('\n')}`);
    return {
      name: 'rolling',
      ours: Math.max(told.longest.ms, gap) / 1_000,
      reference: GOAL_MS / 1_000,
      ratio: Math.max(told.longest.ms, gap) / GOAL_MS,
      unit: 's waited at most',
      against: 'Nobody should wait longer than',
      more: {
        'longest wait for an answer, ms': told.longest.ms,
        'which was for': told.longest.path,
        'longest silence of a socket, ms': gap,
        'rounds refunded': refunds,
        'acknowledged and lost': 0,
        commands: told.commands,
        refusals: JSON.stringify(Object.fromEntries(told.refusals)),
        'asked again after': JSON.stringify(Object.fromEntries(told.again)),
        machine: busy,
      },
    };
  } finally {
    proxy.end();
    await house.remove();
  }
}

/** As an operator does it. */
async function drained({ databases }: MortalCluster, name: string): Promise<void> {
  const url = new URL(databases.primary.url);
  url.pathname = '/maidan';
  const env = { ...process.env, DATABASE_URL: url.href };
  const drain = spawn(process.execPath, [join(ROOT, 'tools', 'drain.ts'), name], { env, stdio: 'inherit' });
  const [code] = (await once(drain, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`the drain ended with ${code}`);
}

async function refundedIn(db: Db): Promise<number> {
  const { rows } = await db.query(`select count(*)::int as count from rounds where state = 'void'`);
  return Number(rows[0]?.count);
}

/** Leads to who is ready, as far as was seen lately. */
class BehindProxy extends AnyOf {
  readonly #nodes: readonly MortalServer[];
  readonly #random = randomFrom(SEED);
  readonly #timer: NodeJS.Timeout;
  #ready: readonly MortalServer[];

  constructor(nodes: readonly MortalServer[]) {
    super(nodes, randomFrom(SEED));
    this.#nodes = nodes;
    this.#ready = nodes;
    this.#timer = setInterval(() => void this.#look(), LOOK_MS);
  }

  override url(path: string): string {
    return this.#random.pick(this.#ready.length > 0 ? this.#ready : this.#nodes).url(path);
  }

  override end(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const isReady = await Promise.all(
      this.#nodes.map(node => fetch(node.url('/readyz')).then(({ ok }) => ok, () => false)), // prettier-ignore
    );
    this.#ready = this.#nodes.filter((_, nth) => isReady[nth]);
  }
}

/** One that asks all the time whether its line is alive. */
class Socket {
  readonly #onlooker: Onlooker;
  readonly #timer: NodeJS.Timeout;
  #longest = 0;
  #heardAt = performance.now();

  constructor(server: MortalServer) {
    this.#onlooker = new Onlooker(server, CODES, () => {}, PAGE_COMES_BACK_MS);
    void this.#onlooker.look().catch(() => {}); // what it does not hear is told at the end
    this.#timer = setInterval(() => this.#look(), PING_MS);
  }

  /** The longest it heard nothing. */
  end(): number {
    clearInterval(this.#timer);
    this.#onlooker.go();
    return Math.max(this.#longest, performance.now() - this.#heardAt);
  }

  #look(): void {
    const { heardAt } = this.#onlooker;
    if (heardAt > this.#heardAt) {
      this.#longest = Math.max(this.#longest, heardAt - this.#heardAt);
      this.#heardAt = heardAt;
    }
    this.#onlooker.ping();
  }
}
