import { setTimeout as sleep } from 'node:timers/promises';
import type { Millis } from '@maidan/core/ids';
import type { TableEvent } from '@maidan/contract/table';
import type { Game } from '@maidan/games/kit/game';
import { type Clock, pacedClock } from '../clock.ts';
import type { Queryable } from '../db/db.ts';
import { NotKept } from '../nodes/place.ts';
import type { World } from '../world.ts';
import type { Pen } from '../writer/writer.ts';
import type { Beacon } from './beacon.ts';
import { Chains } from './chains.ts';
import { lastRoundOf, roundsUnderWay } from './roundStore.ts';
import { Rounds } from './rounds.ts';
import { CasinoTable } from './table.ts';
import type { TableSettings } from './tableSettings.ts';
import type { TableWorld } from './tableWorld.ts';

export interface CroupierOptions extends Pick<TableWorld, 'price' | 'watching'> {
  readonly db: Queryable;
  readonly writer: Pen;
  readonly world: World;
  readonly beacon: Beacon;
  readonly pace: number;
  readonly clockOf?: ((code: string) => Clock) | undefined;
  settings(): TableSettings;
  /** Whether a new round should begin. */
  isAwake(): boolean;
  happened(event: TableEvent): void;
  report(error: unknown): void;
}

/** A table that could not go on is tried again after this long. */
const AGAIN_MS = 5_000;
/** How soon a table that is off or asleep looks whether it should play. */
const IDLE_MS = 500;

/** Plays one table, round after round, for as long as it is to be played here. */
export class Croupier {
  readonly table: CasinoTable;
  readonly #options: CroupierOptions;
  readonly #clock: Clock;
  readonly #stop = new AbortController();
  /** Between two rounds. When it is over no new one begins. */
  readonly #resting = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(game: Game, options: CroupierOptions) {
    this.#options = options;
    const { db, writer, world, pace, clockOf, beacon, price, settings, watching } = options;
    this.#clock = clockOf?.(game.code) ?? pacedClock(world, pace, this.#stop.signal);
    this.table = new CasinoTable(game, {
      clock: this.#clock,
      seeds: new Chains(db, world),
      beacon,
      rounds: new Rounds(db, writer),
      price,
      publish: event => options.happened({ ...event, now: this.#clock.now() }),
      settings,
      watching,
    });
  }

  begin(): void {
    this.#running = this.#play();
  }

  /** By the clock of the table. */
  readonly now = (): Millis => this.#clock.now();

  /** No new rounds; the one under way is played to its end. */
  async rest(): Promise<void> {
    this.#resting.abort();
    await this.#running;
  }

  /** Without waiting, but for the beacon. */
  hurry(): void {
    this.#clock.hurry?.();
  }

  /** The round stops where it is, as if the power had failed: who takes the table up goes on with it. */
  async stop(): Promise<void> {
    this.#stop.abort();
    this.#resting.abort();
    await Promise.allSettled([this.#running]);
  }

  /** For ever: what was under way first, then one round after the other. */
  async #play(): Promise<void> {
    const { db, isAwake, report } = this.#options;
    const { table } = this;
    let isTakenUp = false;
    while (!this.#resting.signal.aborted) {
      try {
        if (!isTakenUp) {
          for (const row of await roundsUnderWay(db, table.code)) await table.resume(row);
          const last = await lastRoundOf(db, table.code);
          if (last) table.follow(last);
          isTakenUp = true;
        }
        const isPlaying = isAwake();
        if (isPlaying) await table.playRound();
        await this.#wait(isPlaying ? table.restMs : IDLE_MS);
      } catch (error) {
        if (this.#stop.signal.aborted || error instanceof NotKept) return; // somebody else plays it
        report(error);
        isTakenUp = false;
        await this.#wait(AGAIN_MS);
      }
    }
  }

  async #wait(ms: number): Promise<void> {
    await sleep(ms * this.#options.pace, undefined, { signal: this.#resting.signal }).catch(() => {});
  }
}
