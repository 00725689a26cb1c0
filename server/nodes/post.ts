import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  connect,
  type Msg,
  type NatsConnection,
  RequestError,
  type Subscription,
  TimeoutError,
} from '@nats-io/transport-node';

/** Nobody answered: none is there for it at this moment, or not in time. Whether it was done is not known. */
export class NoAnswer extends Error {}

interface Letter {
  readonly from: string;
  readonly body: unknown;
}

/** Where the nodes meet, by which name their house is known there, and what only they know. */
export interface PostOptions {
  readonly url: string;
  readonly house: string;
  readonly node: string;
  /** Without it whoever can reach the broker is believed. */
  readonly key: Buffer | undefined;
}

/** As long as a seal is, in letters. */
const SEAL = 43;

/** The way between the nodes of a house (NATS). Nothing in it lasts: what has to is in the database before it is told. */
export class Post {
  readonly #nats: NatsConnection;
  readonly #prefix: string;
  readonly #node: string;
  readonly #key: Buffer | undefined;
  readonly #back = new Set<() => void>();
  /** Those who wait for an answer that may have been lost on its way. */
  readonly #waiting = new Set<(reason: NoAnswer) => void>();
  #lostAt: number | undefined;

  private constructor(nats: NatsConnection, { house, node, key }: PostOptions) {
    this.#nats = nats;
    this.#prefix = `maidan.${house}`;
    this.#node = node;
    this.#key = key && createHmac('sha256', key).update('letters between nodes').digest();
    void this.#follow();
  }

  /** A broker that goes away is waited for, for ever: until it is back everybody does what can be done alone. */
  static async open(options: PostOptions): Promise<Post> {
    const nats = await connect({
      ...serversOf(options.url),
      name: `maidan ${options.node}`,
      maxReconnectAttempts: -1,
      reconnectTimeWait: 250,
      timeout: 2_000, // of a try: a way that swallows everything is tried again
      waitOnFirstConnect: true,
      ignoreClusterUpdates: false,
      pingInterval: 2_000,
      maxPingOut: 2,
    });
    return new Post(nats, options);
  }

  /** Whether the others can be heard. */
  get isThere(): boolean {
    return this.#lostAt === undefined;
  }

  /** For how long they could not. */
  get awayMs(): number {
    return this.#lostAt === undefined ? 0 : performance.now() - this.#lostAt;
  }

  /** What was told meanwhile was not heard: who keeps anything that was told looks again. */
  onBack(listener: () => void): void {
    this.#back.add(listener);
  }

  /** To every other node that listens. */
  tell(subject: string, body: unknown): void {
    if (this.#nats.isClosed()) return;
    try {
      this.#nats.publish(this.#named(subject), this.#sealed(subject, body));
    } catch (error) {
      warn(error); // longer than the broker takes: what was committed counts all the same
    }
  }

  /** What the others tell; not what this one does. Answers how to stop it. */
  hear(subject: string, listener: (body: never) => void): () => void {
    const subscription = this.#nats.subscribe(this.#named(subject), {
      callback: (error, message) => {
        if (error) return;
        try {
          const letter = this.#opened(subject, message);
          if (letter.from !== this.#node) listener(letter.body as never); // our own nodes wrote it
        } catch (fault) {
          warn(fault); // thrown on, it would end the reading of everything else
        }
      },
    });
    return () => subscription.unsubscribe();
  }

  async ask(subject: string, body: unknown, withinMs: number): Promise<unknown> {
    if (!this.isThere) throw new NoAnswer('the broker is away');
    const lost = Promise.withResolvers<never>();
    this.#waiting.add(lost.reject);
    try {
      const question = this.#sealed(subject, body);
      const asked = this.#nats.request(this.#named(subject), question, { timeout: withinMs });
      const answer = await Promise.race([asked, lost.promise]);
      return this.#opened(subject, answer).body;
    } catch (error) {
      if (error instanceof TimeoutError || error instanceof RequestError || this.#nats.isClosed())
        throw new NoAnswer(`nobody answered at ${subject}`, { cause: error });
      throw error;
    } finally {
      this.#waiting.delete(lost.reject);
    }
  }

  /** Answers what is asked here. Also what this node asks. */
  answer(subject: string, respond: (body: never) => Promise<unknown>): () => void {
    const subscription: Subscription = this.#nats.subscribe(this.#named(subject), {
      callback: (error, message) => {
        if (!error) void this.#respond(subject, message, respond);
      },
    });
    return () => subscription.unsubscribe();
  }

  /** What fails is not answered: who asked will ask again, or give up. */
  async #respond(subject: string, message: Msg, respond: (body: never) => Promise<unknown>): Promise<void> {
    try {
      const body = await respond(this.#opened(subject, message).body as never); // our own nodes wrote it
      if (!this.#nats.isClosed()) message.respond(this.#sealed(subject, body));
    } catch (error) {
      warn(error);
    }
  }

  /** What was said so far is on its way. */
  async sent(): Promise<void> {
    await this.#nats.flush();
  }

  async close(): Promise<void> {
    await this.#nats.close();
  }

  /** Under its subject: a letter about one thing is none about another. */
  #sealed(subject: string, body: unknown): string {
    const text = JSON.stringify({ from: this.#node, body } satisfies Letter);
    return this.#key ? this.#seal(this.#key, subject, text) + text : text;
  }

  #opened(subject: string, message: Msg): Letter {
    const text = message.string();
    if (!this.#key) return JSON.parse(text) as Letter;
    const letter = text.slice(SEAL);
    const seal = Buffer.from(this.#seal(this.#key, subject, letter));
    const given = Buffer.from(text.slice(0, SEAL));
    if (given.length !== seal.length || !timingSafeEqual(seal, given))
      throw new Error(`a letter at ${subject} was not written by a node of this house`);
    return JSON.parse(letter) as Letter;
  }

  #seal(key: Buffer, subject: string, text: string): string {
    return createHmac('sha256', key).update(`${subject}\n${text}`).digest('base64url');
  }

  #named(subject: string): string {
    return `${this.#prefix}.${subject}`;
  }

  async #follow(): Promise<void> {
    for await (const { type } of this.#nats.status()) {
      if (type === 'disconnect') {
        this.#lostAt ??= performance.now();
        this.#waiting.forEach(lose => lose(new NoAnswer('the broker went away')));
      }
      if (type !== 'reconnect') continue;
      this.#lostAt = undefined;
      this.#back.forEach(listener => listener());
    }
  }
}

/** Who may come in is in the address, as everywhere: nats://user:password@host. tls:// insists on encryption. */
function serversOf(urls: string) {
  const all = urls.split(',').map(url => new URL(url.includes('://') ? url : `nats://${url}`));
  const { username, password } = all[0]!; // of all alike
  const [user, pass] = [decodeURIComponent(username), decodeURIComponent(password)];
  return {
    servers: all.map(({ host }) => host),
    ...(user !== '' && (pass === '' ? { token: user } : { user, pass })),
    ...(all.some(({ protocol }) => protocol === 'tls:') && { tls: {} }),
  };
}

const warn = (error: unknown): void => process.emitWarning(error instanceof Error ? error : String(error));
