import type { Game } from '@maidan/games/kit/game';
import type { Dealing } from '@maidan/games/kit/play';
import type { Quotes } from '@maidan/games/kit/quote';
import { Thread } from '../work/thread.ts';

export interface PriceQuestion extends Dealing {
  readonly code: string;
}

/** Prices are thought about beside the event loop, one table after the other. */
export class Pricing {
  readonly #thread = new Thread<PriceQuestion, Quotes>(new URL('./pricing.worker.ts', import.meta.url));

  price({ code }: Game, { gone, dealt }: Dealing): Promise<Quotes> {
    return this.#thread.ask({ code, gone, dealt });
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
