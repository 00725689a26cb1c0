import { tableTopic } from '@maidan/contract/stream';
import type { Bus, Messages, Subject } from '../bus.ts';
import type { Queryable } from '../db/db.ts';
import type { CountNews, Counts } from '../http/counts.ts';
import type { Handlers } from '../http/http.ts';
import type { Tables } from '../casino/tables.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import type { World } from '../world.ts';
import { Calls } from './calls.ts';
import { Followed } from './followed.ts';
import { Leases } from './leases.ts';
import { type Lease, type Place, tableAt, tablePlace } from './place.ts';
import { Post } from './post.ts';
import { Relay, type Told } from './relay.ts';
import { SportTopics } from './topics.ts';

export interface NodeOptions {
  readonly natsUrl: string;
  /** What all nodes of the house know, and nobody else. */
  readonly key: Buffer | undefined;
  /** What it is called in logs. */
  readonly name: string;
  readonly canKeep: boolean;
  readonly leaseMs: number;
  readonly db: Queryable;
  readonly bus: Bus;
  readonly world: World;
  readonly tables: Tables;
  readonly counts: Counts;
  /** Opens all of sport, as it was left. */
  openSport(lease: Lease): Promise<SportHouse>;
  /** It is kept elsewhere, or was closed. */
  closeSport(house: SportHouse): Promise<void>;
  /** The answers of who keeps a place. */
  handlersAt(lease: Lease): Handlers;
  /** Something was stopped or goes on, as another node says. */
  followStops(): Promise<void>;
  /** Once in a while: what time it is in the house. */
  lookAtTime(): Promise<void>;
  report(error: unknown): void;
}

/** How many look at which table, at another node. */
interface Watching {
  readonly node: string;
  readonly tables: Readonly<Record<string, number>>;
}

/** How often a lease is renewed while it lasts. */
const BEATS = 4;
/** The whole of a table does not take longer. */
const ANSWER_MS = 5_000;
/** Who does not answer by then has lost its places, or is about to. */
const STOP_MS = 2_000;
/** How long others may not know how often somebody has asked here. */
const COUNTS_MS = 500;
/** While the others cannot be heard, what they may have said is looked up this often. */
const DEAF_MS = 1_000;

/** One of the processes of a house: any of them answers anybody, and each keeps some places. */
export class Node {
  /** A process has a name that none had before it. */
  readonly id: string;
  readonly topics: SportTopics;
  readonly calls: Calls;
  readonly #options: NodeOptions;
  readonly #post: Post;
  readonly #relay: Relay;
  readonly #leases: Leases;
  /** What is kept and ready, with how to stop answering for it. */
  readonly #ready = new Map<Place, { readonly lease: Lease; stop(): void }>();
  readonly #followed = new Map<string, Followed<never, never>>();
  readonly #elsewhere = new Map<string, Watching['tables']>();
  readonly #moves = new Map<Place, Set<() => void>>();
  #sport: { readonly house: SportHouse; readonly lease: Lease } | undefined;
  #timers: NodeJS.Timeout[] = [];

  private constructor(options: NodeOptions, post: Post, id: string) {
    this.#options = options;
    this.#post = post;
    this.id = id;
    this.#relay = new Relay(post);
    const { db, world, tables } = options;
    this.topics = new SportTopics({ db, world, post, relay: this.#relay, sport: () => this.#sport });
    this.calls = new Calls({
      post,
      handlersAt: lease => options.handlersAt(lease),
      leaseOf: place => this.#ready.get(place)?.lease,
      lost: lease => this.#leases.lost(lease),
      onMoved: (place, listener) => this.#onMoved(place, listener),
    });
    this.#leases = new Leases({
      ...{ db, node: id, canKeep: options.canKeep, leaseMs: options.leaseMs },
      places: ['sport', 'chores', ...tables.codes.map(tablePlace)],
      keeper: {
        begin: lease => this.#begin(lease),
        end: lease => this.#end(lease),
        drop: lease => this.#drop(lease),
      },
      isHeard: () => post.awayMs < options.leaseMs,
      tell: () => post.tell('leases', {}),
      report: error => options.report(error),
    });
  }

