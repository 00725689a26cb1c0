import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { AuditKey } from '../writer/auditSeals.ts';
import type { Checkpoint, Verdict } from './reconcile.ts';

export interface PassRequest {
  readonly url: string;
  readonly checkpoint: Checkpoint | undefined;
  readonly auditKey: Uint8Array | undefined;
}

export type PassReply = { readonly verdict: Verdict } | { readonly failed: string };

/** Passes are made beside the event loop, with a connection of their own, one at a time. */
export class ReconcileThread {
  readonly #url: string;
  readonly #auditKey: AuditKey | undefined;
  #worker: Worker | undefined;
  #closing = new AbortController();

  constructor(url: string, auditKey?: AuditKey) {
    this.#url = url;
    this.#auditKey = auditKey;
  }

  async pass(checkpoint: Checkpoint | undefined): Promise<Verdict> {
    this.#worker ??= new Worker(new URL('./reconcile.worker.ts', import.meta.url));
    this.#worker.unref();
    try {
      const answered = once(this.#worker, 'message', this.#closing); // fails when the thread does
      this.#worker.postMessage({ url: this.#url, checkpoint, auditKey: this.#auditKey } satisfies PassRequest);
      const [reply] = (await answered) as [PassReply];
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.verdict;
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    this.#closing.abort();
    this.#closing = new AbortController();
    await worker?.terminate();
  }
}
