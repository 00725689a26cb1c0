import { describe, expect, test } from 'vitest';
import type { Answer, Fixture } from '../sport.ts';
import { inventOne } from '../../proof/sportLaws.ts';
import { basketball } from './basketball.ts';
import { basketball3x3 } from './basketball3x3.ts';
import { type BoutEvent, type BoutState } from './bout.ts';
import { boxing } from './boxing.ts';
import { handball } from './handball.ts';
import { iceHockey } from './iceHockey.ts';
import { mixedMartialArts } from './mixedMartialArts.ts';
import { rugbyLeague } from './rugbyLeague.ts';
import { snooker, type SnookerEvent } from './snooker.ts';
import { frameChance } from './snookerChances.ts';
import { pointsAfter } from './turnChances.ts';
import type { TurnEvent, TurnRules, TurnState } from './turns.ts';

const plan = (id: string) => ({ id, name: id, kind: 'exchange' as const });
const VOID = (reason: string): Answer => ({ type: 'void', reason });
const WON = (winner: number): Answer => ({ type: 'won', winners: [winner] });

describe('attacks in turn', () => {
  const rules: TurnRules = {
    turns: 2,
    periods: 1,
    shares: [
      [2, 0.5],
      [3, 0.5],
    ],
    usual: 0.5,
    spread: 0,
    extra: 2,
    standsWith: 0,
    waits: false,
  };

  test('bring what they bring: two attacks at evens, two points or three', () => {
    const chances = [...pointsAfter(rules, 0.5, 2)];
    expect(chances).toEqual([0.25, 0, 0.25, 0.25, 0.0625, 0.125, 0.0625]);
  });

  const scores = (points: readonly number[]): TurnEvent[] => points.map(each => ({ type: 'score', points: each }));
  const game = (sport: typeof basketball, points: readonly number[], ...more: readonly TurnEvent[]): TurnState =>
    [{ type: 'start', first: 0 } as const, ...scores(points), ...more].reduce(
      sport.evolve,
      sport.begin({ ...inventOne(sport, 'game'), strengths: { score0: 0.5, score1: 0.5 } }),
    );
  const nothing = (count: number): number[] => Array.from({ length: count }, () => 0);
  const abandon: TurnEvent = { type: 'abandon' };

  test.each<[string, typeof basketball, TurnState, string, Answer | undefined]>([
    ['a match is won by more points', basketball, game(basketball, [2, ...nothing(199)]), 'matchOdds', WON(0)],
    ['a level match goes on', basketball, game(basketball, nothing(200)), 'matchOdds', undefined],
    [
      'until a round of extra time is not level',
      basketball,
      game(basketball, [...nothing(201), 3, ...nothing(18)]),
      'matchOdds',
      WON(1),
    ],
    [
      'extra time does not count for the total',
      basketball,
      game(basketball, [...nothing(201), 3, ...nothing(18)]),
      'total',
      { type: 'runs', total: 0 },
    ],
    [
      'basketball abandoned with five minutes left stands',
      basketball,
      game(basketball, [2, ...nothing(179)], abandon),
      'matchOdds',
      WON(0),
    ],
    [
      'with more than that it is void',
      basketball,
      game(basketball, [2, ...nothing(178)], abandon),
      'matchOdds',
      VOID('not completed'),
    ],
    [
      'ice hockey abandoned is void',
      iceHockey,
      game(iceHockey, [1, ...nothing(118)], abandon),
      'matchOdds',
      VOID('not completed'),
    ],
    [
      'ice hockey is decided by penalty shots',
      iceHockey,
      game(iceHockey, [...nothing(120), 1, 0]),
      'matchOdds',
      WON(0),
    ],
    ['handball that is level is a draw', handball, game(handball, nothing(112)), 'matchOdds', WON(2)],
    [
      'a set that is not level ends the golden point',
      rugbyLeague,
      game(rugbyLeague, [...nothing(81), 1]),
      'matchOdds',
      WON(1),
    ],
    [
      'twenty-one are enough in three against three',
      basketball3x3,
      game(basketball3x3, [...Array.from({ length: 10 }, () => [2, 0]).flat(), 1]),
      'matchOdds',
      WON(0),
    ],
    [
      'and are the total then',
      basketball3x3,
      game(basketball3x3, [...Array.from({ length: 10 }, () => [2, 0]).flat(), 1]),
      'total',
      { type: 'runs', total: 21 },
    ],
  ])('%s', (_, sport, state, id, answer) => {
    expect(sport.answerOf(state, plan(id))).toEqual(answer);
  });

  test('whoever is two short of the target and attacks is ahead by that', () => {
    const state = game(basketball3x3, [...Array.from({ length: 9 }, () => [2, 2]).flat(), 1, 1]);
    const chance = basketball3x3.truthOf(state, plan('matchOdds'))?.chances[0] ?? 0;
    expect([state.score, chance > 0.55 && chance < 0.65]).toEqual([[19, 19], true]);
  });

  test('equals have equal chances, at the beginning and in extra time', () => {
    for (const state of [game(basketball, []), game(basketball, nothing(200)), game(basketball, nothing(220))]) {
      expect(basketball.truthOf(state, plan('matchOdds'))?.chances[0]).toBeCloseTo(0.5, 9);
    }
  });
});

