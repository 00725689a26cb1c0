import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Anchor } from '../audit.ts';
import type { Queryable } from '../db.ts';
import type { World } from '../world.ts';

/**
 * Heads of the audit chain, a line a day, in a file outside the database: whoever cuts the newest rows off, or writes
 * the whole chain anew, would have to change this file as well. Copies of it belong on another machine.
 */
export class Anchors {
  readonly #file: string | undefined;
  readonly #db: Queryable;
  readonly #world: World;

  constructor(file: string | undefined, db: Queryable, world: World) {
    this.#file = file;
    this.#db = db;
    this.#world = world;
  }

  /** Writes today's line, unless the log has not grown since the last one. */
  async drop(): Promise<void> {
    if (this.#file === undefined) return;
    const { rows } = await this.#db.query<{ seq: number; hash: string }>(
      'select seq, hash from audit order by seq desc limit 1',
    );
    const head = rows[0];
    const text = await this.#read(this.#file);
    if (!head || linesOf(text).at(-1)?.hash === head.hash) return;
    const line = { at: new Date(this.#world.now()).toISOString(), seq: head.seq, hash: head.hash };
    const isTorn = text !== '' && !text.endsWith('\n'); // the last one was cut off in the middle
    await mkdir(dirname(this.#file), { recursive: true });
    await appendFile(this.#file, `${isTorn ? '\n' : ''}${JSON.stringify(line)}\n`);
  }

  /** What was anchored, and how many lines cannot be read any more. */
  async all(): Promise<{ readonly anchors: readonly Anchor[]; readonly unreadable: number }> {
    const lines = this.#file === undefined ? [] : linesOf(await this.#read(this.#file));
    const anchors = lines.filter(line => line !== undefined);
    return { anchors, unreadable: lines.length - anchors.length };
  }

  #read(file: string): Promise<string> {
    return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return ''; // nothing was anchored yet
      throw error;
    });
  }
}

const linesOf = (text: string): (Anchor | undefined)[] => text.split('\n').filter(Boolean).map(anchorIn);

function anchorIn(line: string): Anchor | undefined {
  try {
    const { seq, hash } = JSON.parse(line) as Partial<Anchor>;
    return typeof seq === 'number' && typeof hash === 'string' ? { seq, hash } : undefined;
  } catch {
    return undefined;
  }
}
