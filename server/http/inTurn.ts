import type { World } from '../world.ts';

/** So much of a minute's budget, in seconds of it, may be spent at once. */
const AT_ONCE_SECONDS = 2;
/** A page asks for so many things at once, however small the budget. */
const AT_ONCE_LEAST = 20;
/** Longer than this nobody is kept waiting for a turn. */
const LONGEST_WAIT_MS = 1_000;
const KEPT = 10_000;

/**
 * How quickly a minute's budget may be spent (traffic shaping, the generic cell rate algorithm): some requests at once, the
 * others one after another at the budget's own speed. Without it a whole minute's worth arrives in a second, and everybody
 * else waits behind it.
 */
export class InTurn {
  readonly #world: Pick<World, 'elapsed'>;
  /** By key: when all that was let through so far would have come at an even speed. */
  readonly #evenUntil = new Map<string, number>();

  constructor(world: Pick<World, 'elapsed'>) {
    this.#world = world;
  }

  /** Takes a turn and says in how many milliseconds it is, or nothing if it is too far away. */
  waitMs(key: string, perMinute: number): number | undefined {
    const now = this.#world.elapsed();
    const everyMs = 60_000 / perMinute;
    const even = Math.max(this.#evenUntil.get(key) ?? now, now);
    const waitMs = Math.max(0, even - now - everyMs * (atOnce(perMinute) - 1));
    if (waitMs > LONGEST_WAIT_MS) return undefined;
    this.#evenUntil.delete(key); // the newest are the last of the map
    this.#evenUntil.set(key, even + everyMs);
    this.#forget(now);
    return waitMs;
  }

  #forget(now: number): void {
    for (const [key, until] of this.#evenUntil) {
      if (until > now && this.#evenUntil.size <= KEPT) return;
      this.#evenUntil.delete(key);
    }
  }
}

const atOnce = (perMinute: number): number => Math.max(AT_ONCE_LEAST, Math.floor((perMinute / 60) * AT_ONCE_SECONDS));