describe('snooker', () => {
  const FIXTURE: Fixture = {
    ...inventOne(snooker, 'frames'),
    format: 'best of 7',
    strengths: { pot0: 0.5, pot1: 0.5 },
  };
  const match = (points: readonly number[], ...more: readonly SnookerEvent[]) =>
    [
      { type: 'start', breaker: 0 } as const,
      ...points.map((each): SnookerEvent => ({ type: 'break', points: each })),
      ...more,
    ].reduce(snooker.evolve, snooker.begin(FIXTURE));

  test('who is at the table in a frame of equals is ahead by as much as the other is behind', () => {
    const [mine, yours] = [frameChance([0.5, 0.5], [0, 0], 0), frameChance([0.5, 0.5], [0, 0], 1)];
    expect(mine + yours).toBeCloseTo(1, 9);
    expect(mine).toBeGreaterThan(0.5);
  });

  test.each<[string, ReturnType<typeof match>, string, Answer]>([
    ['seventy-two points are a frame', match([72]), 'frame:1', WON(0)],
    ['given to a player once it has begun', match([72, 8], { type: 'award', to: 1 }), 'matchOdds', WON(1)],
    ['given to a player before it has: void', match([], { type: 'award', to: 1 }), 'matchOdds', VOID('not completed')],
    [
      'a frame that was not completed',
      match([72, 8], { type: 'award', to: 1 }),
      'frame:2',
      VOID('frame not completed'),
    ],
    ['a frame that was', match([72, 8], { type: 'award', to: 1 }), 'frame:1', WON(0)],
  ])('%s', (_, state, id, answer) => {
    expect(snooker.answerOf(state, plan(id))).toEqual(answer);
  });
});

describe('bouts', () => {
  const bout = (sport: typeof boxing, ...events: readonly BoutEvent[]): BoutState =>
    events.reduce(
      sport.evolve,
      sport.begin({ ...inventOne(sport, 'bout'), format: sport === boxing ? '8 rounds' : '3 rounds' }),
    );
  const bells = (...to: readonly (0 | 1 | undefined)[]): BoutEvent[] =>
    to.map(each => (each === undefined ? { type: 'bell' } : { type: 'bell', to: each }));
  const drawn = bells(0, 1, 0, 1, 0, 1, 0, 1);

  test.each<[string, typeof boxing, readonly BoutEvent[], string, Answer]>([
    ['on the cards', boxing, bells(0, 0, 0, 0, 0, 1, 1, 1), 'matchOdds', WON(0)],
    ['a draw in boxing is the third runner', boxing, drawn, 'matchOdds', WON(2)],
    ['a draw in mixed martial arts is void', mixedMartialArts, bells(0, 1, undefined), 'matchOdds', VOID('drawn')],
    ['who is stopped has lost', boxing, [...bells(0), { type: 'down', who: 0 }, { type: 'stop' }], 'matchOdds', WON(1)],
    ['and it has not gone the distance', boxing, [{ type: 'down', who: 0 }, { type: 'stop' }], 'distance', WON(1)],
    ['a draw has', boxing, drawn, 'distance', WON(0)],
    ['no contest', boxing, [{ type: 'noContest' }], 'matchOdds', VOID('no contest')],
  ])('%s', (_, sport, events, id, answer) => {
    expect(sport.answerOf(bout(sport, ...events), plan(id))).toEqual(answer);
  });

  test('who is down may get up: the chance is that of both', () => {
    const down = bout(boxing, { type: 'start' }, { type: 'engage' }, { type: 'down', who: 1 });
    const up = boxing.evolve(down, { type: 'up' });
    const [now, then] = [down, up].map(state => boxing.truthOf(state, plan('matchOdds'))!.chances[0]!);
    expect(now).toBeCloseTo(0.35 + 0.65 * then!, 9);
    expect(boxing.signalOf(down, { type: 'down', who: 1 })).toBe('dangerous');
  });
});
