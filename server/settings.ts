import { DEFAULTS, SECTIONS, SETTINGS, type Settings } from '@maidan/contract/settings';
import type { Bus } from './bus.ts';
import type { Queryable } from './db/db.ts';

const RETRY_MS = 1_000;

/** What the operator set, kept in memory and read again when it changes. */
export class SettingsStore {
  readonly #db: Queryable;
  readonly #bus: Bus;
  #values: Settings = DEFAULTS;
  #version = 0;
  #retry: NodeJS.Timeout | undefined;
  #isClosed = false;

  private constructor(db: Queryable, bus: Bus) {
    this.#db = db;
    this.#bus = bus;
  }

  static async open(db: Queryable, bus: Bus): Promise<SettingsStore> {
    const store = new SettingsStore(db, bus);
    await store.load();
    bus.subscribe('site', () => store.#reload());
    bus.subscribe('unsure', () => store.#reload());
    return store;
  }

  get values(): Settings {
    return this.#values;
  }

  /** Counts every change of any section. */
  get version(): number {
    return this.#version;
  }

  /** What cannot be read now is read a moment later: nobody else would ask again. */
  async #reload(): Promise<void> {
    try {
      await this.load();
      this.#bus.publish('set', {});
    } catch {
      if (!this.#isClosed) this.#retry = setTimeout(() => void this.#reload(), RETRY_MS).unref();
    }
  }

  /** What could not be read is left to the next start. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
  }

  async load(): Promise<void> {
    const { rows } = await this.#db.query('select section, value, version from settings');
    const known = rows.filter(row => SECTIONS.includes(row.section));
    const version = known.reduce((sum, row) => sum + row.version, 0);
    if (version < this.#version) return; // a later load was quicker
    const read = known.map(row => [row.section, SETTINGS[row.section].parse(row.value)] as const);
    this.#values = { ...DEFAULTS, ...Object.fromEntries(read) };
    this.#version = version;
  }
}
