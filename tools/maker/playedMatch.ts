import { endFrom } from '@maidan/exchange/proof/ends';
import { type Random, randomOf } from '@maidan/exchange/random';
import type { Answer, Fixture, MarketPlan, Signal, Truth } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';

/** What a match is after one more thing happened. */
export interface Moment {
  readonly nth: number;
  readonly state: unknown;
  readonly signal: Signal;
  /** Since it began: the first moment is a minute before. */
  readonly ms: number;
  readonly isInPlay: boolean;
}

/** One way in which it may go on. */
export interface Way {
  /** After the moment it starts from. */
  readonly ms: number;
  /** The chances of a book's runners after it. Undefined if they are not told, or the book is void. */
  chancesIn(plan: MarketPlan): readonly number[] | undefined;
}

const BEFORE_MS = -60_000;

/** How a match ended, or might have. */
interface End {
  readonly state: unknown;
  /** Somebody was removed from a race: bets on it are another story. */
  readonly isSpoiled: boolean;
}

/**
 * A match that was played to its end, with what the house knew at every moment. Several tables of bets are kept on one
 * match, so what is worked out for one of them is there for all.
 *
 * What bets come to is asked of other ends too, if there are to be some. They begin with the moment after the one of the
 * bet, which stays as it was: how long it took is something that a bot may have seen before it bet.
 */
export class PlayedMatch {
  readonly sport: SomeSport;
  readonly fixture: Fixture;
  readonly moments: readonly Moment[];
  readonly #plans = new Map<number, readonly MarketPlan[]>();
  readonly #truths = new Map<string, Truth | undefined>();
  readonly #ends = new Map<number, readonly End[]>();
  #spoiledAt: number | undefined;
  readonly #seed: string;
  readonly #endsEach: number;

  constructor(sport: SomeSport, fixture: Fixture, seed: string, endsEach = 0) {
    this.sport = sport;
    this.fixture = fixture;
    this.#seed = seed;
    this.#endsEach = endsEach;
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

  /** As chance may have it: what is as likely as not stands there as often as not. */
  waysFrom({ state }: Moment, count: number, random: Random): readonly Way[] {
    const ends = new Map<string, unknown>();
    return Array.from({ length: count }, () => this.sport.next(state, random)).flatMap(step => {
      if (!step) return [];
      const what = JSON.stringify(step.event);
      const after = ends.get(what) ?? this.sport.evolve(state, step.event);
      ends.set(what, after);
      return [{ ms: step.ms, chancesIn: (plan: MarketPlan) => this.#chancesIn(after, plan) }];
    });
  }

  #chancesIn(state: unknown, plan: MarketPlan): readonly number[] | undefined {
    const answer = this.sport.answerOf(state, plan);
    if (answer?.type === 'won') return (plan.runners ?? []).map((_, i) => (answer.winners.includes(i) ? 1 : 0));
    const truth = answer ? undefined : this.sport.truthOf(state, plan);
    return truth?.type === 'chances' ? truth.chances : undefined;
  }

  /** What becomes of bets on a market that are struck between this moment and the next: in the end, or in each of many. */
  answersAfter(nth: number, plan: MarketPlan): readonly Answer[] {
    return this.#endsAfter(nth).map(end => {
      const answer: Answer | undefined = end.isSpoiled ? WITHDRAWN : this.sport.answerOf(end.state, plan);
      if (!answer) throw new Error(`${this.fixture.id}: nobody knows what became of ${plan.id}`);
      return answer;
    });
  }

  #endsAfter(nth: number): readonly End[] {
    const known = this.#ends.get(nth) ?? this.#playEnds(this.moments[nth + 1] ?? this.last);
    this.#ends.set(nth, known);
    return known;
  }

  #playEnds(from: Moment): readonly End[] {
    this.#spoiledAt ??= this.moments.findIndex(({ state }) => this.#isRace && this.#isSpoiledIn(state));
    const wasSpoiled = this.#spoiledAt >= 0 && this.#spoiledAt <= from.nth;
    if (this.#endsEach === 0 || from === this.last)
      return [{ state: this.last.state, isSpoiled: this.#spoiledAt >= 0 }];
    const random = randomOf(`${this.#seed}/ends`, from.nth);
    return Array.from({ length: this.#endsEach }, () => {
      let [isSpoiled, isBefore] = [wasSpoiled, this.#isRace && !from.isInPlay]; // whoever runs is not removed
      const state = endFrom(this.sport, from.state, random, passed => {
        isBefore &&= !(this.sport.isInPlay?.(passed) ?? true);
        isSpoiled ||= isBefore && this.#isSpoiledIn(passed);
      });
      return { state, isSpoiled };
    });
  }

  get #isRace(): boolean {
    return this.fixture.venue !== undefined;
  }

  #isSpoiledIn(state: unknown): boolean {
    return this.sport.marketsOf(state).some(isNotWhole);
  }

  /** Whether the last thing that was not only running has suspended everything. */
  isSuspendedAt({ nth }: Moment): boolean {
    let at = nth;
    while (this.moments[at]!.signal === 'running') at -= 1; // the first one is quiet
    return this.moments[at]!.signal === 'dangerous';
  }

  /** Prices follow what is quiet; while something is running they are those of before. */
  pricedAt({ nth }: Moment): Moment {
    let at = nth;
    while (this.moments[at]!.signal !== 'quiet') at -= 1; // the first one is
    return this.moments[at]!;
  }
}

const WITHDRAWN: Answer = { type: 'void', reason: 'a runner was withdrawn' };

const isNotWhole = ({ removed = [] }: MarketPlan): boolean => removed.length > 0;

function played(sport: SomeSport, fixture: Fixture, seed: string): readonly Moment[] {
  let state = sport.begin(fixture);
  const moments: Moment[] = [{ nth: 0, state, signal: 'quiet', ms: BEFORE_MS, isInPlay: false }];
  for (let [nth, ms] = [1, 0]; ; nth += 1) {
    const step = sport.next(state, randomOf(seed, nth - 1));
    if (!step) return moments;
    state = sport.evolve(state, step.event);
    ms += step.ms;
    const isInPlay = moments.at(-1)!.isInPlay || (sport.isInPlay?.(state) ?? true);
    moments.push({ nth, state, signal: sport.signalOf(state, step.event), ms, isInPlay });
  }
}
