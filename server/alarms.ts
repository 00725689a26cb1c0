import { after } from '@maidan/core/ids';
import type { Alarm, Bus } from './bus.ts';
import { type Queryable, timestamp } from './db/db.ts';
import type { SettingsStore } from './settings.ts';
import type { World } from './world.ts';

interface Post {
  readonly number: number;
  readonly body: object;
  /** With this one. */
  readonly tries: number;
}

const PATIENCE_MS = 10_000;
/** Longer than an answer is waited for: what was taken by a node that is gone is taken again. */
const TAKEN_MS = 60_000;
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
/** What could not be told by then is of no use to anybody. */
const GIVE_UP_MS = 3 * 24 * 3_600_000;

interface AlarmOptions {
  readonly db: Queryable;
  readonly bus: Bus;
  readonly world: Pick<World, 'now'>;
  readonly settings: Pick<SettingsStore, 'values'>;
}

/** Alarms go to the log, to the screens of the office, and to the operator's own address, where they arrive at last. */
export class Alarms {
  readonly #options: AlarmOptions;
  readonly #closing = new AbortController();
  #sending: Promise<void> = Promise.resolve();

  constructor(options: AlarmOptions) {
    this.#options = options;
  }

  async raise(alarm: Alarm): Promise<void> {
    this.#options.bus.publish('alarm', alarm);
    await this.post({ type: 'alarm', ...alarm });
  }

  /** Kept first, then sent: what cannot be delivered now is tried again. */
  async post(body: object): Promise<void> {
    const { db, settings, world } = this.#options;
    if (settings.values.alarms.webhook === '') return;
    const now = world.now();
    const sent = { ...body, at: new Date(now).toISOString() };
    await db.query('insert into webhook_posts (body, at, next_at) values ($1, $2, $2)', [sent, timestamp(now)]);
    void this.deliver().catch(() => {}); // the next turn tries again
  }

  /** Nothing more is sent: what is on its way is given up, and sent by the next start. */
  close(): void {
    this.#closing.abort();
  }

  idle(): Promise<void> {
    return this.#sending;
  }

  /**
   * Everything that is due, one after the other and in order. Each is taken before it is sent, so that another node that is at
   * it as well sends the next.
   */
  deliver(): Promise<void> {
    const delivered = this.#sending.then(() => this.#deliver());
    this.#sending = delivered.catch(() => {});
    return delivered;
  }

  async #deliver(): Promise<void> {
    const { webhook } = this.#options.settings.values.alarms;
    if (webhook === '') return;
    for (let post = await this.#take(); post; post = await this.#take()) await this.#send(webhook, post);
  }

  async #take(): Promise<Post | undefined> {
    if (this.#closing.signal.aborted) return undefined;
    const { db, world } = this.#options;
    const now = world.now();
    const { rows } = await db.query(
      `update webhook_posts set tries = tries + 1, next_at = $2 where number = (
         select number from webhook_posts where sent_at is null and next_at <= $1 and at > $3
         order by number limit 1 for update skip locked)
       returning number, body, tries`,
      [timestamp(now), timestamp(after(now, TAKEN_MS)), timestamp(after(now, -GIVE_UP_MS))],
    );
    return rows[0];
  }

  async #send(webhook: string, { number, body, tries }: Post): Promise<void> {
    const { db, world } = this.#options;
    const answer = await attempt(webhook, body, this.#closing.signal);
    const now = world.now();
    if (this.#closing.signal.aborted && !isSent(answer)) {
      await db.query('update webhook_posts set tries = tries - 1, next_at = $2 where number = $1', [
        number,
        timestamp(now),
      ]);
      return;
    }
    const wait = Math.min(FIRST_WAIT_MS * 2 ** (tries - 1), LONGEST_WAIT_MS);
    await db.query('update webhook_posts set answer = $2, sent_at = $3, next_at = $4 where number = $1', [
      number,
      answer,
      isSent(answer) ? timestamp(now) : null,
      timestamp(after(now, wait)),
    ]);
  }
}

const isSent = (answer: string): boolean => /^2\d\d$/.test(answer);

/** The status, or why there is none. */
async function attempt(url: string, body: object, closing: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': 'Maidan' },
      body: JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), closing]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (error) {
    return error instanceof Error ? error.name : String(error);
  }
}
