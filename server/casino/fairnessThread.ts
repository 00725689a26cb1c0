import type { Dealing } from '@maidan/games/kit/play';
import { Thread } from '../work/thread.ts';
import type { Prospect, TakenBet } from './fairnessProspects.ts';

export interface ProspectsQuestion {
  readonly code: string;
  readonly dealing: Dealing;
  readonly struck: readonly TakenBet[];
}

/**
 * Chances are counted beside the event loop, one question after the other: whoever asks waits for the answer before
 * asking again. What was found for a bet before the first card holds in every round, and is remembered.
 */
export class ProspectsThread {
  readonly #atStart = new Map<string, Prospect>();
  readonly #thread = new Thread<ProspectsQuestion, readonly Prospect[]>(
    new URL('./fairness.worker.ts', import.meta.url),
  );

  async prospects(question: ProspectsQuestion): Promise<readonly Prospect[]> {
    const { code, dealing, struck } = question;
    if (dealing.dealt.length + dealing.gone.length > 0) return this.#thread.ask(question);
    const nameOf = ({ selection, odds, line }: TakenBet): string => [code, selection, odds, line].join('|');
    const missing = struck.filter(bet => !this.#atStart.has(nameOf(bet)));
    const found = missing.length > 0 ? await this.#thread.ask({ ...question, struck: missing }) : [];
    missing.forEach((bet, nth) => this.#atStart.set(nameOf(bet), found[nth]!));
    return struck.map(bet => this.#atStart.get(nameOf(bet))!);
  }

  /** Until the next question. */
  rest(): Promise<void> {
    return this.#thread.close();
  }
}
