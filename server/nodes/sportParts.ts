import { setTimeout as pause } from 'node:timers/promises';
import type { LadderView } from '@maidan/contract/event';
import { type EventTopic, idOf } from '@maidan/contract/stream';
import type { MarketId, UserId } from '@maidan/core/ids';
import type { Queryable } from '../db/db.ts';
import { type MyBooks, myBooksIn } from '../exchange/myOrders.ts';
import type { TakenBecause } from '@maidan/exchange/trading/tradeCommand';
import { takeBackOrders } from '../office/players/takeBack.ts';
import { type WorstInBook, worstInBooks } from '../office/sport/worstInBooks.ts';
import type { EventDesk } from '../sport/eventDesk.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import { ladderView } from '../sport/views.ts';
import { WriterBusy } from '../writer/writer.ts';
import { type Lease, NotKept, SPORT_PLACES, type SportPlace, sportPlaceOf } from './place.ts';
import { NoAnswer, type Post } from './post.ts';
import type { Relay, Told } from './relay.ts';

/** What who keeps a part of sport is asked. */
type Question =
  | { readonly follow: 'board' | EventTopic }
  | { readonly orders: UserId }
  | { readonly ladder: MarketId }
  | { readonly blocked: UserId }
  | { readonly stopped: UserId }
  | { readonly added: string }
  | { readonly all: 'worst' | 'known' };

/** Which events are played in a part, and in which of them nothing is being played. */
export interface KnownEvents {
  readonly played: readonly string[];
  readonly resting: readonly string[];
}

export interface PartsOptions {
  readonly db: Queryable;
  readonly post: Post;
  readonly relay: Relay;
  /** The house of a part, with nothing taken up yet. */
  make(lease: Lease): Promise<SportHouse>;
  /** Takes up what was left. */
  open(house: SportHouse): Promise<void>;
}

interface Kept {
  readonly house: SportHouse;
  readonly lease: Lease;
  readonly opening: Promise<void>;
  /** Stops answering for it; undefined while it is being taken up. */
  stop?: () => void;
}

const ANSWER_MS = 5_000;
/** A part that nobody keeps is on its way to somebody: so long who asked waits for it. */
const PATIENCE_MS = 12_000;
const AGAIN_MS = 100;

/** The parts of sport that are kept here, and what is asked of those that are not. */
export class SportParts {
  readonly #options: PartsOptions;
  readonly #kept = new Map<SportPlace, Kept>();
  /** Given away, maybe before they were taken up. */
  readonly #over = new WeakSet<Lease>();

  constructor(options: PartsOptions) {
    this.#options = options;
  }

  /** A part that is kept here, and ready. */
  at(place: SportPlace): Pick<Kept, 'house' | 'lease'> | undefined {
    const kept = this.#kept.get(place);
    return kept?.stop && kept;
  }

