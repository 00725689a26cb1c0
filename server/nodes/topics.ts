import { setTimeout as pause } from 'node:timers/promises';
import { boardAfter, type BoardView, eventAfter, type EventView } from '@maidan/contract/event';
import { idOf, isEventTopic, isMarketTopic, type Topic } from '@maidan/contract/stream';
import { after, type MarketId, type Millis, type UserId } from '@maidan/core/ids';
import { myOrdersOf } from '../exchange/myOrders.ts';
import type { Queryable } from '../db/db.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { ladderView } from '../sport/views.ts';
import type { Listener } from '../stream/channel.ts';
import { LiveChannel, tellingBy } from '../stream/liveChannel.ts';
import type { World } from '../world.ts';
import { Followed } from './followed.ts';
import type { Lease } from './place.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Relay, Source, Told } from './relay.ts';

/** A topic of sport that is listened to here and kept elsewhere. */
interface Distant {
  readonly channel: LiveChannel<never, never>;
  readonly followed: Followed<never, never>;
}

type Question = { readonly topic: Topic } | { readonly orders: UserId } | { readonly ladder: MarketId };

/** The whole of a topic does not take longer. */
const ANSWER_MS = 5_000;
/** Sport that nobody keeps is on its way to somebody: so long who asked waits for it. */
const PATIENCE_MS = 12_000;
const AGAIN_MS = 100;

export interface TopicsOptions {
  readonly db: Queryable;
  readonly post: Post;
  readonly world: World;
  readonly relay: Relay;
  /** Something was told that was not heard here. */
  missed?(): void;
  /** Of the node that keeps it, if that is this one. */
  sport(): { readonly house: SportHouse; readonly lease: Lease } | undefined;
}

/** What is told of sport, from whichever node keeps it. */
export class SportTopics {
  readonly #options: TopicsOptions;
  readonly #distant = new Map<Topic, Distant>();
  readonly #moved = new Set<() => void>();
  /** Somebody wanted to listen, and nobody answered. */
  #isMissed = false;

  constructor(options: TopicsOptions) {
    this.#options = options;
  }

  /** Told when another node keeps it, or this one. */
  onMoved(listener: () => void): void {
    this.#moved.add(listener);
  }

  /** It changed hands, from here or to somebody: whoever listens has to listen elsewhere. The board stays as it was last seen. */
  moved(from?: SportHouse): void {
    for (const topic of this.#distant.keys()) if (topic !== 'board') this.#forget(topic);
    const { channel, followed } = this.#follow<BoardView>('board');
    this.#isMissed = false;
    if (from) channel.reset(from.board.view as never); // one topic, one type
    this.#moved.forEach(listener => listener());
    if (!this.#options.sport()) void followed.refresh().catch(() => {});
  }

  /** Another node keeps it, or what is told may have been missed. Who found nobody to listen to finds somebody now. */
  reload(): void {
    if (!this.#options.sport()) this.moved();
  }

  get board(): BoardView {
    const here = this.#options.sport();
    return here ? here.house.board.view : this.#follow<BoardView>('board').channel.view;
  }

  has(topic: Topic): boolean {
    const here = this.#options.sport();
    if (!isEventTopic(topic) && !isMarketTopic(topic)) return true;
    const id = idOf(topic);
    if (here)
      return isEventTopic(topic)
        ? here.house.desk(id) !== undefined
        : here.house.engine.trading(id as MarketId) !== undefined;
    return this.board.rows.some(row => row.id === id || id.startsWith(`${row.id}.`));
  }

  /** What is followed of another node. */
  get followed(): readonly Followed<never, never>[] {
    return this.#options.sport() ? [] : [...this.#distant.values()].map(({ followed }) => followed);
  }

  async join(topic: Topic, listener: Listener): Promise<Source> {
    const here = this.#options.sport();
    const source = here ? sourceIn(here.house, topic) : await this.#listened(topic);
    source?.join(listener);
    return source ?? NOWHERE;
  }

  orders(user: UserId): Promise<object> {
    const here = this.#options.sport();
    return here ? myOrdersOf(this.#options.db, here.house, user) : this.#patiently({ orders: user });
  }

  async ladder(id: MarketId): Promise<object> {
    const here = this.#options.sport();
    return here ? ladderView(here.house.engine, id) : this.#patiently({ ladder: id });
  }

  /** Answers for who keeps it. */
  serve(house: SportHouse, lease: Lease): () => void {
    const { post, db, relay } = this.#options;
    return post.answer('topics.sport', async (question: Question): Promise<unknown> => {
      if ('orders' in question) return myOrdersOf(db, house, question.orders);
      if ('ladder' in question) return ladderView(house.engine, question.ladder);
      const source = sourceIn(house, question.topic);
      return source && relay.follow(question.topic, source, lease);
    });
  }

  /** Once in a while: what is still listened to is asked for, so that it is still told. */
  beat(): void {
    if (this.#isMissed) this.reload();
    for (const [topic, { channel, followed }] of this.#distant) {
      if (topic === 'board' ? !this.#options.sport() : channel.listeners.size > 0) void followed.beat();
      else if (topic !== 'board' && !followed.isAsking) this.#forget(topic);
    }
  }

  async #listened(topic: Topic): Promise<Source> {
    const { channel, followed } = this.#follow(topic);
    const isThere = channel.listeners.size > 0 || (await followed.refresh()) || topic === 'board';
    this.#isMissed ||= followed.isUnanswered;
    return isThere ? (channel as unknown as Source) : NOWHERE;
  }

  #forget(topic: Topic): void {
    this.#distant.get(topic)?.followed.end();
    this.#distant.delete(topic);
  }

  #follow<V>(topic: Topic): Distant & { readonly channel: { readonly view: V } } {
    const known = this.#distant.get(topic) ?? this.#begin(topic);
    this.#distant.set(topic, known);
    return known as Distant & { readonly channel: { readonly view: V } }; // one topic, one type
  }

  #begin(topic: Topic): Distant {
    const { world, post } = this.#options;
    let ahead = 0;
    const telling = tellingBy(() => after(world.now(), ahead));
    const view =
      topic === 'board' ? ({ now: world.now(), rows: [] } satisfies BoardView) : ({ now: world.now() } as EventView);
    const fold = (topic === 'board' ? boardAfter : eventAfter) as unknown as (was: never, change: never) => never;
    const channel = new LiveChannel<never, never>(topic, view as never, fold, telling);
    const missed = (): void => this.#options.missed?.();
    const onTime = (now: Millis): void => void (ahead = now - world.now());
    const ask = async (): Promise<Told | undefined> => (await this.#ask({ topic })) as Told | undefined;
    return { channel, followed: new Followed<never, never>({ topic, channel, post, ask, onTime, missed }) };
  }

  async #patiently(question: Question): Promise<object> {
    const until = performance.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.#ask(question);
      } catch (error) {
        if (!(error instanceof NoAnswer) || performance.now() > until) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  #ask(question: Question): Promise<object> {
    return this.#options.post.ask('topics.sport', question, ANSWER_MS) as Promise<object>;
  }
}

const NOWHERE: Source = { join: () => {}, leave: () => {} };

function sourceIn(house: SportHouse, topic: Topic): Source | undefined {
  if (topic === 'board') return house.board;
  return isEventTopic(topic) ? house.desk(idOf(topic))?.channel : undefined;
}
