import { describe, expect, test } from 'vitest';
import type { Millis } from '@maidan/core/ids';
import type { Fixture, MarketPlan } from '../sport.ts';
import { gameEnds } from './board.ts';
import { chess } from './chess.ts';
import { darts } from './darts.ts';
import { sumo, type SumoEvent, type SumoState } from './sumo.ts';
import { LEG, legChance, outChance } from './visits.ts';

const plan = (id: string): MarketPlan => ({ id, name: id, kind: 'exchange' });
const fixture = (sport: string, format: string, strengths = {}): Fixture => ({
  id: `${sport}-1`,
  sport,
  competition: 'Cup',
  name: 'A v B',
  sides: ['A', 'B'],
  startsAt: 0 as Millis, // any time will do
  format,
  strengths,
});

describe('darts', () => {
  const begun = darts.evolve(darts.begin(fixture('darts', 'best of 7')), { type: 'start', first: 0 });
  const visits = (...points: number[]) =>
    points.reduce((state, each) => darts.evolve(state, { type: 'visit', points: each }), begun);

  test.each<[string, readonly number[], string]>([
    ['a visit is taken off, and it is the turn of the other', [180], '321 501 · B to throw, legs 0–0'],
    ['a visit that goes bust takes nothing off', [180, 60, 0], '321 441 · B to throw, legs 0–0'],
    [
      'who is at nothing has the leg, and the other begins the next one',
      [180, 60, 180, 60, 141],
      '501 501 · B to throw, legs 1–0',
    ],
  ])('%s', (_, points, shown) => {
    const { left, turn, players, legs } = visits(...points);
    const won = (side: number): number => legs.filter(each => each === side).length;
    expect(`${left.join(' ')} · ${players[turn]} to throw, legs ${won(0)}–${won(1)}`).toBe(shown);
  });

  test('four legs win the best of seven, and so many were played', () => {
    const leg = [180, 60, 180, 60, 141];
    const leg2 = [60, 180, 60, 180, 60, 141];
    const over = visits(...leg, ...leg2, ...leg, ...leg2);
    expect([over.phase, darts.answerOf(over, plan('matchOdds')), darts.answerOf(over, plan('legs'))]).toEqual([
      'over',
      { type: 'won', winners: [0] },
      { type: 'runs', total: 4 },
    ]);
  });

  test('169 cannot be finished, 170 can', () => {
    expect([outChance(169, 1), outChance(171, 1)]).toEqual([0, 0]);
    expect(outChance(170, 1)).toBeGreaterThan(0);
  });

  test('to throw first is worth something between equals, and the same to both', () => {
    const first = legChance([1, 1], [LEG, LEG], 0);
    expect(first).toBeGreaterThan(0.55);
    expect(legChance([1, 1], [LEG, LEG], 1)).toBeCloseTo(1 - first, 9);
  });
});

describe('chess', () => {
  const begun = chess.evolve(chess.begin(fixture('chess', '25 minutes each')), { type: 'start' });
  const moves = (...shifts: number[]) =>
    shifts.reduce((state, shift) => chess.evolve(state, { type: 'move', shift }), begun);

  test.each<[string, readonly number[], number]>([
    ['what White gains is White’s', [1], 1],
    ['what Black gives away is White’s too', [0, -3], 3],
    ['nobody is more than lost', [0, -3, 0, -3, 0, -3], 6],
  ])('%s', (_, shifts, worth) => expect(moves(...shifts).worth).toBe(worth));

  test('who is far behind resigns; a draw wins for the draw, and gives other bets back', () => {
    const lost = moves(0, -3, 0, -3);
    const drawn = chess.evolve(moves(0), { type: 'draw' });
    expect([lost.end, chess.answerOf(lost, plan('moves'))]).toEqual(['white', { type: 'runs', total: 2 }]);
    expect(chess.answerOf(drawn, plan('matchOdds'))).toEqual({ type: 'won', winners: [2] });
    expect(chess.answerOf(drawn, plan('drawNoBet'))).toEqual({ type: 'void', reason: 'drawn' });
  });

  test('masters draw often, and all that can come is counted', () => {
    const { white, black, draw, moves: counted } = gameEnds([1, 1], 0, 0);
    expect(white + black + draw).toBeCloseTo(1, 9);
    expect(counted.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    expect(draw).toBeGreaterThan(0.2);
  });
});

describe('sumo', () => {
  const begun = sumo.begin(fixture('sumo', 'one bout', { push: 0.5, skill: 0.5 }));
  const wrestled = (...events: SumoEvent[]) => events.reduce(sumo.evolve, sumo.evolve(begun, { type: 'charge' }));
  const push = (to: 0 | 1): SumoEvent => ({ type: 'push', to });

  test('four steps back is out of the ring, once the judges agree', () => {
    const out = wrestled(push(0), push(0), push(0), push(0));
    expect([out.phase, sumo.answerOf(out, plan('matchOdds'))]).toEqual(['judged', undefined]);
    const over = sumo.evolve(out, { type: 'agreed' });
    expect(sumo.answerOf(over, plan('matchOdds'))).toEqual({ type: 'won', winners: [0] });
    expect(sumo.answerOf(over, plan('throw'))).toEqual({ type: 'won', winners: [1] });
  });

  test('what is wrestled again begins in the middle, as likely for both', () => {
    const again = wrestled(push(0), { type: 'throw', to: 1 }, { type: 'again' });
    expect([again.at, again.bout, again.fallen]).toEqual([0, 2, undefined]);
    const truth = sumo.truthOf(again, plan('matchOdds'));
    expect(truth?.chances[0]).toBeCloseTo(0.5, 9);
  });

  test.each(['matchOdds', 'throw'])('what is told of %s is what comes next is worth, on every step', id => {
    const uneven = sumo.begin(fixture('sumo', 'one bout', { push: 0.55, skill: 0.4 }));
    const told = (state: SumoState): number => sumo.truthOf(state, plan(id))!.chances[0]!;
    for (const at of [-3, -2, -1, 0, 1, 2, 3]) {
      const state: SumoState = { ...uneven, phase: 'clinch', at };
      const next: readonly (readonly [SumoEvent, number])[] = [
        [{ type: 'throw', to: 0 }, 0.07 * 0.4],
        [{ type: 'throw', to: 1 }, 0.07 * 0.6],
        [push(0), 0.93 * 0.55],
        [push(1), 0.93 * 0.45],
      ];
      const worth = next.reduce((sum, [event, chance]) => sum + chance * told(sumo.evolve(state, event)), 0);
      expect(told(state), `${at} steps`).toBeCloseTo(worth, 9);
    }
  });
});
