import type { AwayView } from '@maidan/contract/house';
import { tableTopic, type Topic } from '@maidan/contract/stream';
import type { Bus, Messages, Subject } from '../bus.ts';
import type { AskedAgain } from '../db/db.ts';
import type { Handlers } from '../http/http.ts';
import type { Tables } from '../casino/tables.ts';
import type { Sports } from '../sport/openSport.ts';
import type { SportHouse } from '../sport/sportHouse.ts';
import type { Observer } from '../observer.ts';
import type { World } from '../world.ts';
import { Calls } from './calls.ts';
import { Followed } from './followed.ts';
import { Hints } from './hints.ts';
import { type Census, Leases } from './leases.ts';
import { isSportPlace, type Lease, type Place, SPORT_PLACES, tableAt, tablePlace } from './place.ts';
import { Post } from './post.ts';
import { Programme } from './programme.ts';
import { Relay, type Told } from './relay.ts';
import { SportParts } from './sportParts.ts';
import { Tallies, type TalliesOptions } from './tallies.ts';
import { SportTopics } from './topics.ts';

export interface NodeOptions extends Pick<TalliesOptions, 'counts' | 'turns' | 'places'> {
  readonly natsUrl: string;
  /** What all nodes of the house know, and nobody else. */
  readonly key: Buffer | undefined;
  /** What it is called in logs. */
  readonly name: string;
  readonly canKeep: boolean;
  readonly leaseMs: number;
  readonly db: AskedAgain;
  readonly bus: Bus;
  readonly world: World;
  readonly tables: Tables;
  readonly observer: Observer;
  readonly sports: Sports;
  /** The house of a part of sport, with nothing taken up yet. */
  makeSport(lease: Lease, due: () => void): Promise<SportHouse>;
  /** Takes up what was left. */
  openSport(house: SportHouse): Promise<void>;
  /** The answers of who keeps a place. */
  handlersAt(lease: Lease, node: Node): Handlers;
  /** Something may have been stopped, or goes on: at the tables, and in these houses. */
  followStops(houses: readonly SportHouse[]): Promise<void>;
  /** Once in a while: what time it is in the house. */
  lookAtTime(): Promise<void>;
  report(error: unknown): void;
  /** Told now and then while the others cannot be met for the first time, and why. */
  away(reason: string): void;
  /** It is closed before it was open. */
  readonly over: AbortSignal | undefined;
}

/** What is measured of a node, when somebody asks. */
export interface NodeReading extends Census {
  readonly kept: readonly Place[];
  readonly isHeard: boolean;
  /** Topics of other nodes that are followed here. */
  readonly followed: number;
  /** For how long nothing has been known of the one that was heard of last. */
  readonly silentMs: number;
}

/** What every node tells of itself. */
interface Watching {
  readonly node: string;
  /** How many look at which table there. */
  readonly tables: Readonly<Record<string, number>>;
}

/** How often a lease is renewed while it lasts. */
const BEATS = 4;
/** The whole of a table does not take longer. */
const ANSWER_MS = 5_000;
/** How long others may not know what was counted here. */
const TALLIES_MS = 500;
/** While the others cannot be heard, what they may have said is looked up this often. */
const DEAF_MS = 1_000;

/** One of the processes of a house: any of them answers anybody, and each keeps some places. */
export class Node {
  /** A process has a name that none had before it. */
  readonly id: string;
  readonly sport: SportParts;
  readonly topics: SportTopics;
  readonly calls: Calls;
  readonly #options: NodeOptions;
  readonly #post: Post;
  readonly #relay: Relay;
  readonly #hints: Hints;
  readonly #leases: Leases;
  readonly #tallies: Tallies;
  /** What is kept and ready, with how to stop answering for it. */
  readonly #ready = new Map<Place, { readonly lease: Lease; stop(): void }>();
  readonly #followed = new Map<string, Followed<never, never>>();
  readonly #elsewhere = new Map<string, Watching>();
  readonly #moves = new Map<Place, Set<() => void>>();
  readonly #programme: Programme;
  readonly #lost = new Set<Topic>();
  #timers: NodeJS.Timeout[] = [];

