import type { ErrorCode } from '@maidan/contract/errors';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Visitor } from '../http/caller.ts';
import type { Queryable } from '../db/db.ts';
import { commandOf } from './store.ts';

/**
 * A retry gets the answer of the first try without another look at limits, codes or pictures, which may have changed
 * or been used up by that first try. While the first try is under way, a retry waits for it.
 */
export class Once {
  readonly #db: Queryable;
  readonly #underWay = new Map<string, Promise<Result<unknown, ErrorCode>>>();

  constructor(db: Queryable) {
    this.#db = db;
  }

  do<A>({ key, fingerprint }: Visitor, work: () => Promise<Result<A, ErrorCode>>): Promise<Result<A, ErrorCode>> {
    const name = `${key} ${fingerprint}`;
    // The same key and fingerprint are the same call, so what is under way answers the same type.
    const underWay = this.#underWay.get(name) as Promise<Result<A, ErrorCode>> | undefined;
    if (underWay) return underWay;
    const started = this.#answered<A>(key, fingerprint)
      .then(before => before ?? work())
      .finally(() => this.#underWay.delete(name));
    this.#underWay.set(name, started);
    return started;
  }

  async #answered<A>(key: string, fingerprint: string): Promise<Result<A, ErrorCode> | undefined> {
    const before = await commandOf(this.#db, key);
    if (!before) return undefined;
    if (before.fingerprint !== fingerprint) return refuse('key-reused');
    // What a command answered is kept as JSON; the same fingerprint is the same call, so it has the same type.
    return before.refused === null ? ok(before.answer as A) : refuse(before.refused);
  }
}
