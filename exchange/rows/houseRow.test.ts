import type { MarketId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { amountText } from '../positions/betNotation.ts';
import { priceOf } from './conventions.ts';
import { accept, DIGITS, type HouseRow, ODD_EVEN, RUNS, type RowSlip } from './houseRow.ts';

const ROW = {
  id: 'm1' as MarketId,
  status: 'active',
  limits: { min: rupees(100), max: rupees(50_000) },
  span: 0,
} as const;

const BOOKMAKER: HouseRow = {
  ...ROW,
  kind: 'bookmaker',
  name: 'Bookmaker',
  runners: ['FB', 'RR'],
  quotes: { FB: { back: { odds: priceOf('P100', 23) }, lay: { odds: priceOf('P100', 26) } } },
};

const SESSION: HouseRow = {
  ...ROW,
  kind: 'session',
  name: '6 over run FB',
  runners: RUNS,
  quotes: { runs: { lay: { odds: odds(2.1), line: 36 }, back: { odds: odds(1.9), line: 36 } } },
};

const KHADO: HouseRow = {
  ...ROW,
  kind: 'khado',
  name: '20 over run FB khado-4',
  runners: RUNS,
  span: 4,
  quotes: { runs: { back: { odds: odds(4), line: 160 } } },
};

const back = (runner: string, price: number, line = 0, stake = 1_000): RowSlip => ({
  runner,
  side: 'back',
  odds: odds(price),
  line,
  stake: rupees(stake),
});
const lay = (...slip: Parameters<typeof back>): RowSlip => ({ ...back(...slip), side: 'lay' });

describe('a house row takes a bet or says why not', () => {
  test.each<[string, HouseRow, RowSlip, string]>([
    ['at its price', BOOKMAKER, back('FB', 1.23), 'taken'],
    ['at the least stake', BOOKMAKER, back('FB', 1.23, 0, 100), 'taken'],
    ['at the most', BOOKMAKER, back('FB', 1.23, 0, 50_000), 'taken'],
    ['below it', BOOKMAKER, back('FB', 1.23, 0, 99.99), 'stake-too-small'],
    ['above it', BOOKMAKER, back('FB', 1.23, 0, 50_000.01), 'stake-too-large'],
    ['at a worse price', BOOKMAKER, back('FB', 1.225), 'price-changed'],
    ['at a better price: it must equal the present one', BOOKMAKER, back('FB', 1.235), 'price-changed'],
    ['where only the favourite is quoted', BOOKMAKER, back('RR', 5.34), 'price-locked'],
    ['on somebody who does not play', BOOKMAKER, back('MI', 1.23), 'unknown-runner'],
    ['suspended', { ...BOOKMAKER, status: 'suspended' }, back('FB', 1.23), 'market-suspended'],
    ['while the ball is running', { ...SESSION, status: 'ballRunning' }, back('runs', 1.9, 36), 'ball-running'],
    ['when it is over', { ...BOOKMAKER, status: 'closed' }, back('FB', 1.23), 'market-closed'],
    [
      'max below min',
      { ...BOOKMAKER, limits: { min: rupees(100), max: rupees(1) } },
      back('FB', 1.23),
      'market-closed',
    ],
    ['the runner alone', suspended(BOOKMAKER, 'FB'), back('FB', 1.23), 'market-suspended'],
    ['Yes', SESSION, back('runs', 1.9, 36), 'taken'],
    ['No', SESSION, lay('runs', 2.1, 36), 'taken'],
    ['the line moved', SESSION, back('runs', 1.9, 35), 'price-changed'],
    ['a khado from another start', KHADO, back('runs', 4, 162), 'taken'],
    ['from no whole run', KHADO, back('runs', 4, 160.5), 'start-out-of-range'],
    ['from below nothing', KHADO, back('runs', 4, -1), 'start-out-of-range'],
    ['from beyond any score', KHADO, back('runs', 4, 2_000), 'start-out-of-range'],
    ['a khado cannot be laid', backAndLay(KHADO, 'runs'), lay('runs', 4, 160), 'price-locked'],
    ['nor odd or even', backAndLay(KHADO, 'odd', 'oddEven'), lay('odd', 4, 160), 'price-locked'],
    ['nor a digit', backAndLay(KHADO, '7', 'lastDigit'), lay('7', 4, 160), 'price-locked'],
  ])('%s', (_, row, slip, answer) => {
    const result = accept(row, slip);
    expect(result.ok ? 'taken' : result.error).toBe(answer);
  });

  test('one mistake has one answer: the first in order', () => {
    const faulty = { ...BOOKMAKER, limits: { min: rupees(100), max: rupees(1) }, status: 'suspended' } as const;
    expect(accept(faulty, back('FB', 9, 0, 1))).toEqual({ ok: false, error: 'market-closed' });
  });
});

describe('a bet is struck with its figures, rounded once', () => {
  test.each<[string, HouseRow, RowSlip, string, number]>([
    ['10,000 at 23 per 100', BOOKMAKER, back('FB', 1.23, 0, 10_000), '+2,300', 0],
    ['333.33 at 23 per 100: 76.6659', BOOKMAKER, back('FB', 1.23, 0, 333.33), '+76.66', 0],
    ['No 36/110', SESSION, lay('runs', 2.1, 36), '+1,100', 0],
    ['a khado keeps its width', KHADO, back('runs', 4, 162), '+3,000', 4],
  ])('%s', (_, row, slip, gain, span) => {
    const result = accept(row, slip);
    expect(result.ok && [amountText(result.value.profit), result.value.span]).toEqual([gain, span]);
  });
});

function suspended(row: HouseRow, runner: string): HouseRow {
  return { ...row, quotes: { ...row.quotes, [runner]: { ...row.quotes[runner], status: 'suspended' } } };
}

/** A quote for both sides by mistake. */
function backAndLay(row: HouseRow, runner: string, kind = row.kind): HouseRow {
  const offer = { odds: odds(4), line: 160 };
  return {
    ...row,
    kind,
    runners: [...RUNS, ...ODD_EVEN, ...DIGITS],
    quotes: { [runner]: { back: offer, lay: offer } },
  };
}
