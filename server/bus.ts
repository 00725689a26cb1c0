import type { SportPlace } from './nodes/place.ts';
import { UnderWay } from './underWay.ts';

/** Something that somebody has to look at now. */
export interface Alarm {
  /** 'reconciliation', 'audit'. */
  readonly name: string;
  /** In one sentence. */
  readonly words: string;
  readonly detail: object;
}

/**
 * What one part of the house tells the others after a commit. Other processes of the house are told as well what may
 * concern them: see `relay`.
 */
export interface Messages {
  /** Balances of these players changed. */
  wallet: { readonly users: readonly string[] };
  /** Requests of this player changed. */
  requests: { readonly user: string };
  /** These players were told something, or have read it. */
  inbox: { readonly users: readonly string[] };
  /** Casino bets of these players were placed, undone, settled or returned. */
  bets: { readonly users: readonly string[] };
  /** Orders, bets or positions of these players changed. */
  orders: { readonly users: readonly string[] };
  /** The book of this market changed. */
  market: { readonly id: string };
  /** About once a second: something happened at some table. */
  lobby: Record<never, never>;
  /** The operator changed something about this table. */
  table: { readonly code: string };
  /** An operator's own picture of a match comes from another address, or from nowhere any more. */
  picture: { readonly event: string; readonly url: string };
  /** The payment queues changed. */
  payments: Record<never, never>;
  /** Somebody has to look at something now. */
  alarm: Alarm;
  /** The operator changed something every visitor sees. */
  site: Record<never, never>;
  /** The same, once the house goes by it: who asks now is answered with it. */
  set: Record<never, never>;
  /** These sessions ended: whoever remembers them forgets them. */
  sessionsEnded: { readonly ids: readonly string[] };
  /** A connection was lost at work: what is kept in memory may not be what was committed, and is read again. */
  unsure: Record<never, never>;
  /** Staff sessions, likewise. */
  staffSessionsEnded: { readonly ids: readonly string[] };
  /** A part of sport is kept by another node from now on, or by this one. */
  sportMoved: { readonly place: SportPlace };
  /** Nobody tells anything any more of some table or match that another node keeps, or somebody does again. */
  away: Record<never, never>;
  /** Something was stopped or goes on, here: see stops.ts. */
  stops: Record<never, never>;
}
export type Subject = keyof Messages;

/** What a listener answers with, if it began something that takes time, is followed until it is over. */
type Listener<M> = (message: M) => unknown;

/** What is told to every process of the house. The rest concerns who told it. */
const EVERYWHERE: ReadonlySet<Subject> = new Set([
  'wallet',
  'requests',
  'inbox',
  'bets',
  'orders',
  'market',
  'table',
  'picture',
  'payments',
  'site',
  'sessionsEnded',
  'staffSessionsEnded',
  'stops',
]);

export class Bus {
  /** Passes on what the other processes have to hear. Nobody, where there is one. */
  relay: (subject: Subject, message: object) => void = () => {};
  readonly #listeners = new Map<Subject, Set<Listener<never>>>();
  readonly #begun = new UnderWay();

  publish<S extends Subject>(subject: S, message: Messages[S]): void {
    if (EVERYWHERE.has(subject)) this.relay(subject, message);
    this.heard(subject, message);
  }

  /** What another process told. */
  heard<S extends Subject>(subject: S, message: Messages[S]): void {
    for (const listener of this.#listeners.get(subject) ?? []) {
      const begun = listener(message as never);
      if (begun instanceof Promise) void this.#begun.follow(begun);
    }
  }

  subscribe<S extends Subject>(subject: S, listener: Listener<Messages[S]>): () => void {
    const listeners = this.#listeners.get(subject) ?? new Set();
    this.#listeners.set(subject, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** Nobody hears anything any more, and what was begun by those who did is over. */
  async close(): Promise<void> {
    for (const listeners of this.#listeners.values()) listeners.clear();
    await this.#begun.idle();
  }
}
