import type { Millis } from '@maidan/core/ids';
import { say } from '@maidan/words/say';
import type { Alarms } from '../alarms.ts';
import type { AuditKey } from '../writer/auditSeals.ts';
import type { Bus } from '../bus.ts';
import type { Db } from '../db/db.ts';
import { Turns } from '../work/turns.ts';
import type { World } from '../world.ts';
import { type Fault, SHOWN } from './fault.ts';
import type { Checkpoint, Verdict } from './reconcile.ts';
import { keepPass, openFaults, type Pass, sweepPasses } from './store.ts';
import { ReconcileThread } from './thread.ts';

interface ReconcilerOptions {
  readonly db: Db;
  readonly bus: Bus;
  readonly world: Pick<World, 'now'>;
  readonly alarms: Pick<Alarms, 'raise'>;
  /** What rows of the log are sealed with. */
  readonly auditKey?: AuditKey | undefined;
}

export const STEP_MS = 5 * 60_000;
const KEPT_MS = 14 * 24 * 3_600_000;

const DAY_MS = 24 * 3_600_000;
/** When it is four in the morning in India a new one begins. */
const nightOf = (at: Millis): number => Math.floor((at + 1.5 * 3_600_000) / DAY_MS);

/** Passes over the books: a step every five minutes, all of them at night, each in a thread of its own. */
export class Reconciler {
  readonly #options: ReconcilerOptions;
  readonly #thread: ReconcileThread;
  readonly #passes = new Turns();
  #isClosed = false;
  /**
   * How far it came itself, and of which night it has seen everything. What the database says of that is nobody's word: a
   * house that was opened just now begins with all of it.
   */
  #came: Checkpoint | undefined;
  #night: number | undefined;

  constructor(options: ReconcilerOptions) {
    this.#options = options;
    this.#thread = new ReconcileThread(String(options.db.options.connectionString), options.auditKey);
  }

  /** How many faults wait for somebody. */
  open(): Promise<number> {
    return openFaults(this.#options.db);
  }

  /** A step; or all of the books, the first time on each day. */
  turn(): Promise<Verdict | undefined> {
    return this.run(this.#night === nightOf(this.#options.world.now()) ? 'step' : 'full');
  }

  /** One after the other, whoever asks. Undefined when the house is closing. */
  run(kind: Pass['kind']): Promise<Verdict | undefined> {
    const pass = this.#passes.take(() => (this.#isClosed ? undefined : this.#pass(kind)));
    return pass.catch((error: unknown) => {
      if (!this.#isClosed) throw error;
      return undefined;
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
    await this.#passes.over();
  }

  async #pass(kind: Pass['kind']): Promise<Verdict> {
    const { db, world, bus } = this.#options;
    const began = world.now();
    const verdict = await this.#thread.pass(kind === 'full' ? undefined : this.#came);
    const ended = world.now();
    const isFull = verdict.after === 0;
    const fresh = await keepPass(db, isFull ? 'full' : 'step', { began, ended }, verdict);
    this.#came = { upTo: verdict.upTo, at: began };
    if (isFull) this.#night = nightOf(began);
    if (isFull) await sweepPasses(db, (ended - KEPT_MS) as Millis);
    bus.publish('payments', {}); // the office looks again
    if (fresh.length > 0) await this.#alarm(fresh, await this.open());
    return verdict;
  }

  async #alarm(fresh: readonly Fault[], open: number): Promise<void> {
    const { rule = '', subject = '' } = fresh[0] ?? {};
    await this.#options.alarms.raise({
      name: 'reconciliation',
      words: say('officeHouse.alarmBooks', { rule, subject, more: fresh.length - 1 }),
      detail: { open, faults: fresh.slice(0, SHOWN) },
    });
  }
}
