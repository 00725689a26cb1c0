import { randomOf } from '@maidan/exchange/random';
import type { Answer, Fixture, MarketPlan, Signal, Truth } from '@maidan/exchange/sport';
import type { SomeSport } from '@maidan/exchange/sports';

/** What a match is after one more thing happened. */
export interface Moment {
  readonly nth: number;
  readonly state: unknown;
  readonly signal: Signal;
  /** Since it began: the first moment is a minute before. */
  readonly ms: number;
  readonly isInPlay: boolean;
}

const BEFORE_MS = -60_000;

/**
 * A match that was played to its end, with what the house knew at every moment. Several tables of bets are kept on one
 * match, so what is worked out for one of them is there for all.
 */
export class PlayedMatch {
  readonly sport: SomeSport;
  readonly fixture: Fixture;
  readonly moments: readonly Moment[];
  readonly #plans = new Map<number, readonly MarketPlan[]>();
  readonly #truths = new Map<string, Truth | undefined>();
  #isSpoiled: boolean | undefined;

  constructor(sport: SomeSport, fixture: Fixture, seed: string) {
    this.sport = sport;
    this.fixture = fixture;
    this.moments = played(sport, fixture, seed);
  }

  get last(): Moment {
    return this.moments.at(-1)!; // it has a beginning
  }

  /** What is open to bets. */
  plansAt({ nth, state }: Moment): readonly MarketPlan[] {
    const known = this.#plans.get(nth) ?? this.sport.marketsOf(state).filter(plan => !isNotWhole(plan));
    this.#plans.set(nth, known);
    return known;
  }

  truthAt({ nth, state }: Moment, plan: MarketPlan): Truth | undefined {
    const key = `${nth}|${plan.id}`;
    if (!this.#truths.has(key)) this.#truths.set(key, this.sport.truthOf(state, plan));
    return this.#truths.get(key);
  }

  answerAt({ state }: Moment, plan: MarketPlan): Answer | undefined {
    return this.sport.answerOf(state, plan);
  }

  /** A race somebody was withdrawn from is void here: bets on it are another story. */
  finalAnswer(plan: MarketPlan): Answer | undefined {
    const isRace = this.fixture.venue !== undefined;
    this.#isSpoiled ??= isRace && this.moments.some(({ state }) => this.sport.marketsOf(state).some(isNotWhole));
    return this.#isSpoiled ? { type: 'void', reason: 'a runner was withdrawn' } : this.answerAt(this.last, plan);
  }

  /** Prices follow what is quiet; while something is running they are those of before. */
  pricedAt({ nth }: Moment): Moment {
    let at = nth;
    while (this.moments[at]!.signal !== 'quiet') at -= 1; // the first one is
    return this.moments[at]!;
  }
}

const isNotWhole = ({ removed = [] }: MarketPlan): boolean => removed.length > 0;

function played(sport: SomeSport, fixture: Fixture, seed: string): readonly Moment[] {
  let state = sport.begin(fixture);
  const moments: Moment[] = [{ nth: 0, state, signal: 'quiet', ms: BEFORE_MS, isInPlay: false }];
  for (let [nth, ms] = [1, 0]; ; nth += 1) {
    const step = sport.next(state, randomOf(seed, nth - 1));
    if (!step) return moments;
    state = sport.evolve(state, step.event);
    ms += step.ms;
    const isInPlay = sport.isInPlay?.(state) ?? true;
    moments.push({ nth, state, signal: sport.signalOf(state, step.event), ms, isInPlay });
  }
}
