import type { Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { type Random, randomOf } from '../random.ts';
import { type SomeSport, SPORTS } from './sports.ts';

/*
 * Between one thing and the next there are prices to be had, from before the next. So nobody may be able to tell what it
 * will be from how long it takes.
 */

const STEPS = 2_000;
/** Of every so many moments one is looked at closely. */
const EVERY = 7;
const DRAWS = 400;
/** What happened less often than that tells nothing about how long it takes. */
const LEAST = 40;
/** How far two samples of one distribution are apart at most. */
const FURTHEST = 0.3;
/** Of so many values one is compared. */
const MARKED = 20;

/** Moments of one event in which something can be bet on. */
function* momentsOf(sport: SomeSport): Generator<unknown> {
  const fixture = sport.invent(0 as Millis, `${sport.code}-1`, randomOf(`timing of ${sport.code}`, 0));
  let state = sport.begin(fixture);
  yield state;
  for (let nth = 0; nth < STEPS; nth += 1) {
    const step = sport.next(state, randomOf('timing', nth));
    if (!step) return;
    state = sport.evolve(state, step.event);
    if (nth % EVERY === 0 && sport.signalOf(state, step.event) !== 'dangerous') yield state;
  }
}

/** Draws that do not depend on each other, as ever; but what is rare happens every few times. */
function seldomIsOften(random: Random): Random {
  return () => {
    const [which, drawn] = [random(), random()];
    if (which < 0.5) return drawn;
    return which < 0.75 ? drawn / 1e6 : 1 - (drawn + 1) / 1e6;
  };
}

/** What takes longer than other things that could happen in its place, or not as long. */
function toldByWaiting(sport: SomeSport, state: unknown): readonly string[] {
  const all: number[] = [];
  const times = new Map<string, number[]>();
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const step = sport.next(state, seldomIsOften(randomOf('another', draw)));
    if (!step) return [];
    all.push(step.ms);
    const { type } = step.event as { readonly type: string }; // every event of a simulator has one
    for (const what of new Set([type, JSON.stringify(step.event)]))
      times.set(what, [...(times.get(what) ?? []), step.ms]);
  }
  return [...times]
    .filter(([, drawn]) => drawn.length >= LEAST && apart(drawn, all) > FURTHEST)
    .map(([what, drawn]) => `${what} takes ${Math.min(...drawn)} to ${Math.max(...drawn)} ms`);
}

/** After the distance of Kolmogorov and Smirnov: how much more of one sample than of the other lies below a value. */
const apart = (some: readonly number[], all: readonly number[]): number =>
  Math.max(...marksOf(all).map(value => Math.abs(shareUpTo(some, value) - shareUpTo(all, value))));

/** Some values of a sample, from the least to the greatest. */
const marksOf = (sample: readonly number[]): readonly number[] =>
  sample.toSorted((a, b) => a - b).filter((_, place) => place % MARKED === 0);

const shareUpTo = (sample: readonly number[], value: number): number =>
  sample.filter(each => each <= value).length / sample.length;

/** Beside the same pace, chances of every kind. */
const CHANCES = 12;

/** What takes another time when something else happens. */
const toldAtOnce = (sport: SomeSport, state: unknown): readonly string[] => {
  const times = Array.from({ length: CHANCES }, (_, n) => {
    const random = randomOf('whatever', n);
    return sport.next(state, n % 2 === 0 ? random : seldomIsOften(random), randomOf('pace', 1))?.ms;
  });
  return new Set(times).size === 1 ? [] : [times.join()];
};

describe('[R14] how long it takes is known before anything that decides what it will be', () => {
  test.each(SPORTS.map(sport => [sport.code, sport] as const))('%s', (_, sport) => {
    expect([...momentsOf(sport)].flatMap(state => toldAtOnce(sport, state)).slice(0, 3)).toEqual([]);
  });
});

describe('[R14] how long it takes tells nobody what it will be', () => {
  test.each(SPORTS.map(sport => [sport.code, sport] as const))('%s', (_, sport) => {
    expect([...momentsOf(sport)].flatMap(state => toldByWaiting(sport, state)).slice(0, 3)).toEqual([]);
  });
});
