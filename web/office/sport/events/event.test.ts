import { rupees } from '@maidan/core/money';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { expect, test } from 'vitest';
import { groupsOf, type Market, marketPath, outcomesOf, share, stateOf } from './event.ts';
import { SPORT_CODES } from './filter.ts';
import { market, runner, session } from '../testOfficeMarket.ts';

test('markets stand in the order of the match page', () => {
  const all = [
    market('oddEven', { name: 'parity' }),
    market('session', { name: '10 over' }),
    market('session', { name: '6 over' }),
    market('exchange', { name: 'DRAW_NO_BET' }),
    market('bookmaker', { name: 'Bookmaker' }),
    market('exchange', { id: 'cricket-1.matchOdds', name: 'MATCH_ODDS' }),
  ];
  expect(groupsOf(all).map(({ title, markets }) => `${title}: ${markets.map(({ name }) => name).join(', ')}`)).toEqual([
    'Between players: MATCH_ODDS, DRAW_NO_BET',
    'Bookmaker: Bookmaker',
    'Normal: 6 over, 10 over',
    'Oddeven: parity',
  ]);
});

test('a market has an address within its match', () => {
  expect(marketPath('cricket-1', session, 'limits')).toBe('/sport/cricket-1/session%3A1%3A6/limits');
});

test('every result is listed with what the house makes of it', () => {
  expect(outcomesOf(session).map(({ label, house }) => [label, house])).toEqual([
    ['≤41', rupees(-900)],
    ['≥42', rupees(450)],
  ]);
  const wicket = market('fancy1', { runners: [runner('yes', { house: rupees(-300) })], ifNone: rupees(120) });
  expect(outcomesOf(wicket).map(({ label, house }) => [label, house])).toEqual([
    ['Yes', rupees(-300)],
    ['No', rupees(120)],
  ]);
});

test.each([
  [-100, 100],
  [50, 50],
  [1, 2],
  [0, 0],
])('beside −100, %i is drawn with a length of %i', (amount, length) => {
  expect(share(amount, [-100, 50, 1, 0])).toBe(length);
});

test('every sport of the exchange can be filtered by', () => {
  expect([...SPORT_CODES].toSorted()).toEqual(SPORTS.map(({ code }) => code).toSorted());
});

test.each<[string, Partial<Market>, string]>([
  ['open', { rowStatus: 'active' }, 'open'],
  ['a ball is running, as players see it', { rowStatus: 'ballRunning' }, 'ballRunning'],
  ['a wicket fell, as players see it', { rowStatus: 'suspended' }, 'suspended'],
  ['a book that is suspended', { status: 'suspended' }, 'suspended'],
  ['stopped by us, whatever the match does', { rowStatus: 'ballRunning', isStopped: true }, 'stopped'],
  ['waiting for a second person', { isStopped: true, proposal: 'P-101' }, 'waits'],
  ['settled, though it was stopped', { status: 'settled', isStopped: true }, 'settled'],
  ['closed by its limits', { limits: { min: rupees(100), max: rupees(0) } }, 'shut'],
])('where a market stands: %s', (_, its, state) => {
  expect(stateOf(market('bookmaker', its))).toBe(state);
});
