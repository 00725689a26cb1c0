import { ok } from '@maidan/core/result';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { refused } from './http.ts';
import { NOT_REMEMBERED } from '../writer/command.ts';

/* /livez: the process answers. /readyz: the house can take a bet; otherwise 503, and what it waits for. */

/** What the house waits for, by name. Whoever opens a part of it, or loses one, says so here. */
export class Readiness {
  readonly #waiting = new Set<string>();
  #missing: () => readonly string[] = () => [];

  waitsFor(part: string): void {
    this.#waiting.add(part);
  }

  has(part: string): void {
    this.#waiting.delete(part);
  }

  /** What this names whenever somebody asks is waited for as well. */
  follow(missing: () => readonly string[]): void {
    this.#missing = missing;
  }

  /** What time it is on the machine. */
  clock: () => number = Date.now;

  get waiting(): readonly string[] {
    return [...this.#waiting, ...this.#missing()];
  }
}

/** Who asks does not wait longer for a part that does not answer. */
const ANSWER_MS = 2_000;
/** Windows for bets and delays of orders are as long as that. */
const CLOCK_MS = 5_000;

export function serveHealth(
  app: FastifyInstance,
  deps: Pick<Deps, 'db' | 'writer' | 'standing'>,
  readiness: Readiness,
): void {
  app.get('/livez', (_, reply) => reply.header('cache-control', 'no-store').send({ success: true }));
  app.get('/readyz', async (_, reply) => {
    reply.header('cache-control', 'no-store');
    const looked = lookAtClock(deps, readiness);
    const [database, writer] = await Promise.all([answers(looked), answers(decides(deps))]);
    const clock = database && !(await looked) ? ['clock'] : [];
    // One that closes takes no more: who stands before several sends everybody to another.
    const closing = deps.standing.condition === 'closing' ? ['closing'] : [];
    const missing = [...(database ? [] : ['database']), ...(writer ? [] : ['writer'])];
    const waiting = [...readiness.waiting, ...closing, ...missing, ...clock];
    if (waiting.length === 0) return reply.send({ success: true });
    return refused(reply.header('x-waiting-for', waiting.join(', ')), 'not-ready');
  });
}

/** Whether the clock of this machine is the one of the database, as far as that matters to players and records. */
async function lookAtClock({ db }: Pick<Deps, 'db'>, { clock }: Readiness): Promise<boolean> {
  const before = clock();
  const { rows } = await db.query('select (extract(epoch from clock_timestamp()) * 1000)::bigint as now');
  const { now } = rows[0]!;
  return now > before - CLOCK_MS && now < clock() + CLOCK_MS;
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
