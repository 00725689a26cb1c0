import type { Millis } from '@maidan/core/ids';
import type { World } from './world.ts';

/** How often somebody may do something: a few at once, and then so many a second. */
export class Pace {
  readonly #world: Pick<World, 'now'>;
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #since: Millis;

  constructor(world: Pick<World, 'now'>, perSecond: number, atOnce: number) {
    this.#world = world;
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#since = world.now();
  }

  /** Takes one turn, unless all are used up. */
  take(): boolean {
    const now = this.#world.now();
    const passed = Math.max(0, now - this.#since); // a clock that is set back takes nothing away
    this.#left = Math.min(this.#atOnce, this.#left + (passed * this.#perSecond) / 1_000);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
