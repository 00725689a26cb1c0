import type { Millis } from '@maidan/core/ids';
import { randomOf } from '../random.ts';
import type { Answer, Fixture, MarketPlan, Sport, Truth } from '../sports/sport.ts';

/*
 * What must hold for every sport, whatever is played: told as measurements, for the tests of each sport to judge.
 */

/** One event from the first moment to the last: `events[n]` led from `states[n]` to `states[n + 1]`. */
export interface Played<S, E> {
  readonly fixture: Fixture;
  readonly states: readonly S[];
  readonly events: readonly E[];
  readonly ms: number;
}

const LONGEST_PLAY = 20_000;

export function playOut<S, E>(sport: Sport<S, E>, seed: string, fixture = inventOne(sport, seed)): Played<S, E> {
  const states = [sport.begin(fixture)];
  const events: E[] = [];
  let ms = 0;
  for (let n = 0; n < LONGEST_PLAY; n++) {
    const step = sport.next(states[n]!, randomOf(seed, n));
    if (!step) return { fixture, states, events, ms };
    events.push(step.event);
    states.push(sport.evolve(states[n]!, step.event));
    ms += step.ms;
  }
  throw new Error(`${sport.code} '${seed}' does not end`);
}

export const inventOne = <S, E>(sport: Sport<S, E>, seed: string): Fixture =>
  // the epoch is as good a start as any other, and only its own module makes a Millis
  sport.invent(0 as Millis, `${sport.code}-${seed}`, randomOf(seed, -1));

/** Every market that was open at some time, as it was when it was first seen. */
export function plansOf<S, E>(sport: Sport<S, E>, { states }: Played<S, E>): readonly MarketPlan[] {
  const plans = new Map<string, MarketPlan>();
  for (const state of states) {
    for (const plan of sport.marketsOf(state)) if (!plans.has(plan.id)) plans.set(plan.id, plan);
  }
  return [...plans.values()];
}

/** What is wrong with the markets of a played event, in sentences. */
export function complaints<S, E>(sport: Sport<S, E>, played: Played<S, E>): readonly string[] {
  const last = played.states.at(-1)!;
  const found = plansOf(sport, played).flatMap(plan => {
    const answer = sport.answerOf(last, plan);
    return answer ? misfit(plan, answer) : [`${plan.id} has no answer in the end`];
  });
  for (const [n, state] of played.states.entries()) {
    const ids = sport.marketsOf(state).map(plan => plan.id);
    if (new Set(ids).size !== ids.length) found.push(`an id stands twice in state ${n}`);
    for (const plan of sport.marketsOf(state)) {
      const truth = sport.truthOf(state, plan);
      if (truth) found.push(...untrue(plan, truth).map(why => `${why} in state ${n}`));
    }
  }
  return found;
}

/**
 * Decided stays decided: what was answered once, and was answered otherwise or not at all in a later state, in sentences.
 * `endings` are what may end it at any moment: after each of them, and whenever it comes, all that was asked is answered,
 * and nothing that was answered before is answered anew.
 */
export function changedMinds<S, E>(
  sport: Sport<S, E>,
  { states }: Pick<Played<S, E>, 'states'>,
  endings: readonly E[] = [],
): readonly string[] {
  const plans = new Map<string, MarketPlan>();
  const decided = new Map<string, string>();
  const found = new Set<string>();
  const last = states.length - 1;
  for (const [n, state] of states.entries()) {
    for (const plan of sport.marketsOf(state)) if (!plans.has(plan.id)) plans.set(plan.id, plan);
    for (const plan of plans.values()) {
      const [before, now] = [decided.get(plan.id), inWords(sport.answerOf(state, plan))];
      if (before === undefined && now !== OPEN) decided.set(plan.id, now);
      if (before !== undefined && now !== before) found.add(`${plan.id}: ${before}, then ${now} in state ${n}`);
    }
    if (n === last) break;
    for (const ending of endings) {
      const after = sport.evolve(state, ending);
      const how = `when ${JSON.stringify(ending)} came in state ${n}`;
      for (const plan of plans.values()) {
        const [before, now] = [decided.get(plan.id), inWords(sport.answerOf(after, plan))];
        if (now === OPEN) found.add(`${plan.id} was not answered ${how}`);
        else if (before !== undefined && now !== before) found.add(`${plan.id}: ${before}, then ${now} ${how}`);
      }
    }
  }
  return [...found];
}

const OPEN = 'open';
const inWords = (answer: Answer | undefined): string => (answer ? JSON.stringify(answer) : OPEN);

function misfit({ id, runners, winners = 1 }: MarketPlan, answer: Answer): readonly string[] {
  if (answer.type !== 'won') return [];
  const fits = answer.winners.length >= winners && answer.winners.every(winner => runners?.[winner] !== undefined);
  return fits ? [] : [`${id} is won by ${answer.winners.join()}`];
}

function untrue({ id, runners, winners = 1 }: MarketPlan, truth: Truth): readonly string[] {
  const total = truth.chances.reduce((sum, chance) => sum + chance, 0);
  const expected = truth.type === 'chances' ? winners : 1;
  const isFit = truth.type === 'runs' || truth.chances.length === runners?.length;
  return [
    ...(isFit ? [] : [`${id} has another number of chances than of runners`]),
    ...(Math.abs(total - expected) < 1e-6 ? [] : [`${id} sums to ${total}`]),
    ...(truth.chances.every(chance => chance >= 0 && chance <= 1 + 1e-9) ? [] : [`${id} has a chance that is none`]),
  ];
}

