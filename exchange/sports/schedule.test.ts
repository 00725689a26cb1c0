import { after, type Millis } from '@maidan/core/ids';
import { describe, expect, test } from 'vitest';
import { fixturesDue, type Known, PROGRAMME } from './schedule.ts';
import { HOME_STRIP, SPORTS } from './sports.ts';

/** The first day of a month, at noon. */
const NOON = 1_780_315_200_000 as Millis; // an instant to count from: only the shell makes one otherwise
const HOUSE = { seed: 'house', speed: 1 };
const MINUTE_MS = 60_000;

/** Shorter than most of them take, so that the programme has to work for it. */
const SHORT_MS: Readonly<Record<string, number>> = {
  cricket: 180,
  football: 108,
  tennis: 45,
  esoccer: 9,
  horseRacing: 4.4,
  greyhoundRacing: 1.7,
  tableTennis: 14,
  basketball: 73,
  boxing: 4,
  mixedMartialArts: 4,
  americanFootball: 140,
  volleyball: 57,
  badminton: 25,
  snooker: 53,
  iceHockey: 100,
  politics: 330,
  eGames: 50,
  futsal: 70,
  handball: 65,
  kabaddi: 45,
  golf: 100,
  rugbyLeague: 95,
  beachVolleyball: 33,
  motogp: 33,
  chess: 22,
  cycling: 55,
  motorbikes: 2.4,
  athletics: 5.3,
  basketball3x3: 10,
  sumo: 3.2,
  motorSports: 59,
  baseball: 100,
  rugbyUnion: 105,
  darts: 29,
  australianRules: 130,
  boatRacing: 5.9,
};

const known = (list: readonly Known['fixture'][], now: Millis): readonly Known[] =>
  list.map(fixture => ({ fixture, isOver: fixture.startsAt + SHORT_MS[fixture.sport]! * MINUTE_MS <= now }));

const first = fixturesDue(NOON, [], HOUSE);

describe('the programme', () => {
  test('[S070] has every sport of the menu on from the first moment, several of the great ones', () => {
    for (const { code } of SPORTS) {
      const on = first.filter(fixture => fixture.sport === code && fixture.startsAt <= NOON);
      expect(on.length, code).toBe(['cricket', 'football', 'tennis'].includes(code) ? 2 : 1);
    }
  });

  test('announces several of every sport over the next day', () => {
    for (const { code } of HOME_STRIP) {
      const coming = first.filter(
        ({ sport, startsAt }) => sport === code && startsAt > NOON && startsAt <= after(NOON, 1440 * MINUTE_MS),
      );
      expect(coming.length, code).toBeGreaterThanOrEqual(12);
    }
  });

  test('is the same for the same house, and another one for another', () => {
    expect(fixturesDue(NOON, [], HOUSE)).toEqual(first);
    expect(fixturesDue(NOON, [], { ...HOUSE, seed: 'another' })).not.toEqual(first);
  });

  test('adds nothing twice', () => {
    expect(fixturesDue(NOON, known(first, NOON), HOUSE)).toEqual([]);
    expect(new Set(first.map(({ id }) => id)).size).toBe(first.length);
  });

  test('knows every sport by its code', () => {
    expect(PROGRAMME.map(({ sport }) => sport).slice(0, 15)).toEqual(HOME_STRIP.map(({ code }) => code));
  });
});

test('through half a day something of every sport is always on, and no id stands twice', () => {
  let list = [...first];
  for (let minute = 1; minute <= 720; minute += 3) {
    const now = after(NOON, minute * MINUTE_MS);
    list = [
      ...list.filter(each => each.startsAt > now - 600 * MINUTE_MS),
      ...fixturesDue(now, known(list, now), HOUSE),
    ];
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    const on = new Set(
      known(list, now)
        .filter(({ fixture, isOver }) => !isOver && fixture.startsAt <= now)
        .map(({ fixture }) => fixture.sport),
    );
    expect(SPORTS.filter(({ code }) => !on.has(code)).map(({ code }) => code)).toEqual([]);
  }
});

/** Two matches of cricket that are on, with the next one so many minutes away. */
const twoOn = (resting: readonly boolean[], nextIn: number) => {
  const now = after(NOON, (60 - nextIn) * MINUTE_MS);
  const on = first.filter(({ sport, startsAt }) => sport === 'cricket' && startsAt <= NOON);
  const coming = first.filter(({ sport, startsAt }) => sport === 'cricket' && startsAt > NOON);
  const list = [
    ...on.map((fixture, n) => ({ fixture, isOver: false, isResting: resting[n]! })),
    ...coming.map(fixture => ({ fixture, isOver: false, isResting: true })),
  ];
  const added = fixturesDue(now, list, HOUSE).filter(({ sport, startsAt }) => sport === 'cricket' && startsAt <= now);
  return added.map(({ id, startsAt }) => `${id.slice(-2)} began ${(now - startsAt) / MINUTE_MS} min ago`);
};

test.each([
  ['both play', [false, false], 30, []],
  ['one plays', [true, false], 30, []],
  ['both rest: one more begins', [true, true], 30, ['-1 began 0 min ago']],
  ['both rest, and one begins soon: one more that is under way', [true, true], 5, ['-2 began 120 min ago']],
])('of two matches of cricket %s', (_, resting, nextIn, added) => {
  expect(twoOn(resting, nextIn)).toEqual(added);
});

test('no two of a sport begin at the same moment, whenever the house is opened', () => {
  for (let minute = 0; minute < 60; minute += 1) {
    const fixtures = fixturesDue(after(NOON, minute * MINUTE_MS), [], HOUSE);
    for (const { sport, everyMs } of PROGRAMME) {
      const starts = fixtures.filter(each => each.sport === sport).map(({ startsAt }) => startsAt);
      const gaps = starts.toSorted((a, b) => a - b).map((at, n, all) => at - (all[n - 1] ?? -Infinity));
      expect(Math.min(...gaps), `${sport} at 12:${minute}`).toBeGreaterThanOrEqual(everyMs / 4);
    }
  }
});

test('at twenty times the speed everything begins twenty times as often', () => {
  const fast = fixturesDue(NOON, [], { ...HOUSE, speed: 20 }).filter(({ sport }) => sport === 'football');
  const starts = fast.map(({ startsAt }) => startsAt - NOON).filter(ms => ms > 0);
  expect(starts.slice(0, 3)).toEqual([90_000, 180_000, 270_000]);
});

test('races are run in several countries, and no course has two within half an hour if there are others', () => {
  const races = first.filter(({ sport }) => sport === 'horseRacing');
  expect(new Set(races.map(({ country }) => country)).size).toBeGreaterThanOrEqual(5);
  const soon = races.filter(({ startsAt }) => startsAt < NOON + 20 * MINUTE_MS).map(({ venue }) => venue);
  expect(new Set(soon).size).toBe(soon.length);
});
