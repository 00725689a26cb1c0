import type { Millis } from '@maidan/core/ids';
import { randomOf } from '@maidan/exchange/random';
import type { Fixture, Signal } from '@maidan/exchange/sport';
import type { SomeSport } from '@maidan/exchange/sports';
import type { EventClock } from './eventClock.ts';

/** One thing that happened, with what it made of the match. */
export interface Happening {
  readonly nth: number;
  readonly event: unknown;
  readonly signal: Signal;
  readonly said: string | undefined;
  readonly at: Millis;
}

export interface LiveEventWorld {
  readonly clock: EventClock;
  /** Written down before anybody hears of it: the record is the official result. */
  record(nth: number, event: unknown, at: Millis): Promise<void>;
  /** Told in order, and waited for: prices follow what happened before the next thing does. */
  happened(happening: Happening): Promise<void>;
}

/**
 * A match or race being played by its simulator: one thing after the other, each at its time. What was recorded before
 * a restart is folded again, and the next thing is the one that would have come, because its chances are drawn from the
 * seed and its number.
 */
export class LiveEvent {
  readonly fixture: Fixture;
  readonly sport: SomeSport;
  readonly #seed: string;
  readonly #world: LiveEventWorld;
  #state: unknown;
  #before: unknown;
  #nth: number;
  /** By the clock that goes on steadily, when the last thing happened. */
  #lastAt: Millis;
  /** What was said of when it happened. */
  #toldAt = 0 as Millis;

  constructor(sport: SomeSport, fixture: Fixture, seed: string, world: LiveEventWorld, record: Recorded = NOTHING_YET) {
    this.sport = sport;
    this.fixture = fixture;
    this.#seed = seed;
    this.#world = world;
    this.#state = sport.begin(fixture);
    for (const event of record.events) this.#evolve(event);
    this.#nth = record.events.length;
    this.#lastAt = fixture.startsAt;
  }

  get state(): unknown {
    return this.#state;
  }

  /** As it was before the last thing happened; undefined before the first. */
  get before(): unknown {
    return this.#before;
  }

  /** How many things have happened. */
  get nth(): number {
    return this.#nth;
  }

  /** From its beginning, or from where it was left, to its end; or until somebody stops it. */
  async play(signal: AbortSignal): Promise<void> {
    const { clock } = this.#world;
    await (clock.announced ?? clock.until)(this.fixture.startsAt);
    this.#lastAt = clock.now(); // what could not happen while the house was closed happens now, and not all at once
    while (!signal.aborted) {
      const step = this.sport.next(this.#state, randomOf(this.#seed, this.#nth));
      if (!step) return;
      await clock.until(clock.since(this.#lastAt, step.ms));
      if (!signal.aborted) await this.#happen(step.event);
    }
  }

  #evolve(event: unknown): void {
    this.#before = this.#state;
    this.#state = this.sport.evolve(this.#state, event);
  }

  async #happen(event: unknown): Promise<void> {
    const { clock } = this.#world;
    const due = clock.now();
    const at = Math.max(this.#toldAt, (clock.wall ?? clock.now)()) as Millis; // set back, it does not go back in a match
    await this.#world.record(this.#nth + 1, event, at);
    this.#evolve(event);
    this.#nth += 1;
    this.#lastAt = due;
    this.#toldAt = at;
    const signal = this.sport.signalOf(this.#state, event);
    const said = this.sport.say(this.#state, event);
    await this.#world.happened({ nth: this.#nth, event, signal, said, at });
  }
}

/** What an event left behind before a restart. */
export interface Recorded {
  readonly events: readonly unknown[];
}

const NOTHING_YET: Recorded = { events: [] };