  static async open(options: NodeOptions): Promise<Node> {
    const { rows } = await options.db.query('select name from house_name');
    const id = `${options.name}.${options.world.secret().slice(0, 6)}`;
    const post = await Post.open({ url: options.natsUrl, house: rows[0]!.name, node: id, key: options.key });
    const known = await post.ask('counts', {}, ANSWER_MS).catch(() => ({})); // nobody else is there
    options.counts.heard(known as CountNews);
    const node = new Node(options, post, id);
    node.#listen();
    await post.sent().catch(() => {}); // a broker that is away again is waited for
    options.bus.heard('unsure', {}); // what was said between what was read and now
    await node.#leases.beat();
    node.#timers = [
      setInterval(() => node.#tellCounts(), COUNTS_MS),
      setInterval(() => node.#beat(), options.leaseMs / BEATS),
      setInterval(() => post.isThere || options.bus.heard('unsure', {}), DEAF_MS),
    ];
    return node;
  }

  /** What is kept here. */
  get kept(): readonly Lease[] {
    return this.#leases.kept;
  }

  /** Whether the others can be heard. */
  get isHeard(): boolean {
    return this.#post.isThere;
  }

  keeps(place: Place): boolean {
    return this.#ready.has(place);
  }

  /** Something was stopped here: when this comes back no node takes a bet on it any more, of those that answer. */
  async stopped(): Promise<void> {
    const others = this.#leases.nodes.filter(node => node !== this.id);
    await Promise.allSettled(others.map(node => this.#post.ask(`stops.${node}`, {}, STOP_MS)));
  }

  /** Gives its places away at moments at which others can go on, and takes no more. */
  async leave(): Promise<void> {
    await this.#leases.leave();
  }

  /** Takes nothing more; what is kept stays so. */
  async stop(): Promise<void> {
    this.#timers.forEach(timer => clearInterval(timer));
    await this.#leases.stop();
  }

  /** What was kept here is over: the others need not wait for it. */
  async close(): Promise<void> {
    await this.#leases.release();
    for (const followed of this.#followed.values()) followed.end();
    await this.#post.close();
  }

  #listen(): void {
    const { bus, tables, report } = this.#options;
    bus.relay = (subject, message) => this.#post.tell('bus', { subject, message });
    this.#post.hear('bus', ({ subject, message }: { subject: Subject; message: Messages[Subject] }) => {
      if (subject === 'stops') void this.#options.followStops().catch(report);
      else bus.heard(subject, message);
    });
    this.#post.answer(`stops.${this.id}`, () => this.#options.followStops());
    const { counts } = this.#options;
    counts.news(); // from now on there are others to be told
    this.#post.hear('counted', (news: CountNews) => counts.heard(news));
    this.#post.answer('counts', async () => counts.known());
    this.#post.hear('leases', () => void this.#leases.beat());
    this.#post.hear('kept', (lease: Lease) => this.#keptElsewhere(lease));
    this.#post.hear('watching', ({ node, tables: watched }: Watching) => this.#elsewhere.set(node, watched));
    this.#post.onBack(() => {
      bus.heard('unsure', {});
      void this.#leases.beat();
      for (const followed of this.#followed.values()) void followed.refresh();
      this.topics.reload();
    });
    tables.isNode = listener => this.#relay.isNode(listener);
    tables.watchedElsewhere = code =>
      [...this.#elsewhere.values()].reduce((sum, watched) => sum + (watched[code] ?? 0), 0);
    for (const code of tables.codes) this.#follow(code);
    this.topics.moved();
  }

  #tellCounts(): void {
    const news = this.#options.counts.news();
    if (Object.keys(news).length > 0) this.#post.tell('counted', news);
  }

