import { createHash } from 'node:crypto';
import { after, type Millis } from '@maidan/core/ids';
import { LAST_CALL_MS } from '@maidan/games/kit/bet';
import type { House } from '@maidan/server/app';
import type { CasinoTable } from '@maidan/server/casino/table';
import type { Clock } from '@maidan/server/clock';
import type { World } from '@maidan/server/world';

interface Waiting {
  readonly at: Millis;
  resolve(): void;
  reject(error: Error): void;
}

/**
 * Time that passes as fast as the tables can follow: it jumps to what is due next, but never past a window in which
 * somebody is still betting. A few tables at a time are at work, so that they meet each other at the writer.
 */
export class SoakClock {
  readonly started: Millis;
  /** What players do when a window opens; it stays open meanwhile. */
  whenOpen: (table: CasinoTable) => Promise<void> = async () => {};
  #now: Millis;
  readonly #atOnce: number;
  readonly #house = Promise.withResolvers<House>();
  #waiting: Waiting[] = [];
  /** Until when the windows are open in which somebody is betting. */
  readonly #betting = new Map<string, Millis>();
  readonly #parked = new Set<string>();
  #onParked: () => void = () => {};
  #atWork = 0;
  #isLast = false;
  #isOver = false;

  constructor(start: Millis, atOnce: number) {
    this.started = start;
    this.#now = start;
    this.#atOnce = atOnce;
  }

  readonly now = (): Millis => this.#now;

  readonly clockOf = (code: string): Clock => ({
    now: this.now,
    in: ms => after(this.#now, ms),
    until: at => this.#until(code, at),
  });

  /** The house whose tables these are: before that nobody deals. */
  sit(house: House): void {
    this.#house.resolve(house);
  }

  /** Every table finishes its round; the next is announced and not opened. */
  async lastRounds(): Promise<void> {
    this.#isLast = true;
    const { deps } = await this.#house.promise;
    const tables = [...deps.tables.all()].length;
    await new Promise<void>(resolve => {
      this.#onParked = () => this.#parked.size === tables && resolve();
      this.#go();
    });
  }

  /** Rounds stop where they are. */
  close(): void {
    const over = new Error('the soak is over');
    this.#isOver = true;
    this.#house.promise.catch(() => {}); // when it ends before anybody sat down
    this.#house.reject(over);
    for (const { reject } of this.#waiting) reject(over);
    this.#waiting = [];
  }

  async #until(code: string, at: Millis): Promise<void> {
    const { deps } = await this.#house.promise;
    const table = deps.tables.of(code)!;
    if (this.#isOver) throw new Error('the soak is over');
    if (table.round.phase === 'open') await this.#bettingAt(table, at);
    this.#atWork = Math.max(0, this.#atWork - 1);
    const isParked = this.#isLast && table.round.phase === 'new';
    if (isParked) this.#parked.add(code);
    await new Promise<void>((resolve, reject) => {
      this.#waiting.push({ at: isParked ? NEVER : at, resolve, reject });
      this.#go();
      this.#onParked();
    });
  }

  async #bettingAt(table: CasinoTable, until: Millis): Promise<void> {
    this.#betting.set(table.code, until);
    try {
      await this.whenOpen(table);
    } finally {
      this.#betting.delete(table.code);
    }
  }

  #go(): void {
    const latest = Math.min(NEVER - 1, ...[...this.#betting.values()].map(until => until - LAST_CALL_MS));
    this.#waiting.sort((a, b) => a.at - b.at);
    while (this.#atWork < this.#atOnce && this.#waiting[0] && this.#waiting[0].at <= latest) {
      const next = this.#waiting.shift()!;
      this.#now = Math.max(this.#now, next.at) as Millis; // what is due is never before now
      this.#atWork += 1;
      next.resolve();
    }
  }
}

const NEVER = Number.MAX_SAFE_INTEGER as Millis;

/** Chance that can be had again: what a table draws follows from the seed and from what happened before. */
export function seededWorld(clock: SoakClock, seed: number): World {
  let asked = 0;
  return {
    now: clock.now,
    elapsed: clock.now,
    secret: () =>
      createHash('sha256')
        .update(`soak|${seed}|${(asked += 1)}`)
        .digest('base64url'),
  };
}
