import { odds } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DIGITS, METER_SPAN, ODD_EVEN, type Offer, type RowKind, RUNS, YES } from './houseRow.ts';
import { rowQuotes, rowRunners, rowSpan } from './rowPricing.ts';
import { isGift, isWritable, type PricedRow, returnOf, returnsOf, withoutGifts } from './rowReturns.ts';
import type { MarketPlan, Truth } from '../sports/sport.ts';

const row = (kind: RowKind, runners: readonly string[], span = 0): PricedRow => ({ kind, runners, span });
const chances = (...list: number[]): Truth => ({ type: 'chances', chances: list });
const runs = (...list: number[]): Truth => ({ type: 'runs', chances: list });
const at = (price: number, line?: number): Offer => ({ odds: odds(price), ...(line !== undefined && { line }) });

const TEAMS = ['A', 'B'];
/** 0 to 3 runs, each as likely as the others. */
const EVEN = runs(0.25, 0.25, 0.25, 0.25);

describe('what an offer returns of what is risked', () => {
  test.each<[string, PricedRow, string, 'back' | 'lay', Offer, Truth, number]>([
    ['a fair price gives everything back', row('bookmaker', TEAMS), 'A', 'back', at(2), chances(0.5, 0.5), 1],
    ['a short one less', row('bookmaker', TEAMS), 'A', 'back', at(1.8), chances(0.5, 0.5), 0.9],
    ['to lay at it more', row('bookmaker', TEAMS), 'A', 'lay', at(1.8), chances(0.5, 0.5), 1.125],
    ['a yes', row('fancy1', YES), 'yes', 'back', at(3.5), chances(0.2, 0.8), 0.7],
    ['no to it', row('fancy1', YES), 'yes', 'lay', at(3.5), chances(0.2, 0.8), 1 + (0.8 - 0.2 * 2.5) / 2.5],
    ['a line', row('session', RUNS), 'runs', 'back', at(2, 2), EVEN, 1],
    ['a line above', row('session', RUNS), 'runs', 'back', at(2, 3), EVEN, 0.5],
    ['no at a line', row('session', RUNS), 'runs', 'lay', at(2, 3), EVEN, 1.5],
    [
      'a khado counts where it is likeliest',
      row('khado', RUNS, 2),
      'runs',
      'back',
      at(1.8, 0),
      runs(0.1, 0.3, 0.6),
      1.62,
    ],
    ['odd', row('oddEven', ODD_EVEN), 'odd', 'back', at(1.95), EVEN, 0.975],
    ['a digit', row('lastDigit', DIGITS), '3', 'back', at(9.5), EVEN, 2.375],
    ['a meter by its mean', row('meter', RUNS, METER_SPAN.limited), 'runs', 'back', at(2, 2), EVEN, 0.75],
  ])('%s', (_, priced, runner, side, offer, truth, returns) =>
    expect(returnOf(priced, runner, side, offer, truth)).toBeCloseTo(returns, 6),
  );
});

test('an operator’s price that would be a gift is locked, and the others stay', () => {
  const quotes = { A: { back: at(1.9), lay: at(1.95) }, B: { back: at(2.2) } };
  expect(withoutGifts(row('bookmaker', TEAMS), quotes, chances(0.5, 0.5))).toEqual({ A: { back: at(1.9) }, B: {} });
});

test.each<[RowKind, 'back' | 'lay', Offer, boolean]>([
  ['bookmaker', 'back', at(1.235), true],
  ['bookmaker', 'back', at(1.234), false],
  ['bookmaker', 'back', at(1.23, 4), false],
  ['session', 'lay', at(2.1, 41), true],
  ['session', 'lay', at(2.1), false],
  ['oddEven', 'back', at(1.95), true],
  ['oddEven', 'back', at(1.955), false],
  ['oddEven', 'lay', at(1.95), false],
  ['khado', 'lay', at(4, 160), false],
])('%s is written with %s %o: %s', (kind, side, offer, isSo) =>
  expect(isWritable(row(kind, []), side, offer)).toBe(isSo),
);

const PLANS: readonly Omit<MarketPlan, 'id' | 'name'>[] = [
  { kind: 'bookmaker', runners: TEAMS },
  { kind: 'session' },
  { kind: 'line' },
  { kind: 'khado', width: 4 },
  { kind: 'meter' },
  { kind: 'oddEven' },
  { kind: 'lastDigit' },
  { kind: 'fancy1' },
];

test('no price the house makes returns more than is risked, whatever margin an operator sets', () => {
  const anyChances = fc
    .array(fc.integer({ min: 0, max: 1000 }), { minLength: 12, maxLength: 40 })
    .filter(list => list.some(each => each > 0))
    .map(list => list.map(each => each / list.reduce((total, one) => total + one, 0)));
  fc.assert(
    fc.property(fc.constantFrom(...PLANS), anyChances, fc.integer({ min: 10, max: 2_000 }), (shape, list, margin) => {
      const plan = { id: 'x', name: 'x', ...shape };
      const [yes = 0] = list;
      const isRun = !['bookmaker', 'fancy1'].includes(plan.kind);
      const truth: Truth = isRun ? runs(...list) : chances(yes, 1 - yes);
      const priced = row(plan.kind as RowKind, rowRunners(plan), rowSpan(plan, false));
      const quotes = rowQuotes(plan, truth, priced.span, margin / 10_000);
      expect(returnsOf(priced, quotes, truth).filter(isGift)).toEqual([]);
    }),
    { numRuns: 400 },
  );
});
