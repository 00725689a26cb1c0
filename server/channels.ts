import { codeOf, isTableTopic, type Topic } from '@maidan/contract/stream';
import type { LobbyView } from '@maidan/contract/table';
import type { Bus } from './bus.ts';
import { recentBets } from './casino/betStore.ts';
import type { Tables } from './casino/tables.ts';
import { Channel, type Listener } from './channel.ts';
import type { Queryable } from './db.ts';
import { walletOf } from './wallet/store.ts';

/** Every channel somebody listens to. */
export class Channels {
  readonly #db: Queryable;
  readonly #tables: Tables;
  readonly #open = new Map<string, Channel>();
  readonly #versions = new Map<string, number>();

  constructor({ db, bus, tables }: { readonly db: Queryable; readonly bus: Bus; readonly tables: Tables }) {
    this.#db = db;
    this.#tables = tables;
    bus.subscribe('wallet', ({ users }) => users.forEach(user => this.#changed('wallet', user)));
    bus.subscribe('bets', ({ users }) => users.forEach(user => this.#changed('mybets', user)));
    bus.subscribe('lobby', () => this.#changed('lobby'));
    bus.subscribe('requests', ({ user }) => this.#changed('requests', user));
    bus.subscribe('payments', () => this.#changed('payments'));
    bus.subscribe('site', () => this.#changed('site'));
  }

  /** How many are open: none is kept for nobody. */
  get size(): number {
    return this.#open.size;
  }

  async join(topic: Topic, owner: string, listener: Listener): Promise<void> {
    if (isTableTopic(topic)) return this.#tables.join(codeOf(topic), listener);
    const name = `${topic}:${owner}`;
    const channel = this.#open.get(name) ?? new Channel(topic, this.#loader(topic, owner));
    this.#open.set(name, channel);
    await channel.join(listener);
    return undefined;
  }

  leave(topic: Topic, owner: string, listener: Listener): void {
    if (isTableTopic(topic)) return this.#tables.leave(codeOf(topic), listener);
    const name = `${topic}:${owner}`;
    const channel = this.#open.get(name);
    channel?.listeners.delete(listener);
    if (channel?.isQuiet) this.#open.delete(name);
    return undefined;
  }

  #changed(topic: Topic, owner = ''): void {
    const name = `${topic}:${owner}`;
    this.#versions.set(topic, (this.#versions.get(topic) ?? 0) + 1);
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
    if (topic === 'mybets') return async () => ({ bets: await recentBets(this.#db, owner) });
    if (topic === 'lobby') return async (): Promise<LobbyView> => this.#tables.lobby();
    return async () => ({ version: this.#versions.get(topic) ?? 0 });
  }
}
