import type { Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { randomOf } from '../../random.ts';
import type { MarketDefinition, MarketMessage, RunnerDefinition } from './marketStream.ts';
import { recordedSport } from './recordedSport.ts';

/* A recording whose later definitions are not like its first one. */

const NAMES = ['One', 'Two', 'Three'];

/** Runners in this order, as they stand. */
const runners = (order: readonly number[], winner?: number): RunnerDefinition[] =>
  order.map(id => {
    const ended = winner === id ? 'WINNER' : 'LOSER';
    return { id, name: NAMES[id - 1]!, status: winner === undefined ? 'ACTIVE' : ended };
  });

const defined = (
  status: MarketDefinition['status'],
  list: readonly RunnerDefinition[],
  inPlay = false,
): MarketDefinition => ({
  status,
  inPlay,
  eventTypeId: '7',
  numberOfWinners: 1,
  runners: list,
});

const OPENING: MarketMessage = {
  op: 'mcm',
  pt: 1,
  mc: [
    {
      id: '1.9',
      img: true,
      marketDefinition: defined('OPEN', runners([1, 2, 3])),
      rc: [2, 4, 4].map((price, n) => ({ id: n + 1, atb: [[price, 10]], atl: [[price * 1.02, 10]] })),
    },
  ],
};

const told = (pt: number, marketDefinition: MarketDefinition): MarketMessage => ({
  op: 'mcm',
  pt,
  mc: [{ id: '1.9', marketDefinition }],
});

/** The sport and the state after these messages. */
function after(...messages: readonly MarketMessage[]) {
  const { sport, fixtureAt } = recordedSport([OPENING, ...messages])!;
  let state = sport.begin(fixtureAt(0 as Millis));
  const [plan] = sport.marketsOf(state);
  for (let step = sport.next(state, randomOf('-', 0)); step; step = sport.next(state, randomOf('-', 0))) {
    state = sport.evolve(state, step.event);
  }
  return { sport, state, plan: plan! };
}

describe('a recorded market', () => {
  test('knows its runners by their ids: listed in another order, they keep their chances', () => {
    const { sport, state, plan } = after(told(2, defined('OPEN', runners([3, 1, 2]))));
    const chances = sport.truthOf(state, plan)?.chances ?? [];
    expect(chances.indexOf(Math.max(...chances))).toBe(plan.runners?.indexOf('One'));
  });

  test('pays who won, wherever the last definition lists them', () => {
    const { sport, state, plan } = after(told(2, defined('CLOSED', runners([2, 3, 1], 1), true)));
    expect(sport.answerOf(state, plan)).toEqual({ type: 'won', winners: [plan.runners?.indexOf('One')] });
  });

  test('that breaks off before it was closed is void: nobody’s money is held for ever', () => {
    const { sport, state, plan } = after(told(2, defined('SUSPENDED', runners([1, 2, 3]), true)));
    expect(sport.answerOf(state, plan)?.type).toBe('void');
  });

  test('is in play when it was, and not before', () => {
    const before = after();
    const later = after(told(2, defined('OPEN', runners([1, 2, 3]), true)));
    const isInPlay = ({ sport, state }: typeof before) => sport.isInPlay?.(state);
    expect([isInPlay(before), isInPlay(later)]).toEqual([false, true]);
  });
});
