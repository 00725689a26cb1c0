import type { FromServer, Topic, Topics } from '@maidan/contract/stream';
import { foldOf } from './fold.ts';
import { type Connection, Socket, type Surroundings } from './socket.ts';

/** How the store proves who listens, and what it does when the server no longer takes that proof. */
export interface Listener {
  token(): string | null;
  /** The token that was tried is no longer taken. */
  renew(tried: string | null): Promise<boolean>;
}

interface Subscription {
  readonly listeners: Set<() => void>;
  seq: number | undefined; // unknown until the snapshot is here
  state: unknown;
  tried: string | null; // the token it was last asked for with
  renewals: number; // since the last snapshot
}

/** A new token can be too late as well, when another tab renews at the same moment; but nothing spins. */
const MOST_RENEWALS = 3;
/** How often everything is fetched while there is no line. */
const POLL_MS = 2_000;

/**
 * Keeps the newest state of every topic somebody looks at. Events are numbered; a missing number means that the whole
 * topic is asked for again, because nothing is ever patched across a gap.
 */
export class LiveStore {
  readonly #socket: Socket;
  readonly #listener: Listener;
  readonly #topics = new Map<Topic, Subscription>();
  readonly #watchers = new Set<() => void>();
  readonly #held = new Map<Topic, unknown>();
  readonly #world: Surroundings;
  #connection: Connection = { state: 'idle' };
  #isPolling = false;
  #isAsking = false;
  #callOffPoll: () => void = () => undefined;

  constructor(world: Surroundings, listener: Listener) {
    this.#world = world;
    this.#listener = listener;
    this.#socket = new Socket(world, {
      opened: () => this.#askForAll(),
      received: message => this.#take(message),
      changed: () => this.#tell(),
      refused: () => this.#poll(),
    });
  }

  /** The newest state, or nothing until the first snapshot. */
  state<T extends Topic>(topic: T): Topics[T]['state'] | undefined {
    const held = this.#held.get(topic);
    return (held ?? this.#topics.get(topic)?.state) as Topics[T]['state'] | undefined; // stored under its own topic only
  }

  /** Shows a topic as it is now until it is let go of, whatever is heard meanwhile. */
  hold(topic: Topic): () => void {
    this.#held.set(topic, this.state(topic));
    return () => {
      this.#held.delete(topic);
      this.#topics.get(topic)?.listeners.forEach(changed => changed());
    };
  }

  subscribe(topic: Topic, changed: () => void): () => void {
    const known = this.#topics.get(topic);
    const subscription = known ?? {
      listeners: new Set(),
      seq: undefined,
      state: undefined,
      renewals: 0,
      tried: null,
    };
    subscription.listeners.add(changed);
    this.#topics.set(topic, subscription);
    if (!known) this.#ask(topic);
    this.#socket.start();
    return () => this.#leave(topic, subscription, changed);
  }

  get connection(): Connection {
    return this.#connection;
  }

  watchConnection(changed: () => void): () => void {
    this.#watchers.add(changed);
    return () => this.#watchers.delete(changed);
  }

  reconnectNow(): void {
    this.#socket.retryNow();
  }

  #tell(): void {
    const { connection } = this.#socket;
    if (connection.state !== 'reconnecting') this.#stopPolling();
    this.#connection =
      connection.state === 'reconnecting' && this.#isPolling ? { ...connection, state: 'polling' } : connection;
    this.#watchers.forEach(watch => watch());
  }

  /** Fetches what a line would say, again and again until there is one. */
  #poll(): void {
    if (this.#isAsking || this.#socket.connection.state !== 'reconnecting' || this.#topics.size === 0) return;
    this.#isAsking = true;
    this.#callOffPoll();
    const token = this.#listener.token();
    for (const subscription of this.#topics.values()) subscription.tried = token;
    void this.#world
      .ask([...this.#topics.keys()], token)
      .then(messages => this.#fetched(messages), () => this.#fetched(undefined)); // prettier-ignore
  }

  #fetched(messages: readonly FromServer[] | undefined): void {
    this.#isAsking = false;
    if (this.#socket.connection.state !== 'reconnecting') return; // a line has told more by now
    messages?.forEach(message => this.#take(message));
    this.#callOffPoll = this.#world.after(POLL_MS, () => this.#poll());
    if (this.#isPolling === (messages !== undefined)) return;
    this.#isPolling = messages !== undefined;
    this.#tell();
  }

  #stopPolling(): void {
    this.#isPolling = false;
    this.#callOffPoll();
  }

  #ask(topic: Topic): void {
    const token = this.#listener.token();
    const subscription = this.#topics.get(topic);
    if (subscription) subscription.tried = token;
    this.#socket.send({ type: 'subscribe', topic, ...(token === null ? {} : { token }) });
  }

  #askForAll(): void {
    for (const [topic, subscription] of this.#topics) {
      subscription.seq = undefined;
      subscription.renewals = 0;
      this.#ask(topic);
    }
  }

  #leave(topic: Topic, subscription: Subscription, changed: () => void): void {
    const hasLeft = !subscription.listeners.delete(changed); // and somebody else may be looking by now
    if (hasLeft || subscription.listeners.size > 0) return;
    this.#topics.delete(topic);
    this.#socket.send({ type: 'unsubscribe', topic });
    if (this.#topics.size === 0) this.#socket.stop();
  }

  #take(message: FromServer): void {
    const subscription = this.#topics.get(message.topic);
    if (!subscription) return;
    if ('refused' in message) void this.#renewFor(message.topic, subscription);
    else if ('snapshot' in message) this.#show(subscription, message.seq, message.snapshot);
    else this.#fold(message, subscription);
  }

  #fold(message: Extract<FromServer, { event: unknown }>, subscription: Subscription): void {
    const { seq } = subscription;
    if (seq === undefined || message.seq <= seq) return; // before the snapshot, or seen already
    if (message.seq > seq + 1) {
      subscription.seq = undefined;
      this.#ask(message.topic);
      return;
    }
    this.#show(subscription, message.seq, foldOf(message.topic)(subscription.state, message.event));
  }

  #show(subscription: Subscription, seq: number, state: unknown): void {
    subscription.seq = seq;
    subscription.state = state;
    subscription.renewals = 0;
    for (const changed of subscription.listeners) changed();
  }

  async #renewFor(topic: Topic, subscription: Subscription): Promise<void> {
    if (subscription.renewals === MOST_RENEWALS) return;
    subscription.renewals += 1;
    if ((await this.#listener.renew(subscription.tried)) && this.#topics.get(topic) === subscription) this.#ask(topic);
  }
}
