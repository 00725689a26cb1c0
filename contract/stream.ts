import type { Money } from '@maidan/core/money';

/**
 * One socket, `/api/stream`. A subscription answers with a snapshot, then with events numbered one by one.
 * A client that misses a number asks again and gets a fresh snapshot; there is no other recovery, on purpose.
 */
export interface Topics {
  /** The player's own money. */
  wallet: { state: WalletView; event: WalletView };
  /** How many of the player's own requests changed: a reason to load them again. */
  requests: { state: Changes; event: Changes };
  /** What every visitor sees: news and mode. Also without signing in. */
  site: { state: Changes; event: Changes };
  /** The payment queues, for staff. */
  payments: { state: Changes; event: Changes };
}

export const TOPICS = ['wallet', 'requests', 'site', 'payments'] as const satisfies readonly Topic[];
export type Topic = keyof Topics;

export const STREAM_PATH = '/api/stream';

export type FromServer<T extends Topic = Topic> =
  | { readonly topic: T; readonly seq: number; readonly snapshot: Topics[T]['state'] }
  | { readonly topic: T; readonly seq: number; readonly event: Topics[T]['event'] }
  /** The topic needs another identity, or this one has ended. The client refreshes its token and tries again. */
  | { readonly topic: T; readonly refused: 'not-signed-in' };

/** The answer to a ping: the line is alive. */
export interface Pong {
  readonly pong: true;
}

/** The token travels in a message because a browser cannot set headers on a socket. Staff are known by their cookie. */
export type FromClient =
  | { readonly type: 'subscribe'; readonly topic: Topic; readonly token?: string }
  | { readonly type: 'unsubscribe'; readonly topic: Topic }
  | { readonly type: 'ping' };

export interface WalletView {
  readonly balance: Money; // free to bet or withdraw
  readonly exposure: Money; // held for open bets
  readonly held: Money; // on its way out
}

export interface Changes {
  readonly version: number;
}
