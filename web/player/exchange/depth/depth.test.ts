import { formatOdds, odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { BOOK, order, runner } from '../testMatchView.ts';
import { chartOf } from './chart.ts';
import { type Rung, rungsOf } from './rungs.ts';

const drawn = (rungs: readonly Rung[]): string[] =>
  rungs
    .filter(({ back, lay, own }) => back !== undefined || lay !== undefined || own.length > 0)
    .map(
      ({ odds: at, backPart, layPart, own }) =>
        `${backPart}|${formatOdds(at)}|${layPart}${own.length > 0 ? ' own' : ''}`,
    );

describe('the ladder', () => {
  const kings = runner(
    'Kaveri Kings',
    [
      [1.85, 100],
      [1.84, 400],
    ],
    [
      [1.86, 200],
      [1.87, 100],
    ],
  );

  test('has the longest price on top, and bars against the largest', () =>
    expect(drawn(rungsOf(kings, [], null))).toEqual(['0|1.87|25', '0|1.86|50', '25|1.85|0', '100|1.84|0']));

  test('reaches around the best prices, also where nobody is', () => {
    const prices = rungsOf(kings, [], null).map(({ odds: at }) => formatOdds(at));
    expect([prices[0], prices.at(-1)]).toEqual(['1.93', '1.78']);
  });

  test('shows one’s own orders wherever they are', () => {
    const own = [order(BOOK, 'Kaveri Kings', 'back', 3, 100), order(BOOK, 'Kaveri Kings', 'lay', 1.5, 100)];
    expect(drawn(rungsOf(kings, own, null)).filter(line => line.endsWith('own'))).toEqual(['0|3|0 own', '0|1.5|0 own']);
  });

  test('is there around evens when nothing is', () =>
    expect(rungsOf({ back: [], lay: [] }, [], null).map(({ odds: at }) => formatOdds(at))).toContain('2'));
});

describe('the chart', () => {
  const points = [
    { at: 0, odds: odds(2) },
    { at: 50, odds: odds(4) },
    { at: 100, odds: odds(2.5) },
  ];
  test('goes in steps, a longer price further up', () =>
    expect(chartOf(points, 200)).toEqual({
      line: 'M0 90H75V6H150V56.4H300',
      low: odds(2),
      high: odds(4),
      last: odds(2.5),
      lastY: 56.4,
    }));

  test('waits for a second trade', () => expect(chartOf(points.slice(0, 1), 200)).toBeUndefined());
});
