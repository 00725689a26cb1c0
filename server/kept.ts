/** Answers that differ: who asks for more makes room by forgetting the oldest. */
const MOST = 500;

/**
 * Answers that cost are found once for all who ask at the same time, and kept for a short while. Nobody can make the house
 * work harder by asking the same again.
 */
export class Kept {
  readonly #ms: number;
  readonly #answers = new Map<string, Promise<object>>();

  constructor(ms: number) {
    this.#ms = ms;
  }

  /** The same object for everybody, so what is made of it can be kept as well. */
  of<T extends object>(key: string, find: () => Promise<T>): Promise<T> {
    const known = this.#answers.get(key);
    if (known) return known as Promise<T>; // stored under its own key only
    const answer = find();
    this.#answers.set(key, answer);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > MOST && oldest !== undefined) this.#answers.delete(oldest);
    const forget = () => {
      if (this.#answers.get(key) === answer) this.#answers.delete(key);
    };
    answer.then(() => (this.#ms === 0 ? forget() : setTimeout(forget, this.#ms).unref()), forget);
    return answer;
  }

  forget(key: string): void {
    this.#answers.delete(key);
  }
}

/** One key for each question. */
export const keyOf = (what: string, input: object): string => `${what} ${JSON.stringify(input)}`;
