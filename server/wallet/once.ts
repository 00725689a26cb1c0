import type { ErrorCode } from '@maidan/contract/errors';
import type { Result } from '@maidan/core/result';
import type { Visitor } from '../http/caller.ts';
import type { Writer } from '../writer/writer.ts';

/**
 * A retry (idempotent by its key) gets the answer of the first try without another look at limits, codes or pictures,
 * which may have changed or been used up by that first try. What was answered is the writer's to say (`Writer.answered`);
 * this adds that a retry waits for a first try that is still under way, because a picture takes its time.
 */
export class Once {
  readonly #writer: Pick<Writer, 'answered'>;
  readonly #underWay = new Map<string, Promise<Result<unknown, ErrorCode>>>();

  constructor(writer: Pick<Writer, 'answered'>) {
    this.#writer = writer;
  }

  do<A>({ key, fingerprint }: Visitor, work: () => Promise<Result<A, ErrorCode>>): Promise<Result<A, ErrorCode>> {
    const name = `${key} ${fingerprint}`;
    // The same key and fingerprint are the same call, so what is under way answers the same type.
    const underWay = this.#underWay.get(name) as Promise<Result<A, ErrorCode>> | undefined;
    if (underWay) return underWay;
    const started = this.#writer
      .answered<A>({ key, fingerprint })
      .then(before => before ?? work())
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, started);
    return started;
  }
}
