import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Random } from '@maidan/core/random';
import { configFrom } from '@maidan/server/config';
import { type Db, openDb } from '@maidan/server/db/db';
import { freePort } from '@maidan/server/db/freePort';
import { ensureDatabase } from '@maidan/server/db/postgres';
import { MortalServer } from '@maidan/server/mortalServer';
import { type Nats, startNats } from '../../nats.ts';
import { DatabasePair } from './databasePair.ts';
import { Line } from './line.ts';

/* A house of several nodes on loopback, with PostgreSQL and a broker of its own: all of them can be killed. */

/** By which a node reaches what it needs. */
interface Lines {
  readonly broker: Line;
  readonly database: Line;
}

export interface MortalCluster {
  readonly nodes: readonly MortalServer[];
  /** Of each node, where lines are wanted. */
  readonly lines: readonly Lines[];
  readonly nats: Nats;
  readonly databases: DatabasePair;
  readonly db: Db;
  /** From now on this is the database, for everybody. */
  lead(): void;
  /** How long a node keeps what it does not say it keeps. */
  readonly leaseMs: number;
  remove(): Promise<void>;
}

interface Built {
  /** Nodes have lines that can be cut. */
  readonly hasLines?: boolean;
  readonly isReplicated?: boolean;
  readonly hasSmallDisk?: boolean;
}

export async function mortalCluster(
  count: number,
  env: Readonly<Record<string, string>>,
  { hasLines = false, isReplicated = false, hasSmallDisk = false }: Built = {},
): Promise<MortalCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'maidan-cluster-'));
  chmodSync(folder, 0o711); // as root, PostgreSQL's own account must be able to enter
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  const remove = async (): Promise<void> => {
    for (const act of undo.splice(0).toReversed()) await act();
  };
  const line = async (to: number): Promise<Line> => {
    const made = await Line.to(to);
    undo.push(() => made.close());
    return made;
  };
  try {
    const databases = await DatabasePair.open(folder, { isReplicated, hasSmallDisk });
    undo.push(() => databases.remove());
    const url = await ensureDatabase(databases.primary.url, 'maidan');
    await databases.guard();
    const nats = await startNats();
    undo.push(() => nats.kill());
    const ours = await line(databases.port);
    const [nodes, lines]: [MortalServer[], Lines[]] = [[], []];
    for (let nth = 1; nth <= count; nth += 1) {
      const own = hasLines && { broker: await line(portOf(nats.url)), database: await line(databases.port) };
      if (own) lines.push(own);
      const [natsUrl, databaseUrl] = own ? [own.broker.through(nats.url), own.database.through(url)] : [nats.url, url];
      const files = { DATA_DIR: join(folder, `node${nth}`), SECRET_KEY_FILE: join(folder, 'secret.key') };
      const more = { NATS_URL: natsUrl, NODE_NAME: `node${nth}`, ...files, ...env };
      const node = new MortalServer(databaseUrl, await freePort(), more);
      nodes.push(node);
      undo.push(() => node.end());
      await node.start();
    }
    const db = openDb(ours.through(url), 2);
    undo.push(() => db.end().catch(() => {}));
    const lead = (): void => {
      for (const each of [ours, ...lines.map(({ database }) => database)]) each.lead(databases.port);
    };
    return { nodes, lines, nats, databases, db, lead, leaseMs: configFrom(env).leaseMs, remove };
  } catch (error) {
    await remove(); // nothing of what was begun is left running
    throw error;
  }
}

const portOf = (url: string): number => Number(new URL(url).port);

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
