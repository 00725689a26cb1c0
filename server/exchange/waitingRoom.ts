import type { ErrorCode } from '@maidan/contract/errors';
import { refuse, type Result } from '@maidan/core/result';
import type { Clock } from '../clock.ts';
import type { Pen } from '../writer/writer.ts';
import type { Trader } from './desk.ts';

interface Waiting {
  readonly market: string;
  readonly fingerprint: string;
  readonly answer: Promise<Result<unknown, ErrorCode>>;
  stop(): void;
}

/**
 * Where orders and bets wait out the delay of a market (bet delay). Nothing is held for them meanwhile, and nothing is
 * promised.
 */
export class WaitingRoom {
  readonly #clock: Clock;
  readonly #writer: Pick<Pen, 'do'>;
  readonly #waiting = new Map<string, Waiting>();

  constructor(clock: Clock, writer: Pick<Pen, 'do'>) {
    this.#clock = clock;
    this.#writer = writer;
  }

  /** Asked again with the same key, it is the same wait. Who is found to have been answered `before` does not wait. */
  wait<A>(
    market: string,
    { key, fingerprint }: Trader,
    ms: number,
    act: () => Promise<Result<A, ErrorCode>>,
    before?: () => Promise<Result<A, ErrorCode> | undefined>,
  ): Promise<Result<A, ErrorCode>> {
    const known = this.#waiting.get(key);
    if (known) {
      const same = known.answer as Promise<Result<A, ErrorCode>>; // the same key and body ask for the same thing
      return known.fingerprint === fingerprint ? same : Promise.resolve(refuse('key-reused'));
    }
    const stopped = Promise.withResolvers<'stopped'>();
    const answered = new Promise<Result<A, ErrorCode>>((resolve, reject) => {
      before?.().then(found => found && resolve(found), reject);
    });
    const answer = Promise.race([this.#clock.until(this.#clock.in(ms)), stopped.promise, answered])
      .then(outcome => {
        if (typeof outcome === 'object') return outcome;
        return outcome === 'stopped' ? this.refused<A>({ key, fingerprint }) : act();
      })
      .finally(() => this.#waiting.delete(key));
    this.#waiting.set(key, { market, fingerprint, answer, stop: () => stopped.resolve('stopped') });
    return answer;
  }

  /** Written down: whoever asks again is told the same, though the market is open by then. */
  refused<A>({ key, fingerprint }: Trader): Promise<Result<A, ErrorCode>> {
    return this.#writer.do<A>({ key, fingerprint, accounts: [], decide: () => refuse('market-suspended') });
  }

  /** Whoever waits for this market waited for nothing. */
  refuseAll(market: string): void {
    for (const waiting of this.#waiting.values()) if (waiting.market === market) waiting.stop();
  }
}
