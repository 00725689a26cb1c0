import { describe, expect, test } from 'vitest';
import { inventOne } from '../proof/sportLaws.ts';
import { randomOf } from '../random.ts';
import { type SomeSport, sportOf, SPORTS } from './sports.ts';

/* An event is in play from its first ball, point or stride on, and what comes before is told beforehand. */

const BEGINS_WITH: Readonly<Record<string, string>> = {
  cricket: 'runUp',
  football: 'kickOff',
  esoccer: 'kickOff',
  tennis: 'serve',
  tableTennis: 'serve',
  badminton: 'serve',
  volleyball: 'serve',
  basketball: 'attack',
  americanFootball: 'attack',
  iceHockey: 'attack',
  boxing: 'engage',
  mixedMartialArts: 'engage',
  snooker: 'visit',
  horseRacing: 'off',
  greyhoundRacing: 'off',
  politics: 'count',
  eGames: 'serve',
  futsal: 'kickOff',
  handball: 'attack',
  kabaddi: 'raid',
  golf: 'tee',
  rugbyLeague: 'attack',
  beachVolleyball: 'serve',
  motogp: 'off',
  chess: 'start',
  cycling: 'off',
  motorbikes: 'off',
  athletics: 'off',
  basketball3x3: 'attack',
  sumo: 'charge',
  motorSports: 'off',
  baseball: 'pitch',
  rugbyUnion: 'attack',
  darts: 'throw',
  australianRules: 'attack',
  boatRacing: 'off',
};

/** What happened up to the first play, each with how long it took and how long it was said to take. */
function before(sport: SomeSport, seed: string) {
  let state = sport.begin(inventOne(sport, seed));
  const steps: { type: string; ms: number; told: readonly number[] }[] = [];
  for (let nth = 0; !sport.isInPlay!(state); nth += 1) {
    const step = sport.next(state, randomOf(seed, nth));
    if (!step) return steps;
    const { type } = step.event as { readonly type: string }; // every event of a simulator has one
    steps.push({ type, ms: step.ms, told: sport.beforePlay!(state) });
    state = sport.evolve(state, step.event);
  }
  return steps;
}

/** Who is ready waits a little longer or shorter; horses at the post up to half a minute. */
const GIVE_OR_TAKE_MS = 61_000;

describe('in play begins with the first', () => {
  test.each(Object.entries(BEGINS_WITH))('%s: %s', (code, type) => {
    const sport = sportOf(code)!;
    const steps = before(sport, 'fair weather');
    expect(steps.at(-1)?.type).toBe(type);
    const left = (from: number): number => steps.slice(from).reduce((sum, { ms }) => sum + ms, 0);
    for (const [nth, { told }] of steps.entries()) {
      expect(told.length).toBe(steps.length - nth);
      expect(Math.abs(told.reduce((sum, ms) => sum + ms) - left(nth))).toBeLessThan(GIVE_OR_TAKE_MS);
    }
  });

  test('every sport says what begins it', () => {
    expect(Object.keys(BEGINS_WITH).toSorted()).toEqual(SPORTS.map(({ code }) => code).toSorted());
  });
});

test('rain before the first ball is told with the rest of what comes before it', () => {
  const sport = sportOf('cricket')!;
  const dry = sport.begin(inventOne(sport, 'wet'));
  const wet = sport.evolve(dry, { type: 'pause', why: 'rain' });
  const half = 30 * 60_000;
  expect(sport.beforePlay!(wet)).toEqual([half, ...sport.beforePlay!(dry)]);
  expect([sport.isResting!(wet), sport.isInPlay!(wet)]).toEqual([true, false]);
});
