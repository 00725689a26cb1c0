import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Dealing } from '@maidan/games/kit/play';
import type { Prospect, Struck } from './fairnessProspects.ts';

export interface ProspectsRequest {
  readonly code: string;
  readonly dealing: Dealing;
  readonly struck: readonly Struck[];
}

export type ProspectsReply = { readonly prospects: readonly Prospect[] } | { readonly failed: string };

/**
 * Chances are counted beside the event loop, one question after the other: whoever asks waits for the answer before
 * asking again. What was found for a bet before the first card holds in every round, and is remembered.
 */
export class ProspectsThread {
  readonly #atStart = new Map<string, Prospect>();
  #worker: Worker | undefined;

  async prospects(request: ProspectsRequest): Promise<readonly Prospect[]> {
    const { code, dealing, struck } = request;
    if (dealing.dealt.length + dealing.gone.length > 0) return this.#ask(request);
    const nameOf = ({ selection, odds, line }: Struck): string => [code, selection, odds, line].join('|');
    const missing = struck.filter(bet => !this.#atStart.has(nameOf(bet)));
    const found = missing.length > 0 ? await this.#ask({ ...request, struck: missing }) : [];
    missing.forEach((bet, nth) => this.#atStart.set(nameOf(bet), found[nth]!));
    return struck.map(bet => this.#atStart.get(nameOf(bet))!);
  }

  /** Until the next question. */
  async rest(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }

  async #ask(request: ProspectsRequest): Promise<readonly Prospect[]> {
    this.#worker ??= new Worker(new URL('./fairness.worker.ts', import.meta.url));
    this.#worker.unref();
    const answered = once(this.#worker, 'message'); // fails when the thread does
    this.#worker.postMessage(request);
    const [reply] = (await answered) as [ProspectsReply];
    if ('failed' in reply) throw new Error(reply.failed);
    return reply.prospects;
  }
}
