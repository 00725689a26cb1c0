import { setTimeout as sleep } from 'node:timers/promises';
import { after, type Millis, type RoundId } from '@maidan/core/ids';
import { allGames, entryOf } from '@maidan/games/index';
import type { Game } from '@maidan/games/kit/game';
import { newRound } from '@maidan/games/kit/round';
import type { LobbyView, TableEvent, TableView, TileView } from '@maidan/contract/table';
import type { Bus } from '../bus.ts';
import type { Listener } from '../stream/channel.ts';
import type { Clock } from '../clock.ts';
import type { AskedAgain } from '../db/db.ts';
import { fencedDb } from '../nodes/fencedDb.ts';
import { tellingBy } from '../stream/liveChannel.ts';
import type { Lease } from '../nodes/place.ts';
import type { SettingsStore } from '../settings.ts';
import type { Standing } from '../standing.ts';
import type { Stops } from '../stops.ts';
import type { World } from '../world.ts';
import type { Pen } from '../writer/writer.ts';
import { originsOf } from '../http/origins.ts';
import { type Beacon, localBeacon } from './beacon.ts';
import { Croupier } from './croupier.ts';
import { drandBeacon } from './drand.ts';
import { Pricing } from './pricing.ts';
import { lastResultsOf } from './roundStore.ts';
import type { CasinoTable } from './table.ts';
import { TableChannel } from './tableChannel.ts';
import { AS_DECLARED, readSettings, type TableSettings } from './tableSettings.ts';
import { tileOf } from './tile.ts';

export interface TablesOptions {
  readonly db: AskedAgain;
  readonly writer: Pen;
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
  /** Several nodes play the tables of this house, each some of them. */
  readonly isShared?: boolean;
  /** A test that plays a table by hand owns its clock. */
  readonly clockOf?: ((code: string) => Clock) | undefined;
}

const LOBBY_MS = 1_000;

/** Every table of the house, and the croupiers of those that are played here. */
export class Tables {
  readonly beacon: Beacon;
  readonly #options: TablesOptions;
  readonly #pricing = new Pricing();
  readonly #croupiers = new Map<string, Croupier>();
  readonly #games = new Map<string, Game>();
  readonly #channels = new Map<string, TableChannel>();
  readonly #settings = new Map<string, TableSettings>();
  /** Times of tables that are played elsewhere, as milliseconds ahead of the clock on our wall. */
  readonly #ahead = new Map<string, number>();
  #isClosed = false;
  #isLobbyDue = false;
  #isShut = false;
  #report: (error: unknown) => void = () => {};

  constructor(options: TablesOptions) {
    this.#options = options;
    const { drandUrls = [], world } = options;
    this.beacon = drandUrls.length > 0 ? drandBeacon(drandUrls, world) : localBeacon(world);
  }

  /** Who looks at the tables elsewhere, for a house of several nodes. */
  watchedElsewhere: (code: string) => number = () => 0;
  /** Listeners that are other nodes, and count by who listens there. */
  isNode: (listener: Listener) => boolean = () => false;

