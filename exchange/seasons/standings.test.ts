import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import type { Cup } from './competition.ts';
import { bracketOf, type Finished, scorersOf, seriesScore } from './standings.ts';
import { cupTies, leagueTies, type Seat } from './ties.ts';

const seat = (at: Seat): string => (typeof at === 'string' ? at : `w${at.winnerOf}`);
const written = (ties: readonly { readonly round: number; readonly seats: readonly Seat[] }[]): readonly string[] =>
  ties.map(({ round, seats }) => `${round}: ${seats.map(seat).join('-')}`);

test.each([
  ['ABCD', ['1: A-D', '1: B-C', '2: w1-w2']],
  ['ABC', ['1: B-C', '2: A-w1']],
  ['ABCDEF', ['1: D-E', '1: C-F', '2: A-w1', '2: B-w2', '3: w3-w4']],
])('a cup of %s: the best meet last, and who has nobody to meet goes on', (names, ties) => {
  expect(written(cupTies([...names]))).toEqual(ties);
});

test.each([4, 5, 10, 18])('a league of %i: everybody meets everybody at home and away, once in a round', count => {
  const names = Array.from({ length: count }, (_, n) => `S${n}`);
  const ties = leagueTies(names, 2);
  const pairs = ties.map(({ seats }) => seats.map(seat).join('-'));
  expect(new Set(pairs).size).toBe(count * (count - 1));
  expect(ties.length).toBe(count * (count - 1));
  for (const [, round] of Map.groupBy(ties, tie => tie.round)) {
    const sides = round.flatMap(({ seats }) => seats.map(seat));
    expect(new Set(sides).size).toBe(sides.length);
  }
});

/** '2-1', '1-1', or '-' without a result. */
function finished(home: string, score: string, away: string): Finished {
  const [a, b] = score.split('-').map(Number) as [number, number];
  const outcome =
    score === '-'
      ? ({ type: 'none' } as const)
      : ({ type: 'match', score: [a, b], ...(a !== b && { winner: a > b ? (0 as const) : (1 as const) }) } as const);
  return { fixture: fixtureOf([home, away]), outcome };
}

const fixtureOf = (sides: readonly string[]) => ({
  id: sides.join(''),
  sport: 'football',
  competition: 'Cup',
  name: sides.join(' v '),
  sides,
  startsAt: 0 as Millis, // nobody asks when
  format: '',
});

const FOUR: Cup = {
  kind: 'cup',
  id: 'cup',
  sport: 'football',
  name: 'Cup',
  often: 1,
  entrants: () => ['A', 'B', 'C', 'D'],
};

test.each([
  ['the winner goes on', '0-1', 'D'],
  ['of a draw the higher seed', '1-1', 'A'],
  ['of a match that is called off the higher seed', '-', 'A'],
])('%s', (_, score, through) => {
  const played = new Map([
    [1, finished('A', score, 'D')],
    [2, finished('B', '0-2', 'C')],
  ]);
  const bracket = bracketOf(FOUR, 1, cupTies(['A', 'B', 'C', 'D']), played);
  expect(bracket[2]).toEqual({ nth: 3, round: 2, sides: [through, 'C'] });
});

test('a series is counted by matches won, whoever is at home', () => {
  const played = [
    finished('A', '2-1', 'B'),
    finished('B', '3-0', 'A'),
    finished('A', '-', 'B'),
    finished('A', '1-0', 'B'),
  ];
  expect(seriesScore(['A', 'B'], played)).toEqual({
    wins: [
      { side: 'A', won: 2 },
      { side: 'B', won: 1 },
    ],
    drawn: 1,
  });
});

/** 'A B=C D': B and C share a place; who is not there has dropped out. */
function raced(order: string): Finished {
  const sides = ['A', 'B', 'C', 'D'];
  const groups = order.split(' ').map(group => group.split('=').map(name => sides.indexOf(name)));
  return { fixture: fixtureOf(sides), outcome: { type: 'field', order: groups } };
}

test.each([
  [['A B C D'], ['A 10', 'B 6', 'C 4', 'D 0']],
  [['A B=C D'], ['A 10', 'B 5', 'C 5', 'D 0']],
  [['A B'], ['A 10', 'B 6', 'C 0', 'D 0']],
  [
    ['A B C', 'B A D'],
    ['A 16', 'B 16', 'C 4', 'D 4'],
  ],
  [
    ['A C B', 'C B A', 'B A C'],
    ['A 20', 'B 20', 'C 20', 'D 0'],
  ],
  [
    ['A B C', 'D B A'],
    ['A 14', 'B 12', 'D 10', 'C 4'],
  ],
])('points by place: %j', (races, standing) => {
  const scorers = scorersOf({ points: [10, 6, 4], scorers: 'sides' }, ['A', 'B', 'C', 'D'], races.map(raced));
  expect(scorers.map(({ side, points }) => `${side} ${points}`)).toEqual(standing);
});

test('who was withdrawn did not start, who dropped out did', () => {
  const sides = ['A', 'B', 'C', 'D'];
  const race: Finished = { fixture: fixtureOf(sides), outcome: { type: 'field', order: [[1], [0]], out: [3] } };
  const scorers = scorersOf({ points: [10, 6, 4], scorers: 'sides' }, sides, [race, raced('A B C D')]);
  expect(scorers.map(({ side, starts }) => `${side} ${starts}`)).toEqual(['A 2', 'B 2', 'C 2', 'D 1']);
});
