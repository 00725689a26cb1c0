import type { Queryable } from './db.ts';

/** A sport, the casino, or a category of it, by how the log names it. */
export type StopId = `sport:${string}` | `casino:${string}`;

/** What the operator stopped as a whole, kept in memory and read again when it changes. */
export class Stops {
  readonly #db: Queryable;
  #stopped: ReadonlySet<string> = new Set();

  private constructor(db: Queryable) {
    this.#db = db;
  }

  static async open(db: Queryable): Promise<Stops> {
    const stops = new Stops(db);
    await stops.load();
    return stops;
  }

  /** Whether any of these is. */
  has(...ids: readonly StopId[]): boolean {
    return ids.some(id => this.#stopped.has(id));
  }

  /** Counts from the commit on, before anybody is answered. */
  set(id: StopId, isStopped: boolean): void {
    const next = new Set(this.#stopped);
    if (isStopped) next.add(id);
    else next.delete(id);
    this.#stopped = next;
  }

  async load(): Promise<void> {
    const { rows } = await this.#db.query<{ id: string }>('select id from stops where is_stopped');
    this.#stopped = new Set(rows.map(({ id }) => id));
  }
}
