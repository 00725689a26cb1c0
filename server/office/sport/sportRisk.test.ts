import { rupees } from '@maidan/core/money';
import { odds, profit, type Side } from '@maidan/core/odds';
import type { RowBet } from '@maidan/exchange/rows/houseRow';
import type { MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import { describe, expect, test } from 'vitest';
import { bookRange, bookRisk, rowRange, rowRisk } from './sportRisk.ts';

const market = (kind: MarketKind, more: Partial<MarketPlan> = {}) => ({
  kind,
  plan: { id: 'x', name: 'x', kind, ...more },
});

/** 'back A 2 × 100' or, on runs, 'back 41 2 × 100', in rupees. */
function bet(text: string, span = 0): RowBet {
  const [side, on = '', price, , stake] = text.split(' ');
  const [at, amount] = [odds(Number(price)), rupees(Number(stake))];
  const line = /^\d+$/.test(on) ? Number(on) : 0;
  const runner = line > 0 ? 'runs' : on;
  return { runner, side: side as Side, odds: at, line, stake: amount, profit: profit(amount, at), span };
}

const inRupees = (amounts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, amount / 100]));

describe('what the house makes, and the worst of it', () => {
  const RACE = market('exchange', { runners: ['A', 'B', 'C'] });
  const PLACE = market('exchange', { runners: ['A', 'B', 'C'], winners: 2 });

  test.each([
    ['a book', RACE, ['back A 3 × 100'], { A: -200, B: 100, C: 100 }, -200],
    ['a book that is balanced', RACE, ['back A 3 × 100', 'lay A 3 × 100'], { A: 0, B: 0, C: 0 }, 0],
    ['two winners', PLACE, ['back A 3 × 100', 'back B 2 × 100'], { A: -100, B: 0, C: 200 }, -300],
    ['a bookmaker', market('bookmaker', { runners: ['A', 'B'] }), ['lay A 1.5 × 100'], { A: 50, B: -100 }, -100],
  ])('%s', (_, asked, bets, ifWins, worst) => {
    const risk = bookRisk(
      asked,
      bets.map(text => bet(text)),
    );
    expect([inRupees(risk.ifWins), risk.worst / 100]).toEqual([ifWins, worst]);
  });

  test('whoever was removed cannot win', () => {
    const { ifWins, worst } = bookRisk(RACE, [bet('lay A 3 × 100')], ['A', 'B']);
    expect([inRupees(ifWins), worst / 100]).toEqual([{ A: 200, B: -100 }, -100]);
  });

  test('a yes-or-no row may also end with a no', () => {
    const risk = rowRisk(market('fancy1'), [bet('lay yes 3 × 100')]);
    expect([inRupees(risk.ifWins), risk.ifNone! / 100, risk.worst / 100]).toEqual([{ yes: 200 }, -100, -100]);
  });

  test('a row of runs has a ladder', () => {
    const { ladder, worst } = rowRisk(market('session'), [bet('back 41 2 × 100'), bet('lay 45 2.1 × 200')]);
    expect(ladder.map(({ label, house }) => `${label} ${house / 100}`)).toEqual(['≤40 -100', '41–44 -300', '≥45 120']);
    expect(worst).toBe(-rupees(300));
  });
});

test('where a player stands is between the best and the worst that can come', () => {
  const race = market('exchange', { runners: ['A', 'B', 'C'] });
  expect(bookRange(race, [bet('back A 3 × 100')])).toEqual({ best: rupees(200), worst: -rupees(100) });
  expect(rowRange(market('session'), [bet('back 41 2 × 100')])).toEqual({ best: rupees(100), worst: -rupees(100) });
});
