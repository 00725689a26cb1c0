import { after, type Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { cricket, type CricketState } from './cricket/cricket.ts';
import { randomOf } from '../random.ts';
import { aheadOf, fixturesDue, type Known } from './schedule.ts';
import type { Fixture } from './sport.ts';

/* Several days of cricket as a house plays it: at every change of any match the programme is asked what is lacking. */

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;
/** The first day of a month, some minutes after noon. */
const OPENED = (1_780_315_200_000 + 7 * MINUTE_MS) as Millis; // an instant to count from: only the shell makes one otherwise

/** When a match goes from being played to resting or back; it is over after the last. */
interface Course {
  readonly fixture: Fixture;
  readonly turns: readonly { readonly at: Millis; readonly isPlayed: boolean }[];
}

const RAIN = { event: { type: 'pause', why: 'rain' }, ms: 25_000 } as const;

/** As it is announced its first ball is bowled at its start, unless it rains; or it is opened in the middle of it. */
function courseOf(fixture: Fixture, openedAt: Millis, showers: number): Course {
  const isThere = aheadOf(fixture);
  const before = cricket.beforePlay!(cricket.begin(fixture)).reduce((sum, ms) => sum + ms, 0);
  let [at, state, isAhead] = [after(fixture.startsAt, -before), cricket.begin(fixture), isThere !== undefined];
  const turns: { at: Millis; isPlayed: boolean }[] = [];
  let isInPlay = false;
  for (let nth = 0; ; nth += 1) {
    if (isAhead && isThere!(state, 0)) [at, isAhead] = [openedAt, false];
    const isPlayed = isInPlay && !cricket.isResting!(state);
    if (!isAhead && isPlayed !== (turns.at(-1)?.isPlayed ?? false)) turns.push({ at, isPlayed });
    const isShower = state.stage === 'ready' && !isAhead && randomOf(`${fixture.id} rain`, nth)() < showers;
    const step = isShower ? RAIN : cricket.next(state, randomOf(fixture.id, nth));
    if (!step) return { fixture, turns: turns.length > 0 ? turns : [{ at, isPlayed: false }] };
    state = cricket.evolve(state, step.event) satisfies CricketState;
    isInPlay ||= cricket.isInPlay!(state);
    at = after(at, step.ms);
  }
}

const knownAt = ({ fixture, turns }: Course, now: Millis): Known => ({
  fixture,
  isOver: turns.at(-1)!.at <= now,
  isResting: !isPlayedAt(turns, now),
});

const isPlayedAt = (turns: Course['turns'], now: Millis): boolean =>
  turns.findLast(({ at }) => at <= now)?.isPlayed ?? false;

/** Every match of so many days, and the moments at which something changed. */
function season(days: number, showers: number) {
  const courses: Course[] = [];
  const moments: Millis[] = [];
  for (let now = OPENED; now < OPENED + days * DAY_MS;) {
    const due = fixturesDue(
      now,
      courses.map(course => knownAt(course, now)).filter(({ isOver }) => !isOver),
      { seed: 'house', speed: 1 },
    );
    courses.push(...due.filter(({ sport }) => sport === 'cricket').map(fixture => courseOf(fixture, now, showers)));
    moments.push(now);
    const next = courses.flatMap(({ turns }) => turns.filter(({ at }) => at > now).map(({ at }) => at));
    now = next.reduce((least, at) => (at < least ? at : least));
  }
  return { courses, moments };
}

/** Rain before one ball of so many stops nearly every match for an hour or two. */
const SHOWERS = 1 / 80;

describe.each([
  ['as it is', 2, 0],
  ['in a wet summer', 1, SHOWERS],
])('cricket, %s', (_, days, showers) => {
  const { courses, moments } = season(days, showers);

  test('always has a match in which balls are being bowled, whatever rests meanwhile', () => {
    // between two of these moments nothing changes
    const still = moments.filter(now => !courses.some(({ turns }) => isPlayedAt(turns, now)));
    expect(still.map(now => (now - OPENED) / MINUTE_MS)).toEqual([]);
    expect(moments.length).toBeGreaterThan(days * 24);
  });

  test('begins no two matches at the same moment, and leaves no hole', () => {
    const begun = courses.filter(({ fixture }) => !/-[2-9]$/.test(fixture.id)); // others were opened in a chase
    const inOrder = begun.toSorted((a, b) => a.fixture.startsAt - b.fixture.startsAt);
    const gaps = inOrder.slice(1).map(({ fixture }, n) => {
      const last = inOrder[n]!;
      const isOver = last.turns.at(-1)!.at <= fixture.startsAt; // washed out
      return { isOver, minutes: (fixture.startsAt - last.fixture.startsAt) / MINUTE_MS };
    });
    expect(Math.min(...gaps.filter(({ isOver }) => !isOver).map(({ minutes }) => minutes))).toBeGreaterThanOrEqual(15);
    expect(Math.max(...gaps.map(({ minutes }) => minutes))).toBeLessThanOrEqual(75);
  });

  test('bowls the first ball when it was announced, but for rain', () => {
    const late = courses.filter(({ fixture, turns }) => turns[0]!.at !== fixture.startsAt && !aheadOf(fixture));
    expect(late.length).toBeLessThan(courses.length / 20);
  });
});
