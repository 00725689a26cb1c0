import type { World } from '../world.ts';

/** How often somebody may do something (a rate limit, as a token bucket): a few at once, and then so many a second. */
export class Pace {
  readonly #world: Pick<World, 'elapsed'>;
  readonly #perSecond: number;
  readonly #atOnce: number;
  #left: number;
  #since: number;

  constructor(world: Pick<World, 'elapsed'>, perSecond: number, atOnce: number) {
    this.#world = world;
    this.#perSecond = perSecond;
    this.#atOnce = atOnce;
    this.#left = atOnce;
    this.#since = world.elapsed();
  }

  /** Takes one turn, unless all are used up. */
  take(): boolean {
    const now = this.#world.elapsed();
    this.#left = Math.min(this.#atOnce, this.#left + ((now - this.#since) * this.#perSecond) / 1_000);
    this.#since = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
