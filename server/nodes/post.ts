import { createHmac, type KeyObject, randomUUID, timingSafeEqual } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  connect,
  type Msg,
  type NatsConnection,
  RequestError,
  type Subscription,
  TimeoutError,
} from '@nats-io/transport-node';
import { keyFor } from '../keyFor.ts';
import { NOBODY_LOOKS, type Observer } from '../observer.ts';
import { cut, type Piece, Pieces } from './pieces.ts';

/** Nobody answered: none is there for it at this moment, or not in time. Whether it was done is not known. */
export class NoAnswer extends Error {}

interface Letter {
  readonly from: string;
  readonly body: unknown;
}

/** What is on its way: a letter, or a piece of a long one, sealed as letters are. */
type Sent = Letter | { readonly piece: Piece };

/** Where the nodes meet, by which name their house is known there, and what only they know. */
export interface PostOptions {
  readonly url: string;
  readonly house: string;
  readonly node: string;
  /** Without it whoever can reach the broker is believed. */
  readonly key: Buffer | undefined;
  readonly observer?: Observer | undefined;
  /** Told now and then while the broker that is waited for is not there, and why. */
  away?(reason: string): void;
  /** Nobody waits for it any more. */
  readonly over?: AbortSignal | undefined;
}

/** How often a broker that is away is looked for, and after how many times that is said again. */
const AGAIN_MS = 250;
const TIMES_A_WORD = 10;

/** As long as a seal is, in letters. */
const SEAL = 43;
/** A letter of a text takes at most so many bytes on its way, written in a piece as well. */
const BYTES = 3;
/** What is written around a piece. */
const AROUND = 300;
/** What a broker takes that does not say. */
const MOST_BYTES = 1_048_576;

/** The way between the nodes of a house (NATS). Nothing in it lasts: what has to is in the database before it is told. */
export class Post {
  readonly #nats: NatsConnection;
  readonly #prefix: string;
  readonly #node: string;
  readonly #key: KeyObject | undefined;
  readonly #observer: Observer;
  readonly #back = new Set<() => void>();
  /** Those who wait for an answer that may have been lost on its way. */
  readonly #waiting = new Set<(reason: NoAnswer) => void>();
  readonly #pieces = new Pieces();
  /** What is said in one turn of the process is sent together: a sending costs more than what is in it. */
  readonly #outgoing: (() => void)[] = [];
  #lostAt: number | undefined;

  private constructor(nats: NatsConnection, { house, node, key, observer }: PostOptions) {
    this.#nats = nats;
    this.#prefix = `maidan.${house}`;
    this.#node = node;
    this.#observer = observer ?? NOBODY_LOOKS;
    this.#key = key && keyFor(key, 'letters between nodes');
    void this.#follow();
    this.hear(`pieces.${node}`, () => {}); // of answers: the last of them comes as the answer
  }

  /** A broker that is away is waited for, for ever: until it is back everybody does what can be done alone. */
  static async open(options: PostOptions): Promise<Post> {
    for (let times = 0; ; times += 1) {
      try {
        return new Post(await connected(options), options);
      } catch (error) {
        if (times % TIMES_A_WORD === 0) options.away?.(error instanceof Error ? error.message : String(error));
        await pause(AGAIN_MS, undefined, { ...(options.over && { signal: options.over }) });
      }
    }
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
    const written = this.#written(body);
    this.#send(() => written.forEach(each => this.#publish(subject, each)));
  }

