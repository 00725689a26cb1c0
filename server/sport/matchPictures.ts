import type { Bus } from '../bus.ts';
import type { Queryable } from '../db/db.ts';
import { originsOf } from '../http/origins.ts';

/** Where an operator's own pictures of matches come from: known by every process of the house, also where no match is kept. */
export class MatchPictures {
  readonly #db: Queryable;
  readonly #urls = new Map<string, string>();
  #hosts: readonly string[] = [];
  /** Changes that were told: what was read before the last of them is read again. */
  #told = 0;

  private constructor(db: Queryable) {
    this.#db = db;
  }

  static async open(db: Queryable, bus: Bus): Promise<MatchPictures> {
    const pictures = new MatchPictures(db);
    await pictures.load();
    bus.subscribe('picture', ({ event, url }) => pictures.#changed(event, url));
    bus.subscribe('unsure', () => pictures.load().catch(() => {})); // asked again when the database is back
    return pictures;
  }

  hosts(): readonly string[] {
    return this.#hosts;
  }

  async load(): Promise<void> {
    const told = this.#told;
    const { rows } = await this.#db.query(
      `select id, stream_url from sport_events where state in ('upcoming', 'inPlay') and stream_url <> ''`,
    );
    if (told !== this.#told) return this.load();
    this.#urls.clear();
    for (const { id, stream_url } of rows) this.#urls.set(id, stream_url);
    this.#hosts = originsOf([...this.#urls.values()]);
    return undefined;
  }

  #changed(event: string, url: string): void {
    this.#told += 1;
    this.#urls.set(event, url);
    this.#hosts = originsOf([...this.#urls.values()]);
  }
}
