import type { Millis } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { BoardChange, BoardView, EventChange, EventView, LadderView, MyOrdersView } from './event.ts';
import type { HouseView } from './house.ts';
import type { LobbyView, MyBetsView, TableEvent, TableView } from './table.ts';

/**
 * One socket, `/api/stream`. A subscription answers with a snapshot, then with events numbered one by one.
 * A client that misses a number asks again and gets a fresh snapshot; there is no other recovery, on purpose. One that
 * reads too slowly is spared what it would be late for, and gets a fresh snapshot unasked once it has caught up.
 */
export interface Topics {
  /** The player's own money. */
  wallet: { state: WalletView; event: WalletView };
  /** How many of the player's own requests changed: a reason to load them again. */
  requests: { state: Changes; event: Changes };
  /** How much one has not read of what one was told. */
  inbox: { state: InboxView; event: InboxView };
  /** One's own casino bets. */
  mybets: { state: MyBetsView; event: MyBetsView };
  /** A table, step by step: `round:teen20`. Also without signing in. */
  [table: `round:${string}`]: { state: TableView; event: TableEvent };
  /** All tables at a glance, about once a second. Also without signing in. */
  lobby: { state: LobbyView; event: LobbyView };
  /** All matches and races at a glance. Also without signing in. */
  board: { state: BoardView; event: BoardChange };
  /** One of them with everything that is open on it: `event:cricket-1042`. Also without signing in. */
  [event: `event:${string}`]: { state: EventView; event: EventChange };
  /** Every price of one market: `market:cricket-1042.matchOdds`. Also without signing in. */
  [market: `market:${string}`]: { state: LadderView; event: LadderView };
  /** One's own orders and bets on sport, and where they leave one. */
  orders: { state: MyOrdersView; event: MyOrdersView };
  /** How the house stands, also while it cannot do anything else. Also without signing in. */
  house: { state: HouseView; event: HouseView };
  /** What every visitor sees: news and mode. Also without signing in. */
  site: { state: Changes; event: Changes };
  /** The payment queues, for staff. */
  payments: { state: Changes; event: Changes };
}

export type Topic = keyof Topics;
/** Topics of everybody, of a player and of staff; the tables have one each besides. */
export const TOPICS = [
  'wallet',
  'requests',
  'inbox',
  'mybets',
  'lobby',
  'board',
  'orders',
  'house',
  'site',
  'payments',
] as const satisfies readonly Topic[];

export type TableTopic = `round:${string}`;
export const tableTopic = (code: string): TableTopic => `round:${code}`;
export const isTableTopic = (topic: string): topic is TableTopic => /^round:\w{2,20}$/.test(topic);
/** The code of the table it is about. */
export const codeOf = (topic: TableTopic): string => topic.slice('round:'.length);

export type EventTopic = `event:${string}`;
export const eventTopic = (id: string): EventTopic => `event:${id}`;
export const isEventTopic = (topic: string): topic is EventTopic => /^event:[\w-]{1,60}$/.test(topic);

export type MarketTopic = `market:${string}`;
export const marketTopic = (id: string): MarketTopic => `market:${id}`;
export const isMarketTopic = (topic: string): topic is MarketTopic => /^market:[\w-]{1,60}\.[\w.:-]{1,60}$/.test(topic);

/** What an event or a market is called in its topic. */
export const idOf = (topic: EventTopic | MarketTopic): string => topic.slice(topic.indexOf(':') + 1);

/**
 * Where the socket is. Who gets none asks the same address over HTTP, `?topics=lobby,round:teen20`, with the token as
 * every call has it, and gets the snapshots as a list.
 */
export const STREAM_PATH = '/api/stream';

/** A socket is closed with this when its session has enough of them. */
export const TOO_MANY_SOCKETS = 4029;

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

export interface InboxView {
  readonly unread: number;
  /** When the newest of it came; nothing yet. */
  readonly newest: Millis | null;
}

interface Changes {
  readonly version: number;
}
