import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random } from '@maidan/core/random';
import { configFrom } from '@maidan/server/config';
import { type Db, openDb } from '@maidan/server/db/db';
import { freePort } from '@maidan/server/db/freePort';
import { ensureDatabase, type Postgres, startPostgres } from '@maidan/server/db/postgres';
import { MortalServer } from '@maidan/server/mortalServer';
import { type Nats, startNats } from '../../nats.ts';

/* A house of several nodes on loopback, with PostgreSQL and a broker of its own: all of them can be killed. */

export interface MortalCluster {
  readonly nodes: readonly MortalServer[];
  readonly nats: Nats;
  readonly postgres: Postgres;
  readonly db: Db;
  /** How long a node keeps what it does not say it keeps. */
  readonly leaseMs: number;
  remove(): Promise<void>;
}

export async function mortalCluster(count: number, env: Readonly<Record<string, string>>): Promise<MortalCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-cluster-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
  const postgres = await startPostgres(join(folder, 'postgres'));
  const url = await ensureDatabase(postgres.url, 'maidan');
  const nats = await startNats();
  const nodes: MortalServer[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const own = { NATS_URL: nats.url, NODE_NAME: `node${nth}`, DATA_DIR: folder, ...env };
    const node = new MortalServer(url, await freePort(), own);
    await node.start();
    nodes.push(node);
  }
  const db = openDb(url, 2);
  const remove = async (): Promise<void> => {
    for (const node of nodes) node.end();
    await db.end().catch(() => {});
    await nats.kill();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { nodes, nats, postgres, db, leaseMs: configFrom(env).leaseMs, remove };
}

/** Any of them, another one each time; also one that is dead, or asleep. */
export class AnyOf extends MortalServer {
  readonly #nodes: readonly MortalServer[];
  readonly #random: Random;

  constructor(nodes: readonly MortalServer[], random: Random) {
    super('', 0, {});
    this.#nodes = nodes;
    this.#random = random;
  }

  override ready(): Promise<void> {
    return Promise.any(this.#nodes.map(node => node.ready()));
  }

  override url(path: string): string {
    return this.#random.pick(this.#nodes).url(path);
  }
}
