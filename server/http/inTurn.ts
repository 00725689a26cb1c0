import type { World } from '../world.ts';
import type { CountNews } from './counts.ts';

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
 * else waits behind it. What was let through here is news for the other nodes of the house, as what is counted is.
 */
export class InTurn {
  readonly #world: Pick<World, 'elapsed'>;
  /** By key: when all that was let through so far would have come at an even speed. */
  readonly #evenUntil = new Map<string, number>();
  /** By key: so many milliseconds of a budget were spent since somebody was told. Nothing is kept for nobody. */
  #news: Map<string, number> | undefined;

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
    this.#news?.set(key, (this.#news.get(key) ?? 0) + everyMs);
    this.#spend(key, everyMs);
    return waitMs;
  }

  /** What was spent here since it was asked the last time. */
  news(): CountNews {
    const news = Object.fromEntries(this.#news ?? []);
    this.#news = new Map();
    return news;
  }

  /** What was spent elsewhere. */
  heard(news: CountNews): void {
    for (const [key, ms] of Object.entries(news)) this.#spend(key, ms);
  }

  #spend(key: string, ms: number): void {
    const now = this.#world.elapsed();
    const even = Math.max(this.#evenUntil.get(key) ?? now, now);
    this.#evenUntil.delete(key); // the newest are the last of the map
    this.#evenUntil.set(key, even + ms);
    this.#forget(now);
  }

  #forget(now: number): void {
    for (const [key, until] of this.#evenUntil) {
      if (until > now && this.#evenUntil.size <= KEPT) return;
      this.#evenUntil.delete(key);
    }
  }
}

const atOnce = (perMinute: number): number => Math.max(AT_ONCE_LEAST, Math.floor((perMinute / 60) * AT_ONCE_SECONDS));
