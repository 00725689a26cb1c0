import { Thread } from '../work/thread.ts';
import type { AuditKey } from '../writer/auditSeals.ts';
import type { Checkpoint, Verdict } from './reconcile.ts';

export interface Pass {
  readonly url: string;
  readonly checkpoint: Checkpoint | undefined;
  readonly auditKey: AuditKey | undefined;
}

/** Passes are made beside the event loop, with a connection of their own, one at a time. */
export class ReconcileThread {
  readonly #url: string;
  readonly #auditKey: AuditKey | undefined;
  readonly #thread = new Thread<Pass, Verdict>(new URL('./reconcile.worker.ts', import.meta.url));

  constructor(url: string, auditKey?: AuditKey) {
    this.#url = url;
    this.#auditKey = auditKey;
  }

  async pass(checkpoint: Checkpoint | undefined): Promise<Verdict> {
    try {
      return await this.#thread.ask({ url: this.#url, checkpoint, auditKey: this.#auditKey });
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
