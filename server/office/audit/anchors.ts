import { say } from '@maidan/words/say';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Alarms } from '../../alarms.ts';
import { type Anchor, type ChainVerdict, verified } from '../../writer/audit.ts';
import { type AuditKey, Seals } from '../../writer/auditSeals.ts';
import { type Queryable, timestamp } from '../../db/db.ts';
import type { World } from '../../world.ts';
import { allEntries } from './auditStore.ts';

/** What is wrong with the anchors, or with the chain they hold. */
export type AnchorFault = 'anchors-missing' | 'anchors-shortened' | 'anchors-unwritable' | 'chain-broken';

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
  readonly #file: string | undefined;
  readonly #db: Queryable;
  readonly #world: World;
  readonly #alarms: Pick<Alarms, 'raise' | 'post'>;
  readonly #key: AuditKey | undefined;
  readonly #faults = new Set<AnchorFault>();
  #writing: Promise<void> = Promise.resolve();
  /** How large the file was when it was written last. */
  #size: number | undefined;
  /** Heads that the operator's own address has not been told. */
  #untold: readonly Head[] = [];

  constructor(
    file: string | undefined,
    db: Queryable,
    world: World,
    alarms: Pick<Alarms, 'raise' | 'post'> = { raise: async () => {}, post: async () => {} },
    key?: AuditKey,
  ) {
    this.#key = key;
    this.#file = file;
    this.#db = db;
    this.#world = world;
    this.#alarms = alarms;
  }

  /** What somebody has to look at. */
  get faults(): readonly AnchorFault[] {
    return [...this.#faults];
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
    await this.drop();
    if (this.#file === undefined) return;
    const verdict = await this.verify();
    if (!verdict.intact) await this.#fault('chain-broken', { brokenAt: verdict.brokenAt });
    else await this.#alarms.post({ type: 'audit-head', rows: verdict.rows, head: verdict.head });
  }

  /** The whole chain beside its anchors and its seals, and how many anchors cannot be read any more. */
  async verify(): Promise<ChainVerdict & { readonly unreadableAnchors: number }> {
    const { anchors, unreadable } = await this.all();
    const verdict = await verified(allEntries(this.#db), anchors, new Seals(this.#key));
    return { ...verdict, unreadableAnchors: unreadable };
  }

  /** Every few seconds: what was anchored since, to the operator's own address in one go. Nobody waits for it. */
  async tell(): Promise<void> {
    const heads = this.#untold;
    if (heads.length === 0) return;
    await this.#alarms.post({ type: 'audit-heads', heads });
    this.#untold = this.#untold.slice(this.#untold.indexOf(heads.at(-1)!) + 1);
  }

  /** What is being anchored is on the disk, and the heads nobody was told of are kept for the next start to send. */
  async close(): Promise<void> {
    await this.#writing;
    await this.tell().catch(() => {});
  }

  async #drop(): Promise<void> {
    if (this.#file === undefined) return;
    const last = linesOf(await this.#read(this.#file, LINE_BYTES)).at(-1);
    const { rows } = await this.#db.query(
      'select seq, hash, seal from audit where seq = $1 or seq = (select max(seq) from audit) order by seq desc',
      [last?.seq ?? 0],
    );
    const [head, known] = [rows[0], await this.#known()];
    const lines = await this.#linesKept(this.#file, known);
    // What was anchored last is not there any more, or another row has its place: the end was cut off.
    if (last && !rows.some(row => isSame(row, last)))
      await this.#fault('chain-broken', { brokenAt: Math.min(last.seq, (head?.seq ?? 0) + 1), anchored: last.seq });
    if (!head || (last && isSame(head, last))) return;
    const line = { at: new Date(this.#world.now()).toISOString(), seq: head.seq, hash: head.hash, ...sealIn(head) };
    await this.#append(this.#file, JSON.stringify(line));
    this.#untold = [...this.#untold, line].slice(-MOST_TOLD);
    await this.#db.query(
      `insert into audit_anchored (lines, seq, at) values ($1, $2, $3)
       on conflict (one) do update set lines = excluded.lines, seq = excluded.seq, at = excluded.at`,
      [Math.max(lines, known?.lines ?? 0) + 1, head.seq, timestamp(this.#world.now())],
    );
  }

  async #known(): Promise<Anchored | undefined> {
    const { rows } = await this.#db.query('select lines, seq from audit_anchored');
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
    const words = say('officeHouse.alarmAudit', { fault });
    await this.#alarms.raise({ name: 'audit', words, detail: { fault, file: this.#file, ...detail } });
  }

  /** What was anchored, and how many lines cannot be read any more. */
  async all(): Promise<{ readonly anchors: readonly Anchor[]; readonly unreadable: number }> {
    const lines = this.#file === undefined ? [] : linesOf(await this.#read(this.#file));
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
