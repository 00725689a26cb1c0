import { chain, commit, hashOf, PROTOCOL } from '@maidan/core/commitment';
import { drandSource, QUICKNET, randomnessOf, timeOfRound } from '@maidan/core/drand';
import { LOCAL_SOURCE, type Sourced } from '@maidan/core/entropy';
import type { Millis } from '@maidan/core/ids';
import { plansOf } from '../proof/sportLaws.ts';
import { randomOf } from '../random.ts';
import type { SomeSport } from '../sports/sports.ts';
import { comingIn, drawn, hexOf, paceOf, wordsFor } from './draw.ts';
import { type MarketAnswer, type MatchRecord, type MatchStep, sealedMatch } from './matchRecord.ts';

/* For tests and published vectors: matches played from secrets that everybody knows. */

export interface Sample {
  /** Where its numbers come from: the house, or a beacon whose signatures nobody made. */
  readonly beacon?: 'local' | 'drand';
  /** So many steps are played before anybody can bet. */
  readonly ahead?: number;
  /** The place of its seed in a chain of three. */
  readonly nth?: number;
}

const LENGTH = 3;
const BEGINNING = timeOfRound(QUICKNET, 1_000);

/** A match of that name, played to its end: the same every time. */
export function sampleMatch(sport: SomeSport, name: string, sample: Sample = {}): MatchRecord {
  const { beacon = 'local', ahead = 0, nth = 0 } = sample;
  const fixture = sport.invent(BEGINNING, `${sport.code}-${name}`, randomOf(name, 0));
  const { seeds, head } = chain(hashOf(`chain ${name}`), LENGTH);
  const drawing = { event: fixture.id, seed: seeds[nth]! };
  const states = [sport.begin(fixture)];
  const events: unknown[] = [];
  const steps: MatchStep[] = [];
  let at = BEGINNING;
  for (;;) {
    const state = states.at(-1);
    const number = steps.length + 1;
    const coming = comingIn(sport, state, paceOf(drawing, number));
    if (!coming) break;
    at = (at + Math.round(coming.ms)) as Millis; // a time, as before
    const isAhead = number <= ahead;
    const entropy = entropyOf(beacon, isAhead ? 0 : number);
    const step = 'certain' in coming ? undefined : drawn(sport, state, wordsFor(drawing, number, entropy.value));
    const event = step ? step.event : coming.certain;
    const told = { at, event: JSON.stringify(event) };
    const announced = isAhead ? null : entropy.source;
    steps.push(step ? { ...told, announced, ...entropy, words: hexOf(step.words) } : told);
    events.push(event);
    states.push(sport.evolve(state, event));
  }
  const played = { fixture, states, events, ms: 0 };
  return sealedMatch({
    version: PROTOCOL,
    kind: 'match',
    event: fixture.id,
    sport: sport.code,
    fixture: JSON.stringify(fixture),
    chain: `${sport.code}-1`,
    head,
    nth,
    commitment: commit(drawing.seed),
    seed: drawing.seed,
    state: 'over',
    steps,
    answers: plansOf(sport, played).map((plan): MarketAnswer => [
      plan.id,
      JSON.stringify(sport.answerOf(states.at(-1), plan)),
      'match',
    ]),
  });
}

/** Later than anything that happens in a sample of a few hours. */
const FIRST_ROUND = 100_000;

function entropyOf(beacon: 'local' | 'drand', number: number): Sourced {
  if (beacon === 'local') return { value: hashOf(`entropy ${number}`), source: LOCAL_SOURCE };
  const signature = hashOf(`signature ${number}`) + hashOf(`rest ${number}`).slice(0, 32);
  return { value: randomnessOf(signature), source: drandSource(FIRST_ROUND + number), signature };
}