  private constructor(options: NodeOptions, post: Post, id: string) {
    this.#options = options;
    this.#post = post;
    this.id = id;
    this.#relay = new Relay(post);
    this.#hints = new Hints(post);
    const { db, world, tables, observer, counts, turns, places } = options;
    this.#tallies = new Tallies({ post, node: id, counts, turns, places });
    this.sport = new SportParts({
      ...{ db, post, relay: this.#relay },
      make: lease => options.makeSport(lease, () => this.#programme.due()),
      open: house => options.openSport(house),
    });
    this.#programme = new Programme({ ...options, post, parts: this.sport });
    const onLost = (topic: Topic, isLost: boolean): void => this.#onLost(topic, isLost);
    this.topics = new SportTopics({ world, post, onLost, missed: () => observer.missed(), parts: this.sport });
    this.calls = new Calls({
      post,
      observer,
      handlersAt: lease => options.handlersAt(lease, this),
      leaseOf: place => this.leaseOf(place),
      lost: lease => this.#leases.lost(lease),
      onMoved: (place, listener) => this.#onMoved(place, listener),
    });
    this.#leases = new Leases({
      ...{ db, node: id, canKeep: options.canKeep, leaseMs: options.leaseMs },
      places: ['programme', 'chores', ...SPORT_PLACES, ...tables.codes.map(tablePlace)],
      keeper: {
        begin: lease => this.#begin(lease),
        end: lease => this.#end(lease),
        drop: lease => {
          observer.lost(lease.place);
          this.#drop(lease);
        },
      },
      isHeard: () => post.awayMs < options.leaseMs,
      tell: () => post.tell('leases', {}),
      report: error => options.report(error),
    });
  }

