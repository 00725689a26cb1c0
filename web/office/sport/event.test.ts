import { rupees } from '@maidan/core/money';
import { SPORTS } from '@maidan/exchange/sports';
import { expect, test } from 'vitest';
import { groupsOf, marketPath, outcomesOf, share } from './event.ts';
import { SPORT_CODES } from './filter.ts';
import { market, runner, session } from './testMarket.ts';

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
