import { ok } from '@maidan/core/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { refused } from './http.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';

/* /livez: the process answers. /readyz: the house can take a bet; otherwise 503, and what it waits for. */

/** What the house waits for, by name. Whoever opens a part of it, or loses one, says so here. */
export class Readiness {
  readonly #waiting = new Set<string>();

  waitsFor(part: string): void {
    this.#waiting.add(part);
  }

  has(part: string): void {
    this.#waiting.delete(part);
  }

  /** Whether the other nodes can be heard, where there are any. */
  isHeard: () => boolean = () => true;

  get waiting(): readonly string[] {
    return [...this.#waiting, ...(this.isHeard() ? [] : ['bus'])];
  }
}

/** Who asks does not wait longer for a part that does not answer. */
const ANSWER_MS = 2_000;

export function serveHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'writer' | 'standing'>,
  readiness: Readiness,
): void {
  app.get('/livez', (_, reply) => reply.header('cache-control', 'no-store').send({ success: true }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const [database, writer] = await Promise.all([answers(deps.db.query('select 1')), answers(decides(deps))]);
    // One that closes takes no more: who stands before several sends everybody to another.
    const closing = deps.standing.condition === 'closing' ? ['closing'] : [];
    const missing = [...(database ? [] : ['database']), ...(writer ? [] : ['writer'])];
    const waiting = [...readiness.waiting, ...closing, ...missing];
    if (waiting.length === 0) return reply.send({ success: true });
    return refused(reply.header('x-waiting-for', waiting.join(', ')), 'not-ready');
  });
}

/** Behind all that is being written. */
const decides = ({ writer }: Pick<Deps, 'writer'>): Promise<unknown> =>
  writer.do({ ...NOT_REMEMBERED, accounts: [], decide: () => ok({}) });

async function answers(asked: Promise<unknown>): Promise<boolean> {
  let patience: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>(resolve => {
    patience = setTimeout(() => resolve(false), ANSWER_MS);
  });
  const isAnswered = await Promise.race([asked.then(() => true).catch(() => false), late]);
  clearTimeout(patience);
  return isAnswered;
}
