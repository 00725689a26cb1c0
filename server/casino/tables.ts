import { setTimeout as sleep } from 'node:timers/promises';
import { after } from '@maidan/core/ids';
import { allGames, entryOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { type LobbyView, type TableEvent, TILE_RESULTS, type TileView } from '@maidan/contract/table';
import type { Bus } from '../bus.ts';
import type { Listener } from '../stream/channel.ts';
import { type Clock, pacedClock } from '../clock.ts';
import type { Queryable } from '../db/db.ts';
import { tellingBy } from '../stream/liveChannel.ts';
import type { SettingsStore } from '../settings.ts';
import type { Standing } from '../standing.ts';
import type { Stops } from '../stops.ts';
import type { World } from '../world.ts';
import type { Writer } from '../writer/writer.ts';
import { originsOf } from '../http/origins.ts';
import { type Beacon, localBeacon } from './beacon.ts';
import { Chains } from './chains.ts';
import { drandBeacon } from './drand.ts';
import { Pricing } from './pricing.ts';
import { lastResultsOf, lastRoundOf, roundsUnderWay } from './roundStore.ts';
import { Rounds } from './rounds.ts';
import { CasinoTable } from './table.ts';
import { TableChannel } from './tableChannel.ts';
import { AS_DECLARED, readSettings, type TableSettings } from './tableSettings.ts';

export interface TablesOptions {
  readonly db: Queryable;
  readonly writer: Writer;
  readonly bus: Bus;
  readonly world: World;
  readonly settings: SettingsStore;
  /** While the house is short of storage no round begins. */
  readonly standing?: Pick<Standing, 'condition'>;
  readonly stops: Stops;
  /** Which tables are played; none in a test that does not need them. */
  readonly codes: readonly string[] | 'all';
  /** Seconds of the scripts take this much of a real one: less than 1 in tests and demonstrations. */
  readonly pace: number;
  /** Relays of a public beacon; none for our own. */
  readonly drandUrls?: readonly string[];
  /** A test that plays a table by hand owns its clock. */
  readonly clockOf?: ((code: string) => Clock) | undefined;
}

/** A table that could not go on is tried again after this long. */
const AGAIN_MS = 5_000;
/** How soon a table that is off or asleep looks whether it should play. */
const IDLE_MS = 500;
const LOBBY_MS = 1_000;

/** Every table, each with one owner that plays it round after round. */
export class Tables {
  readonly beacon: Beacon;
  readonly #options: TablesOptions;
  readonly #pricing = new Pricing();
  readonly #tables = new Map<string, CasinoTable>();
  readonly #channels = new Map<string, TableChannel>();
  readonly #settings = new Map<string, TableSettings>();
  readonly #running: Promise<void>[] = [];
  readonly #stop = new AbortController();
  /** Between two rounds. When it is over no new one begins. */
  readonly #resting = new AbortController();
  readonly #clocks: Clock[] = [];
  #isLobbyDue = false;
  #isShut = false;
  #report: (error: unknown) => void = () => {};

  constructor(options: TablesOptions) {
    this.#options = options;
    const { drandUrls = [], world } = options;
    this.beacon = drandUrls.length > 0 ? drandBeacon(drandUrls, world) : localBeacon(world);
  }

  /** Starts to play. What goes wrong at a table is reported, and the table tried again. */
  async open(report: (error: unknown) => void): Promise<void> {
    const { codes, bus } = this.#options;
    this.#report = report;
    if (codes.length === 0) return;
    await this.#load();
    bus.subscribe('table', ({ code }) => this.#changed(code).catch(report));
    bus.subscribe('unsure', () => this.#load().catch(report));
    for (const game of await allGames()) {
      if (codes === 'all' || codes.includes(game.code)) await this.#start(game);
    }
  }

  /** Whatever the case. */
  of(code: string): CasinoTable | undefined {
    return this.#tables.get(entryOf(code)?.code ?? '');
  }

  isTable(code: string): boolean {
    return this.#channels.has(code);
  }

  /** The table as it is now, and whatever happens from then on. */
  join(code: string, listener: Listener): void {
    this.#channels.get(code)?.join(listener);
  }

  leave(code: string, listener: Listener): void {
    this.#channels.get(code)?.leave(listener);
  }

  /** Where the operator's own pictures come from. */
  streamHosts(): readonly string[] {
    return originsOf([...this.#settings.values()].map(({ streamUrl }) => streamUrl));
  }

  lobby(): LobbyView {
    const now = this.#options.world.now();
    const tiles = [...this.#channels].map(([code, { view, listeners }]): [string, TileView] => {
      const { phase } = view.round;
      const ahead = (this.#tables.get(code)?.now() ?? now) - now; // where the wall's clock was set during the round
      const dueAt = after(view.round.dueAt, -ahead);
      const windowMs = phase === 'open' ? view.round.dueAt - (view.openedAt ?? view.round.dueAt) : 0;
      const last = view.last
        .slice(0, TILE_RESULTS)
        .map(result => ({ code: result.code, fact: result.fact, first: result.first }));
      return [code, { phase: view.status === 'off' ? 'off' : phase, dueAt, windowMs, last, players: listeners.size }];
    });
    return { now, tables: Object.fromEntries(tiles) };
  }

  all(): Iterable<CasinoTable> {
    return this.#tables.values();
  }

  /** As it counts: with the casino or its category stopped, every table is off. */
  settingsOf(code: string): TableSettings {
    const own = this.ownSettingsOf(code);
    return this.isStopped(code) ? { ...own, status: 'off' } : own;
  }

  /** Of the table alone. */
  ownSettingsOf(code: string): TableSettings {
    return this.#settings.get(code) ?? AS_DECLARED;
  }

  /** No new rounds; those under way are dealt to their end without waiting, but for the beacon. */
  async finish(withinMs: number): Promise<void> {
    this.#resting.abort();
    for (const clock of this.#clocks) clock.hurry?.();
    await Promise.race([Promise.allSettled(this.#running), sleep(withinMs, undefined, { ref: false })]);
  }

  isStopped(code: string): boolean {
    return this.#isShut || this.#options.stops.has('casino:all', `casino:${entryOf(code)?.category ?? ''}`);
  }

  /** Rounds under way are dealt to their end, and nothing is bet or begun here until the house is opened again. */
  shut(): void {
    this.#isShut = true;
    this.followStops();
  }

  /** What players are told while it is closed by hand. */
  whyOf(code: string): string {
    const { stops } = this.#options;
    return stops.words('casino:all', `casino:${entryOf(code)?.category ?? ''}`, `table:${code}`);
  }

  /** The casino or a part of it was stopped, or goes on: whoever looks at a table sees it. */
  followStops(): void {
    for (const { code, round } of this.#tables.values()) {
      const { status, streamUrl, limits } = this.settingsOf(code);
      const now = this.#options.world.now();
      this.#happened(code, { type: 'changed', status, why: this.whyOf(code), streamUrl, limits, now });
      this.#happened(code, { type: 'announced', round, now });
    }
  }

  /** Rounds stop where they are, as if the power had failed: the next start takes them up. */
  async close(): Promise<void> {
    this.#stop.abort();
    this.#resting.abort();
    await Promise.allSettled(this.#running);
    await this.#pricing.close();
  }

  /** What is locked now is not shown as open any longer. */
  async #changed(code: string): Promise<void> {
    await this.#load();
    const table = this.#tables.get(code);
    if (table) this.#happened(code, { type: 'announced', round: table.round, now: table.now() });
  }

  async #load(): Promise<void> {
    for (const [code, settings] of await readSettings(this.#options.db)) {
      this.#settings.set(code, settings);
      const { streamUrl, limits } = settings;
      const { status } = this.settingsOf(code);
      const now = this.#tables.get(code)?.now() ?? this.#options.world.now();
      this.#happened(code, { type: 'changed', status, why: this.whyOf(code), streamUrl, limits, now });
    }
  }

  async #start(game: Game): Promise<void> {
    const { db, writer, world, pace } = this.#options;
    const clock = this.#options.clockOf?.(game.code) ?? pacedClock(world, pace, this.#stop.signal);
    this.#clocks.push(clock);
    const table = new CasinoTable(game, {
      clock,
      seeds: new Chains(db, world),
      beacon: this.beacon,
      rounds: new Rounds(db, writer),
      price: (priced, dealing) => this.#pricing.price(priced, dealing),
      publish: event => this.#happened(game.code, { ...event, now: clock.now() }),
      settings: () => this.settingsOf(game.code),
    });
    this.#tables.set(game.code, table);
    const { status, streamUrl, limits } = this.settingsOf(game.code);
    const { label, isIndependent } = this.beacon;
    const last = await lastResultsOf(db, game);
    const beacon = { label, isIndependent };
    const why = this.whyOf(game.code);
    const view = { round: table.round, last, status, why, streamUrl, limits, beacon, now: clock.now() };
    this.#channels.set(game.code, new TableChannel(game.code, view, tellingBy(clock.now)));
    this.#running.push(this.#play(table));
  }

  /** Told to who looks at the table at once, and to the lobby about once a second. */
  #happened(code: string, event: TableEvent): void {
    this.#channels.get(code)?.happened(event);
    if (this.#isLobbyDue || this.#stop.signal.aborted) return;
    this.#isLobbyDue = true;
    setTimeout(() => {
      this.#isLobbyDue = false;
      this.#options.bus.publish('lobby', {});
    }, LOBBY_MS).unref();
  }

  /** For ever: what was under way first, then one round after the other. */
  async #play(table: CasinoTable): Promise<void> {
    const { db } = this.#options;
    let isTakenUp = false;
    while (!this.#resting.signal.aborted) {
      try {
        if (!isTakenUp) {
          for (const row of await roundsUnderWay(db, table.code)) await table.resume(row);
          const last = await lastRoundOf(db, table.code);
          if (last) table.follow(last);
          isTakenUp = true;
        }
        const isAwake = this.#isAwake(table.code);
        if (isAwake) await table.playRound();
        await this.#wait(isAwake ? table.restMs : IDLE_MS);
      } catch (error) {
        if (this.#stop.signal.aborted) return;
        this.#report(error);
        isTakenUp = false;
        await this.#wait(AGAIN_MS);
      }
    }
  }

  /** A table may sleep while nobody looks at it; a fresh round opens when somebody comes. */
  #isAwake(code: string): boolean {
    if (this.settingsOf(code).status !== 'on' || this.#options.standing?.condition === 'full') return false;
    const maySleep = this.#options.settings.values.casino.unwatched === 'sleep';
    return !maySleep || (this.#channels.get(code)?.listeners.size ?? 0) > 0;
  }

  async #wait(ms: number): Promise<void> {
    await sleep(ms * this.#options.pace, undefined, { signal: this.#resting.signal }).catch(() => {});
  }
}
