import { after, type Millis } from '@maidan/core/ids';
import type { House } from '@maidan/server/app';
import type { Clock } from '@maidan/server/clock';

/** Longer than any test waits, and no longer than a window may be. */
const AGES_MS = 500_000;
/** A page that jumps over it asks once whether the line is there, and no more. */
const SHORTER_MS = 60_000;

/** Tables that stay open until the test closes them; the rest of the round then takes no time. */
export class ByHand {
  readonly #gates = new Map<string, PromiseWithResolvers<void>>();
  readonly #seated = Promise.withResolvers<House>();
  readonly #shorter = new Set<string>();
  #isOver = false;

  /** By so much its clock is behind: what is bet here is bet that long ago. */
  readonly #behindMs: number;

  constructor(behindMs = 0) {
    this.#behindMs = behindMs;
  }

  readonly clockOf = (code: string): Clock => ({
    now: () => this.#now(),
    in: ms => after(this.#now(), (this.#shorter.has(code) ? SHORTER_MS : AGES_MS) + ms),
    until: async () => {
      const house = await this.#seated.promise;
      // A table that opens while everybody goes home would wait for nobody.
      if (!this.#isOver && house.deps.tables.of(code)?.round.phase === 'open') await this.#gate(code).promise;
      if (this.#isOver) throw new Error('the tables are closed');
    },
  });

  /** The house whose tables these are: before that nobody deals. */
  sit(house: House): void {
    this.#seated.resolve(house);
  }

  /** From its next window on, a page whose clock runs ahead can see this table close. The hand closes it all the same. */
  shorten(code: string): void {
    this.#shorter.add(code);
  }

  /** Closes the window that is open; the table deals on until the next one. */
  async nextWindow(code: string): Promise<void> {
    const table = (await this.#seated.promise).deps.tables.of(code)!;
    const { steps } = table.round;
    while (table.round.phase !== 'open' || table.round.steps === steps) {
      if (table.round.steps === steps) this.#release(code);
      await new Promise(setImmediate);
    }
  }

  /** Closes the betting, and every later window of this round; the next round is open again. */
  async finish(code: string): Promise<string> {
    const table = (await this.#seated.promise).deps.tables.of(code)!;
    while (table.round.id === '') await new Promise(setImmediate); // the first one is not announced yet
    const { id } = table.round;
    while (table.round.id === id) {
      this.#release(code);
      await new Promise(setImmediate);
    }
    while (table.round.phase !== 'open' && !this.#isOver) await new Promise(setImmediate); // it is announced before it is priced
    return id;
  }

  /** So many rounds from their opening to their end. */
  async finishRounds(code: string, count: number): Promise<void> {
    for (let nth = 0; nth < count; nth += 1) await this.finish(code);
  }

  /** Everybody goes home: rounds stop where they are. */
  close(): void {
    this.#isOver = true;
    for (const gate of this.#gates.values()) gate.resolve();
  }

  readonly #now = (): Millis => (Date.now() - this.#behindMs) as Millis; // the clock of this machine

  #release(code: string): void {
    this.#gate(code).resolve();
    this.#gates.delete(code);
  }

  #gate(code: string): PromiseWithResolvers<void> {
    const gate = this.#gates.get(code) ?? Promise.withResolvers<void>();
    this.#gates.set(code, gate);
    return gate;
  }
}