  /** Of everything that is kept here, also what is being taken up: whatever is stopped meanwhile is stopped there. */
  houses(): readonly SportHouse[] {
    return [...this.#kept.values()].map(({ house }) => house);
  }

  desks(): readonly EventDesk[] {
    return this.houses().flatMap(house => [...house.desks()]);
  }

  /** Takes it up. False when it was given away meanwhile. */
  async begin(place: SportPlace, lease: Lease): Promise<boolean> {
    const { make, open } = this.#options;
    const house = await make(lease);
    if (this.#over.has(lease)) return false;
    const kept: Kept = { house, lease, opening: open(house) };
    this.#kept.set(place, kept);
    await kept.opening;
    if (this.#over.has(lease)) return false;
    kept.stop = this.#serve(place, kept);
    return true;
  }

  /** Matches stop where they are, after what happens in them just now, and who keeps it next goes on from the record. */
  async end(place: SportPlace, lease: Lease): Promise<void> {
    this.#over.add(lease);
    const kept = this.#kept.get(place);
    if (kept?.lease !== lease) return;
    this.#kept.delete(place);
    kept.stop?.();
    await kept.house.close();
    await kept.opening.catch(() => {}); // told to who began it
    await kept.house.close(); // what it had begun by then
  }

  async close(): Promise<void> {
    await Promise.all([...this.#kept].map(([place, { lease }]) => this.end(place, lease)));
  }

  /** The whole of something that is told, from who keeps it; undefined when there is no such thing. */
  async follow(place: SportPlace, topic: 'board' | EventTopic): Promise<Told | undefined> {
    return (await this.#askOnce(place, { follow: topic })) as Told | undefined;
  }

  async myBooks(user: UserId): Promise<readonly MyBooks[]> {
    return (await this.#askAll({ orders: user })) as readonly MyBooks[];
  }

  async ladder(id: MarketId): Promise<LadderView> {
    return (await this.#ask(sportPlaceOf(id), { ladder: id })) as LadderView;
  }

  async worstInBooks(): Promise<readonly WorstInBook[]> {
    return ((await this.#askAll({ all: 'worst' })) as readonly (readonly WorstInBook[])[]).flat();
  }

  /** Every open order of the player, at whoever keeps it. */
  async takeBackOrders(user: UserId, because: TakenBecause): Promise<void> {
    await this.#askAll(because === 'account-blocked' ? { blocked: user } : { stopped: user });
  }

  /** Of the parts that answer. */
  async known(): Promise<ReadonlyMap<SportPlace, KnownEvents>> {
    const answers = SPORT_PLACES.map(async place => {
      const known = await this.#askOnce(place, { all: 'known' }).catch(() => undefined);
      return known ? [[place, known as KnownEvents] as const] : [];
    });
    return new Map((await Promise.all(answers)).flat());
  }

  /** An event is on record that it does not play yet. Where nobody hears it, it is found by who takes the part up. */
  async added(event: string): Promise<void> {
    await this.#askOnce(sportPlaceOf(event), { added: event }).catch(() => {});
  }

  #askAll(question: Question): Promise<readonly unknown[]> {
    return Promise.all(SPORT_PLACES.map(place => this.#ask(place, question)));
  }

  async #ask(place: SportPlace, question: Question): Promise<unknown> {
    const until = performance.now() + PATIENCE_MS;
    do {
      try {
        return await this.#askOnce(place, question);
      } catch (error) {
        if (!(error instanceof NoAnswer) && !(error instanceof NotKept)) throw error;
      }
      await pause(AGAIN_MS);
    } while (performance.now() < until);
    throw new WriterBusy();
  }

  async #askOnce(place: SportPlace, question: Question): Promise<unknown> {
    const here = this.at(place);
    return here ? this.#answer(place, here, question) : this.#options.post.ask(`part.${place}`, question, ANSWER_MS);
  }

  #serve(place: SportPlace, kept: Kept): () => void {
    return this.#options.post.answer(`part.${place}`, (question: Question) => this.#answer(place, kept, question));
  }

  async #answer(place: SportPlace, { house, lease }: Pick<Kept, 'house' | 'lease'>, question: Question) {
    const { db, relay } = this.#options;
    if ('orders' in question) return myBooksIn(db, house, question.orders);
    if ('ladder' in question) return ladderView(house.engine, question.ladder);
    if ('blocked' in question) return takeBackOrders({ sport: house }, question.blocked, 'account-blocked');
    if ('stopped' in question) return takeBackOrders({ sport: house }, question.stopped, 'play-stopped');
    if ('added' in question) return house.inBackground(house.takeUp(question.added));
    if ('all' in question) return question.all === 'worst' ? worstInBooks(db, house) : knownIn(house);
    if (question.follow === 'board') return relay.follow(`board.${place}`, house.board, lease);
    const channel = house.desk(idOf(question.follow))?.channel;
    return channel && relay.follow(question.follow, channel, lease);
  }
}

function knownIn(house: SportHouse): KnownEvents {
  const desks = [...house.desks()];
  const idsOf = (some: readonly EventDesk[]): string[] => some.map(({ row }) => row.id);
  return { played: idsOf(desks), resting: idsOf(desks.filter(({ live }) => live.isResting)) };
}
