import type { World } from '../world.ts';

/** How often somebody asked, and in how many milliseconds that is forgotten. */
export interface Counted {
  readonly current: number;
  readonly ttl: number;
}

interface Window {
  count: number;
  readonly ends: number;
}

/** By key: how often since somebody was told last. */
export type CountNews = Readonly<Record<string, number>>;

/** Who asks more rarely than so many others is forgotten before the end of the window. */
const MOST = 50_000;

/**
 * How often each has asked within a window of time: a fixed window, for rate limits. What was counted here is news for the
 * other nodes of the house, and what they counted counts here: whoever is asked, the limit is one.
 */
export class Counts {
  readonly #world: Pick<World, 'elapsed'>;
  readonly #windows = new Map<string, Window>();
  readonly #windowMs: number;
  /** Where nobody is told, nothing is kept for them. */
  #news: Map<string, number> | undefined;

  constructor(world: Pick<World, 'elapsed'>, windowMs: number) {
    this.#world = world;
    this.#windowMs = windowMs;
  }

  count(key: string): Counted {
    this.#news?.set(key, (this.#news.get(key) ?? 0) + 1);
    return this.#add(key, 1);
  }

  /** What was counted here since it was asked the last time. The first time everything that is known. */
  news(): CountNews {
    const news = this.#news ? Object.fromEntries(this.#news) : this.known();
    this.#news = new Map();
    return news;
  }

  known(): CountNews {
    const now = this.#world.elapsed();
    const open = [...this.#windows].filter(([, { ends }]) => ends > now);
    return Object.fromEntries(open.map(([key, { count }]) => [key, count]));
  }

  /** What others counted. */
  heard(news: CountNews): void {
    for (const [key, count] of Object.entries(news)) this.#add(key, count);
  }

  #add(key: string, count: number): Counted {
    const now = this.#world.elapsed();
    const known = this.#windows.get(key);
    const window = known && known.ends > now ? known : { count: 0, ends: now + this.#windowMs };
    window.count += count;
    if (window !== known) {
      this.#windows.delete(key); // the newest are the last of the map
      this.#windows.set(key, window);
      this.#forget(now);
    }
    return { current: window.count, ttl: window.ends - now };
  }

  #forget(now: number): void {
    for (const [key, { ends }] of this.#windows) {
      if (ends > now && this.#windows.size <= MOST) return;
      this.#windows.delete(key);
    }
  }
}
