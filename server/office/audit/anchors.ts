import { say } from '@maidan/words/say';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Alarms } from '../../alarms.ts';
import { type Anchor, type ChainVerdict, verified } from '../../writer/audit.ts';
import { type AuditKey, Seals } from '../../writer/auditSeals.ts';
import { type Queryable, textArray, timestamp } from '../../db/db.ts';
import type { World } from '../../world.ts';
import { allEntries } from './auditStore.ts';

/** What is wrong with the anchors, or with the chain they hold. */
export type AnchorFault = 'anchors-missing' | 'anchors-shortened' | 'anchors-unwritable' | 'chain-broken';

export interface AnchorsOptions {
  /** Nothing is anchored when not set. */
  readonly file: string | undefined;
  /** Whose file it is: each of several nodes has one of its own. A house of one process has no name. */
  readonly node: string;
  readonly db: Queryable;
  readonly world: Pick<World, 'now'>;
  readonly alarms: Pick<Alarms, 'raise' | 'post'>;
  readonly key: AuditKey | undefined;
}

/** What one node says of its anchors. */
export interface HeldAnchors {
  readonly node: string;
  readonly anchors: number;
  /** How many cannot be read any more. */
  readonly unreadable: number;
  /** The first row that is not what was anchored. */
  readonly brokenAt: number | null;
}

/** The newest are enough: each stands for all before it. */
const MOST_TOLD = 100;

interface Head extends Anchor {
  readonly at: string;
}

interface Anchored {
  readonly lines: number;
  readonly seq: number;
}

/**
 * Heads of the audit chain in a file outside the database, a line for every action of the staff: whoever cuts the newest
 * rows off, or writes the whole chain anew, would have to change this file as well. How many lines it has to have is known
 * to the database, so that neither can lose anything unseen. Copies of it belong on another machine.
 */
export class Anchors {
  readonly #options: AnchorsOptions;
  readonly #faults = new Set<AnchorFault>();
  #writing: Promise<void> = Promise.resolve();
  /** How large the file was when it was written last. */
  #size: number | undefined;
  /** Heads that the operator's own address has not been told. */
  #untold: readonly Head[] = [];
  /** What was wrong when this process was not here yet is looked for again. */
  #isBegun = false;

  constructor(options: AnchorsOptions) {
    this.#options = options;
  }

  /** What somebody has to look at here. */
  get faults(): readonly AnchorFault[] {
    return [...this.#faults];
  }

  /** What somebody has to look at, by node: also of those that are not there now. */
  async faultsOfAll(): Promise<ReadonlyMap<string, readonly string[]>> {
    const { db, node, file } = this.#options;
    const { rows } = await db.query('select node, faults from anchored_by_node where node <> $1 order by node', [node]);
    const found = new Map<string, readonly string[]>(rows.map(row => [row.node, row.faults]));
    return file === undefined ? found : found.set(node, this.faults);
  }

  /** Anchors the newest row, unless it is anchored already; it is on the disk when this returns. */
  drop(): Promise<void> {
    this.#writing = this.#writing.then(() =>
      this.#drop().catch((error: unknown) => this.#fault('anchors-unwritable', { error: String(error) })),
    );
    return this.#writing;
  }

  /** Once a day: the whole chain beside its anchors. The head is told to the operator's own address as well. */
  async check(): Promise<void> {
    const { file, node, alarms } = this.#options;
    await this.drop();
    if (file === undefined) return;
    const verdict = await this.verify();
    if (!verdict.intact) await this.#fault('chain-broken', { brokenAt: verdict.brokenAt });
    else await alarms.post({ type: 'audit-head', ...named(node), rows: verdict.rows, head: verdict.head });
  }

  /** The whole chain beside its anchors and its seals, and how many anchors cannot be read any more. */
  async verify(): Promise<ChainVerdict & { readonly unreadableAnchors: number }> {
    const { db, key } = this.#options;
    const { anchors, unreadable } = await this.all();
    const verdict = await verified(allEntries(db), anchors, new Seals(key));
    return { ...verdict, unreadableAnchors: unreadable };
  }

  /** The rows that were anchored here, for who goes through the whole chain at another node. */
  async held(): Promise<HeldAnchors> {
    const { db, node } = this.#options;
    const { anchors, unreadable } = await this.all();
    const { rows } = await db.query(
      `select min(anchored.seq) as broken
       from unnest($1::bigint[], $2::text[], $3::text[]) as anchored (seq, hash, seal) left join audit using (seq)
       where audit.hash is distinct from anchored.hash or coalesce(anchored.seal <> coalesce(audit.seal, ''), false)`,
      [
        `{${anchors.map(({ seq }) => seq).join()}}`,
        textArray(anchors.map(({ hash }) => hash)),
        textArray(anchors.map(({ seal }) => seal ?? null)),
      ],
    );
    return { node, anchors: anchors.length, unreadable, brokenAt: rows[0]?.broken ?? null };
  }

  /** Every few seconds: what was anchored since, to the operator's own address in one go. Nobody waits for it. */
  async tell(): Promise<void> {
    const heads = this.#untold;
    if (heads.length === 0) return;
    const { alarms, node } = this.#options;
    await alarms.post({ type: 'audit-heads', ...named(node), heads });
    this.#untold = this.#untold.slice(this.#untold.indexOf(heads.at(-1)!) + 1);
  }

