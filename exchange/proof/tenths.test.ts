import { describe, expect, test } from 'vitest';
import type { Answer, MarketPlan, Truth } from '../sports/sport.ts';
import type { SomeSport } from '../sports/sports.ts';
import { gapOf, type Tenth, Tenths } from './tenths.ts';

/*
 * Four throws of a die that shows a one three times of ten. It wins with the first one; how many there are is a total; and
 * if the last throw is a six, which it is one time of ten, everything is void.
 */

const WINS: MarketPlan = { id: 'one', name: 'One', kind: 'exchange', runners: ['Yes', 'No'] };
const TOTAL: MarketPlan = { id: 'ones', name: 'Ones', kind: 'session' };
const THROWS = 4;

type Thrown = readonly number[];

const onesOf = (thrown: Thrown): number => thrown.filter(face => face === 1).length;

/** What is told of the next throws is off by so much. */
const die = (off: number, plans: readonly MarketPlan[]): SomeSport => ({
  code: 'die',
  name: 'Die',
  etid: 0,
  begin: () => [],
  next(state, random) {
    if ((state as Thrown).length === THROWS) return undefined;
    const at = random();
    return { event: at < 0.3 ? 1 : at < 0.9 ? 2 : 6, ms: 1_000 };
  },
  evolve: (state, event) => [...(state as Thrown), Number(event)],
  signalOf: () => 'quiet',
  scoreOf: () => ({ phase: '', sides: [] }),
  say: () => undefined,
  marketsOf: state => ((state as Thrown).length === THROWS ? [] : plans),
  truthOf: (state, plan) => truthOf(state as Thrown, plan, 0.3 + off),
  answerOf: (state, plan) => answerOf(state as Thrown, plan),
  invent: (startsAt, id) => ({ id, sport: 'die', competition: '', name: '', sides: [], startsAt, format: '' }),
});

/** A last throw that counts is a one more often: three of nine. */
function truthOf(thrown: Thrown, plan: MarketPlan, one: number): Truth | undefined {
  const left = THROWS - thrown.length;
  if (plan === WINS && onesOf(thrown) > 0) return undefined;
  let ones = [1];
  for (let n = 1; n <= left; n++) {
    const chance = n === left ? one / 0.9 : one;
    ones = [...ones, 0].map((none, k) => none * (1 - chance) + (ones[k - 1] ?? 0) * chance);
  }
  if (plan === WINS) return { type: 'chances', chances: [1 - ones[0]!, ones[0]!] };
  return { type: 'runs', chances: [...Array.from({ length: onesOf(thrown) }, () => 0), ...ones] };
}

function answerOf(thrown: Thrown, plan: MarketPlan): Answer | undefined {
  if (thrown.length < THROWS) return undefined;
  if (thrown.at(-1) === 6) return { type: 'void', reason: 'abandoned' };
  if (plan === TOTAL) return { type: 'runs', total: onesOf(thrown) };
  return { type: 'won', winners: [onesOf(thrown) > 0 ? 0 : 1] };
}

const season = { fixtures: 1, looks: 2, ends: 50 };
const played = (off: number, plans: readonly MarketPlan[], own = {}): readonly Tenth[] =>
  new Tenths(die(off, plans), { ...season, ...own }, 'die').play(400);

const isOff = (tenth: Tenth): boolean => gapOf(tenth) > 4 * tenth.error;

describe.each([
  ['who wins', [WINS]],
  ['how many, of which nobody can win', [TOTAL]],
])('%s', (_, plans) => {
  test('what is right comes as often, as far as luck allows', () => {
    const tenths = played(0, plans);
    expect(tenths.length).toBeGreaterThanOrEqual(3);
    expect(tenths.filter(isOff)).toEqual([]);
  });

  test('what is three points off is found', () => {
    expect(played(0.03, plans).filter(isOff).length).toBeGreaterThan(0);
  });
});

test('many ends tell of a match what would take many matches', () => {
  const mostOf = (ends: number): number => Math.max(...played(0, [WINS], { ends }).map(({ error }) => error));
  expect(mostOf(50)).toBeLessThan(mostOf(1) / 4);
});