/** A chance that was told, and what came of it: 1, 0, or a share of a dead heat. */
export interface Told {
  readonly chance: number;
  readonly came: number;
}

/**
 * What was told after every so many events about every market, beside what came; void ones are left out. Moments are
 * counted from the beginning: if they were, say, the middle of each match, to be chosen would tell how it went on.
 */
export function toldBy<S, E>(sport: Sport<S, E>, { states }: Played<S, E>, every: number): readonly Told[] {
  const last = states.at(-1)!;
  const told: Told[] = [];
  for (let n = 0; n < states.length; n += every) {
    const state = states[n]!;
    for (const plan of sport.marketsOf(state)) {
      const [truth, answer] = [sport.truthOf(state, plan), sport.answerOf(last, plan)];
      if (truth && answer) told.push(...compared(plan, truth, answer));
    }
  }
  return told;
}

/** What a bet on this runner won: all, nothing, or its part of a dead heat. */
export function cameTo(answer: Answer & { type: 'won' }, place: number, winners: number): number {
  if (!answer.winners.includes(place)) return 0;
  const tied = answer.tied ?? answer.winners;
  if (!tied.includes(place)) return 1;
  return Math.min(1, (winners - (answer.winners.length - tied.length)) / tied.length);
}

function compared({ winners = 1 }: MarketPlan, truth: Truth, answer: Answer): readonly Told[] {
  if (answer.type === 'void') return [];
  if (answer.type === 'won' && truth.type === 'chances') {
    return truth.chances.map((chance, place) => ({ chance, came: cameTo(answer, place, winners) }));
  }
  if (answer.type !== 'runs' || truth.type !== 'runs') throw new Error('the answer is of another kind than the truth');
  // the chance to stay at or below the total that halves it best, as who draws a line would
  let [line, below] = [0, truth.chances[0] ?? 1];
  while (below < 0.5 && line < truth.chances.length - 1) below += truth.chances[++line]!;
  return [{ chance: Math.min(1, below), came: answer.total <= line ? 1 : 0 }];
}

export interface Bucket {
  readonly from: number;
  readonly told: number;
  readonly came: number;
  readonly count: number;
}

/** Tenths of certainty: of all that was told to have such a chance, how much came. */
function buckets(all: readonly Told[]): readonly Bucket[] {
  const sums = Array.from({ length: 10 }, (_, n) => ({ from: n / 10, told: 0, came: 0, count: 0 }));
  for (const { chance, came } of all) {
    const bucket = sums[Math.min(9, Math.floor(chance * 10))]!;
    bucket.told += chance;
    bucket.came += came;
    bucket.count += 1;
  }
  return sums
    .filter(bucket => bucket.count > 0)
    .map(({ from, told, came, count }) => ({ from, told: told / count, came: came / count, count }));
}

/** The largest gap between what was told and what came, over buckets with at least so many. */
export const worstGap = (all: readonly Told[], atLeast: number): number =>
  Math.max(
    ...buckets(all)
      .filter(bucket => bucket.count >= atLeast)
      .map(bucket => Math.abs(bucket.told - bucket.came)),
  );

/**
 * A true chance does not know where it will go: its mean after the next event is what it was before. The largest
 * difference over all markets, from playing the next event many times; those in which a market turns void do not count.
 */
export function drift<S, E>(sport: Sport<S, E>, state: S, tries: number, seed: string): number {
  const plans = sport.marketsOf(state).filter(plan => sport.truthOf(state, plan)?.type === 'chances');
  const now = plans.map(plan => sport.truthOf(state, plan)!.chances);
  const sums = now.map(chances => ({ count: 0, values: chances.map(() => 0) }));
  for (const [event, times] of nextOnes(sport, state, tries, seed)) {
    const after = sport.evolve(state, event);
    for (const [m, plan] of plans.entries()) {
      const values = valuesOf(sport, after, plan);
      if (!values) continue;
      sums[m]!.count += times;
      for (const [place, value] of values.entries()) sums[m]!.values[place]! += times * value;
    }
  }
  const gaps = sums.flatMap(({ count, values }, m) =>
    values.map((total, place) => (count > 0 ? Math.abs(now[m]![place]! - total / count) : 0)),
  );
  return Math.max(0, ...gaps);
}

/** What may happen next, and how often it did in so many tries. */
function nextOnes<S, E>(sport: Sport<S, E>, state: S, tries: number, seed: string): Iterable<readonly [E, number]> {
  const seen = new Map<string, [E, number]>();
  for (let n = 0; n < tries; n++) {
    const step = sport.next(state, randomOf(seed, n));
    if (!step) continue;
    const key = JSON.stringify(step.event);
    const found = seen.get(key);
    if (found) found[1] += 1;
    else seen.set(key, [step.event, 1]);
  }
  return seen.values();
}

function valuesOf<S, E>(sport: Sport<S, E>, state: S, plan: MarketPlan): readonly number[] | undefined {
  const answer = sport.answerOf(state, plan);
  if (answer?.type !== 'won') return sport.truthOf(state, plan)?.chances;
  return (plan.runners ?? []).map((_, place) => cameTo(answer, place, plan.winners ?? 1));
}
