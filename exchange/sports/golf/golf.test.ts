import { describe, expect, test } from 'vitest';
import { inventOne } from '../../proof/sportLaws.ts';
import type { MarketPlan } from '../sport.ts';
import { golf, type GolfState } from './golf.ts';
import { fewerStrokes, HOLES, shareChances } from './strokes.ts';

const plan = (id: string): MarketPlan => ({ id, name: id, kind: 'exchange' });

/** Three players whose last hole is the next one, for the last of them. */
const LAST: GolfState = {
  ...golf.begin(inventOne(golf, 'golf')),
  players: ['A', 'B', 'C', 'D'],
  skills: [1, 1, 1, 1],
  scores: [-3, -1, 0, -2],
  played: 4 * HOLES - 1,
  phase: 'hole',
};

describe('the last putt', () => {
  test.each<[string, number, string]>([
    ['leaves the leader in front', 0, 'over, won by A'],
    ['ties the lead: a play-off', -1, 'playOff, won by nobody'],
    ['takes the lead', -2, 'over, won by D'],
  ])('%s', (_, strokes, shown) => {
    const { phase, winner, players } = golf.evolve(LAST, { type: 'holed', strokes });
    expect(`${phase}, won by ${winner === undefined ? 'nobody' : players[winner]}`).toBe(shown);
  });

  test('who are level on the last place share it; a play-off decides the winner alone', () => {
    const after = golf.evolve({ ...LAST, scores: [-3, -1, -1, -4] }, { type: 'holed', strokes: 1 });
    expect(golf.answerOf(after, plan('place'))).toEqual({ type: 'won', winners: [0, 3, 1, 2], tied: [1, 2] });
    expect(golf.answerOf(after, plan('win'))).toBeUndefined();
    const decided = golf.evolve(after, { type: 'playOff', winner: 3 });
    expect(golf.answerOf(decided, plan('win'))).toEqual({ type: 'won', winners: [3] });
  });

  test('a play-off that is given up changes nothing about who was placed, and leaves no winner', () => {
    const after = golf.evolve(LAST, { type: 'holed', strokes: -1 });
    const givenUp = golf.evolve(after, { type: 'abandon' });
    for (const id of ['place', 'duel']) {
      expect(golf.answerOf(after, plan(id))?.type).toBe('won');
      expect(golf.answerOf(givenUp, plan(id))).toEqual(golf.answerOf(after, plan(id)));
    }
    expect(golf.answerOf(givenUp, plan('win'))).toEqual({ type: 'void', reason: 'not completed' });
  });
});

test('equals share what there is, and of two the one ahead stays so more often', () => {
  const card = { skills: [1, 1, 1], scores: [0, 0, 0], left: [9, 9, 9] };
  for (const share of shareChances(card, 1)) expect(share).toBeCloseTo(1 / 3, 9);
  const [ahead, behind] = fewerStrokes({ ...card, scores: [-2, 0, 0] }, 0, 1);
  expect(ahead).toBeGreaterThan(3 * behind);
});
