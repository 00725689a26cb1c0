import { newKey } from '../api.ts';

/**
 * One key for one intent. The same command with the same input keeps its key until the server has given an answer,
 * so a second click or a retry after a lost connection counts once; after an answer the next try is a new intent.
 */
export class IntentKeys {
  readonly #open = new Map<string, string>();
  readonly #makeKey: () => string;

  constructor(makeKey: () => string = newKey) {
    this.#makeKey = makeKey;
  }

  keyOf(input: unknown): string {
    const intent = JSON.stringify(input);
    const key = this.#open.get(intent) ?? this.#makeKey();
    this.#open.set(intent, key);
    return key;
  }

  answered(input: unknown): void {
    this.#open.delete(JSON.stringify(input));
  }
}
