import { rupees } from '@maidan/core/money';
import { decimal, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, type HouseRow, type RowKind } from './houseRow.ts';
import { rowQuotes, rowRunners, rowSpan } from './rowPricing.ts';
import { profitOf } from './rowBook.ts';
import type { MarketPlan, Truth } from '../sports/sport.ts';

/** Any distribution of totals: a few humps of any width, somewhere between nothing and three hundred runs. */
const anyRuns = fc
  .array(
    fc.record({ at: fc.integer({ min: 0, max: 300 }), wide: fc.integer({ min: 1, max: 60 }), weight: fc.nat(100) }),
    {
      minLength: 1,
      maxLength: 3,
    },
  )
  .map(humps => {
    const chances = Array.from({ length: 361 }, (_, runs) =>
      humps.reduce((sum, { at, wide, weight }) => sum + (weight + 1) * Math.exp(-(((runs - at) / wide) ** 2)), 0),
    );
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    return chances.map(chance => chance / all);
  });

const anyChances = fc
  .array(fc.integer({ min: 1, max: 1_000 }), { minLength: 2, maxLength: 6 })
  .map(weights => weights.map(weight => weight / weights.reduce((sum, each) => sum + each, 0)));

const planOf = (kind: RowKind, runners?: readonly string[]): MarketPlan => ({
  id: 'row',
  name: 'A row',
  kind,
  ...(runners && { runners }),
  ...(kind === 'khado' && { width: 4 }),
});

function rowOf(plan: MarketPlan, truth: Truth): HouseRow {
  const span = rowSpan(plan, false);
  return {
    id: 'row' as HouseRow['id'],
    kind: plan.kind as RowKind,
    name: plan.name,
    status: 'active',
    limits: { min: rupees(1), max: rupees(1_000) },
    runners: rowRunners(plan),
    span,
    quotes: rowQuotes(plan, truth, span),
  };
}

/** What a stake of 1,000 makes on average, for every bet the row takes. */
function expectations(row: HouseRow, truth: Truth): { what: string; gain: number }[] {
  const stake = rupees(1_000);
  return row.runners.flatMap(runner =>
    SIDES.flatMap(side => {
      const offer = row.quotes[runner]?.[side];
      if (!offer) return [];
      const starts = (offer.starts?.odds ?? []).flatMap((odds, n) =>
        odds ? [[offer.starts!.first + n, odds] as const] : [],
      );
      const bets = row.kind === 'khado' ? starts : [[offer.line ?? 0, offer.odds] as const];
      return bets.map(([line, odds]) => {
        const bet = accept(row, { runner, side, odds, line, stake });
        if (!bet.ok) throw new Error(`${row.kind} ${runner} ${side}: ${bet.error}`);
        const gain = truth.chances.reduce((sum, chance, i) => {
          const answer =
            truth.type === 'runs'
              ? ({ type: 'runs', total: i } as const)
              : ({ type: 'won', winners: i < row.runners.length ? [i] : [] } as const);
          return sum + chance * profitOf(row, bet.value, answer);
        }, 0);
        return { what: `${row.kind} ${runner} ${side} ${line} at ${decimal(offer.odds)}`, gain };
      });
    }),
  );
}

const RUN_ROWS = ['session', 'overByOver', 'ballByBall', 'line', 'khado', 'meter', 'oddEven', 'lastDigit'] as const;

describe('no bet on a row returns more than its stake, by the chances it is priced from', () => {
  test.each(RUN_ROWS)('%s, whatever the runs may be', kind => {
    fc.assert(
      fc.property(anyRuns, chances => {
        const truth = { type: 'runs', chances } as const;
        for (const { what, gain } of expectations(rowOf(planOf(kind), truth), truth)) {
          expect(gain, what).toBeLessThan(0);
        }
      }),
      { numRuns: 150, seed: 11 },
    );
  });

  test('bookmaker, whoever may win', () => {
    fc.assert(
      fc.property(anyChances, chances => {
        const truth = { type: 'chances', chances } as const;
        const plan = planOf(
          'bookmaker',
          chances.map((_, i) => `team ${i}`),
        );
        for (const { what, gain } of expectations(rowOf(plan, truth), truth)) expect(gain, what).toBeLessThan(0);
      }),
      { numRuns: 200, seed: 12 },
    );
  });

  test.each(['oddEven', 'lastDigit'] as const)('%s, where the chances of its runners are told', kind => {
    fc.assert(
      fc.property(anyChances, some => {
        const runners = rowRunners(planOf(kind));
        const chances = runners.map((_, i) => some[i] ?? 0);
        const all = chances.reduce((sum, chance) => sum + chance, 0);
        const truth = { type: 'chances', chances: chances.map(chance => chance / all) } as const;
        for (const { what, gain } of expectations(rowOf(planOf(kind), truth), truth)) {
          expect(gain, what).toBeLessThan(0);
        }
      }),
      { numRuns: 200, seed: 14 },
    );
  });

  test('fancy1, however likely it is', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 0.999, noNaN: true }), chance => {
        const truth = { type: 'chances', chances: [chance, 1 - chance] } as const;
        for (const { what, gain } of expectations(rowOf(planOf('fancy1'), truth), truth)) {
          expect(gain, what).toBeLessThan(0);
        }
      }),
      { numRuns: 300, seed: 13 },
    );
  });
});

describe('what is usual is offered', () => {
  const around = (mean: number, wide: number): Truth => {
    const chances = Array.from({ length: 300 }, (_, runs) => Math.exp(-(((runs - mean) / wide) ** 2)));
    const all = chances.reduce((sum, chance) => sum + chance, 0);
    return { type: 'runs', chances: chances.map(chance => chance / all) };
  };

  test('a session has both sides, at evens on lines next to each other', () => {
    const { quotes } = rowOf(planOf('session'), around(48, 14));
    expect(quotes).toEqual({ runs: { back: { odds: 2000, line: 49 }, lay: { odds: 2000, line: 48 } } });
  });

  test('a narrow one has one line at two prices', () => {
    const { quotes } = rowOf(planOf('session'), around(7.4, 1));
    expect(quotes['runs']!.back!.line).toBe(quotes['runs']!.lay!.line);
    expect(quotes['runs']!.back!.odds).toBeLessThan(quotes['runs']!.lay!.odds);
  });

  test('odd and even are 1.95 when they are as likely, and a digit 9.5', () => {
    expect(rowOf(planOf('oddEven'), around(160, 25)).quotes).toEqual({
      odd: { back: { odds: 1950 } },
      even: { back: { odds: 1950 } },
    });
    expect(rowOf(planOf('lastDigit'), around(160, 25)).quotes['7']).toEqual({ back: { odds: 9500 } });
  });

  test('an outsider of the bookmaker is locked', () => {
    const truth = { type: 'chances', chances: [0.985, 0.015] } as const;
    const { quotes } = rowOf(planOf('bookmaker', ['A', 'B']), truth);
    expect(quotes['B']).toEqual({});
  });
});
