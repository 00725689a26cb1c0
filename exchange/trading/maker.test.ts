import { type Money, paise, rupees, ZERO } from '@maidan/core/money';
import { decimal, odds } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quotesFor, requote } from './maker.ts';
import { isTick } from '../ticks.ts';

const LIMITS = { min: rupees(100), max: rupees(2_00_000) };

const anyView = fc
  .array(fc.record({ weight: fc.integer({ min: 1, max: 2_000 }), made: fc.integer({ min: -2e9, max: 2e9 }) }), {
    minLength: 2,
    maxLength: 8,
  })
  .map(runners => {
    const all = runners.reduce((sum, { weight }) => sum + weight, 0);
    return {
      runners: runners.map((_, i) => `r${i}`),
      chances: runners.map(({ weight }) => weight / all),
      position: runners.map(({ made }) => paise(made)),
      limits: LIMITS,
    };
  });

describe('the market maker', () => {
  test('gives nothing away, whatever it already has', () => {
    fc.assert(
      fc.property(anyView, view => {
        for (const { runner, side, odds: at, stake } of quotesFor(view)) {
          const chance = view.chances[view.runners.indexOf(runner)]!;
          const ofBacker = chance * decimal(at) - 1;
          // It lays below the fair price and backs above it.
          expect(side === 'lay' ? -ofBacker : ofBacker).toBeGreaterThan(0);
          expect(isTick(at) && stake >= LIMITS.min && stake <= LIMITS.max).toBe(true);
        }
      }),
      { numRuns: 500, seed: 3 },
    );
  });

  test('never meets itself', () => {
    fc.assert(
      fc.property(anyView, view => {
        const quotes = quotesFor(view);
        for (const runner of view.runners) {
          const prices = (side: 'back' | 'lay') =>
            quotes.filter(q => q.runner === runner && q.side === side).map(q => q.odds);
          expect(Math.max(0, ...prices('lay'))).toBeLessThan(Math.min(1e9, ...prices('back')));
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  test('leans away from what it has too much of', () => {
    const even = { runners: ['A', 'B'], chances: [0.5, 0.5], limits: LIMITS };
    const best = (position: readonly Money[]) =>
      quotesFor({ ...even, position }).find(({ runner, side }) => runner === 'A' && side === 'lay')!.odds;
    const level = best([ZERO, ZERO]);
    expect(best([rupees(-8_00_000), rupees(8_00_000)])).toBeLessThan(level);
    // It would like to lay more of what it has too little of, but not at a loss.
    expect(best([rupees(8_00_000), rupees(-8_00_000)])).toBe(level);
  });

  test('shows three prices a side at a usual chance, and none when betting is closed', () => {
    const view = { runners: ['A', 'B'], chances: [0.54, 0.46], position: [ZERO, ZERO], limits: LIMITS };
    expect(
      quotesFor(view)
        .filter(({ runner }) => runner === 'A')
        .map(({ side, odds: at }) => [side, decimal(at)]),
    ).toEqual([
      ['lay', 1.83],
      ['lay', 1.82],
      ['lay', 1.81],
      ['back', 1.87],
      ['back', 1.88],
      ['back', 1.89],
    ]);
    expect(quotesFor({ ...view, limits: { min: rupees(100), max: rupees(1) } })).toEqual([]);
  });
});

describe('quoting again', () => {
  const quote = (text: string) => {
    const [side, price, stake] = text.split(' ') as ['back' | 'lay', string, string];
    return { runner: 'A', side, odds: odds(Number(price)), stake: rupees(Number(stake)) };
  };

  test.each([
    ['what is wanted stays', ['lay 1.85 500'], ['lay 1.85 500'], { cancel: [], reduce: [], place: [] }],
    [
      'what is not is taken back',
      ['lay 1.85 500'],
      ['lay 1.84 500'],
      { cancel: [0], reduce: [], place: ['lay 1.84 500'] },
    ],
    ['too much is made smaller', ['lay 1.85 500'], ['lay 1.85 200'], { cancel: [], reduce: [[0, 300]], place: [] }],
    [
      'but not by less than the market takes',
      ['lay 1.85 450'],
      ['lay 1.85 500'],
      { cancel: [], reduce: [], place: [] },
    ],
    ['too little is added to', ['lay 1.85 200'], ['lay 1.85 500'], { cancel: [], reduce: [], place: ['lay 1.85 300'] }],
  ])('%s', (_, resting, wanted, expected) => {
    const done = requote(
      resting.map((text, id) => ({ ...quote(text), id })),
      wanted.map(quote),
      rupees(100),
    );
    expect({
      cancel: done.cancel,
      reduce: done.reduce.map(({ order, by }) => [order, by / 100]),
      place: done.place.map(({ side, odds: at, stake }) => `${side} ${decimal(at)} ${stake / 100}`),
    }).toEqual(expected);
  });
});
