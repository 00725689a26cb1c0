import type { CodeFound } from '@maidan/contract/codeView';
import { say } from '@maidan/words/say';
import type { Alarms } from '../alarms.ts';
import type { World } from '../world.ts';
import { type Code, differing, readCode } from './codeFiles.ts';

interface CodeWatchOptions {
  /** Where the code is; nothing is looked at when not set. */
  readonly root: string | undefined;
  /** The hash of the release that this is said to be. */
  readonly release: string | undefined;
  readonly world: Pick<World, 'now'>;
  readonly alarms: Pick<Alarms, 'raise'>;
  /** Nothing new is played here. */
  readonly shut: () => void;
}

/** What the release is called where it is not the one that was promised: no file can be named. */
const RELEASE = 'RELEASE_HASH';
const NAMED = 20;

/**
 * The code is read when the house opens and every day after. Where it is not the release that was promised, or not what
 * the house was opened with, somebody changed the rules behind its back: it says so and plays no more.
 */
export class CodeWatch {
  readonly #options: CodeWatchOptions;
  readonly #first: Code | undefined;
  #found: CodeFound | undefined;

  private constructor(options: CodeWatchOptions, first: Code | undefined) {
    this.#options = options;
    this.#first = first;
    this.#found = first && { hash: first.hash, checkedAt: options.world.now(), isChanged: false, changed: [] };
  }

  static async open(options: CodeWatchOptions): Promise<CodeWatch> {
    return new CodeWatch(options, options.root === undefined ? undefined : await readCode(options.root));
  }

  /** What was found; undefined where nobody looks. */
  get found(): CodeFound | undefined {
    return this.#found;
  }

  /** Before anything is played. */
  async begin(): Promise<void> {
    const { release } = this.#options;
    const { hash } = this.#first ?? {};
    if (hash !== undefined && release !== undefined && hash !== release) await this.#differs([RELEASE], hash);
  }

  /** Every day. */
  async check(): Promise<void> {
    if (this.#options.root === undefined || !this.#first || !this.#found) return;
    const now = await readCode(this.#options.root);
    const changed = differing(this.#first, now);
    this.#found = { ...this.#found, checkedAt: this.#options.world.now() };
    if (changed.length > 0) await this.#differs(changed, now.hash);
  }

  /** Said once, until the house is opened again; what is shut stays so until then, whatever is put back. */
  async #differs(changed: readonly string[], hash: string): Promise<void> {
    const { alarms, shut, release } = this.#options;
    if (!this.#found || this.#found.isChanged) return;
    this.#found = { ...this.#found, isChanged: true, changed: changed.slice(0, NAMED) };
    shut();
    const words = say('officeHouse.alarmCode', { file: changed[0] ?? '', more: changed.length - 1 });
    const detail = { expected: release ?? this.#first?.hash, found: hash, changed: changed.slice(0, NAMED) };
    await alarms.raise({ name: 'code', words, detail });
  }
}
