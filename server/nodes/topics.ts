import { type BoardView, eventAfter, type EventView } from '@maidan/contract/event';
import { type EventTopic, idOf, isEventTopic, type MarketTopic, type Topic } from '@maidan/contract/stream';
import { after, type MarketId, type Millis } from '@maidan/core/ids';
import type { Listener } from '../stream/channel.ts';
import { LiveChannel, tellingBy } from '../stream/liveChannel.ts';
import type { World } from '../world.ts';
import { Followed } from './followed.ts';
import { SPORT_PLACES, type SportPlace, sportPlaceOf } from './place.ts';
import type { Post } from './post.ts';
import type { Source } from './relay.ts';
import type { SportParts } from './sportParts.ts';
import { WholeBoard } from './wholeBoard.ts';

/** A match that is listened to here and kept elsewhere. */
interface Distant {
  readonly channel: LiveChannel<never, never>;
  readonly followed: Followed<never, never>;
}

/** How the rows of a part come onto the board: from here, or from who keeps it. */
interface BoardPart {
  readonly followed?: Followed<never, never>;
  stop(): void;
}

export interface TopicsOptions {
  readonly post: Post;
  readonly world: World;
  readonly parts: Pick<SportParts, 'at' | 'follow'>;
  /** Nobody answers for a topic any more, or somebody does again; for the board, if it is so for any part of it. */
  onLost(topic: Topic, isLost: boolean): void;
  /** Something was told that was not heard here. */
  missed(): void;
}

/** What is told of sport, from whichever nodes keep it. */
export class SportTopics {
  readonly #options: TopicsOptions;
  readonly #board: WholeBoard;
  readonly #boardParts = new Map<SportPlace, BoardPart>();
  readonly #distant = new Map<EventTopic, Distant>();
  readonly #moved = new Set<(place: SportPlace) => void>();
  /** Where somebody wanted to listen, and nobody answered. */
  readonly #missed = new Set<SportPlace>();
  readonly #lostParts = new Set<SportPlace>();

  constructor(options: TopicsOptions) {
    this.#options = options;
    this.#board = new WholeBoard(options.world);
  }

  /** Told when another node keeps a part, or this one. */
  onMoved(listener: (place: SportPlace) => void): void {
    this.#moved.add(listener);
  }

  /** It changed hands, from here or to somebody: whoever listens has to listen elsewhere. The board stays as it was last seen. */
  moved(place: SportPlace): void {
    for (const topic of this.#distant.keys()) if (placeOf(topic) === place) this.#forget(topic);
    this.#missed.delete(place);
    this.#show(place);
    this.#moved.forEach(listener => listener(place));
  }

  /** Another node keeps it, or what is told may have been missed. Who found nobody to listen to finds somebody now. */
  reload(place: SportPlace): void {
    if (!this.#options.parts.at(place)) this.moved(place);
  }

  reloadAll(): void {
    SPORT_PLACES.forEach(place => this.reload(place));
  }

  get board(): BoardView {
    return this.#board.channel.view;
  }

  /** Of a part that was never heard of here nobody can say what is not there: who asks for it waits until it is. */
  has(topic: EventTopic | MarketTopic): boolean {
    const id = idOf(topic);
    const place = sportPlaceOf(id);
    const here = this.#options.parts.at(place);
    if (!here && !this.#board.knows(place)) return true;
    if (!here) return this.board.rows.some(row => row.id === id || id.startsWith(`${row.id}.`));
    return isEventTopic(topic)
      ? here.house.desk(id) !== undefined
      : here.house.engine.trading(id as MarketId) !== undefined;
  }

  /** What is followed of another node. */
  get followed(): readonly Followed<never, never>[] {
    const parts = [...this.#boardParts.values()].flatMap(({ followed }) => followed ?? []);
    return [...parts, ...[...this.#distant.values()].map(({ followed }) => followed)];
  }

  async join(topic: Topic, listener: Listener): Promise<Source> {
    const source = topic === 'board' ? this.#board.channel : isEventTopic(topic) && (await this.#match(topic));
    if (!source) return NOWHERE;
    source.join(listener);
    return source;
  }

  /** Once in a while: what is still listened to is asked for, so that it is still told. */
  beat(): void {
    for (const place of this.#missed) this.reload(place);
    for (const { followed } of this.#boardParts.values()) void followed?.beat();
    for (const [topic, { channel, followed }] of this.#distant) {
      if (channel.listeners.size > 0) void followed.beat();
      else if (!followed.isAsking) this.#forget(topic);
    }
  }

  end(): void {
    for (const part of this.#boardParts.values()) part.stop();
    for (const topic of this.#distant.keys()) this.#forget(topic);
  }

  async #match(topic: EventTopic): Promise<Source | undefined> {
    const place = placeOf(topic);
    const here = this.#options.parts.at(place);
    if (here) return here.house.desk(idOf(topic))?.channel;
    const distant = this.#distant.get(topic) ?? this.#begin(topic);
    this.#distant.set(topic, distant);
    const { channel, followed } = distant;
    const isThere = channel.listeners.size > 0 || (await followed.refresh());
    if (followed.isUnanswered) this.#missed.add(place);
    return isThere ? (channel as unknown as Source) : undefined;
  }

  #forget(topic: EventTopic): void {
    this.#distant.get(topic)?.followed.end();
    this.#distant.delete(topic);
  }

  /** Its rows, from where they are told now. */
  #show(place: SportPlace): void {
    const { parts } = this.#options;
    const here = parts.at(place);
    const known = this.#boardParts.get(place);
    if (!here && known?.followed) return void known.followed.refresh().catch(() => {}); // the next beat asks again
    known?.stop();
    const mirror = this.#board.part(place);
    if (here) return void this.#boardParts.set(place, { stop: here.house.board.mirrored(mirror) });
    const { post } = this.#options;
    const followed = new Followed<never, never>({
      name: `board.${place}`,
      channel: mirror as never, // one topic, one type
      post,
      ask: () => parts.follow(place, 'board'),
      onTime: () => {},
      onLost: isLost => this.#onLostPart(place, isLost),
      missed: () => this.#options.missed(),
    });
    this.#boardParts.set(place, { followed, stop: () => followed.end() });
    void followed.refresh().catch(() => {});
    return undefined;
  }

  #onLostPart(place: SportPlace, isLost: boolean): void {
    if (isLost) this.#lostParts.add(place);
    else this.#lostParts.delete(place);
    this.#options.onLost('board', this.#lostParts.size > 0);
  }

  #begin(topic: EventTopic): Distant {
    const { world, post, parts } = this.#options;
    let ahead = 0;
    const telling = tellingBy(() => after(world.now(), ahead));
    const fold = eventAfter as unknown as (was: never, change: never) => never; // one topic, one type
    const channel = new LiveChannel<never, never>(topic, { now: world.now() } as EventView as never, fold, telling);
    const onTime = (now: Millis): void => void (ahead = now - world.now());
    const ask = () => parts.follow(placeOf(topic), topic);
    const onLost = (isLost: boolean): void => this.#options.onLost(topic, isLost);
    const missed = (): void => this.#options.missed();
    const how = { name: topic, channel, post, ask, onTime, onLost, missed };
    return { channel, followed: new Followed<never, never>(how) };
  }
}

const placeOf = (topic: EventTopic): SportPlace => sportPlaceOf(idOf(topic));

const NOWHERE: Source = { join: () => {}, leave: () => {} };
