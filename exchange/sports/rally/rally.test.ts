import { describe, expect, test } from 'vitest';
import type { Answer, Fixture, Sport } from '../sport.ts';
import { inventOne } from '../../proof/sportLaws.ts';
import { badminton } from './badminton.ts';
import { fewestPoints, setChances, type SetRules } from './chances.ts';
import type { RallyEvent, RallyState } from './match.ts';
import { matchChance, type Pair, type Side } from './sets.ts';
import { tableTennis } from './tableTennis.ts';
import { volleyball } from './volleyball.ts';

type Rally = Sport<RallyState, RallyEvent>;

const TABLE: SetRules = { to: 11, service: 'inTurn', nextSet: 'inTurn' };
const SHUTTLE: SetRules = { to: 21, cap: 30, service: 'winner', nextSet: 'winner' };

const start = (sport: Rally, changes: Partial<Fixture> = {}): RallyState =>
  sport.evolve(sport.begin({ ...inventOne(sport, 'rally'), ...changes }), { type: 'play', server: 0 });

/** '11-5 3-3': whole sets first, then the one being played; the first side scores first. */
function scored(sport: Rally, sets: string, changes: Partial<Fixture> = {}): RallyState {
  const sides = sets.split(' ').flatMap(set => {
    const [a = 0, b = 0] = set.split('-').map(Number);
    const level = Math.min(a, b);
    const pairs = Array.from({ length: level }, (): Side[] => [0, 1]).flat();
    return [...pairs, ...Array.from({ length: Math.abs(a - b) }, (): Side => (a > b ? 0 : 1))];
  });
  return sides.map((to): RallyEvent => ({ type: 'point', to })).reduce(sport.evolve, start(sport, changes));
}

describe('chances are counted', () => {
  test('equals win every other set, whoever serves', () => {
    const { ends } = setChances(TABLE, [0.5, 0.5], { score: [0, 0], first: 0, server: 0 });
    expect(ends[0][0] + ends[0][1]).toBeCloseTo(0.5, 9);
  });

  test('at ten all in table tennis only the pair of serves counts', () => {
    const { ends } = setChances(TABLE, [0.6, 0.55], { score: [10, 10], first: 0, server: 0 });
    const [both, none] = [0.6 * 0.45, 0.4 * 0.55];
    expect(ends[0][0] + ends[0][1]).toBeCloseTo(both / (both + none), 9);
  });

  test('twenty-nine all in badminton is one rally', () => {
    const { ends, totals } = setChances(SHUTTLE, [0.7, 0.4], { score: [29, 29], first: 0, server: 1 });
    expect(ends).toEqual([
      [0.6, 0],
      [0, 0.4],
    ]);
    expect(totals[59]).toBeCloseTo(1, 12);
  });

  test('a match of coin tosses is a race: 2–1 up in the best of five wins three times in four', () => {
    const even: Pair<Pair<number>> = [
      [0.25, 0.25],
      [0.25, 0.25],
    ];
    expect(matchChance({ need: 3, won: [2, 1], current: even, fresh: () => even })).toBeCloseTo(0.75, 12);
  });

  test.each<[string, SetRules, Pair<number>, number]>([
    ['love all', TABLE, [0, 0], 11],
    ['five all', TABLE, [5, 5], 16],
    ['ten all', TABLE, [10, 10], 22],
    ['advantage', TABLE, [11, 10], 22],
    ['thirty is enough in badminton', SHUTTLE, [29, 29], 59],
    ['over', TABLE, [11, 7], 18],
  ])('the fewest points a set can have: %s', (_, rules, score, points) => {
    expect(fewestPoints(rules, score)).toBe(points);
  });
});

describe('a score is kept', () => {
  test.each<[string, RallyState, Side]>([
    ['table tennis: two serves each', scored(tableTennis, '1-1'), 1],
    ['and one each from ten all on', scored(tableTennis, '10-10'), 0],
    ['the same, a point later', scored(tableTennis, '11-10'), 1],
    ['badminton: who won the rally serves', scored(badminton, '2-1'), 0],
    ['badminton: who won the game serves first', scored(badminton, '10-21'), 1],
    ['volleyball: the other side serves first in the next set', scored(volleyball, '25-20'), 1],
  ])('who serves: %s', (_, state, server) => {
    expect(state.server).toBe(server);
  });

  test('the fifth set of volleyball goes to fifteen', () => {
    const state = scored(volleyball, '25-20 20-25 25-20 20-25 15-9');
    expect(state.end).toEqual({ how: 'won', by: 0 });
  });
});

describe('void rules of sports of rallies', () => {
  const stopped = (state: RallyState, sport: Rally): RallyState => sport.evolve(state, { type: 'retire', who: 0 });
  const table = { format: 'best of 5' };
  test.each<[string, Rally, RallyState, string, Answer | undefined]>([
    [
      'not completed: no match',
      tableTennis,
      stopped(scored(tableTennis, '11-5 11-5 3-3', table), tableTennis),
      'matchOdds',
      { type: 'void', reason: 'not completed' },
    ],
    [
      'a set that was completed stands',
      tableTennis,
      stopped(scored(tableTennis, '11-5 3-3', table), tableTennis),
      'set:1',
      { type: 'won', winners: [0] },
    ],
    [
      'a set that was not is void',
      tableTennis,
      stopped(scored(tableTennis, '11-5 3-3', table), tableTennis),
      'set:2',
      { type: 'void', reason: 'set not completed' },
    ],
    [
      'at 8–8 over 18.5 was decided',
      tableTennis,
      stopped(scored(tableTennis, '8-8', table), tableTennis),
      'points:1:18.5',
      { type: 'won', winners: [1] },
    ],
    [
      'at 8–8 over 20.5 was not',
      tableTennis,
      stopped(scored(tableTennis, '8-8', table), tableTennis),
      'points:1:20.5',
      { type: 'void', reason: 'set not completed' },
    ],
    [
      'badminton not completed: no match',
      badminton,
      stopped(scored(badminton, '21-9'), badminton),
      'matchOdds',
      { type: 'void', reason: 'not completed' },
    ],
    [
      'volleyball abandoned: sets stand',
      volleyball,
      volleyball.evolve(scored(volleyball, '25-20'), { type: 'abandon' }),
      'set:1',
      { type: 'won', winners: [0] },
    ],
    ['18 points are even', tableTennis, scored(tableTennis, '11-7'), 'oddEven:1', { type: 'won', winners: [1] }],
  ])('%s', (_, sport, state, id, expected) => {
    expect(sport.answerOf(state, { id, name: id, kind: 'exchange' })).toEqual(expected);
  });
});
