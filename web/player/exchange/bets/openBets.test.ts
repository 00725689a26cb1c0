import type { MyOrder, MyRowBet } from '@maidan/contract/event';
import type { Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import type { SportBet } from './matched.ts';
import { type OpenBet, openBets } from './openBets.ts';

const ORDER: MyOrder = {
  id: 'o1',
  event: 'c1',
  eventName: 'Kings v Comets',
  market: 'c1.matchOdds',
  marketName: 'MATCH_ODDS',
  runner: 'Kings',
  side: 'back',
  odds: odds(1.85),
  stake: rupees(1_000),
  matched: rupees(600),
  average: 1_860,
  left: rupees(400),
  lapsed: rupees(0),
  cancelled: rupees(0),
  voided: rupees(0),
  isKept: false,
  ahead: rupees(0),
  place: 1,
  at: 5 as Millis,
};

const BET: MyRowBet = {
  id: 'b1',
  event: 'c1',
  eventName: 'Kings v Comets',
  market: 'c1.session:1:6',
  marketName: '6 over run KIN',
  label: 'Yes 48',
  bet: {},
  side: 'back',
  odds: odds(2),
  stake: rupees(500),
  at: 9 as Millis,
};

const STRUCK: SportBet = {
  ...{
    id: 'o2',
    event: 'c1',
    sport: 'cricket',
    eventName: 'Kings v Comets',
    market: 'c1.matchOdds',
    marketName: 'MATCH_ODDS',
  },
  ...{ kind: 'exchange', label: 'Comets', side: 'lay', odds: odds(2.2), average: 2_160, at: 7 as Millis },
  ...{ stake: rupees(300), matched: rupees(300), ended: rupees(0), because: null, how: '', why: '', state: 'matched' },
  ...{ profit: null, result: '', commission: rupees(0), settledAt: null },
};

test('what is struck, with players or the house, is apart from what waits; each newest first', () => {
  const partly = { ...STRUCK, id: 'o1', label: 'Kings', side: 'back', average: 1_860, matched: rupees(600) } as const;
  const gone = { ...ORDER, id: 'o3', left: rupees(0) };
  const { matched, unmatched } = openBets(
    {
      orders: [ORDER, gone, { ...ORDER, id: 'o4', at: 8 as Millis, left: rupees(50) }],
      bets: [BET],
      positions: {},
      exposures: {},
    },
    [{ ...partly, at: 5 as Millis }, STRUCK],
  );
  const told = ({ label, about, stake }: OpenBet) => `${label} ${stake / 100} | ${about}`;
  expect(matched.map(told)).toEqual([
    'Yes 48 500 | 6 over run KIN · Kings v Comets',
    'Comets 300 | Lay 2.16 · MATCH_ODDS · Kings v Comets',
    'Kings 600 | Back 1.86 · MATCH_ODDS · Kings v Comets',
  ]);
  expect(unmatched.map(told)).toEqual([
    'Kings 50 | Back 1.85 · MATCH_ODDS · Kings v Comets',
    'Kings 400 | Back 1.85 · MATCH_ODDS · Kings v Comets',
  ]);
});
