import type { MyOrder, MyRowBet } from '@maidan/contract/event';
import type { Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { openBets } from './openBets.ts';

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

test('what is struck and what still waits are two lines, newest first; what is neither is none', () => {
  const done = { ...ORDER, id: 'o2', matched: rupees(0), left: rupees(0) };
  const lines = openBets({ orders: [ORDER, done], bets: [BET], positions: {}, exposures: {} });
  expect(lines.map(({ label, about, stake, isWaiting }) => [label, about, stake, isWaiting])).toEqual([
    ['Yes 48', '6 over run KIN · Kings v Comets', rupees(500), false],
    ['Kings', 'Back 1.86 · MATCH_ODDS · Kings v Comets', rupees(600), false],
    ['Kings', 'Back 1.85 · MATCH_ODDS · Kings v Comets', rupees(400), true],
  ]);
});
