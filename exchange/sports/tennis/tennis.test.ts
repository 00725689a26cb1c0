import { describe, expect, test } from 'vitest';
import { type Pair } from '../rally/sets.ts';
import type { Answer, Fixture } from '../sport.ts';
import { inventOne, playOut, plansOf } from '../../proof/sportLaws.ts';
import { deuceChance, finishes, holdChance, tieBreakChance } from './chances.ts';
import type { TennisEvent, TennisState } from './match.ts';
import { tennis } from './tennis.ts';

const FIXTURE: Fixture = {
  ...inventOne(tennis, 'fixture'),
  format: 'best of 3',
  strengths: { serve0: 0.65, serve1: 0.6 },
};

const start = (): TennisState => tennis.evolve(tennis.begin(FIXTURE), { type: 'play', server: 0 });

/** '00 1' is a game to each of these, points left out: every game is won to love. */
function after(games: string, events: readonly TennisEvent[] = []): TennisState {
  const points = [...games.replaceAll(' ', '')].flatMap(by =>
    Array.from({ length: 4 }, (): TennisEvent => ({ type: 'point', to: by === '0' ? 0 : 1 })),
  );
  return [...points, ...events].reduce(tennis.evolve, start());
}

const answer = (state: TennisState, id: string): Answer | undefined =>
  tennis.answerOf(state, { id, name: id, kind: 'exchange' });

describe('chances are the ones of the textbook', () => {
  test.each<[string, number, number]>([
    ['a point of 0.5 holds half the games', holdChance(0.5, 0, 0), 0.5],
    ['a point of 0.6 holds 73.57 % of games', holdChance(0.6, 0, 0), 0.735729],
    ['a point of 0.65 holds 82.96 % of games', holdChance(0.65, 0, 0), 0.829645],
    ['from 0–40 with 0.6', holdChance(0.6, 0, 3), 0.6 ** 3 * (0.36 / 0.52)],
    ['deuce at 0.5 comes with C(6,3)/64', deuceChance(0.5, 0, 0), 20 / 64],
    ['a tie-break of equals is even', tieBreakChance([0.64, 0.64], 0, [0, 0]), 0.5],
    ['at six all only the pair of serves counts', tieBreakChance([0.7, 0.6], 1, [6, 6]), 0.28 / (0.28 + 0.18)],
  ])('%s', (_, counted, expected) => {
    expect(counted).toBeCloseTo(expected, 5);
  });

  test('final scores of a set sum to one', () => {
    const all = finishes([0.66, 0.61], { games: [3, 4], server: 1, game: 0.3 });
    expect(all.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
  });

  test('the chance to win does not depend on who serves first in a match of equals', () => {
    const state = tennis.begin({ ...FIXTURE, strengths: { serve0: 0.63, serve1: 0.63 } });
    const truth = tennis.truthOf(state, { id: 'matchOdds', name: '', kind: 'exchange' });
    expect(truth?.chances[0]).toBeCloseTo(0.5, 9);
  });
});

describe('a score is kept', () => {
  test.each<[string, string, readonly Pair<number>[], string | undefined]>([
    [
      'six games to four',
      '0101010100',
      [
        [6, 4],
        [0, 0],
      ],
      undefined,
    ],
    ['six all is played to a tie-break', '010101010101', [[6, 6]], 'Tie-break'],
    [
      'two sets win a match of three',
      '000000 000000',
      [
        [6, 0],
        [6, 0],
      ],
      `${FIXTURE.sides[0]} wins`,
    ],
  ])('%s', (_, games, expected, line) => {
    const state = after(games);
    expect(state.sets.map(set => [0, 1].map(side => set.filter(game => game.by === side).length))).toEqual(expected);
    expect(tennis.scoreOf(state).line).toBe(line);
  });
});

describe('void rules of tennis', () => {
  const retired: TennisEvent = { type: 'retire', who: 0 };
  test.each<[string, TennisState, string, Answer | undefined]>([
    [
      'retirement before a set is completed: no match',
      after('00011', [retired]),
      'matchOdds',
      { type: 'void', reason: 'retired before a set was completed' },
    ],
    [
      'retirement after a set: the other one has won',
      after('000000 1', [retired]),
      'matchOdds',
      { type: 'won', winners: [1] },
    ],
    ['a set that was completed stands', after('000000 1', [retired]), 'set:1', { type: 'won', winners: [0] }],
    [
      'a set that was not is void',
      after('000000 1', [retired]),
      'set:2',
      { type: 'void', reason: 'set not completed' },
    ],
    [
      'a game that was not is void',
      after('000000 1', [retired]),
      'game:2:2',
      { type: 'void', reason: 'game not completed' },
    ],
    ['a game that was completed stands', after('000000 1', [retired]), 'game:2:1', { type: 'won', winners: [1] }],
    ['retired at 4–4: over 9.5 has won', after('01010101', [retired]), 'games:1:9.5', { type: 'won', winners: [1] }],
    [
      'retired at 4–4: 10.5 is void',
      after('01010101', [retired]),
      'games:1:10.5',
      { type: 'void', reason: 'set not completed' },
    ],
    ['at 5–5 over 9.5 is known and 10.5 too', after('0101010101'), 'games:1:10.5', { type: 'won', winners: [1] }],
    ['at 5–0 nothing is known', after('00000'), 'games:1:8.5', undefined],
    [
      'the next game is void when the set ends before it',
      after('000000'),
      'game:1:7',
      { type: 'void', reason: 'game not completed' },
    ],
    [
      'abandoned: no match',
      after('000000', [{ type: 'abandon' }]),
      'matchOdds',
      { type: 'void', reason: 'not completed' },
    ],
    [
      'deuce is known before the game is over',
      after(
        '',
        [0, 0, 0, 1, 1, 1].map(to => ({ type: 'point', to: to === 0 ? 0 : 1 })),
      ),
      'deuce:1:1',
      { type: 'won', winners: [0] },
    ],
  ])('%s', (_, state, id, expected) => {
    expect(answer(state, id)).toEqual(expected);
  });
});

test('a match offers winners of the match, of sets and of games, games in a set, and deuce', () => {
  const kinds = new Set(plansOf(tennis, playOut(tennis, 'a match')).map(plan => plan.id.split(':')[0]));
  expect([...kinds]).toEqual(['matchOdds', 'bookmaker', 'set', 'games', 'game', 'deuce']);
});

test('a doctor on the court suspends everything until play resumes', () => {
  const treated = after('000', [{ type: 'injury', who: 1 }]);
  expect(tennis.signalOf(treated, { type: 'injury', who: 1 })).toBe('dangerous');
  expect(tennis.scoreOf(treated).line).toBe(`${FIXTURE.sides[1]} is being treated`);
  expect(tennis.scoreOf(tennis.evolve(treated, { type: 'resume' })).line).toBeUndefined();
});
