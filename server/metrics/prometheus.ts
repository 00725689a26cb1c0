import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Alarm } from '../bus.ts';
import type { Answered, Asked, Committed, Observer } from '../observer.ts';
import type { Place, Reading } from './reading.ts';

/* The one file that knows Prometheus. No label here has more values than the code has names: no player, bet or address. */

/** Seconds that a call or a commit may take, from what nobody notices to what everybody does. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const GROUPS = [1, 2, 5, 10, 25, 50, 100, 250];
const PLACES: readonly Place[] = ['table', 'match'];
/** What a lease can be of. */
const KINDS = ['table', 'sport', 'programme', 'chores'];
const kindOf = (place: string): string => place.split(':')[0]!; // never empty

/** Counts what it is told, and reads the rest of the house when somebody asks. */
export class Prometheus implements Observer {
  readonly #registry = new Registry();
  readonly #requests = this.#counter('requests_total', 'Requests by route and class of status', [
    'method',
    'route',
    'status',
  ]);
  readonly #refusals = this.#counter('refusals_total', 'Refusals by name', ['name']);
  readonly #alarms = this.#counter('alarms_total', 'Alarms by name', ['name']);
  readonly #answering = new Histogram({
    name: 'maidan_request_seconds',
    help: 'How long requests took, those that read and those that write',
    labelNames: ['kind'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #committing = new Histogram({
    name: 'maidan_commit_seconds',
    help: 'How long the writer took from taking a group of commands until it was durable',
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #groups = new Histogram({
    name: 'maidan_commit_commands',
    help: 'Commands that were committed together',
    buckets: GROUPS,
    registers: [this.#registry],
  });
  readonly #queue = this.#gauge('writer_queue', 'Commands that wait for the writer');
  readonly #sockets = this.#gauge('sockets', 'Sockets that are open');
  readonly #open = this.#gauge('places_open', 'Tables and matches that this house keeps', ['place']);
  readonly #late = this.#gauge('places_late', 'Tables and matches where a step is late', ['place']);
  readonly #latest = this.#gauge('lateness_seconds', 'How late the latest step is', ['place']);
  readonly #quotesAge = this.#gauge('quotes_age_seconds', 'Age of the oldest prices at which somebody can bet');
  readonly #withoutQuotes = this.#gauge('markets_without_quotes', 'Markets that are stopped for want of prices');
  readonly #faults = this.#gauge('open_faults', 'What the books do not agree on, and nobody has looked at');
  readonly #diskFree = this.#gauge('disk_free_bytes', 'Free space where the database is');
  readonly #diskReserve = this.#gauge('disk_reserve_bytes', 'Free space below which betting stops');
  readonly #asking = new Histogram({
    name: 'maidan_node_call_seconds',
    help: 'How long calls took that another node was asked to answer, and what came of them',
    labelNames: ['outcome'],
    buckets: SECONDS,
    registers: [this.#registry],
  });
  readonly #letters = this.#counter('letters_total', 'What was told or asked by other nodes, and of them', ['way']);
  readonly #kept = this.#gauge('places_kept', 'Places that this node keeps under a lease', ['kind']);
  readonly #lost = this.#counter('places_lost_total', 'Places that another node took before they were given', ['kind']);
  readonly #gaps = this.#counter('followed_gaps_total', 'What another node told and was not heard here', []);
  readonly #followed = this.#gauge('followed_topics', 'Topics of other nodes that are followed here');
  readonly #silence = this.#gauge('followed_silence_seconds', 'How long who keeps one of them has not been heard');
  readonly #bus = this.#gauge('bus_connected', 'Whether the other nodes can be heard');
  readonly #alive = this.#gauge('nodes_alive', 'Nodes of this house that are alive, with this one');
  readonly #silent = this.#gauge('nodes_silent', 'Nodes that ended without a word and are not back');
  readonly #unkept = this.#gauge('places_unkept', 'Places that no node keeps');
  readonly #archive = this.#gauge('archive_connected', 'Whether the log of the database is being received');
  readonly #behind = this.#gauge('archive_behind_bytes', 'How much of it was not received yet');
  readonly #condition = this.#gauge('condition', 'How the house stands: 1 for the one that is so', ['condition']);
  /** A counter is found by its labels once, and then only added to. */
  readonly #found = new Map<string, { inc(): void }>();

  constructor() {
    collectDefaultMetrics({ register: this.#registry }); // the delay of the event loop, memory, processor time
  }

  readonly contentType = this.#registry.contentType;

  answered({ method, route, status, refusal, ms }: Answered): void {
    const kind = `${status.toString()[0]}xx`;
    this.#one(`${method} ${route} ${kind}`, () => this.#requests.labels(method, route, kind)).inc();
    if (refusal !== undefined) this.#one(`refusal ${refusal}`, () => this.#refusals.labels(refusal)).inc();
    this.#answering.observe({ kind: method === 'GET' || method === 'HEAD' ? 'read' : 'write' }, ms / 1_000);
  }

  committed({ commands, ms }: Committed): void {
    this.#committing.observe(ms / 1_000);
    this.#groups.observe(commands);
  }

  asked({ outcome, ms }: Asked): void {
    this.#asking.observe({ outcome }, ms / 1_000);
  }

  letter(way: 'in' | 'out'): void {
    this.#one(`letter ${way}`, () => this.#letters.labels(way)).inc();
  }

  lost(place: string): void {
    this.#lost.inc({ kind: kindOf(place) });
  }

  missed(): void {
    this.#gaps.inc();
  }

  alarmed({ name }: Pick<Alarm, 'name'>): void {
    this.#alarms.inc({ name });
  }

  /** As Prometheus reads it. */
  text(reading: Reading): Promise<string> {
    this.#queue.set(reading.queue);
    this.#sockets.set(reading.sockets);
    for (const place of PLACES) {
      const { open, late, latestMs } = reading.places[place];
      this.#open.set({ place }, open);
      this.#late.set({ place }, late);
      this.#latest.set({ place }, latestMs / 1_000);
    }
    this.#quotesAge.set(reading.quotesAgeMs / 1_000);
    this.#withoutQuotes.set(reading.withoutQuotes);
    this.#faults.set(reading.openFaults ?? Number.NaN);
    this.#diskFree.set(reading.disk?.free ?? Number.NaN);
    this.#diskReserve.set(reading.disk?.reserve ?? Number.NaN);
    this.#among(reading.node);
    this.#archive.set(Number(reading.archive?.isConnected ?? Number.NaN));
    this.#behind.set(reading.archive?.behindBytes ?? Number.NaN);
    for (const [condition, isSo] of Object.entries(reading.conditions))
      this.#condition.set({ condition }, Number(isSo));
    return this.#registry.metrics();
  }

  /** A house of one process has no figures of this. */
  #among(node: Reading['node']): void {
    const none = Number.NaN;
    const kept = (kind: string): number => node?.kept.filter(place => kindOf(place) === kind).length ?? none;
    for (const kind of KINDS) this.#kept.set({ kind }, kept(kind));
    this.#followed.set(node?.followed ?? none);
    this.#silence.set(node ? node.silentMs / 1_000 : none);
    this.#bus.set(node ? Number(node.isHeard) : none);
    this.#alive.set(node?.alive ?? none);
    this.#silent.set(node?.silent ?? none);
    this.#unkept.set(node?.unkept ?? none);
  }

  #one(name: string, find: () => { inc(): void }): { inc(): void } {
    const found = this.#found.get(name) ?? find();
    this.#found.set(name, found);
    return found;
  }

  #counter<L extends string>(name: string, help: string, labelNames: readonly L[]): Counter<L> {
    return new Counter({ name: `maidan_${name}`, help, labelNames, registers: [this.#registry] });
  }

  #gauge<L extends string>(name: string, help: string, labelNames: readonly L[] = []): Gauge<L> {
    return new Gauge({ name: `maidan_${name}`, help, labelNames, registers: [this.#registry] });
  }
}
