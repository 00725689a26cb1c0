import { expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import ballbyball from './ballbyball.ts';
import { heldFor } from './kit/held.ts';
import { EDGE } from './kit/edgeBand.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

test.each([
  ['0', '0 Run', { 'ball.0': 3.84 }],
  ['1', '1 Run', { 'ball.1': 3.69 }],
  ['2', '2 Run', { 'ball.2': 8 }],
  ['3', '3 Run', { 'ball.3': 32 }],
  ['4', '4 Run', { 'ball.4': 7.38, 'ball.boundary': 4.36 }],
  ['6', '6 Run', { 'ball.6': 10.66, 'ball.boundary': 4.36 }],
  // A wicket is nothing but a wicket: no run row wins, not even 0 Runs.
  ['Wicket', 'Wicket', { 'ball.Wicket': 13.71 }],
  // An extra is nothing but an extra, whatever else happens on that ball.
  ['Extra', 'Extra Runs', { 'ball.Extra': 19.2 }],
])('%s is "%s"', (ball, text, paid) => {
  expect(outcomesOf(ballbyball, ball)).toEqual({ code: 'R', paid });
  expect(textOf(ballbyball, ball)).toBe(text);
});

test('[S219] nine rows from 50 to 25K, 6 Runs to 20K, the longest two to 15K', () => {
  expect(sheetOf(ballbyball)).toEqual([
    '1 0 Runs @ 3.84 max 25000',
    '2 1 Runs @ 3.69 max 25000',
    '3 2 Runs @ 8 max 25000',
    '4 3 Runs @ 32 max 15000',
    '5 4 Runs @ 7.38 max 25000',
    '6 6 Runs @ 10.66 max 20000',
    '7 Boundary @ 4.36 max 25000',
    '8 Wicket @ 13.71 max 25000',
    '9 Extra Runs @ 19.2 max 15000',
  ]);
  const [market] = ballbyball.markets;
  expect([market!.limits, ...market!.selections.flatMap(({ limits }) => limits ?? [])].map(({ min }) => min)).toEqual(
    Array.from({ length: 4 }, () => rupees(50)),
  );
  expect(ballbyball.layout).toEqual([{ kind: 'rows', market: 'runs', title: 'Runs', sides: ['back'] }]);
  expect(scriptOf(ballbyball)).toBe('20 bets, 3 ball');
});

test('[R18] chances and returns: what 96 % of the fair price rounds down to', () => {
  const figures = returnsOf(ballbyball).map(({ id, hit, rtp, method }) => [
    id,
    Math.round(hit * 1e9) / 1e6,
    percent(rtp!),
    method,
  ]);
  expect(figures).toEqual([
    ['ball.0', 250, '96.00', 'exact'],
    ['ball.1', 260, '95.94', 'exact'],
    ['ball.2', 120, '96.00', 'exact'],
    ['ball.3', 30, '96.00', 'exact'],
    ['ball.4', 130, '95.94', 'exact'],
    ['ball.6', 90, '95.94', 'exact'],
    ['ball.boundary', 220, '95.92', 'exact'],
    ['ball.Wicket', 70, '95.97', 'exact'],
    ['ball.Extra', 50, '96.00', 'exact'],
  ]);
  for (const { id, hit, rtp, odds: at } of returnsOf(ballbyball)) {
    expect([id, at]).toEqual([id, Math.floor(96 / hit + 1e-9) / 100]);
    expect([id, 1 - rtp! >= EDGE.least && 1 - rtp! <= EDGE.most]).toEqual([id, true]);
  }
});

test('bets are held for over the eight outcomes: Boundary covers 4 Runs and 6 Runs', () => {
  const slip = (selection: string, side: 'back' | 'lay' = 'back') => ({
    selection: `ball.${selection}`,
    side,
    odds: odds(2),
    line: 0,
    stake: rupees(100),
  });
  expect(heldFor(ballbyball, [slip('4'), slip('6')])).toBe(rupees(200));
  // Backing a boundary and laying the four: a four is even, a six wins both, anything else is even.
  expect(heldFor(ballbyball, [slip('boundary'), slip('4', 'lay')])).toBe(rupees(0));
});
