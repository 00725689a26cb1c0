import { rupees } from '@maidan/core/money';
import { decimal, odds, profit } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText } from '../positions/betNotation.ts';
import { cellText, type Convention, CONVENTIONS, figureOf, priceOf, quoted } from './conventions.ts';
import { MARKET_KINDS, type MarketKind } from '../sports/sport.ts';

describe('a figure means what its market says', () => {
  test.each<[Convention, number, number, string]>([
    ['DEC', 1.95, 1.95, '+950'],
    ['DEC', 1.5, 1.5, '+500'],
    ['P100', 23, 1.23, '+230'],
    ['P100', 1.5, 1.015, '+15'], // never read as decimal because it is small
    ['P100', 84.5, 1.845, '+845'],
    ['P100', 434, 5.34, '+4,340'],
    ['LINE', 100, 2, '+1,000'],
    ['LINE', 110, 2.1, '+1,100'],
    ['LINE', 4, 1.04, '+40'],
  ])('%s %d is decimal %d: 1,000 win %s', (convention, figure, price, won) => {
    const at = priceOf(convention, figure);
    expect([decimal(at), amountText(profit(rupees(1000), at)), figureOf(convention, at)]).toEqual([price, won, figure]);
  });

  test.each<[Convention, number]>([
    ['DEC', 1],
    ['DEC', 1.2345],
    ['P100', 0],
    ['P100', -5],
    ['P100', 1.25],
  ])('%s %d is not a price', (convention, figure) => expect(() => priceOf(convention, figure)).toThrow(RangeError));
});

describe('quotes are rounded for the house: backs down, lays up', () => {
  test.each<[Convention, number, number | undefined, number | undefined]>([
    ['DEC', 1.957, 1.95, 1.96],
    ['DEC', 1.95, 1.95, 1.95],
    ['P100', 1.2374, 23.5, 24],
    ['P100', 1.23, 23, 23],
    // The tied match of the sample, 1.25 and 2.25: prices per 100 are whole or half units.
    ['P100', 1.0125, 1, 1.5],
    ['P100', 1.0225, 2, 2.5],
    ['LINE', 2.0001, 100, 100.5],
    ['P100', 1.004, undefined, 0.5],
  ])('%s, exactly %d, is %d / %d', (convention, exact, back, lay) => {
    const figures = (['back', 'lay'] as const).map(side => {
      const at = quoted(convention, side, exact);
      return at && figureOf(convention, at);
    });
    expect(figures).toEqual([back, lay]);
  });

  test('whatever is worked out, the quote is a price, and never better than it for who takes it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<Convention>('DEC', 'P100', 'LINE'),
        fc.double({ min: 1.02, max: 900, noNaN: true }),
        (convention, exact) => {
          const [back, lay] = [quoted(convention, 'back', exact)!, quoted(convention, 'lay', exact)!];
          expect(decimal(back)).toBeLessThanOrEqual(exact + 1e-9);
          expect(decimal(lay)).toBeGreaterThanOrEqual(exact - 1e-9);
          expect(priceOf(convention, figureOf(convention, back))).toBe(back);
        },
      ),
    );
  });
});

describe('what a cell says', () => {
  test.each<[MarketKind, number, number, string, string]>([
    ['exchange', 1.85, 0, '1.85', ''],
    ['fancy1', 3.5, 0, '3.5', ''],
    ['oddEven', 1.95, 0, '1.95', ''],
    ['lastDigit', 9.5, 0, '9.5', ''],
    ['bookmaker', 1.23, 0, '23', ''],
    ['bookmaker', 1.845, 0, '84.5', ''],
    ['session', 2, 41, '41', '100'],
    ['session', 1.04, 92, '92', '4'],
    ['line', 2, 45, '45', '100'],
    ['overByOver', 1.9, 8, '8', '90'],
    ['ballByBall', 2.1, 23, '23', '110'],
    ['khado', 4, 160, '160', '300'],
    ['meter', 2, 76, '76', '100'],
  ])('%s %d on line %d: %s over %s', (kind, price, line, text, small) =>
    expect(cellText(kind, odds(price), line)).toEqual({ price: text, small }),
  );

  test('every kind of market has one way to write prices', () =>
    expect(Object.keys(CONVENTIONS).toSorted()).toEqual([...MARKET_KINDS].toSorted()));
});
