/** One thing after the other (a serial queue): what happens in a match and what the operator does, or the messages of a line. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** What went wrong is told to who asked for it, and keeps nobody else from their turn. */
  take<T>(work: () => Promise<T> | T): Promise<T> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Everything that was asked for until now is over. */
  async over(): Promise<void> {
    await this.#last;
  }

  /** Nobody has a turn until the function it gives is called. */
  async hold(): Promise<() => void> {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    void this.take(() => (begun.resolve(), over.promise));
    await begun.promise;
    return over.resolve;
  }
}
