import { Worker } from 'node:worker_threads';
import type { Game } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';

export interface PriceRequest extends Dealing {
  readonly id: number;
  readonly code: string;
}

export type PriceReply =
  { readonly id: number; readonly quotes: Quotes } | { readonly id: number; readonly failed: string };

interface Waiting {
  resolve(quotes: Quotes): void;
  reject(error: Error): void;
}

/** Prices are thought about beside the event loop, one table after the other. */
export class Pricing {
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #asked = 0;

  price(game: Game, { gone, dealt }: Dealing): Promise<Quotes> {
    const id = ++this.#asked;
    const worker = (this.#worker ??= this.#start());
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      worker.postMessage({ id, code: game.code, gone, dealt } satisfies PriceRequest);
    });
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  #start(): Worker {
    const worker = new Worker(new URL('./pricing.worker.ts', import.meta.url));
    worker.unref();
    worker.on('message', (reply: PriceReply) => {
      const waiting = this.#waiting.get(reply.id);
      this.#waiting.delete(reply.id);
      if ('quotes' in reply) waiting?.resolve(reply.quotes);
      else waiting?.reject(new Error(reply.failed));
    });
    worker.on('error', error => this.#lost(error));
    worker.on('exit', () => this.#lost(new Error('the pricing worker ended')));
    return worker;
  }

  /** Whoever waits is told; the next request starts another. */
  #lost(error: Error): void {
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
