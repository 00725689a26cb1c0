import { expect, test } from 'vitest';
import { inventOne, playOut } from '../proof/sportLaws.ts';
import { cricket } from '../sports/cricket/cricket.ts';
import type { CricketState } from '../sports/cricket/match.ts';
import { isRunning, type RaceState } from '../sports/racing/race.ts';
import { greyhoundRacing, horseRacing } from '../sports/racing/racing.ts';
import { outcomeOf } from './outcome.ts';

const TEST_MATCH = { ...inventOne(cricket, 'five days'), format: 'Test' };

/** As it stands after that, whoever has made which runs. */
const ended = (result: CricketState['result']): CricketState => ({
  ...(cricket.begin(TEST_MATCH) as CricketState), // of cricket
  stage: 'over',
  ...(result && { result }),
});

test.each([
  ['tied', { type: 'match', isTied: true, score: [0, 0] }],
  ['drawn', { type: 'match', score: [0, 0] }],
  ['abandoned', { type: 'none' }],
] as const)('a Test that is %s', (type, outcome) => {
  expect(outcomeOf(cricket, TEST_MATCH, ended({ type }))).toEqual(outcome);
});

test.each([horseRacing, greyhoundRacing].map(sport => [sport.name, sport] as const))(
  '%s: whoever was in the race has a place, and the others were withdrawn',
  (_, sport) => {
    let withdrawn = 0;
    for (let n = 0; n < 40; n += 1) {
      const { fixture, states } = playOut(sport, `outcome ${n}`);
      const state = states.at(-1) as RaceState; // of a race
      const outcome = outcomeOf(sport, fixture, state);
      if (outcome.type !== 'field') continue;
      const { order, out = [] } = outcome;
      expect([...order.flat(), ...out].toSorted((a, b) => a - b)).toEqual(fixture.sides.map((_name, runner) => runner));
      expect(out.some(runner => isRunning(state, runner))).toBe(false);
      withdrawn += out.length;
    }
    expect(withdrawn).toBeGreaterThan(0);
  },
);