  /** What the others tell; not what this one does. Answers how to stop it. */
  hear(subject: string, listener: (body: never) => void): () => void {
    const subscription = this.#nats.subscribe(this.#named(subject), {
      callback: (error, message) => {
        if (error) return;
        try {
          const letter = this.#opened(subject, message);
          if (letter && letter.from !== this.#node) listener(letter.body as never); // our own nodes wrote it
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
      const question = this.#written(body);
      const asked = Promise.withResolvers<Msg>();
      this.#send(() => {
        for (const piece of question.slice(0, -1)) this.#publish(subject, piece);
        const last = this.#sealed(subject, question.at(-1)!);
        this.#nats.request(this.#named(subject), last, { timeout: withinMs }).then(asked.resolve, asked.reject);
      }, asked.reject);
      const answer = this.#opened(subject, await Promise.race([asked.promise, lost.promise]));
      if (!answer) throw new NoAnswer(`a piece of the answer at ${subject} is missing`);
      return answer.body;
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
      const question = this.#opened(subject, message);
      if (!question) return; // there is more of it
      const answer = this.#written(await respond(question.body as never)); // our own nodes wrote it
      this.#send(() => {
        for (const piece of answer.slice(0, -1)) this.#publish(`pieces.${question.from}`, piece);
        if (!this.#nats.isClosed()) message.respond(this.#sealed(subject, answer.at(-1)!));
      });
    } catch (error) {
      warn(error);
    }
  }

  /** What was said so far is on its way. */
  async sent(): Promise<void> {
    this.#sendAll();
    await this.#nats.flush();
  }

  async close(): Promise<void> {
    this.#sendAll();
    await nextTurn(); // it is written by then
    await this.#nats.close();
  }

  #send(act: () => void, failed: (error: unknown) => void = warn): void {
    this.#outgoing.push(() => {
      try {
        act();
      } catch (error) {
        failed(error); // thrown on, it would keep the others from being sent
      }
    });
    if (this.#outgoing.length === 1) setImmediate(() => this.#sendAll());
  }

  #sendAll(): void {
    this.#outgoing.splice(0).forEach(act => act());
  }

  /** As one letter, or in pieces where that is more than the broker takes at once. */
  #written(body: unknown): readonly string[] {
    const text = JSON.stringify({ from: this.#node, body } satisfies Letter);
    const most = (this.#nats.info?.max_payload ?? MOST_BYTES) - AROUND;
    if (text.length * BYTES <= most || Buffer.byteLength(text) <= most) return [text];
    const pieces = cut(randomUUID(), text, Math.floor(most / BYTES));
    return pieces.map(piece => JSON.stringify({ piece } satisfies Sent));
  }

  #publish(subject: string, text: string): void {
    if (!this.#nats.isClosed()) this.#nats.publish(this.#named(subject), this.#sealed(subject, text));
  }

  /** Under its subject: a letter about one thing is none about another. */
  #sealed(subject: string, text: string): string {
    this.#observer.letter('out');
    return this.#key ? this.#seal(this.#key, subject, text) + text : text;
  }

  /** Nothing, of a piece that is not the last. */
  #opened(subject: string, message: Msg): Letter | undefined {
    this.#observer.letter('in');
    const sent = JSON.parse(this.#unsealed(subject, message.string())) as Sent;
    if (!('piece' in sent)) return sent;
    const whole = this.#pieces.put(sent.piece);
    return whole === undefined ? undefined : (JSON.parse(whole) as Letter);
  }

  #unsealed(subject: string, text: string): string {
    if (!this.#key) return text;
    const letter = text.slice(SEAL);
    const seal = Buffer.from(this.#seal(this.#key, subject, letter));
    const given = Buffer.from(text.slice(0, SEAL));
    if (given.length !== seal.length || !timingSafeEqual(seal, given))
      throw new Error(`a letter at ${subject} was not written by a node of this house`);
    return letter;
  }

  #seal(key: KeyObject, subject: string, text: string): string {
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

const connected = ({ url, node }: PostOptions): Promise<NatsConnection> =>
  connect({
    ...serversOf(url),
    name: `maidan ${node}`,
    timeout: 2_000, // of a try: a way that swallows everything is tried again
    maxReconnectAttempts: -1,
    reconnectTimeWait: AGAIN_MS,
    ignoreClusterUpdates: false,
    pingInterval: 2_000,
    maxPingOut: 2,
    noAsyncTraces: true, // a stack for each question, in case it fails
  });

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
