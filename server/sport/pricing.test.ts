import { cricket } from '@maidan/exchange/sports/cricket/cricket';
import { randomOf } from '@maidan/exchange/random';
import { rowQuotes } from '@maidan/exchange/rows/rowPricing';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import type { SomeSport } from '@maidan/exchange/sports/sports';
import type { Millis } from '@maidan/core/ids';
import { expect, test } from 'vitest';
import type { EventRow } from '../exchange/rows.ts';
import { LiveEvent } from './liveEvent.ts';
import type { LiveEventWorld } from './liveWorld.ts';
import { newMarket, newRow } from './marketRows.ts';
import { ruled } from './pricing.ts';

const FIXTURE = { ...cricket.invent(0 as Millis, 'cricket-1', randomOf('meter', 1)), format: 'T20' };
const EVENT: EventRow = {
  id: FIXTURE.id,
  sport: 'cricket',
  fixture: FIXTURE,
  seed: '',
  state: 'inPlay',
  is_stopped: false,
  book_margin: null,
  row_margin: null,
  stream_url: '',
  starts_at: FIXTURE.startsAt,
  changed_at: FIXTURE.startsAt,
};
const SOME_BALLS = [{ type: 'toss', winner: 0, bats: 0 }, { type: 'innings', batting: 0 }, ...over(), ...over()];
const WASHED_OUT = [...SOME_BALLS, { type: 'pause', why: 'rain' }, { type: 'abandon' }];

function over(): object[] {
  const ball = { type: 'ball', ball: { bat: 1 } };
  return Array.from({ length: 6 }, () => [{ type: 'runUp' }, ball]).flat();
}

/** A match as it is after a restart: folded from its record. */
function after(events: readonly unknown[]): LiveEvent {
  const nothing = { clock: {} } as unknown as LiveEventWorld; // nothing is played
  return new LiveEvent(cricket as SomeSport, FIXTURE, { seed: '', commitment: undefined }, nothing, { events });
}

function open(kind: MarketPlan['kind']): MarketPlan {
  const { sport, state } = after(WASHED_OUT.slice(0, -1));
  return sport.marketsOf(state).find(plan => plan.kind === kind)!;
}

const rulingOf = (plan: MarketPlan, live: LiveEvent) => {
  const market = newMarket(EVENT, plan, 0, EVENT.starts_at);
  const answer = live.sport.answerOf(live.state, plan)!;
  return [answer.type, ruled(EVENT, market, newRow(market, false), answer, live)];
};

test('a meter that is cut short ends half way between the last No and Yes', () => {
  const live = after(WASHED_OUT);
  const plan = open('meter');
  const { back, lay } = rowQuotes(plan, live.sport.truthOf(live.before, plan)!, 100)['runs']!;
  expect(back!.line! - lay!.line!).toBeGreaterThan(1);
  expect(rulingOf(plan, live)).toEqual(['void', { type: 'runs', total: Math.ceil((back!.line! + lay!.line!) / 2) }]);
});

test('an operator’s own lines are its last ones', () => {
  const plan = open('meter');
  const live = after(WASHED_OUT);
  const quotes = { runs: { lay: { odds: 2_000, line: 10 }, back: { odds: 2_000, line: 300 } } } as never;
  const market = { ...newMarket(EVENT, plan, 0, EVENT.starts_at), quotes };
  const answer = live.sport.answerOf(live.state, plan)!;
  expect(ruled(EVENT, market, newRow(market, false), answer, live)).toEqual({ type: 'runs', total: 155 });
});

test.each(['session', 'khado', 'oddEven'] as const)('any other row is void: %s', kind =>
  expect(rulingOf(open(kind), after(WASHED_OUT))[1]).toMatchObject({ type: 'void' }),
);
