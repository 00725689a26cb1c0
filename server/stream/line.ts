import {
  type FromClient,
  isEventTopic,
  isMarketTopic,
  isTableTopic,
  TOO_MANY_SOCKETS,
  type Topic,
  TOPICS,
} from '@maidan/contract/stream';
import type { Condition } from '@maidan/contract/house';
import type { WebSocket } from 'ws';
import type { Listener } from './channel.ts';
import type { Channels } from './channels.ts';
import type { Deps } from '../deps.ts';
import type { Frame } from './frame.ts';
import type { Identify, Who } from './listening.ts';
import { Outlet, type RawSocket } from './outlet.ts';
import { Pace } from '../http/pace.ts';
import { isPassing } from '../db/passing.ts';
import type { Standing } from '../standing.ts';
import { Turns } from '../work/turns.ts';
import type { Places } from './streamDoor.ts';

/** Who lets so many answers wait is cut off. Messages of topics never come to that: see outlet.ts. */
export const BEHIND_BYTES = 1_000_000;
/** A page asks for a handful of topics at once and then for next to nothing. */
const MESSAGES_PER_SECOND = 20;
export const MESSAGES_AT_ONCE = 40;
/** Messages that wait while one is being answered. */
export const MESSAGES_WAITING = 20;

const POLICY = 1008;
const BUG = 1011;

/** What a line needs of a WebSocket. */
export type Wire = Pick<
  WebSocket,
  'readyState' | 'OPEN' | 'bufferedAmount' | 'on' | 'send' | 'ping' | 'pong' | 'close' | 'terminate'
>;

/** One topic on one line. Told of everything, and passes on what comes before it is over. */
class Subscription implements Listener {
  readonly who: Who;
  isOver = false;
  readonly #outlet: Outlet;

  constructor(who: Who, outlet: Outlet) {
    this.who = who;
    this.#outlet = outlet;
  }

  send(frame: Frame, whole: () => Frame): void {
    if (!this.isOver) this.#outlet.write(this, frame, whole);
  }
}

/** What a line needs of the house. */
export type LineDeps = Pick<Deps, 'bus' | 'world'> & {
  readonly channels: Pick<Channels, 'join' | 'leave'>;
  readonly places: Pick<Places, 'takeFor'>;
  readonly standing: Pick<Standing, 'condition' | 'subscribe'>;
};

/** One client (a connection). Its messages are answered one after the other, and no faster than it reads the answers. */
export class Line {
  readonly #wire: Wire;
  readonly #identify: Identify;
  readonly #channels: LineDeps['channels'];
  readonly #standing: LineDeps['standing'];
  readonly #outlet: Outlet;
  readonly #pace: Pace;
  readonly #subscriptions = new Map<Topic, Subscription>();
  readonly #places: LineDeps['places'];
  readonly #turns = new Turns();
  /** Sessions it has a place for, and how to give that back. */
  readonly #taken = new Map<string, () => void>();
  /** Sessions that end while somebody is identified: what was read of them before is no longer true. */
  #endedMeanwhile: Set<string> | undefined;
  /** What could not be answered while the house was not open: it is, when it is. */
  readonly #later = new Map<Topic, FromClient>();
  #waiting = 0;
  #isAlive = true;

