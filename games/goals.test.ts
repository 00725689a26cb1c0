import { expect, test } from 'vitest';
import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import goals from './goals.ts';
import type { Slip } from './kit/bet.ts';
import { heldFor } from './kit/held.ts';
import { EDGE } from './kit/edgeBand.ts';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { percent, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';

const FIGURES = [
  // row, times in 1000, odds, return
  ['Cristiano Ronaldo', 150, 6.4, 96],
  ['Lionel Messi', 143, 6.71, 95.95],
  ['Robert Lewandowski', 126, 7.61, 95.89],
  ['Neymar', 105, 9.14, 95.97],
  ['Harry Kane', 100, 9.6, 96],
  ['Zlatan Ibrahimovic', 95, 10.1, 95.95],
  ['Romelu Lukaku', 88, 10.9, 95.92],
  ['Kylian Mbappe', 80, 12, 96],
  ['Erling Haaland', 75, 12.8, 96],
  ['No Goal', 38, 25.26, 95.99],
  ['Shot Goal', 481, 1.99, 95.72],
  ['Header Goal', 224, 4.28, 95.87],
  ['Penalty Goal', 151, 6.35, 95.89],
  ['Free Kick Goal', 106, 9.05, 95.93],
  ['No Goal', 38, 25.26, 95.99],
] as const;

test.each([
  ['Ronaldo/Shot', 'Cristiano Ronaldo#Shot Goal', { 'player.Ronaldo': 6.4, 'goal.Shot': 1.99 }],
  ['Neymar/Header', 'Neymar#Header Goal', { 'player.Neymar': 9.14, 'goal.Header': 4.28 }],
  ['Haaland/FreeKick', 'Erling Haaland#Free Kick Goal', { 'player.Haaland': 12.8, 'goal.FreeKick': 9.05 }],
  ['Kane/Penalty', 'Harry Kane#Penalty Goal', { 'player.Kane': 9.6, 'goal.Penalty': 6.35 }],
  // A miss, a save or a block: nobody scores, and both markets say so.
  ['NoGoal', 'No Goal#No Goal', { 'player.NoGoal': 25.26, 'goal.NoGoal': 25.26 }],
])('%s is %s', (clip, text, paid) => {
  expect(outcomesOf(goals, clip)).toEqual({ code: 'R', paid });
  expect(textOf(goals, clip)).toBe(text);
});

test('[S220] who will goal next and method of next goal: 100 to 5000, No Goal to 25000, back only', () => {
  expect(sheetOf(goals)).toEqual(
    FIGURES.map(([row, , at], nth) => `${nth + 1} ${row} @ ${at} max ${row === 'No Goal' ? 25000 : 5000}`),
  );
  expect(goals.markets.map(({ name }) => name)).toEqual(['Who Will Goal Next?', 'Method Of Next Goal']);
  expect(goals.layout).toMatchObject([
    { kind: 'rows', market: 'player', sides: ['back'] },
    { kind: 'rows', market: 'goal', sides: ['back'] },
  ]);
  for (const { limits, selections } of goals.markets) {
    expect([limits, ...selections.flatMap(selection => selection.limits ?? [])].map(({ min }) => min)).toEqual([
      rupees(100),
      rupees(100),
    ]);
  }
});

test('[R18] chances and returns: what 96 % of the fair price rounds down to', () => {
  const rows = returnsOf(goals);
  rows.forEach(({ hit, odds: at, rtp, method }, nth) => {
    const [name, weight, price, figure] = FIGURES[nth]!;
    expect([name, Math.round(hit * 1e9) / 1e6, at, method]).toEqual([name, weight, price, 'exact']);
    expect([name, Math.abs(rtp! * 100 - figure) < 0.00501]).toEqual([name, true]);
    expect([name, at]).toEqual([name, Math.floor(96_000 / weight + 1e-9) / 100]);
    expect([name, 1 - rtp! >= EDGE.least && 1 - rtp! <= EDGE.most]).toEqual([name, true]);
  });
  expect(percent(rows[0]!.rtp!)).toBe('96.00');
});

test('one draw is both draws: 37 clips that weigh 962,000 together', () => {
  const weights = [...goals.shoe.faces.values()];
  expect(weights).toHaveLength(37);
  expect(weights.reduce((a, b) => a + b)).toBe(962_000);
  expect(goals.shoe.faces.get('Neymar/Header')).toBe(105 * 224);
  expect(scriptOf(goals)).toBe('20 bets, 3.5 clip');
});

test('bets are held for over the 37 endings, across both markets', () => {
  const slip = (selection: string, at: number, stake: number): Slip => ({
    selection,
    side: 'back',
    odds: odds(at),
    line: 0,
    stake: rupees(stake),
  });
  // No Goal loses both; a shot by Ronaldo wins both.
  expect(heldFor(goals, [slip('player.Ronaldo', 6.4, 100), slip('goal.Shot', 1.99, 100)])).toBe(rupees(200));
  // Either all methods or No Goal: something always comes back.
  const methods = ['Shot', 'Header', 'Penalty', 'FreeKick', 'NoGoal'];
  expect(
    heldFor(
      goals,
      methods.map(method => slip(`goal.${method}`, 25.26, 100)),
    ),
  ).toBe(rupees(0));
});
