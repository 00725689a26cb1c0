/** One thing after the other: what happens in a match, and what the operator does. */
export class Turns {
  #last: Promise<void> = Promise.resolve();

  /** What went wrong is told to who asked for it, and keeps nobody else from their turn. */
  take(work: () => Promise<void> | undefined): Promise<void> {
    const done = this.#last.then(work);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Nobody has a turn until the function it gives is called. */
  async hold(): Promise<() => void> {
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    void this.take(() => (begun.resolve(), over.promise));
    await begun.promise;
    return over.resolve;
  }
}
