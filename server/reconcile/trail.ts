import { type AuditRow, GENESIS, hashOf } from '../audit.ts';
import type { Queryable } from '../db.ts';
import type { Fault } from './fault.ts';

const BATCH = 2_000;

/**
 * The audit log, row by row: each carries the hash of the one before. A step goes on where the last one stopped; whoever
 * wants everything begins with a new one. The log is what decisions are held against, so it is looked at itself.
 */
export class AuditTrail {
  #seq = 0;
  #hash = GENESIS;

  async follow({ db }: { readonly db: Queryable }): Promise<Fault[]> {
    for (;;) {
      const { rows } = await db.query<AuditRow>(
        `select seq, at, actor, action, subject, before, after, reason, address, request, previous, hash from audit
         where seq > $1 or seq < 1 order by seq limit ${BATCH}`,
        [this.#seq],
      );
      for (const row of rows) if (!this.#goesOn(row)) return [broken(row.seq)];
      if (rows.length < BATCH) return this.#cutFaults(db);
    }
  }

  #goesOn({ hash, ...content }: AuditRow): boolean {
    if (content.seq !== this.#seq + 1 || content.previous !== this.#hash || hashOf(content) !== hash) return false;
    this.#seq = content.seq;
    this.#hash = hash;
    return true;
  }

  /** What came last is still there, and so is what was anchored outside the database. */
  async #cutFaults(db: Queryable): Promise<Fault[]> {
    const { rows } = await db.query<{ hash: string | null; anchored: number }>(
      `select (select hash from audit where seq = $1) as hash, coalesce((select seq from audit_anchored), 0) as anchored`,
      [this.#seq],
    );
    const { hash, anchored } = rows[0]!; // one row, always
    const isThere = (hash ?? GENESIS) === this.#hash;
    return isThere && anchored <= this.#seq ? [] : [broken(isThere ? this.#seq + 1 : this.#seq)];
  }
}

const broken = (seq: number): Fault => ({ rule: 'audit-broken', subject: `audit:${seq}`, expected: 0, found: 0 });
