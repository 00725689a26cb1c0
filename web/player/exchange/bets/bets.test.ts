import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { BOOK, line, MATCH, NOTHING, order, per100, rowBet, rowNamed, standing } from '../testMatchView.ts';
import { matchedOf } from './matched.ts';
import { heldIn, openEvents } from './openMarkets.ts';

const session = rowNamed('15 over run KK');
const bets = [rowBet(session, 'back', line(118, 100).odds, 118, rupees(1000))];

describe('everything that is open', () => {
  const mine = {
    ...standing(BOOK, [1350, -1650], { exposures: { [BOOK.id]: rupees(1650), [session.id]: rupees(1000) } }),
    orders: [
      {
        ...order(BOOK, 'Kaveri Kings', 'lay', 1.8, 500),
        event: 'tennis-2',
        market: 'tennis-2.m',
        marketName: 'MATCH_ODDS',
      },
    ],
    bets,
  };

  test('stands match by match, market by market', () =>
    expect(openEvents(mine).map(({ id, markets }) => [id, ...markets.map(({ name }) => name)])).toEqual([
      ['tennis-2', 'MATCH_ODDS'],
      ['cricket-1', '15 over run KK', ''],
    ]));

  test('holds so much in all', () => expect(heldIn(openEvents(mine))).toBe(rupees(2650)));

  test('a position that is level is not open', () => expect(openEvents(standing(BOOK, [0, 0]))).toEqual([]));
});

describe('the matched bets of a match', () => {
  const struck = {
    id: 'o1',
    event: MATCH.id,
    sport: 'cricket',
    eventName: MATCH.name,
    market: BOOK.id,
    marketName: 'MATCH_ODDS',
    kind: 'exchange',
    label: 'Kaveri Kings',
    side: 'back',
    odds: odds(1.8),
    stake: rupees(7000),
    matched: rupees(2000),
    average: 1853.2,
    state: 'matched',
    ended: rupees(5000),
    because: 'taken-back',
    why: 'You took it back.',
    profit: null,
    result: '',
    how: '',
    commission: rupees(0),
    settledAt: null,
    at: 5 as (typeof bets)[number]['at'],
  } as const;
  const told = (mine: typeof NOTHING, record: readonly (typeof struck)[]): string[] =>
    matchedOf(MATCH, mine, record).map(({ label, where, price }) => `${label} | ${where} | ${price}`);

  test('are told at the price they were struck at', () =>
    expect(told(NOTHING, [struck])).toEqual(['Kaveri Kings | MATCH_ODDS | 1.85']));

  test('with what left the book, and why', () =>
    expect(matchedOf(MATCH, NOTHING, [struck])[0]!.note).toBe('5,000.00 cancelled. You took it back.'));

  test('with the house by the name of the row and its section', () => {
    const bookmaker = rowBet(rowNamed('Bookmaker'), 'back', per100(84).odds, 0, rupees(1000), 'Kaveri Kings');
    expect(told({ ...NOTHING, bets: [...bets, bookmaker] }, [])).toEqual([
      '15 over run KK · Yes 118 | Normal | 100',
      'Kaveri Kings | Bookmaker | 84',
    ]);
  });
});
