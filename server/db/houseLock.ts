import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { isPassing } from './passing.ts';
import type { Standing } from '../standing.ts';
import { inTime } from '../work/inTime.ts';

export interface LockOptions {
  readonly url: string;
  readonly standing: Standing;
  /** Starts a database of our own again, or finds that it runs. Nothing can be done for one that is somebody else's. */
  revive?(): Promise<void>;
  /** Another house has the database now, or had it meanwhile: this one must not write another line. */
  ousted(): void;
  say(sentence: string): void;
  readonly times?: Times;
  /** Beside other nodes of the same house: none of them is the only one, and no house of one process opens beside them. */
  readonly isShared?: boolean;
}

interface Times {
  readonly beatMs: number;
  /** An answer that takes longer is none. */
  readonly answerMs: number;
  /** One that hangs may go on where it was: only after so long is it given up. */
  readonly hangingMs: number;
}

const TIMES: Times = { beatMs: 1_000, answerMs: 5_000, hangingMs: 30_000 };

/** Any number will do, as long as every process asks for the same lock. */
const HOUSE_LOCK = 4_827_193;

const AGAIN_MS = 200;
/** Now and then somebody new is let in, to see that anybody still is. */
const BEATS_PER_VISIT = 10;

/**
 * Money has one writer, so a database has one house: the one that holds this lock. The lock lasts as long as its
 * connection, and so ends with the process however that ends. When the connection or the database is lost the house
 * waits, takes the lock again and goes on, unless another house was quicker.
 */
export class HouseLock {
  readonly #options: LockOptions;
  readonly #times: Times;
  #client: Client | undefined;
  /** The process at the other end, as long as it may hold the lock. */
  #backend = 0;
  /** Which opening of the house this is: another one means that somebody else was here. */
  #opening: number | undefined;
  readonly #owed = new WeakMap<Client, Promise<unknown>>();
  #looking: Promise<boolean> | undefined;
  #isOver = false;

  private constructor(options: LockOptions) {
    this.#options = options;
    this.#times = options.times ?? TIMES;
  }