  constructor(wire: Wire, raw: RawSocket, identify: Identify, { channels, bus, world, places, standing }: LineDeps) {
    this.#wire = wire;
    this.#outlet = new Outlet(wire, raw);
    this.#identify = identify;
    this.#channels = channels;
    this.#places = places;
    this.#standing = standing;
    this.#pace = new Pace(world, MESSAGES_PER_SECOND, MESSAGES_AT_ONCE);
    wire.on('error', () => wire.terminate());
    wire.on('message', data => this.#received(String(data)));
    wire.on('ping', data => this.#pinged(data));
    wire.on('pong', () => (this.#isAlive = true));
    const forget = [
      standing.subscribe(condition => condition === 'open' && this.#catchUp()),
      bus.subscribe('sessionsEnded', ({ ids }) => this.#sessionsEnded(ids)),
      bus.subscribe('staffSessionsEnded', ({ ids }) => this.#sessionsEnded(ids)),
    ];
    wire.on('close', () => {
      forget.forEach(stop => stop());
      for (const giveBack of this.#taken.values()) giveBack();
      for (const topic of this.#subscriptions.keys()) this.#leave(topic);
    });
  }

  /** Whose ends it has to hear of. */
  sessions(): string[] {
    return [...this.#subscriptions.values()].flatMap(({ who }) => who.session ?? []);
  }

  /** Once in a while: who reads nothing any more, or did not answer the last time, is gone and may come back. */
  beat(): void {
    if (!this.#isAlive || this.#isBehind || this.#outlet.staysBehind()) return this.#wire.terminate();
    this.#isAlive = false;
    if (this.#isOpen) this.#wire.ping();
    return undefined;
  }

  get #isOpen(): boolean {
    return this.#wire.readyState === this.#wire.OPEN;
  }

  get #isBehind(): boolean {
    return this.#wire.bufferedAmount > BEHIND_BYTES;
  }

  #received(text: string): void {
    if (!this.#isOpen) return;
    if (this.#waiting > MESSAGES_WAITING || !this.#pace.take()) return this.#wire.close(POLICY, 'too much at once');
    this.#waiting += 1;
    void this.#turns
      .take(() => this.#answer(text))
      .catch(() => this.#wire.close(BUG))
      .finally(() => (this.#waiting -= 1));
    return undefined;
  }

  /** The protocol's own pings are answered here, because each answer is as long as the ping and waits to be read. */
  #pinged(data: Buffer): void {
    if (!this.#isOpen) return;
    if (this.#isBehind) return this.#wire.terminate();
    if (!this.#pace.take()) return this.#wire.close(POLICY, 'too much at once');
    this.#wire.pong(data);
    return undefined;
  }

  async #answer(text: string): Promise<void> {
    if (!this.#isOpen) return undefined;
    const message = read(text);
    if (!message) return this.#wire.close(POLICY, 'that is not a message of the contract');
    if (message.type === 'ping') return this.#send('{"pong":true}');
    this.#leave(message.topic);
    this.#later.delete(message.topic);
    if (message.type === 'subscribe') await this.#joinOrWait(message);
    return undefined;
  }

  /** A house that opens, or waits for its database, answers when it can. */
  async #joinOrWait(message: Subscribe): Promise<void> {
    if (mustWait(message.topic, this.#standing.condition)) {
      this.#later.set(message.topic, message);
      return;
    }
    try {
      await this.#join(message.topic, message.token);
    } catch (error) {
      if (!isPassing(error) || this.#standing.condition === 'open') throw error;
      this.#leave(message.topic);
      this.#later.set(message.topic, message);
    }
  }

  #catchUp(): void {
    const waiting = [...this.#later.values()];
    this.#later.clear();
    for (const message of waiting) {
      void this.#turns.take(() => this.#answer(JSON.stringify(message))).catch(() => this.#wire.close(BUG));
    }
  }

  /** Who hangs up or signs out meanwhile has left already: nothing is told, joined or kept after that. */
  async #join(topic: Topic, token: string | undefined): Promise<void> {
    const who = await this.#lasting(topic, token);
    if (!this.#isOpen) return undefined;
    if (!who) return this.#refuse(topic);
    if (!this.#hasPlaceFor(who)) return this.#wire.close(TOO_MANY_SOCKETS, 'too many sockets of one session');
    const subscription = new Subscription(who, this.#outlet);
    this.#subscriptions.set(topic, subscription);
    try {
      await this.#channels.join(topic, who.owner, subscription);
    } finally {
      if (subscription.isOver) this.#channels.leave(topic, who.owner, subscription);
    }
    return undefined;
  }

  #hasPlaceFor({ session }: Who): boolean {
    if (session === undefined || this.#taken.has(session)) return true;
    const giveBack = this.#places.takeFor(session);
    if (giveBack) this.#taken.set(session, giveBack);
    return giveBack !== undefined;
  }

  /** Who asks, unless their session ends before the answer is here. One is identified at a time, as one is answered. */
  async #lasting(topic: Topic, token: string | undefined): Promise<Who | undefined> {
    const ended = (this.#endedMeanwhile = new Set<string>());
    const who = await this.#identify(topic, token).finally(() => (this.#endedMeanwhile = undefined));
    return who?.session !== undefined && ended.has(who.session) ? undefined : who;
  }

  #leave(topic: Topic): void {
    const subscription = this.#subscriptions.get(topic);
    if (!subscription) return;
    subscription.isOver = true;
    this.#subscriptions.delete(topic);
    this.#outlet.forget(subscription);
    this.#channels.leave(topic, subscription.who.owner, subscription);
  }

  #sessionsEnded(ids: readonly string[]): void {
    for (const id of ids) this.#endedMeanwhile?.add(id);
    for (const [topic, { who }] of this.#subscriptions) {
      if (who.session === undefined || !ids.includes(who.session)) continue;
      this.#leave(topic);
      this.#refuse(topic);
    }
  }

  #refuse(topic: Topic): void {
    this.#send(JSON.stringify({ topic, refused: 'not-signed-in' }));
  }

  #send(text: string): void {
    if (this.#isBehind) return this.#wire.terminate();
    if (this.#isOpen) this.#wire.send(text);
    return undefined;
  }
}

type Subscribe = Extract<FromClient, { readonly type: 'subscribe' }>;

/** While the database is away, whatever is read from it or told to somebody who has to be known has to wait. */
function mustWait(topic: Topic, condition: Condition): boolean {
  if (topic === 'house' || condition === 'open' || condition === 'full' || condition === 'closing') return false;
  return condition === 'opening' || OF_SOMEBODY.includes(topic);
}

const OF_SOMEBODY: readonly Topic[] = ['wallet', 'requests', 'inbox', 'mybets', 'orders', 'payments'];

function read(text: string): FromClient | undefined {
  let message: unknown;
  try {
    message = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof message !== 'object' || message === null || !('type' in message)) return undefined;
  if (message.type === 'ping') return { type: 'ping' };
  if (message.type !== 'subscribe' && message.type !== 'unsubscribe') return undefined;
  const topic = 'topic' in message ? topicOf(message.topic) : undefined;
  if (!topic) return undefined;
  const token = 'token' in message && typeof message.token === 'string' ? message.token : undefined;
  return { type: message.type, topic, ...(token !== undefined && { token }) };
}

export function topicOf(name: unknown): Topic | undefined {
  if (typeof name !== 'string') return undefined;
  if (isTableTopic(name) || isEventTopic(name) || isMarketTopic(name)) return name;
  return TOPICS.find(known => known === name);
}
