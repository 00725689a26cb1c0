import { type AuditRow, GENESIS, hashOf } from '../writer/audit.ts';
import { type AuditKey, Seals } from '../writer/auditSeals.ts';
import type { Queryable } from '../db/db.ts';
import { evidenceOf, type Fault, SHOWN } from './fault.ts';

const BATCH = 2_000;

/**
 * The audit log, row by row: each carries the hash of the one before. A step goes on where the last one stopped; whoever
 * wants everything begins with a new one. The log is what decisions are held against, so it is looked at itself.
 */
export class AuditTrail {
  #seq = 0;
  #hash = GENESIS;
  readonly #seals: Seals;
  /** Rows in a row that the house did not write: the first of them, and how many. */
  readonly #forged = new Map<number, number>();

  constructor(key?: AuditKey) {
    this.#seals = new Seals(key);
  }

  async follow({ db }: { readonly db: Queryable }): Promise<Fault[]> {
    for (;;) {
      const { rows } = await db.query(
        `select seq, at, actor, action, subject, before, after, reason, address, request, previous, hash, seal
         from audit
         where seq > $1 or seq < 1 order by seq limit ${BATCH}`,
        [this.#seq],
      );
      for (const row of rows)
        if (!this.#goesOn(row)) return [broken(row.seq, evidenceOf(row)), ...this.#forgedFaults()];
      if (rows.length < BATCH) return [...(await this.#cutFaults(db)), ...this.#forgedFaults()];
    }
  }

  #goesOn({ hash, seal, ...content }: AuditRow): boolean {
    if (content.seq !== this.#seq + 1 || content.previous !== this.#hash || hashOf(content) !== hash) return false;
    this.#seq = content.seq;
    this.#hash = hash;
    if (!this.#seals.isRight({ hash, seal: seal ?? null })) this.#isForged(content.seq);
    return true;
  }

  #isForged(seq: number): void {
    const [first, count] = [...this.#forged].at(-1) ?? [0, 0];
    if (first + count === seq) this.#forged.set(first, count + 1);
    else if (this.#forged.size < SHOWN) this.#forged.set(seq, 1);
  }

  #forgedFaults(): Fault[] {
    return [...this.#forged].map(([first, count]) => ({
      ...{ rule: 'audit-forged', subject: `audit:${first}`, expected: 0, found: 0 },
      ...(count > 1 && { subject: `audit:${first}-${first + count - 1}` }),
    }));
  }

  /** What came last is still there, and so is what was anchored outside the database. */
  async #cutFaults(db: Queryable): Promise<Fault[]> {
    const { rows } = await db.query(
      `select (select hash from audit where seq = $1) as hash,
         coalesce((select max(seq) from anchored_by_node), 0) as anchored`,
      [this.#seq],
    );
    const { hash, anchored } = rows[0]!; // one row, always
    const isThere = (hash ?? GENESIS) === this.#hash;
    return isThere && anchored <= this.#seq ? [] : [broken(isThere ? this.#seq + 1 : this.#seq, hash)];
  }
}

const broken = (seq: number, evidence: string | null): Fault => ({
  ...{ rule: 'audit-broken', subject: `audit:${seq}`, expected: 0, found: 0, evidence },
});