  /** What is being anchored is on the disk, and the heads nobody was told of are kept for the next start to send. */
  async close(): Promise<void> {
    await this.#writing;
    await this.tell().catch(() => {});
  }

  async #drop(): Promise<void> {
    const { file, node, db, world } = this.#options;
    if (file === undefined) return;
    if (!this.#isBegun) await this.#begin();
    const last = linesOf(await this.#read(file, LINE_BYTES)).at(-1);
    const { rows } = await db.query(
      'select seq, hash, seal from audit where seq = $1 or seq = (select max(seq) from audit) order by seq desc',
      [last?.seq ?? 0],
    );
    const [head, known] = [rows[0], await this.#known()];
    const lines = await this.#linesKept(file, known);
    // What was anchored last is not there any more, or another row has its place: the end was cut off.
    if (last && !rows.some(row => isSame(row, last)))
      await this.#fault('chain-broken', { brokenAt: Math.min(last.seq, (head?.seq ?? 0) + 1), anchored: last.seq });
    if (!head || (last && isSame(head, last))) return;
    const line = { at: new Date(world.now()).toISOString(), seq: head.seq, hash: head.hash, ...sealIn(head) };
    await this.#append(file, JSON.stringify(line));
    this.#untold = [...this.#untold, line].slice(-MOST_TOLD);
    await db.query(
      `insert into anchored_by_node (node, lines, seq, at) values ($1, $2, $3, $4)
       on conflict (node) do update set lines = excluded.lines, seq = excluded.seq, at = excluded.at`,
      [node, Math.max(lines, known?.lines ?? 0) + 1, head.seq, timestamp(world.now())],
    );
  }

  async #begin(): Promise<void> {
    const { db, node } = this.#options;
    await db.query(`update anchored_by_node set faults = '{}' where node = $1 and faults <> '{}'`, [node]);
    this.#isBegun = true;
  }

  async #known(): Promise<Anchored | undefined> {
    const { db, node } = this.#options;
    const { rows } = await db.query('select lines, seq from anchored_by_node where node = $1', [node]);
    return rows[0];
  }

  /** How many lines there are. Read the first time; after that the file only has to be as long as we left it. */
  async #linesKept(file: string, known: Anchored | undefined): Promise<number> {
    const size = await stat(file).then(
      found => found.size,
      () => undefined,
    );
    if (size !== undefined && size === this.#size && known) return known.lines;
    const lines = linesOf(await this.#read(file)).length;
    if (known && size === undefined) await this.#fault('anchors-missing', { lines: known.lines });
    else if (known && lines < known.lines) await this.#fault('anchors-shortened', { lines: known.lines, found: lines });
    return lines;
  }

  async #append(file: string, line: string): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    const before = await this.#read(file, 1);
    const isTorn = before !== '' && !before.endsWith('\n'); // the last one was cut off in the middle
    const handle = await open(file, 'a');
    try {
      await handle.appendFile(`${isTorn ? '\n' : ''}${line}\n`);
      await handle.sync();
      this.#size = (await handle.stat()).size;
    } finally {
      await handle.close();
    }
  }

  /** Said once, until the house is opened again. */
  async #fault(fault: AnchorFault, detail: object): Promise<void> {
    if (this.#faults.has(fault)) return;
    this.#faults.add(fault);
    const { alarms, file, node, db, world } = this.#options;
    const words = say('officeHouse.alarmAudit', { fault });
    await alarms.raise({ name: 'audit', words, detail: { fault, ...named(node), file, ...detail } });
    await db.query(
      `insert into anchored_by_node (node, lines, seq, at, faults) values ($1, 0, 0, $2, $3)
       on conflict (node) do update set faults = excluded.faults`,
      [node, timestamp(world.now()), textArray(this.faults)],
    );
  }

  /** What was anchored, and how many lines cannot be read any more. */
  async all(): Promise<{ readonly anchors: readonly Anchor[]; readonly unreadable: number }> {
    const { file } = this.#options;
    const lines = file === undefined ? [] : linesOf(await this.#read(file));
    const anchors = lines.filter(line => line !== undefined);
    return { anchors, unreadable: lines.length - anchors.length };
  }

  /** All of it, or so many bytes of its end. */
  async #read(file: string, last?: number): Promise<string> {
    try {
      if (last === undefined) return await readFile(file, 'utf8');
      const handle = await open(file, 'r');
      try {
        const { size } = await handle.stat();
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(last), 0, last, Math.max(0, size - last));
        return buffer.toString('utf8', 0, bytesRead);
      } finally {
        await handle.close();
      }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''; // nothing was anchored yet
      throw error;
    }
  }
}

/** Of several nodes, which. */
const named = (node: string): { readonly node?: string } => (node === '' ? {} : { node });

/** More than a line has. */
const LINE_BYTES = 400;

const isSame = (one: Anchor, other: Anchor): boolean => one.seq === other.seq && one.hash === other.hash;

const sealIn = ({ seal }: { readonly seal?: unknown }): Pick<Anchor, 'seal'> =>
  typeof seal === 'string' ? { seal } : {};

const linesOf = (text: string): (Anchor | undefined)[] => text.split('\n').filter(Boolean).map(anchorIn);

function anchorIn(line: string): Anchor | undefined {
  try {
    const { seq, hash, seal } = JSON.parse(line) as Partial<Anchor>;
    if (typeof seq !== 'number' || typeof hash !== 'string') return undefined;
    return { seq, hash, ...sealIn({ seal }) };
  } catch {
    return undefined;
  }
}
