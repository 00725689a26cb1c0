import type { Bus } from './bus.ts';
import type { Queryable } from './db/db.ts';

/** What can be stopped, by how the log names it. */
export type StopId = `${'sport' | 'casino' | 'event' | 'market' | 'table' | 'slot'}:${string}`;

/** What the operator stopped, and what players are told of it: kept in memory and read again when it changes. */
export class Stops {
  readonly #db: Queryable;
  readonly #bus: Bus | undefined;
  #stopped: ReadonlyMap<string, string> = new Map();

  private constructor(db: Queryable, bus: Bus | undefined) {
    this.#db = db;
    this.#bus = bus;
  }

  static async open(db: Queryable, bus?: Bus): Promise<Stops> {
    const stops = new Stops(db, bus);
    await stops.load();
    return stops;
  }

  /** Whether any of these is. */
  has(...ids: readonly StopId[]): boolean {
    return ids.some(id => this.#stopped.has(id));
  }

  /** What players are told: of the first of these of which anything is said. */
  words(...ids: readonly StopId[]): string {
    return ids.map(id => this.#stopped.get(id)).find(Boolean) ?? '';
  }

  /** Counts from the commit on, before anybody is answered. */
  set(id: StopId, isStopped: boolean, words = ''): void {
    this.#bus?.publish('stops', {});
    const next = new Map(this.#stopped);
    if (isStopped) next.set(id, words);
    else next.delete(id);
    this.#stopped = next;
  }

  /** All that are stopped: the same list as long as nothing changes. */
  get all(): ReadonlyMap<string, string> {
    return this.#stopped;
  }

  async load(): Promise<void> {
    const { rows } = await this.#db.query('select id, words from stops where is_stopped');
    const was = this.#stopped;
    const isOther = rows.length !== was.size || rows.some(({ id, words }) => was.get(id) !== words);
    if (isOther) this.#stopped = new Map(rows.map(({ id, words }) => [id, words]));
  }
}