  static async open(options: NodeOptions): Promise<Node> {
    const { rows } = await options.db.query('select name from house_name');
    const id = `${options.name}.${options.world.secret().slice(0, 6)}`;
    const { natsUrl: url, key, away, over, observer } = options;
    const post = await Post.open({ url, house: rows[0]!.name, node: id, key, observer, away, over });
    const node = new Node(options, post, id);
    await node.#tallies.catchUp();
    node.#listen();
    await post.sent().catch(() => {}); // a broker that is away again is waited for
    options.bus.heard('unsure', {}); // what was said between what was read and now
    await node.#leases.beat();
    node.#timers = [
      setInterval(() => node.#tallies.tell(), TALLIES_MS),
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

  /** What nobody tells anything of any more, as far as anybody here wants to know it. */
  get away(): AwayView | undefined {
    if (this.#lost.size === 0) return undefined;
    return { why: this.#post.isThere ? 'moving' : 'cutOff', topics: [...this.#lost].toSorted() };
  }

  /** Whether it can say in time what it keeps. */
  get isRenewed(): boolean {
    return this.#leases.isRenewed;
  }

  /** How it stands among the others. */
  async reading(): Promise<NodeReading> {
    const followed = [...this.#followed.values(), ...this.topics.followed];
    return {
      ...(await this.#leases.census()),
      kept: this.kept.map(({ place }) => place),
      isHeard: this.isHeard,
      followed: followed.length,
      silentMs: Math.max(0, ...followed.map(({ silentMs }) => silentMs)),
    };
  }

  keeps(place: Place): boolean {
    return this.#ready.has(place);
  }

  /** Under which it is kept here, and ready. */
  leaseOf(place: Place): Lease | undefined {
    return this.#ready.get(place)?.lease;
  }

  /** Something was stopped here: when this comes back no node takes a bet on it any more, of those that answer. */
  async stopped(): Promise<void> {
    const { leaseMs } = this.#options; // who does not answer by then has lost its places
    await Promise.allSettled([this.#followStops(), this.askOthers('stops', leaseMs)]);
  }

  /** What the other nodes say, of those that answer in time. */
  async askOthers(subject: string, withinMs: number): Promise<readonly unknown[]> {
    const others = this.#leases.nodes.filter(node => node !== this.id);
    const asked = others.map(node => this.#post.ask(`${subject}.${node}`, {}, withinMs));
    return (await Promise.allSettled(asked)).flatMap(said => (said.status === 'fulfilled' ? [said.value] : []));
  }

  /** What this one says when others ask everybody. */
  says(subject: string, respond: () => Promise<unknown>): void {
    this.#post.answer(`${subject}.${this.id}`, respond);
  }

  /** Gives its places away at moments at which others can go on, and takes no more. */
  async leave(): Promise<void> {
    await this.#leases.leave();
  }

  /** Takes nothing more, and adds nothing more to sport; what is kept stays so. */
  async stop(): Promise<void> {
    this.#timers.forEach(timer => clearInterval(timer));
    await this.#leases.stop();
    await Promise.all([this.#programme.end(), this.sport.close()]);
  }

  /** What was kept here is over: the others need not wait for it. */
  async close(): Promise<void> {
    await this.#leases.release();
    for (const followed of this.#followed.values()) followed.end();
    this.topics.end();
    this.#hints.tellNow();
    await this.#post.close();
  }

  #listen(): void {
    const { bus, tables, report } = this.#options;
    bus.relay = (subject, message) => this.#hints.tell(subject, message);
    this.#post.hear('bus', ({ subject, message }: { subject: Subject; message: Messages[Subject] }) => {
      if (subject === 'stops') void this.#followStops().catch(report);
      else bus.heard(subject, message);
    });
    this.says('stops', () => this.#followStops());
    bus.subscribe('unsure', () => this.#followStops().catch(report)); // whoever stopped something may not have been heard
    bus.subscribe('set', () => this.followSettings());
    this.#tallies.listen();
    this.#post.hear('leases', () => void this.#leases.beat());
    this.#post.hear('kept', (lease: Lease) => this.#keptElsewhere(lease));
    this.#post.hear('watching', (watching: Watching) => this.#elsewhere.set(watching.node, watching));
    this.#post.onBack(() => {
      bus.heard('unsure', {});
      void this.#leases.beat();
      for (const followed of this.#followed.values()) void followed.refresh();
      this.topics.reloadAll();
    });
    tables.isNode = listener => this.#relay.isNode(listener);
    tables.watchedElsewhere = code =>
      [...this.#elsewhere.values()].reduce((sum, watching) => sum + (watching.tables[code] ?? 0), 0);
    for (const code of tables.codes) this.#follow(code);
    this.topics.reloadAll();
  }

  /** What counts for all sport was changed. */
  async followSettings(): Promise<void> {
    await Promise.all(this.sport.houses().map(({ operator }) => operator.followSettings()));
  }

  #followStops(): Promise<void> {
    return this.#options.followStops(this.sport.houses());
  }

  #beat(): void {
    const { tables, lookAtTime } = this.#options;
    void this.#leases.beat();
    void lookAtTime().catch(() => {}); // the next beat looks again
    this.#relay.beat();
    this.topics.beat();
    const alive = new Set(this.#leases.nodes);
    for (const node of this.#elsewhere.keys()) if (!alive.has(node)) this.#elsewhere.delete(node);
    this.#tallies.onlyOf(alive);
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
    if (place === 'programme') this.#programme.begin(lease);
    if (isSportPlace(place)) {
      if (!(await this.sport.begin(place, lease))) return undefined;
      this.topics.moved(place);
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
    if (place === 'programme') await this.#programme.end();
    if (!isSportPlace(place)) return;
    const ended = this.sport.end(place, lease);
    this.topics.moved(place);
    await ended;
  }

  #keptElsewhere(lease: Lease): void {
    this.#leases.lost({ ...lease, epoch: lease.epoch - 1 });
    this.#hasMoved(lease.place);
    const code = tableAt(lease.place);
    if (code !== undefined) void this.#followed.get(code)?.refresh();
    if (isSportPlace(lease.place)) this.topics.reload(lease.place);
  }

  #onLost(topic: Topic, isLost: boolean): void {
    if (isLost) this.#lost.add(topic);
    else this.#lost.delete(topic);
    this.#options.bus.heard('away', {});
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
      name: tableTopic(code),
      channel: tables.channel(code) as never, // one topic, one type
      post: this.#post,
      ask: () => this.#askFor(code),
      onTime: now => tables.timeElsewhere(code, now),
      onLost: isLost => this.#onLost(tableTopic(code), isLost),
      missed: () => this.#options.observer.missed(),
    });
    this.#followed.set(code, followed);
    void followed.refresh().catch(error => this.#options.report(error));
  }

  async #askFor(code: string): Promise<Told> {
    return (await this.#post.ask(`table.${code}`, {}, ANSWER_MS)) as Told;
  }
}
