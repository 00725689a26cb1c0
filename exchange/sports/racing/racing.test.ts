import { describe, expect, test } from 'vitest';
import type { Answer, MarketPlan } from '../sport.ts';
import { inventOne, playOut } from '../../proof/sportLaws.ts';
import { raceCardOf } from './card.ts';
import { normalBelow, placeChances } from './places.ts';
import type { RaceEvent, RaceState } from './race.ts';
import { greyhoundRacing, horseRacing } from './racing.ts';

const FIELD = [
  'Amber Arrow',
  'Bold Ballad',
  'Copper Comet',
  'Distant Dancer',
  'Ebony Echo',
  'Fleet Fable',
  'Golden Glory',
  'Ivory Quest',
];
const FIXTURE = {
  ...inventOne(horseRacing, 'race'),
  sides: FIELD,
  format: '1000 m',
  strengths: { ms1: -800, ms2: 500 },
};

const after = (...events: readonly RaceEvent[]): RaceState =>
  events.reduce(horseRacing.evolve, horseRacing.begin(FIXTURE));

const WIN: MarketPlan = { id: 'win', name: 'WIN', kind: 'exchange' };
const PLACE: MarketPlan = { id: 'place', name: 'PLACE', kind: 'exchange' };

const placed = (...order: readonly (readonly number[])[]): readonly RaceEvent[] => [
  { type: 'off' },
  { type: 'placed', order },
  { type: 'weighedIn' },
];
const nonRunner = (runner: number): RaceEvent => ({ type: 'withdrawn', runner, win: 1000, place: 800 });

describe('the result of a race', () => {
  const ranks = [[3], [1], [0], [2], [4], [5], [6], [7]];
  test.each<[string, RaceState, MarketPlan, Answer | undefined]>([
    ['the first wins', after(...placed(...ranks)), WIN, { type: 'won', winners: [3] }],
    ['three of eight are placed', after(...placed(...ranks)), PLACE, { type: 'won', winners: [3, 1, 0] }],
    ['not before they have weighed in', after(...placed(...ranks).slice(0, -1)), WIN, undefined],
    ['a dead heat', after(...placed([3, 1], [0], [2])), WIN, { type: 'won', winners: [3, 1], tied: [3, 1] }],
    ['which fills two places', after(...placed([3, 1], [0], [2])), PLACE, { type: 'won', winners: [3, 1, 0] }],
    [
      'a dead heat for the last place',
      after(...placed([3], [1], [0, 2])),
      PLACE,
      { type: 'won', winners: [3, 1, 0, 2], tied: [0, 2] },
    ],
    ['abandoned', after({ type: 'off' }, { type: 'abandon' }), WIN, { type: 'void', reason: 'abandoned' }],
    ['a walkover', after(...[1, 2, 3, 4, 5, 6, 7].map(nonRunner)), WIN, { type: 'void', reason: 'walkover' }],
    [
      'as many runners as places',
      after(...[3, 4, 5, 6, 7].map(nonRunner)),
      PLACE,
      { type: 'void', reason: 'too few runners' },
    ],
  ])('%s', (_, state, plan, answer) => {
    expect(horseRacing.answerOf(state, plan)).toEqual(answer);
  });
});

describe('a runner that does not run', () => {
  const state = after(nonRunner(0));
  test('is taken out, with what the bets on the others are reduced by', () => {
    const [win, place] = horseRacing.marketsOf(state);
    expect(win?.removed).toEqual([{ runner: 0, reduction: 1000 }]);
    expect(place?.removed).toEqual([{ runner: 0, reduction: 800 }]);
    expect(win?.runners).toEqual(FIELD);
  });

  test('has no chance any more, and the others share it', () => {
    const { chances } = horseRacing.truthOf(state, WIN)!;
    expect(chances[0]).toBe(0);
    expect(chances.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  });

  test('reduces bets by its chance to win, when the simulator removes it', () => {
    const found = Array.from({ length: 60 }, (_, n) => playOut(horseRacing, `withdrawn ${n}`)).find(
      ({ events }) => events[0]?.type === 'withdrawn',
    );
    const [event, before] = [found?.events[0], found?.states[0]];
    if (event?.type !== 'withdrawn' || !before) throw new Error('nobody was removed in sixty races');
    expect(event.win).toBe(Math.round(10_000 * horseRacing.truthOf(before, WIN)!.chances[event.runner]!));
  });
});

describe('chances', () => {
  test.each([
    [0, 0.5],
    [1.96, 0.9750021],
    [-1, 0.1586553],
  ])('the normal distribution at %d is %d', (z, chance) => {
    expect(normalBelow(z)).toBeCloseTo(chance, 6);
  });

  test('two runners: the textbook', () => {
    const [first] = placeChances({ means: [1_000, 1_300], spread: 400 }, 1);
    expect(first).toBeCloseTo(normalBelow(300 / (400 * Math.SQRT2)), 5);
  });

  test('equals have equal chances, for a win and for a place', () => {
    const means = Array.from({ length: 10 }, () => 60_000);
    for (const places of [1, 3]) {
      for (const chance of placeChances({ means, spread: 900 }, places)) expect(chance).toBeCloseTo(places / 10, 9);
    }
  });

  test('horses that only a photograph tells apart share what there is', () => {
    const ms = FIELD.map((_, n) => (n < 2 ? 6_000 : 6_100 + 100 * n));
    const state = { ...after({ type: 'off' }, { type: 'line', ms }) };
    expect(horseRacing.truthOf(state, WIN)?.chances.slice(0, 3)).toEqual([0.5, 0.5, 0]);
    expect(horseRacing.truthOf(state, PLACE)?.chances.slice(0, 4)).toEqual([1, 1, 1, 0]);
    expect(horseRacing.next(state, () => 0.5)?.event).toEqual({ type: 'photo' });
  });
});

describe('a race card', () => {
  test('has a number, a stall, a rider and a trainer for each', () => {
    const fixture = inventOne(horseRacing, 'card');
    const card = raceCardOf(fixture);
    expect(card.map(({ name }) => name)).toEqual(fixture.sides);
    expect(card.every(({ jockey, trainer }) => jockey !== undefined && trainer !== '')).toBe(true);
    expect(card.map(({ draw }) => draw).toSorted((a, b) => a - b)).toEqual(fixture.sides.map((_, n) => n + 1));
    expect(raceCardOf(fixture)).toEqual(card);
  });

  test('dogs run from the trap of their number, and nobody rides them', () => {
    const card = raceCardOf(inventOne(greyhoundRacing, 'card'));
    expect(card).toHaveLength(6);
    expect(card.every(({ number, draw, jockey }) => number === draw && jockey === undefined)).toBe(true);
  });

  test('a race is called by its time and course', () => {
    expect(inventOne(horseRacing, 'name').name).toMatch(/^\d\d:\d\d .+ \([A-Z]{2}\)$/);
  });
});

test('a race is in play from the off', () => {
  const states = [after(), after({ type: 'atPost' }), after({ type: 'atPost' }, { type: 'off' })];
  expect(states.map(state => horseRacing.isInPlay?.(state))).toEqual([false, false, true]);
});
