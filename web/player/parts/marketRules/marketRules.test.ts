import { rupees } from '@maidan/core/money';
import { randomOf } from '@maidan/exchange/random';
import { SPORTS } from '@maidan/exchange/sports/sports';
import { describe, expect, test } from 'vitest';
import { exampleOf, outcomeOf, SAMPLES } from './example.ts';
import { ASKED, ruleOf } from './ruleOf.ts';
import { RULES } from './rules.ts';
import { SPORT_NOTES } from './sportNotes.ts';

test.each(SPORTS.map(sport => [sport.code, sport] as const))('%s: what counts in it is said', code => {
  expect(SPORT_NOTES[code]).toMatch(/\w{3}.*\.$/);
});

describe('an example is what the rules that settle would pay', () => {
  test.each([
    ['exchange', 850, -1_000, 1_000, -850],
    ['fancy1', 2_500, -1_000, 1_000, -2_500],
    ['bookmaker', 850, -1_000, 1_000, -850],
    ['session', 1_100, -1_000, 1_000, -1_100],
    ['line', 1_000, -1_000, 1_000, -1_000],
    ['khado', 3_000, -1_000, 1_000, -3_000],
    ['meter', 700, -700, 700, -700],
    ['oddEven', 950, -1_000, 1_000, -950],
    ['lastDigit', 8_500, -1_000, 1_000, -8_500],
  ] as const)('%s', (kind, backWins, backLoses, layWins, layLoses) => {
    expect(outcomeOf(kind, 'back')).toEqual({ wins: rupees(backWins), loses: rupees(backLoses) });
    expect(outcomeOf(kind, 'lay')).toEqual({ wins: rupees(layWins), loses: rupees(layLoses) });
  });

  test('an example is said in rupees', () => {
    expect(exampleOf('session')).toBe(
      'Yes 1,000.00 at 41, price 110: +1,100.00 at 41 or more, −1,000.00 below. ' +
        'No 1,000.00 at 41, price 110: +1,000.00 below 41, −1,100.00 at 41 or more. Nobody’s stake comes back.',
    );
    expect(exampleOf('khado')).toContain('+3,000.00 from 160 to 163');
    expect(exampleOf('exchange')).toContain('Lay 1,000.00 at 1.85: +1,000.00 if it does not win, −850.00 if it does.');
  });

  test('in every kind of market there is', () => {
    const kinds = Object.keys(SAMPLES) as (keyof typeof SAMPLES)[];
    expect(new Set(kinds.map(exampleOf)).size).toBe(kinds.length);
  });
});

describe('the page of all rules', () => {
  test('has every question, in a kind of market that asks it', () => {
    expect(new Set(ASKED.map(({ rule }) => rule))).toEqual(new Set(Object.keys(RULES)));
  });

  test.each(SPORTS.map(sport => [sport.code, sport] as const))('%s: whatever a match asks is on it', (_, sport) => {
    const random = randomOf('rules', 7);
    const fixture = sport.invent(1_760_000_000_000 as Parameters<typeof sport.invent>[0], 'match', random);
    const asked = new Set<string>();
    let state = sport.begin(fixture);
    for (let steps = 0; steps < 400; steps++) {
      for (const plan of sport.marketsOf(state)) asked.add(`${ruleOf(plan)} ${plan.kind}`);
      const step = sport.next(state, random);
      if (!step) break;
      state = sport.evolve(state, step.event);
    }
    const said = new Set(ASKED.map(({ rule, kind }) => `${rule} ${kind}`));
    const unsaid = [...asked].filter(each => !said.has(each));
    expect(asked.size).toBeGreaterThan(0);
    expect(unsaid).toEqual([]);
  });
});
