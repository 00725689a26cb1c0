import { inEnglish } from '../sports/told/told.ts';
import type { Told } from '../sports/told/toldIn.ts';
import type { Answer, MarketKind, MarketPlan, Sport, Truth } from '../sports/sport.ts';

/*
 * A sport offers questions. Each one knows how it is printed, how likely its answers are now, and what became of it, so
 * that a market cannot be opened without anybody knowing how it is priced and settled.
 */

/** One market of a sport with its rule. */
export interface Question<S> {
  readonly plan: MarketPlan;
  /** Asked only while there is no answer. */
  readonly truth: (state: S) => Truth | undefined;
  readonly answer: (state: S) => Answer | undefined;
}

/** A sport told by its questions: every one that was ever open up to this state, in the order of the page. */
export type Asking<S, E> = Omit<Sport<S, E>, 'marketsOf' | 'truthOf' | 'answerOf'> & {
  questionsOf(state: S): readonly Question<S>[];
};

export function playable<S extends object, E>(sport: Asking<S, E>): Sport<S, E> {
  const questionsOf = once(
    (state: S) => new Map(sport.questionsOf(state).map(question => [question.plan.id, question])),
  );
  return {
    ...sport,
    marketsOf: state =>
      [...questionsOf(state).values()]
        .filter(question => question.answer(state) === undefined)
        .map(question => question.plan),
    truthOf(state, plan) {
      const question = questionsOf(state).get(plan.id);
      return question && question.answer(state) === undefined ? question.truth(state) : undefined;
    },
    answerOf: (state, plan) => questionsOf(state).get(plan.id)?.answer(state),
  };
}

/** Worked out once for each state, and forgotten with it: many markets are read from one table of chances. */
export function once<S extends object, T>(work: (state: S) => T): (state: S) => T {
  const known = new WeakMap<S, { readonly made: T }>();
  return state => {
    const found = known.get(state);
    if (found) return found.made;
    const made = work(state);
    known.set(state, { made });
    return made;
  };
}

/** A plan with two or more runners of which one wins. */
export const between = (
  id: string,
  made: Told,
  runners: readonly string[],
  kind: MarketKind = 'exchange',
): MarketPlan => ({
  id,
  ...named(made),
  kind,
  runners,
});

/** The name of a market, and what it is made of. */
export const named = (made: Told): Pick<MarketPlan, 'name' | 'made'> => ({ name: inEnglish(made), made });

export const chances = (list: readonly number[]): Truth => ({ type: 'chances', chances: list });

/** Of something and of its opposite. Sums of many small chances may be a hair beyond certainty. */
export function yesNo(chance: number): Truth {
  const yes = Math.min(1, Math.max(0, chance));
  return chances([yes, 1 - yes]);
}

export const won = (...winners: number[]): Answer => ({ type: 'won', winners });

/** Why a market is void when play itself makes it so. Codes, kept with the answer: a page has its own words for them. */
export const VOID_REASONS = [
  'abandoned',
  'drawn',
  'match tied',
  'match abandoned',
  'match not played',
  'not completed',
  'set not completed',
  'game not completed',
  'frame not completed',
  'over not bowled',
  'over not completed',
  'overs not completed',
  'ball not bowled',
  'did not bat',
  'did not begin',
  'not played',
  'retired before a set was completed',
  'no contest',
  'walkover',
  'too few runners',
  'no official result',
  'no winner was recorded',
  'the recording ends before its result',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

export const voided = (reason: VoidReason): Answer => ({ type: 'void', reason });

export const sum = (list: readonly number[]): number => list.reduce((total, each) => total + each, 0);

/** The same chances, made to sum to one: what is left when the rest would make the bet void. */
export function shared(list: readonly number[]): readonly number[] {
  const total = sum(list);
  return total > 0 ? list.map(each => each / total) : list.map(() => 1 / list.length);
}
