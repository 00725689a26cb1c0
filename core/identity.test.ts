import { describe, expect, test } from 'vitest';
import { ageOf, identityAt, roomIn, roomOut } from './identity.ts';
import type { Millis } from './ids.ts';
import { paise } from './money.ts';

const at = (text: string): Millis => Date.parse(text) as Millis; // tests write times as people do

describe('[R44] how old somebody is, by the day in India', () => {
  test.each([
    ['2008-03-07', '2026-03-06T18:29:59.999Z', 17], // a moment before midnight in India
    ['2008-03-07', '2026-03-06T18:30:00Z', 18],
    ['2005-03-08', '2026-03-07T12:00:00Z', 20],
    ['2005-03-07', '2026-03-07T12:00:00Z', 21],
    ['2008-02-29', '2026-02-28T12:00:00Z', 17],
    ['2008-02-29', '2026-03-01T12:00:00Z', 18],
    ['2008-12-31', '2026-12-30T12:00:00Z', 17],
  ])('born %s, at %s: %i', (born, now, age) => {
    expect(ageOf(born, at(now))).toBe(age);
  });
});

describe('[R44] what is known of a player', () => {
  const until = at('2027-01-01T00:00:00Z');
  test.each([
    ['verified', until, until - 1, 'verified'],
    ['verified', until, until, 'expired'],
    ['refused', null, until, 'refused'],
    ['submitted', null, until, 'submitted'],
    ['none', null, until, 'none'],
  ] as const)('%s until %s is at %s: %s', (state, verified_until, now, found) => {
    expect(identityAt({ state, verified_until }, now as Millis)).toBe(found); // of the times above
  });
});

describe('[R44] what may still be paid', () => {
  const tier = { in: paise(1_000), out: paise(500), held: paise(1_500) };
  const cases: readonly (readonly [paidIn: number, waits: number, holds: number, rule: string, left: number])[] = [
    [0, 0, 0, 'in', 1_000],
    [600, 0, 0, 'in', 400],
    [600, 399, 0, 'in', 1],
    [600, 400, 0, 'in', 0],
    [900, 200, 0, 'in', 0], // the operator allows less by now
    [0, 0, 500, 'in', 1_000],
    [0, 0, 501, 'held', 999],
    [0, 100, 1_450, 'held', 0],
    [0, 0, 9_999, 'held', 0],
  ];
  test.each(cases)('in: %i paid, %i waits, %i held: by %s, %i', (paidIn, waiting, holds, rule, left) => {
    const paid = { in: paise(paidIn), waiting: paise(waiting), out: paise(0) };
    expect(roomIn(tier, paid, paise(holds))).toEqual({ rule, left });
  });

  test.each([
    [0, 500],
    [499, 1],
    [500, 0],
    [501, 0],
  ])('out: %i was asked for, %i is left', (out, left) => {
    expect(roomOut(tier, { in: paise(0), waiting: paise(0), out: paise(out) })).toEqual({ rule: 'out', left });
  });
});
