import type { Client, Db } from '../db/db.ts';

/** Where a connection is lost: before a statement reaches the database, or after it was done but before its answer. */
export type LostConnection = 'before' | 'after';

/**
 * A database whose connection can be lost at any statement, for tests of what survives. `dead` stays lost, as for a
 * process that was killed; otherwise the next connection works again.
 */
export class FaultyDb {
  readonly #db: Db;
  #statements = 0;
  #plan: { readonly at: number; readonly fault: LostConnection; readonly dead: boolean } | undefined;
  #isDead = false;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Loses the connection at the n-th statement from now on, counted from 0. */
  lose(at: number, fault: LostConnection, dead: boolean): void {
    this.#plan = { at: this.#statements + at, fault, dead };
  }

  /** Whether the planned fault is still ahead: the work took fewer statements. */
  get isArmed(): boolean {
    return this.#plan !== undefined;
  }

  /** As much of a pool as the writer uses. */
  asDb(): Db {
    return { connect: () => this.#connect() } as unknown as Db;
  }

  async #connect(): Promise<Client> {
    if (this.#isDead) throw lost();
    const client = await this.#db.connect();
    let isLost = false;
    const query = async (...parameters: Parameters<Client['query']>): Promise<unknown> => {
      if (isLost || this.#isDead) throw lost();
      const fault = this.#strike();
      if (fault !== 'before') {
        const result: unknown = await client.query(...parameters);
        if (fault === undefined) return result;
      }
      isLost = true;
      throw lost();
    };
    const release = (): void => client.release(isLost || this.#isDead); // a lost connection rolls back what it had open
    return { query, release } as unknown as Client;
  }

  #strike(): LostConnection | undefined {
    const plan = this.#plan;
    const isNow = plan !== undefined && this.#statements === plan.at;
    this.#statements += 1;
    if (!isNow) return undefined;
    this.#plan = undefined;
    this.#isDead = plan.dead;
    return plan.fault;
  }
}

const lost = (): Error => new Error('Connection terminated unexpectedly');
