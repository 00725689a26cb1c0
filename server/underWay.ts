/** Work that nobody waits for where it was begun: who closes does. */
export class UnderWay {
  readonly #work = new Set<Promise<unknown>>();

  /** Whether it succeeds is for who began it. */
  follow<T>(work: Promise<T>): Promise<T> {
    const over: Promise<unknown> = work.catch(() => {}).finally(() => this.#work.delete(over));
    this.#work.add(over);
    return work;
  }

  /** Also what is begun meanwhile. */
  async idle(): Promise<void> {
    while (this.#work.size > 0) await Promise.all(this.#work);
  }
}
