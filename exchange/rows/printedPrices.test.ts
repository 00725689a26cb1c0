import type { Millis } from '@maidan/core/ids';
import { decimal } from '@maidan/core/odds';
import { expect, test } from 'vitest';
import { cricket } from '../sports/cricket/cricket.ts';
import { isBackedOnly, type Quote } from './houseRow.ts';
import { randomOf } from '../random.ts';
import { rowQuotes } from './rowPricing.ts';
import type { MarketPlan } from '../sports/sport.ts';
import { SPORTS } from '../sports/sports.ts';

/* Odd or even, and the last digit, as the sports themselves ask for them. */

interface Priced {
  readonly plan: MarketPlan;
  readonly quotes: Readonly<Record<string, Quote>>;
}

/** Rows that can only be backed, as they are priced in the first moments of an event. */
function backedOnly(code: string): readonly Priced[] {
  const sport = SPORTS.find(each => each.code === code)!;
  const fixtures = Array.from({ length: 40 }, (_, n) => sport.invent(0 as Millis, `${code}-${n}`, randomOf(code, n)));
  let state = sport.begin(fixtures.find(({ format }) => code !== cricket.code || format === 'T20')!);
  const found: Priced[] = [];
  for (let nth = 0; nth < 40; nth += 1) {
    state = sport.evolve(state, sport.next(state, randomOf('printed', nth))!.event);
    for (const plan of sport.marketsOf(state)) {
      const truth = sport.truthOf(state, plan);
      const isAsked = plan.kind !== 'exchange' && plan.kind !== 'khado' && isBackedOnly(plan.kind);
      if (isAsked && truth) found.push({ plan, quotes: rowQuotes(plan, truth, 0) });
    }
  }
  return found;
}

test.each(['cricket', 'football', 'badminton'])('%s: what can only be backed offers nothing to lay', code => {
  const rows = backedOnly(code);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.flatMap(({ quotes }) => Object.values(quotes).filter(({ lay }) => lay))).toEqual([]);
});

test.each([
  ['odd or even', 'oddEven', 1.95],
  ['a last digit', 'lastDigit', 9.5],
] as const)('%s of cricket pays what is printed when none is likelier than the others', (_, kind, printed) => {
  const prices = backedOnly('cricket')
    .filter(({ plan }) => plan.kind === kind)
    .flatMap(({ quotes }) => Object.values(quotes).flatMap(({ back }) => (back ? [decimal(back.odds)] : [])));
  expect(prices).toContain(printed);
});
