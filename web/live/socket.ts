import type { FromClient, FromServer, Pong, Topic } from '@maidan/contract/stream';

/** An open line: what a connection needs of a WebSocket. */
export interface Wire {
  send(text: string): void;
  /** After this none of its ears hears anything. */
  close(): void;
}

export interface WireEars {
  opened(): void;
  received(text: string): void;
  /** `isTooMany`: the server has enough lines of this session. */
  closed(isTooMany: boolean): void;
}

/** Time, chance and the network, handed in so that a test owns them. */
export interface Surroundings {
  open(ears: WireEars): Wire;
  /** The snapshots of these topics, over HTTP. */
  ask(topics: readonly Topic[], token: string | null): Promise<readonly FromServer[]>;
  now(): number;
  /** Answers how to call it off. */
  after(ms: number, act: () => void): () => void;
  /** From 0 up to 1. */
  random(): number;
}

export type Connection =
  | { readonly state: 'connecting' | 'connected' | 'idle' }
  /** There is no line; `polling`, while what it would say is fetched instead. */
  | { readonly state: 'reconnecting' | 'polling'; readonly retryAt: number };

export interface Ears {
  opened(): void;
  received(message: FromServer): void;
  changed(): void;
  /** The server does not want another line now, or somebody on the way does not let one through. */
  refused(): void;
}

const FIRST_DELAY_MS = 1_000;
const LONGEST_DELAY_MS = 30_000;
/** A node that stands still says nothing, and a player must be at another one within ten seconds. */
const PING_MS = 3_000;
const ANSWER_MS = 5_000;
/** Whoever takes the call and says nothing is no better than whoever does not take it. */
const DIAL_MS = 8_000;

/** One socket that comes back by itself: each try waits twice as long, with jitter so that a crowd does not return as one. */
export class Socket {
  connection: Connection = { state: 'idle' };
  readonly #world: Surroundings;
  readonly #ears: Ears;
  #wire: Wire | undefined;
  #tries = 0;
  #callOff: () => void = () => undefined;

  constructor(world: Surroundings, ears: Ears) {
    this.#world = world;
    this.#ears = ears;
  }

  /** Opens if it is not open yet. */
  start(): void {
    if (this.connection.state === 'idle') this.#dial({ state: 'connecting' });
  }

  stop(): void {
    this.#drop();
    this.#tries = 0;
    this.#become({ state: 'idle' });
  }

  /** The player's "Reconnect now", or the network that came back: no more waiting. */
  retryNow(): void {
    if (this.connection.state === 'reconnecting') this.#dial({ state: 'reconnecting', retryAt: this.#world.now() });
  }

  send(message: FromClient): void {
    if (this.connection.state === 'connected') this.#wire?.send(JSON.stringify(message));
  }

  #dial(connection: Connection): void {
    this.#drop();
    let hasOpened = false;
    const closed = (isTooMany: boolean): void => {
      this.#wait();
      if (isTooMany || !hasOpened) this.#ears.refused();
    };
    this.#callOff = this.#world.after(DIAL_MS, () => closed(false));
    this.#wire = this.#world.open({
      opened: () => {
        hasOpened = true;
        this.#become({ state: 'connected' });
        this.#expectLife();
        this.#ears.opened();
      },
      received: text => {
        this.#tries = 0; // only a server that talks counts as back
        this.#expectLife();
        const message = JSON.parse(text) as FromServer | Pong; // our own server, same origin
        if ('topic' in message) this.#ears.received(message);
      },
      closed,
    });
    this.#become(connection);
  }

  #wait(): void {
    this.#drop();
    const most = Math.min(FIRST_DELAY_MS * 2 ** this.#tries, LONGEST_DELAY_MS);
    const delay = Math.round(most * (0.5 + this.#world.random() / 2));
    this.#tries += 1;
    const retryAt = this.#world.now() + delay;
    this.#callOff = this.#world.after(delay, () => this.#dial({ state: 'reconnecting', retryAt }));
    this.#become({ state: 'reconnecting', retryAt });
  }

  /** A line can die without a word: after a quiet while it is asked, and given up when it does not answer. */
  #expectLife(): void {
    this.#callOff();
    this.#callOff = this.#world.after(PING_MS, () => {
      this.send({ type: 'ping' });
      this.#callOff = this.#world.after(ANSWER_MS, () => this.#wait());
    });
  }

  #drop(): void {
    this.#callOff();
    this.#wire?.close();
    this.#wire = undefined;
  }

  #become(connection: Connection): void {
    this.connection = connection;
    this.#ears.changed();
  }
}
