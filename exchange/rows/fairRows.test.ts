import { decimal } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { CONVENTIONS, isStep } from './conventions.ts';
import { type Quote, type RowKind, startsAt } from './houseRow.ts';
import { randomOf } from '../random.ts';
import { leastReturn, ROW_MARGIN, rowQuotes, rowRunners, rowSpan } from './rowPricing.ts';
import { type PricedRow, returnOf } from './rowReturns.ts';
import { inventOne } from '../proof/sportLaws.ts';
import type { MarketPlan, Truth } from '../sports/sport.ts';
import { type SomeSport, SPORTS } from '../sports/sports.ts';

/* Every row of every sport, as it is priced in matches that are really played: what each side gives back, exactly. */

interface Priced {
  readonly plan: MarketPlan;
  readonly truth: Truth;
  readonly row: PricedRow;
  readonly quotes: Readonly<Record<string, Quote>>;
}

/** Rows of a match at moments spread over it. */
function* rowsOf(sport: SomeSport, seed: string, every: number, most: number): Generator<readonly Priced[]> {
  const fixture = inventOne(sport, seed);
  const isTest = fixture.format === 'Test';
  let state = sport.begin(fixture);
  for (let nth = 0; nth < most; nth += 1) {
    if (nth % every === 0) yield sport.marketsOf(state).flatMap(plan => pricedOf(sport, state, plan, isTest));
    const step = sport.next(state, randomOf(seed, nth));
    if (!step) return;
    state = sport.evolve(state, step.event);
  }
}

function pricedOf(sport: SomeSport, state: unknown, plan: MarketPlan, isTest: boolean): Priced[] {
  const truth = plan.kind === 'exchange' ? undefined : sport.truthOf(state as never, plan);
  if (!truth) return [];
  const span = rowSpan(plan, isTest);
  const row = { kind: plan.kind as RowKind, runners: rowRunners(plan), span };
  return [{ plan, truth, row, quotes: rowQuotes(plan, truth, span) }];
}

/** By side, and of a khado by where it starts: '72.1 % odd of Points of game 1'. */
function returnsIn({ plan, truth, row, quotes }: Priced): { readonly what: string; readonly returned: number }[] {
  return Object.entries(quotes).flatMap(([runner, { back, lay }]) => {
    const sides = [...(back ? [['back', back] as const] : []), ...(lay ? [['lay', lay] as const] : [])];
    return sides.flatMap(([side, offer]) => {
      const { starts, ...plain } = offer;
      const lines = starts ? starts.odds.flatMap((odds, n) => (odds ? [starts.first + n] : [])) : [offer.line ?? 0];
      return lines.map(line => {
        const odds = starts ? startsAt(starts, line)! : offer.odds;
        expect(isStep(CONVENTIONS[row.kind], odds)).toBe(true);
        const one = starts ? { odds, line, starts: { first: line, odds: [odds] } } : plain;
        return {
          what: `${side} ${runner} ${line} at ${decimal(odds)}: ${plan.name}`,
          returned: returnOf(row, runner, side, one, truth),
        };
      });
    });
  });
}

const LEAST = leastReturn() - 1e-9;

describe('[R18] every side of every row gives back what its chance says, less the usual margin', () => {
  test.each(SPORTS.map(({ code }) => code))('%s', code => {
    const sport = SPORTS.find(each => each.code === code)!;
    const [every, most] = code === 'cricket' ? [23, 300] : [7, 210];
    const unfair: string[] = [];
    let sides = 0;
    for (const seed of ['fair-1', 'fair-2']) {
      for (const rows of rowsOf(sport, seed, every, most)) {
        for (const { what, returned } of rows.flatMap(returnsIn)) {
          sides += 1;
          if (returned < LEAST || returned >= 1) unfair.push(`${(100 * returned).toFixed(1)} % ${what}`);
        }
      }
    }
    expect(unfair).toEqual([]);
    const hasRows = !['horseRacing', 'greyhoundRacing'].includes(code);
    expect(sides > 0 || !hasRows).toBe(true);
  });
});

/** On which runs are bet, No and Yes. */
const RUN_LINES = ['session', 'overByOver', 'ballByBall', 'line'];

test('No and Yes of a row of runs are both open nearly always, and at 100 where that is fair', () => {
  const sport = SPORTS.find(({ code }) => code === 'cricket')!;
  const rows = [...rowsOf(sport, 'fair-4', 31, 1_200)].flat().filter(({ plan }) => RUN_LINES.includes(plan.kind));
  const offers = rows.map(({ quotes }) => quotes['runs'] ?? {});
  expect(offers.length).toBeGreaterThan(200);
  const isWhole = ({ back, lay }: Quote): boolean => back !== undefined && lay !== undefined;
  expect(offers.filter(isWhole).length / offers.length).toBeGreaterThan(0.99);
  // What is all but decided has no fair price on either side: nobody sees one alone.
  expect(offers.filter(({ back, lay }) => (back === undefined) !== (lay === undefined))).toEqual([]);
  const lines = rows.filter(({ plan: { kind } }) => kind === 'line').map(({ quotes }) => quotes['runs']!);
  const isEvens = ({ back, lay }: Quote): boolean => back?.odds === 2_000 && lay?.odds === 2_000;
  expect([lines.some(isEvens), lines.every(isWhole)]).toEqual([true, true]);
});

test('no two rows of a match ask the same', () => {
  const asked = new Set<string>();
  for (const sport of SPORTS) {
    for (const rows of rowsOf(sport, 'fair-3', 29, 120)) {
      const runs = rows.filter(({ truth, plan }) => truth.type === 'runs' && ['session', 'line'].includes(plan.kind));
      const questions = runs.map(({ truth }) => JSON.stringify(truth.chances));
      for (const { plan, truth } of runs.filter(({ plan: { kind } }) => kind === 'line')) {
        asked.add(plan.name);
        expect(
          questions.filter(each => each === JSON.stringify(truth.chances)),
          plan.name,
        ).toHaveLength(1);
      }
    }
  }
  expect(asked.size).toBeGreaterThan(0);
});

test('[R18] the bookmaker keeps no more between its two prices than any other row', () => {
  const chances = [0.5, 0.3, 0.12, 0.05, 0.03];
  const quotes = rowQuotes(
    { id: 'b', name: 'Bookmaker', kind: 'bookmaker', runners: ['A', 'B', 'C', 'D', 'E'] },
    { type: 'chances', chances },
    0,
  );
  for (const [n, { back, lay }] of Object.values(quotes).entries()) {
    if (!back || !lay) continue;
    const kept = 1 / decimal(back.odds) - 1 / decimal(lay.odds);
    const usual = 4 * ROW_MARGIN * Math.min(chances[n]!, 1 - chances[n]!) + ROW_MARGIN / 4;
    expect(kept).toBeLessThanOrEqual(usual + 0.002); // prices are written in steps
  }
  expect(quotes['A']).toEqual({ back: { odds: 1920 }, lay: { odds: 2085 } });
});