  #beat(): void {
    const { tables, lookAtTime } = this.#options;
    void this.#leases.beat();
    void lookAtTime().catch(() => {}); // the next beat looks again
    this.#relay.beat();
    this.topics.beat();
    const alive = new Set(this.#leases.nodes);
    for (const node of this.#elsewhere.keys()) if (!alive.has(node)) this.#elsewhere.delete(node);
    const watched = tables.codes.flatMap(code => {
      const count = tables.watchersOf(code);
      return count > 0 ? [[code, count] as const] : [];
    });
    this.#post.tell('watching', { node: this.id, tables: Object.fromEntries(watched) } satisfies Watching);
    for (const followed of this.#followed.values()) void followed.beat();
  }

  async #begin(lease: Lease): Promise<void> {
    const { place } = lease;
    const code = tableAt(place);
    const stops: (() => void)[] = [];
    if (code !== undefined) stops.push(this.#play(code, lease));
    if (place === 'sport') {
      const house = await this.#options.openSport(lease);
      if (this.#leases.of(place) !== lease) return this.#options.closeSport(house);
      this.#sport = { house, lease };
      stops.push(this.topics.serve(house, lease));
      this.topics.moved();
    }
    stops.push(this.calls.serve(lease)); // when it can answer
    this.#ready.set(place, { lease, stop: () => stops.forEach(stop => stop()) });
    this.#post.tell('kept', lease);
    this.#hasMoved(place); // who asked the former keeper from here, and was not answered, asks here
    return undefined;
  }

  #play(code: string, lease: Lease): () => void {
    const { tables } = this.#options;
    this.#followed.get(code)?.end();
    this.#followed.delete(code);
    tables.begin(code, lease);
    const channel = tables.channel(code)!; // it is one of the codes
    return this.#post.answer(`table.${code}`, async () => this.#relay.follow(tableTopic(code), channel, lease));
  }

  async #end(lease: Lease): Promise<void> {
    const code = tableAt(lease.place);
    if (code !== undefined) await this.#options.tables.end(code);
    await this.#put(lease);
  }

  #drop(lease: Lease): void {
    const code = tableAt(lease.place);
    if (code !== undefined) this.#options.tables.drop(code);
    void this.#put(lease).catch(error => this.#options.report(error));
  }

  /** It is not kept here any more: others are asked from now on. */
  async #put(lease: Lease): Promise<void> {
    const { place } = lease;
    if (this.#ready.get(place)?.lease === lease) {
      this.#ready.get(place)?.stop();
      this.#ready.delete(place);
    }
    const code = tableAt(place);
    if (code !== undefined) this.#follow(code);
    if (place !== 'sport' || this.#sport?.lease !== lease) return;
    const { house } = this.#sport;
    this.#sport = undefined;
    this.topics.moved(house);
    await this.#options.closeSport(house);
  }

  #keptElsewhere(lease: Lease): void {
    this.#leases.lost({ ...lease, epoch: lease.epoch - 1 });
    this.#hasMoved(lease.place);
    const code = tableAt(lease.place);
    if (code !== undefined) void this.#followed.get(code)?.refresh();
    if (lease.place === 'sport') this.topics.reload();
  }

  #hasMoved(place: Place): void {
    this.#moves.get(place)?.forEach(moved => moved());
  }

  #onMoved(place: Place, listener: () => void): () => void {
    const listeners = this.#moves.get(place) ?? new Set();
    this.#moves.set(place, listeners);
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  /** A table that is played elsewhere. */
  #follow(code: string): void {
    const { tables } = this.#options;
    this.#followed.get(code)?.end();
    const followed = new Followed<never, never>({
      topic: tableTopic(code),
      channel: tables.channel(code) as never, // one topic, one type
      post: this.#post,
      ask: () => this.#askFor(code),
      onTime: now => tables.timeElsewhere(code, now),
    });
    this.#followed.set(code, followed);
    void followed.refresh().catch(error => this.#options.report(error));
  }

  async #askFor(code: string): Promise<Told> {
    return (await this.#post.ask(`table.${code}`, {}, ANSWER_MS)) as Told;
  }
}
