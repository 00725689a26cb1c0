import { commit } from '@maidan/core/commitment';
import { drandRound, QUICKNET, randomnessOf, timeOfRound } from '@maidan/core/drand';
import { areSigned, originFault } from '@maidan/core/entropy';
import type { Fixture, MarketPlan, Sport } from '../sports/sport.ts';
import { comingIn, drawn, hexOf, paceOf, wordsFor } from './draw.ts';
import type { MatchFault } from './matchFaults.ts';
import { type DrawnStep, isDrawnStep, type MatchRecord, matchDigest, type MatchStep } from './matchRecord.ts';

/** What was found, and where: the number of a step, or a market. */
export interface MatchFinding {
  readonly fault: MatchFault;
  readonly at: string;
}

const found = (fault: MatchFault, at: string | number = ''): MatchFinding => ({ fault, at: String(at) });

/** A step with its number, from 1. */
type Numbered = readonly [nth: number, step: DrawnStep];

const drawnOf = (steps: readonly MatchStep[]): readonly Numbered[] =>
  steps.flatMap((step, n) => (isDrawnStep(step) ? [[n + 1, step] as const] : []));

/**
 * Everything that the record alone can tell, in any language: the seed, its chain, the announced numbers, and every word
 * that was drawn. Whether the rules make this match of them is for `replayFault`.
 */
export function recountFault(record: MatchRecord): MatchFinding | undefined {
  if (commit(record.seed) !== record.commitment) return found('seed-is-not-the-committed-one');
  if (hashed(record.seed, record.nth + 1) !== record.head) return found('seed-is-not-of-its-chain');
  const wrong = entropyFault(record);
  if (wrong) return wrong;
  for (const [nth, step] of drawnOf(record.steps)) {
    const words = wordsFor(record, nth, step.value);
    const expected = hexOf(Array.from({ length: step.words.length / WORD }, words));
    if (expected !== step.words) return found('words-are-not-the-drawn-ones', nth);
  }
  return matchDigest(record) === record.digest ? undefined : found('record-was-altered');
}

/** Digits of one word. */
const WORD = 8;

function entropyFault({ steps }: MatchRecord): MatchFinding | undefined {
  const all = drawnOf(steps);
  const live = all.findIndex(([, { announced }]) => announced !== null);
  const prelude = live < 0 ? all : all.slice(0, live);
  const played = live < 0 ? [] : all.slice(live);
  if (new Set(prelude.map(([, { value }]) => value)).size > 1) return found('prelude-is-not-of-one-number');
  const other = played.find(([, { announced, source }]) => announced !== source);
  if (other) return found('entropy-is-not-the-announced-one', other[0]);
  const values = all.slice(Math.max(0, prelude.length - 1)).map(([, { value }]) => value);
  if (new Set(values).size < values.length) return found('entropy-was-used-twice');
  const signed = prelude.find(([, step]) => 'signature' in step && randomnessOf(step.signature) !== step.value);
  if (signed) return found('entropy-is-not-of-its-signature', signed[0]);
  const origin = originFault(all.slice(Math.max(0, prelude.length - 1)).map(([, step]) => step));
  if (origin) return found(origin);
  const early = played.find(([nth, { source }]) => isKnown(source, steps[nth - 2]?.at));
  return early && found('entropy-was-known-too-early', early[0]);
}

/** Whether a number of the public beacon was there already when the step before was written down. */
function isKnown(source: string, before: number | undefined): boolean {
  const round = drandRound(source);
  return round !== undefined && before !== undefined && timeOfRound(QUICKNET, round) <= before;
}

function hashed(seed: string, times: number): string {
  let hash = seed;
  for (let n = 0; n < times; n += 1) hash = commit(hash);
  return hash;
}

/** Whether every number of the public beacon was signed by it. The curve is loaded only when it is needed. */
export async function signatureFault({ steps }: MatchRecord): Promise<MatchFinding | undefined> {
  const isGenuine = await areSigned(drawnOf(steps).map(([, step]) => step));
  return isGenuine ? undefined : found('signature-is-not-of-the-beacon');
}

/** The match played again by the rules of its sport, step by step, and its markets answered by what happened. */
export function replayFault<S, E>(sport: Sport<S, E> | undefined, record: MatchRecord): MatchFinding | undefined {
  if (!sport || sport.code !== record.sport) return found('sport-is-unknown', record.sport);
  const fixture = fixtureIn(record);
  if (!fixture || fixture.id !== record.event || fixture.sport !== record.sport) return found('fixture-is-another-one');
  const plans = new Map<string, MarketPlan>();
  let state = sport.begin(fixture);
  for (const [n, step] of record.steps.entries()) {
    for (const plan of sport.marketsOf(state)) if (!plans.has(plan.id)) plans.set(plan.id, plan);
    const event = drawnAgain(sport, state, record, n + 1, step);
    if ('fault' in event) return found(event.fault, n + 1);
    state = sport.evolve(state, event.event);
  }
  if (record.state === 'void') return undefined;
  if (comingIn(sport, state, paceOf(record, record.steps.length + 1))) return found('match-is-not-finished');
  const wrong = record.answers.find(
    ([market, answer, by]) => by === 'match' && !isAnswer(sport, state, plans.get(market), answer),
  );
  return wrong && found('answer-is-not-what-the-match-says', wrong[0]);
}

function drawnAgain<S, E>(
  sport: Sport<S, E>,
  state: S,
  record: MatchRecord,
  nth: number,
  step: MatchStep,
): { readonly event: E } | { readonly fault: MatchFault } {
  const coming = comingIn(sport, state, paceOf(record, nth));
  if (!coming) return { fault: 'match-went-on-too-long' };
  const isCertain = 'certain' in coming;
  if (isCertain && isDrawnStep(step)) return { fault: 'step-is-not-drawn' };
  if (!isCertain && !isDrawnStep(step)) return { fault: 'entropy-is-missing' };
  const again = isDrawnStep(step) ? drawn(sport, state, wordsFor(record, nth, step.value)) : undefined;
  const event = isCertain ? coming.certain : again?.event;
  if (event === undefined || canonical(event) !== canonicalText(step.event))
    return { fault: 'step-is-not-the-drawn-one' };
  if (isDrawnStep(step) && hexOf(again?.words ?? []) !== step.words) return { fault: 'words-are-not-the-drawn-ones' };
  return { event };
}

/** A meter that was cut short is settled between the lines it had last, which are no part of the match. */
function isAnswer<S, E>(sport: Sport<S, E>, state: S, plan: MarketPlan | undefined, answer: string): boolean {
  const said = plan && sport.answerOf(state, plan);
  if (!said) return false;
  return canonical(said) === canonicalText(answer) || (plan.kind === 'meter' && said.type === 'void');
}

function fixtureIn({ fixture }: MatchRecord): Fixture | undefined {
  try {
    return JSON.parse(fixture) as Fixture; // only its own sport understands the rest of it
  } catch {
    return undefined;
  }
}

function canonicalText(text: string): string {
  try {
    return canonical(JSON.parse(text));
  } catch {
    return text;
  }
}

/** The same value, the same text, in whatever order a database gives the fields back. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join()}}`;
}

/** How many matches lie from the earlier record to the later one, in one chain of seeds. */
export function matchesBetween(earlier: MatchRecord, later: MatchRecord): number | MatchFinding {
  const between = later.nth - earlier.nth;
  const isOne = earlier.chain === later.chain && earlier.head === later.head && between > 0;
  return isOne && hashed(later.seed, between) === earlier.seed ? between : found('matches-are-not-of-one-chain');
}