  /** Undefined when another house has it. */
  static async take(options: LockOptions): Promise<HouseLock | undefined> {
    const lock = new HouseLock(options);
    if (!(await lock.#connectFirst())) return undefined;
    options.standing.look = () => lock.look(true);
    void lock.#watch();
    return lock;
  }

  /** A database of our own that was lost just now is waited for; for somebody else's there is no telling. */
  async #connectFirst(): Promise<boolean> {
    try {
      return await this.#connect();
    } catch (error) {
      if (!this.#options.revive || !isPassing(error)) throw error;
      await this.look(false);
      return this.#client !== undefined;
    }
  }

  opened(opening: number): void {
    this.#opening = opening;
  }

  /** Whether the database was away. Who doubts it has seen something; somebody new is let in to be sure. */
  look(isDoubted: boolean): Promise<boolean> {
    this.#looking ??= this.#look(isDoubted).finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async end(): Promise<void> {
    this.#isOver = true;
    await this.#within(this.#client?.end() ?? Promise.resolve()).catch(() => this.#drop());
  }

  async #watch(): Promise<void> {
    for (let beat = 1; !this.#isOver; beat += 1) {
      await pause(this.#times.beatMs, undefined, { ref: false });
      await this.look(beat % BEATS_PER_VISIT === 0).catch(() => {});
    }
  }

  async #look(isDoubted: boolean): Promise<boolean> {
    const { standing, say } = this.#options;
    if (this.#isOver || (await this.#isFine(isDoubted))) return false;
    standing.meet('waiting');
    say('The database does not answer. The house waits for it.');
    const since = performance.now();
    let last = '';
    while (!this.#isOver) {
      const trouble = await this.#regain(performance.now() - since);
      if (trouble === undefined) break;
      if (trouble !== last) say(trouble);
      last = trouble;
      await pause(AGAIN_MS);
    }
    if (this.#isOver) return false;
    standing.overcome('waiting');
    say('The database is back.');
    return true;
  }

  async #isFine(isDoubted: boolean): Promise<boolean> {
    const client = this.#client;
    if (!client) return false;
    try {
      await this.#within(this.#answerOf(client));
      if (isDoubted) await this.#visit(async () => {});
      return this.#client === client;
    } catch {
      return false;
    }
  }

  #isLetIn(): Promise<boolean> {
    return cameTrue(this.#visit(visitor => visitor.query('select 1')));
  }

  /** Whoever comes anew is answered: if the former connection is not, what it led to is gone, or the way there is. */
  async #isSoonFine(): Promise<boolean> {
    const client = this.#client;
    return client !== undefined && cameTrue(inTime(this.#times.answerMs / 5, this.#answerOf(client), 'silent'));
  }

  /** One that owes an answer is not asked again: the same answer is waited for once more. */
  #answerOf(client: Client): Promise<unknown> {
    const owed = this.#owed.get(client) ?? client.query('select 1').finally(() => this.#owed.delete(client));
    this.#owed.set(client, owed);
    return owed;
  }

  /** What is in the way, or nothing: the database is there, and ours. */
  async #regain(awayMs: number): Promise<string | undefined> {
    try {
      if (this.#client && awayMs < this.#times.hangingMs) {
        if (!(await this.#isLetIn())) return 'It is still connected, and silent.';
        if (await this.#isSoonFine()) return undefined;
      }
      this.#drop();
      await this.#options.revive?.();
      if (!(await this.#connect())) return await this.#contested();
      this.#options.standing.giveUp();
      return (await this.#isStillOurs()) ? undefined : this.#oust();
    } catch (error) {
      this.#drop();
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** A connection that was cut on our side only may still hold the lock over there. */
  async #contested(): Promise<string | undefined> {
    const holder = await this.#visit(async visitor => {
      const { rows } = await visitor.query(
        `select pid from pg_locks where locktype = 'advisory' and granted and classid = 0 and objid = $1
         and database = (select oid from pg_database where datname = current_database())`,
        [HOUSE_LOCK],
      );
      if (rows[0]?.pid === this.#backend) await visitor.query('select pg_terminate_backend($1)', [this.#backend]);
      return rows[0]?.pid;
    });
    return holder === undefined || holder === this.#backend
      ? 'The former connection still holds the lock.'
      : this.#oust();
  }

  #oust(): string {
    this.#isOver = true;
    this.#options.ousted();
    return 'Another house has the database.';
  }

  async #isStillOurs(): Promise<boolean> {
    if (this.#opening === undefined || this.#options.isShared) return true;
    const { rows } = await this.#within(this.#client!.query(LAST_OPENING));
    return Number(rows[0]?.last) === this.#opening;
  }

  /** False when somebody else has the lock. */
  async #connect(): Promise<boolean> {
    const client = this.#newClient();
    const lost = (): void => {
      if (this.#client !== client) return;
      this.#client = undefined;
      void this.look(false).catch(() => {});
    };
    client.on('error', lost).on('end', lost); // without its lock a house may no longer be the only one
    await client.connect();
    const { rows } = await this.#within(client.query(this.#options.isShared ? SHARED : ALONE, [HOUSE_LOCK]));
    if (rows[0]?.taken !== true) {
      await client.end();
      return false;
    }
    this.#client = client;
    this.#backend = rows[0].pid;
    return true;
  }

  async #visit<T>(work: (visitor: Client) => Promise<T>): Promise<T> {
    const visitor = this.#newClient();
    visitor.on('error', () => {});
    try {
      await visitor.connect();
      return await this.#within(work(visitor));
    } finally {
      void visitor.end().catch(() => {});
    }
  }

  #within<T>(work: Promise<T>): Promise<T> {
    return inTime(this.#times.answerMs, work, 'The database is silent.');
  }

  #newClient(): Client {
    return new Client({
      connectionString: this.#options.url,
      keepAlive: true,
      connectionTimeoutMillis: this.#times.answerMs,
      application_name: 'maidan-lock',
    });
  }

  #drop(): void {
    const client = this.#client;
    this.#client = undefined;
    void client?.end().catch(() => {});
  }
}

const cameTrue = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

const ALONE = 'select pg_try_advisory_lock($1) as taken, pg_backend_pid() as pid';
const SHARED = 'select pg_try_advisory_lock_shared($1) as taken, pg_backend_pid() as pid';

const LAST_OPENING = 'select coalesce(max(nth), 0)::bigint as last from openings';
