import {
  codeOf,
  type EventTopic,
  idOf,
  isEventTopic,
  isMarketTopic,
  isTableTopic,
  type MarketTopic,
  marketTopic,
  type Topic,
} from '@maidan/contract/stream';
import type { HouseView } from '@maidan/contract/house';
import type { LobbyView } from '@maidan/contract/table';
import type { Bus } from '../bus.ts';
import { myBetsOf } from '../casino/roundsMade.ts';
import type { Tables } from '../casino/tables.ts';
import { Channel, type Listener } from './channel.ts';
import type { MarketId, UserId } from '@maidan/core/ids';
import { unreadOf } from '../inbox/store.ts';
import { myOrdersOf, myOrdersWith } from '../exchange/myOrders.ts';
import type { Node } from '../nodes/node.ts';
import { type SportPlace, sportPlaceOf } from '../nodes/place.ts';
import type { Source } from '../nodes/relay.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { ladderView } from '../sport/views.ts';
import type { Queryable } from '../db/db.ts';
import type { Standing } from '../standing.ts';
import { walletOf } from '../wallet/store.ts';

export interface ChannelDeps {
  readonly db: Queryable;
  readonly bus: Bus;
  readonly tables: Tables;
  readonly sport: SportHouse;
  readonly node?: Node | undefined;
  readonly standing: Pick<Standing, 'condition' | 'subscribe'>;
}

/** Every channel somebody listens to. */
export class Channels {
  readonly #db: Queryable;
  readonly #tables: Tables;
  readonly #deps: ChannelDeps;
  readonly #standing: ChannelDeps['standing'];
  readonly #open = new Map<string, Channel>();
  readonly #live = new Map<Listener, { readonly topic: Topic; readonly source: Source | undefined }>();
  readonly #versions = new Map<string, number>();

  constructor(deps: ChannelDeps) {
    const { db, bus, tables, standing } = deps;
    this.#deps = deps;
    this.#db = db;
    this.#tables = tables;
    this.#standing = standing;
    standing.subscribe(() => this.#changed('house'));
    bus.subscribe('wallet', ({ users }) => users.forEach(user => this.#changed('wallet', user)));
    bus.subscribe('bets', ({ users }) => users.forEach(user => this.#changed('mybets', user)));
    bus.subscribe('orders', ({ users }) => users.forEach(user => this.#changed('orders', user)));
    bus.subscribe('market', ({ id }) => this.#changed(marketTopic(id)));
    bus.subscribe('lobby', () => this.#changed('lobby'));
    bus.subscribe('inbox', ({ users }) => users.forEach(user => this.#changed('inbox', user)));
    bus.subscribe('requests', ({ user }) => this.#changed('requests', user));
    bus.subscribe('payments', () => this.#changed('payments'));
    bus.subscribe('set', () => this.#changed('site'));
    bus.subscribe('away', () => this.#changed('house'));
    bus.subscribe('sportMoved', ({ place }) => this.#followSport(place));
    bus.subscribe('unsure', () => Promise.allSettled([...this.#open.values()].map(channel => channel.changed())));
  }

  /** How many are open: none is kept for nobody. */
  get size(): number {
    return this.#open.size;
  }

  async join(topic: Topic, owner: string, listener: Listener): Promise<void> {
    if (isTableTopic(topic)) return this.#tables.join(codeOf(topic), listener);
    if (isLive(topic)) return this.#joinLive(topic, listener);
    const name = `${topic}:${owner}`;
    const channel = this.#open.get(name) ?? new Channel(topic, this.#loader(topic, owner));
    this.#open.set(name, channel);
    await channel.join(listener);
    return undefined;
  }

  leave(topic: Topic, owner: string, listener: Listener): void {
    if (isTableTopic(topic)) return this.#tables.leave(codeOf(topic), listener);
    if (isLive(topic)) return this.#leaveLive(listener);
    const name = `${topic}:${owner}`;
    const channel = this.#open.get(name);
    channel?.listeners.delete(listener);
    if (channel?.isQuiet) this.#open.delete(name);
    return undefined;
  }

  /** Whoever listened to what another node keeps now, or this one, listens there from now on. */
  #followSport(place: SportPlace): void {
    const isThere = (topic: EventTopic | MarketTopic): boolean => sportPlaceOf(idOf(topic)) === place;
    for (const channel of this.#open.values())
      if (channel.topic === 'orders' || (isMarketTopic(channel.topic) && isThere(channel.topic)))
        void channel.changed().catch(() => {}); // as below
    for (const [listener, { topic }] of [...this.#live]) {
      if (!isEventTopic(topic) || !isThere(topic)) continue; // the board is put together here
      this.#leaveLive(listener);
      void this.#joinLive(topic, listener).catch(() => {}); // told again when it changes hands again
    }
  }

  async #joinLive(topic: Topic, listener: Listener): Promise<void> {
    const { node, sport } = this.#deps;
    if (!node) {
      const source =
        topic === 'board' ? sport.board : isEventTopic(topic) ? sport.desk(idOf(topic))?.channel : undefined;
      if (!source) return;
      this.#live.set(listener, { topic, source });
      source.join(listener);
      return;
    }
    const joining = { topic, source: undefined };
    this.#live.set(listener, joining);
    const source = await node.topics.join(topic, listener);
    if (this.#live.get(listener) === joining) this.#live.set(listener, { topic, source });
    else source.leave(listener); // left meanwhile, or joined elsewhere
  }

  #leaveLive(listener: Listener): void {
    this.#live.get(listener)?.source?.leave(listener);
    this.#live.delete(listener);
  }

  #changed(topic: Topic, owner = ''): void {
    const name = `${topic}:${owner}`;
    if (!isMarketTopic(topic)) this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1); // there is no end of those
    void this.#open
      .get(name)
      ?.changed()
      .catch(() => {}); // the next change, or the next snapshot, loads it again
  }

  /**
   * A wallet and bets are read from the books, the lobby from the tables; the others only say that something changed,
   * by another number.
   */
  #loader(topic: Topic, owner: string): () => Promise<object> {
    if (topic === 'wallet') return () => walletOf(this.#db, owner);
    if (topic === 'inbox') return () => unreadOf(this.#db, owner as UserId); // identified by its session
    if (topic === 'mybets') return () => myBetsOf(this.#db, owner);
    if (topic === 'orders') return () => this.#ordersOf(owner as UserId); // identified by its session
    if (isMarketTopic(topic)) return () => this.#ladderOf(idOf(topic) as MarketId);
    if (topic === 'lobby') return async (): Promise<LobbyView> => this.#tables.lobby();
    if (topic === 'house') return async () => this.#house();
    return async () => ({ version: this.#versions.get(topic) ?? 0 });
  }

  #house(): HouseView {
    const { condition } = this.#standing;
    const away = this.#deps.node?.away;
    return away ? { condition, away } : { condition };
  }

  async #ordersOf(user: UserId): Promise<object> {
    const { node, sport } = this.#deps;
    return node ? myOrdersWith(this.#db, await node.sport.myBooks(user), user) : myOrdersOf(this.#db, sport, user);
  }

  async #ladderOf(id: MarketId): Promise<object> {
    const { node, sport } = this.#deps;
    return node ? node.sport.ladder(id) : ladderView(sport.engine, id);
  }
}

/** What tells by itself what happened. */
const isLive = (topic: Topic): boolean => topic === 'board' || isEventTopic(topic);
