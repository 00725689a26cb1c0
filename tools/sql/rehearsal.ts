import { relative } from 'node:path';
import type { Client, Db } from '@maidan/server/db/db';
import { Turns } from '@maidan/server/work/turns';
import { ROOT } from '../sources.ts';
import { refusedComplaint } from './complaints.ts';
import type { Describer } from './describe.ts';
import { type Site, siteName } from './texts.ts';

/* Statements that only the house itself can put together: it is asked to, with a database in which nothing ever happens. */

/** What is answered to a statement that begins like this, as if there were such rows. */
export type Pretended = readonly (readonly [begins: string, row: object])[];

/** A part of the house, as a function of the database it asks. */
type Part = (db: Db) => Promise<unknown>;

/**
 * Has PostgreSQL describe whatever is asked, and knows from where. Reading is answered by an empty database, and writing
 * with one row that was written, so that the house goes on to its next statement.
 */
export class Rehearsal {
  readonly #describer: Describer;
  readonly #empty: Db;
  readonly #turns = new Turns();
  readonly #reached = new Set<string>();
  readonly #refused = new Set<string>();

  constructor(describer: Describer, empty: Db) {
    this.#describer = describer;
    this.#empty = empty;
  }

  /** Where statements came from: every line of ours that was on its way to the database. */
  get reached(): ReadonlySet<string> {
    return this.#reached;
  }

  get complaints(): readonly string[] {
    return [...this.#refused];
  }

  /** A part goes as far as it can; where it needed what was refused, that is told already. */
  async of(part: Part, pretended: Pretended = []): Promise<void> {
    const query = (asked: string | Prepared, values: readonly unknown[] = []): Promise<Answered> => {
      const callers = callersOf(new Error('who asks'));
      const { text, values: given } = typeof asked === 'string' ? { text: asked, values } : asked;
      return this.#turns.take(() => this.#ask(text, given, callers, pretended));
    };
    const client = { query, release: () => {} } as unknown as Client; // as much as the house asks of it
    const db = { query, connect: async () => client } as unknown as Db;
    const before = this.#refused.size;
    try {
      await part(db);
    } catch (error) {
      if (this.#refused.size === before) throw error;
    }
  }

  async #ask(
    text: string,
    values: readonly unknown[],
    callers: readonly Site[],
    pretended: Pretended,
  ): Promise<Answered> {
    for (const site of callers) this.#reached.add(siteName(site));
    try {
      await this.#describer.describe(text);
    } catch (error) {
      this.#refused.add(refusedComplaint(callers[0]!, text, error)); // somebody asked
      return NOTHING;
    }
    const row = pretended.find(([begins]) => text.trimStart().startsWith(begins))?.[1];
    if (row) return { ...NOTHING, rows: [row] };
    return isReading(text) ? this.#empty.query<object>(text, values) : NOTHING;
  }
}

interface Prepared {
  readonly text: string;
  readonly values: readonly unknown[];
}

interface Answered {
  readonly rows: readonly object[];
  readonly rowCount: number | null;
  readonly command: string;
}

/** Written and committed, or refused: whoever asked goes on. */
const NOTHING: Answered = { rows: [], rowCount: 1, command: 'COMMIT' };

const isReading = (text: string): boolean => /^\s*(select|with)\b/.test(text) && !/\binsert into\b/.test(text);

/** Our own lines on the stack, innermost first, but for those of this file. */
const callersOf = ({ stack = '' }: Error): readonly Site[] =>
  [...stack.matchAll(/(?:file:\/\/)?(\/[^\s()]+):(\d+):\d+/g)]
    .map(([, file = '', line]) => ({ path: relative(ROOT, decodeURI(file)), line: Number(line) }))
    .filter(({ path }) => !/^\.\.|node_modules/.test(path) && path !== 'tools/sql/rehearsal.ts');