  /**
   * Starts to play everything, unless others play too: then each is begun when it is this one's. What goes wrong at a table is
   * reported, and the table tried again.
   */
  async open(report: (error: unknown) => void): Promise<void> {
    const { codes, bus, isShared = false } = this.#options;
    this.#report = report;
    if (codes.length === 0) return;
    await this.#load();
    bus.subscribe('table', ({ code }) => this.#changed(code).catch(report));
    bus.subscribe('unsure', () => this.#load().catch(report));
    for (const game of await allGames()) {
      if (codes !== 'all' && !codes.includes(game.code)) continue;
      await this.#prepare(game);
      if (!isShared) this.begin(game.code);
    }
  }

  /** The codes of all tables of the house. */
  get codes(): readonly string[] {
    return [...this.#games.keys()];
  }

  /** From now on it is played here. */
  begin(code: string, lease?: Lease): void {
    const game = this.#games.get(code);
    if (!game || this.#isClosed) return;
    const { db, writer, world, pace, clockOf } = this.#options;
    const croupier = new Croupier(game, {
      ...{ world, pace, clockOf, beacon: this.beacon },
      db: lease ? fencedDb(db, lease) : db,
      writer: writer.at(lease),
      price: (priced, dealing) => this.#pricing.price(priced, dealing),
      settings: () => this.settingsOf(code),
      watching: () => this.#playersAt(code),
      isAwake: () => this.#isAwake(code),
      happened: event => this.#croupiers.get(code) === croupier && this.#happened(code, event),
      report: error => this.#report(error),
    });
    this.#croupiers.set(code, croupier);
    croupier.begin();
  }

  /** The round under way is played to its end, and none begins here any more. */
  async end(code: string): Promise<void> {
    const croupier = this.#croupiers.get(code);
    await croupier?.rest();
    if (this.#croupiers.get(code) === croupier) this.#croupiers.delete(code);
  }

  /** It is played elsewhere: what happens here happens to nobody. */
  drop(code: string): void {
    const croupier = this.#croupiers.get(code);
    this.#croupiers.delete(code);
    void croupier?.stop();
  }

  /** What is told of a table, whoever plays it. */
  channel(code: string): TableChannel | undefined {
    return this.#channels.get(code);
  }

  /** What time it is at a table that is played elsewhere. */
  timeElsewhere(code: string, now: Millis): void {
    this.#ahead.set(code, now - this.#options.world.now());
  }

  /** Whatever the case. */
  of(code: string): CasinoTable | undefined {
    return this.#croupiers.get(entryOf(code)?.code ?? '')?.table;
  }

  /** As it was told last, whoever plays it. */
  viewOf(code: string): TableView | undefined {
    return this.#channels.get(entryOf(code)?.code ?? '')?.view;
  }

  /** How many look at it from here. */
  watchersOf(code: string): number {
    const listeners = [...(this.#channels.get(code)?.listeners ?? [])];
    return listeners.filter(listener => !this.isNode(listener)).length;
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
    const tiles = [...this.#channels].map(([code, { view }]): [string, TileView] => {
      const aheadMs = now - this.#nowAt(code); // the wall's clock may be another
      return [code, tileOf(view, { aheadMs, players: this.#playersAt(code) })];
    });
    return { now, tables: Object.fromEntries(tiles) };
  }

  /** Those that are played here. */
  all(): readonly CasinoTable[] {
    return [...this.#croupiers.values()].map(({ table }) => table);
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
    const croupiers = [...this.#croupiers.values()];
    const resting = croupiers.map(croupier => croupier.rest());
    for (const croupier of croupiers) croupier.hurry();
    await Promise.race([Promise.allSettled(resting), sleep(withinMs, undefined, { ref: false })]);
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
    for (const { code, round } of this.all()) {
      const { status, streamUrl, limits } = this.settingsOf(code);
      const now = this.#options.world.now();
      this.#happened(code, { type: 'changed', status, why: this.whyOf(code), streamUrl, limits, now });
      this.#happened(code, { type: 'announced', round, now });
    }
  }

  /** Rounds stop where they are, as if the power had failed: the next start takes them up. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await Promise.all([...this.#croupiers.values()].map(croupier => croupier.stop()));
    await this.#pricing.close();
  }

  /** What is locked now is not shown as open any longer. */
  async #changed(code: string): Promise<void> {
    await this.#load();
    const table = this.of(code);
    if (table) this.#happened(code, { type: 'announced', round: table.round, now: table.now() });
  }

  async #load(): Promise<void> {
    for (const [code, settings] of await readSettings(this.#options.db)) {
      this.#settings.set(code, settings);
      if (!this.#croupiers.has(code)) continue; // told by who plays it
      const { streamUrl, limits } = settings;
      const { status } = this.settingsOf(code);
      const now = this.#nowAt(code);
      this.#happened(code, { type: 'changed', status, why: this.whyOf(code), streamUrl, limits, now });
    }
  }

  /** What is told of it, from before its first round. */
  async #prepare(game: Game): Promise<void> {
    const { code } = game;
    const { status, streamUrl, limits } = this.settingsOf(code);
    const { label, isIndependent } = this.beacon;
    const now = this.#options.clockOf?.(code).now() ?? this.#options.world.now();
    const round = newRound(game, { id: '' as RoundId, commitment: '', gone: [], now });
    const last = await lastResultsOf(this.#options.db, game);
    const why = this.whyOf(code);
    const view = { round, last, status, why, streamUrl, limits, beacon: { label, isIndependent }, now };
    this.#games.set(code, game);
    this.#channels.set(
      code,
      new TableChannel(
        code,
        view,
        tellingBy(() => this.#nowAt(code)),
      ),
    );
  }

  /** By the clock of the table, wherever it is played. */
  #nowAt(code: string): Millis {
    const { world } = this.#options;
    return this.#croupiers.get(code)?.now() ?? after(world.now(), this.#ahead.get(code) ?? 0);
  }

  #playersAt(code: string): number {
    return this.watchersOf(code) + this.watchedElsewhere(code);
  }

  /** Told to who looks at the table at once, and to the lobby about once a second. */
  #happened(code: string, event: TableEvent): void {
    this.#channels.get(code)?.happened(event);
    if (this.#isLobbyDue || this.#isClosed) return;
    this.#isLobbyDue = true;
    setTimeout(() => {
      this.#isLobbyDue = false;
      this.#options.bus.publish('lobby', {});
    }, LOBBY_MS).unref();
  }

  /** A table may sleep while nobody looks at it; a fresh round opens when somebody comes. */
  #isAwake(code: string): boolean {
    if (this.settingsOf(code).status !== 'on' || this.#options.standing?.condition === 'full') return false;
    const maySleep = this.#options.settings.values.casino.unwatched === 'sleep';
    return !maySleep || this.#playersAt(code) > 0;
  }
}
