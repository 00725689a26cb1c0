import { inEnglish } from './told/told.ts';
import { describe, expect, test } from 'vitest';
import { cricket } from './cricket/cricket.ts';
import { HOME_STRIP, type SomeSport, SPORTS } from './sports.ts';
import { changedMinds, complaints, drift, inventOne, playOut, toldBy, worstGap } from '../proof/sportLaws.ts';

test('[S070] fifteen sports are on the strip of the home page, in its order', () => {
  expect(HOME_STRIP.map(({ name, etid }) => `${name} ${etid}`)).toEqual([
    'Cricket 4',
    'Football 1',
    'Tennis 2',
    'Esoccer 68',
    'Horse Racing 10',
    'Greyhound Racing 65',
    'Table Tennis 8',
    'Basketball 15',
    'Boxing 6',
    'Mixed Martial Arts 3',
    'American Football 58',
    'Volleyball 18',
    'Badminton 22',
    'Snooker 59',
    'Ice Hockey 19',
  ]);
});

test('politics is played too, and no two sports are called the same', () => {
  expect(SPORTS.at(-1)).toMatchObject({ code: 'politics', name: 'Politics', etid: 40 });
  expect(new Set(SPORTS.map(({ code }) => code)).size).toBe(SPORTS.length);
  expect(new Set(SPORTS.map(({ etid }) => etid)).size).toBe(SPORTS.length);
});

interface Plenty {
  readonly matches: number;
  /** Events between two looks at the chances. */
  readonly every: number;
  /** How often the next event is tried. In a race each time is another one, and each has to be priced. */
  readonly tries: number;
}

const USUAL: Plenty = { matches: 60, every: 29, tries: 4_000 };
const PLENTY: Readonly<Record<string, Partial<Plenty>>> = {
  football: { matches: 80, every: 41 },
  esoccer: { every: 37 },
  horseRacing: { matches: 250, every: 7, tries: 500 },
  greyhoundRacing: { matches: 250, every: 4, tries: 500 },
  tennis: { matches: 80, every: 53 },
  americanFootball: { matches: 200, every: 11 },
  boxing: { matches: 300, every: 19 },
  mixedMartialArts: { matches: 400, every: 13 },
  volleyball: { matches: 40, every: 47 },
  iceHockey: { matches: 150 },
  politics: { matches: 24, every: 83 },
  eGames: { every: 37 },
  futsal: { matches: 80, every: 41 },
  handball: { every: 61 },
  kabaddi: { matches: 50, every: 67 },
  golf: { matches: 90, every: 67 },
  motogp: { matches: 150, every: 9, tries: 500 },
  chess: { matches: 200, every: 17 },
  cycling: { matches: 200, every: 5, tries: 1_500 },
  motorbikes: { matches: 300, every: 2, tries: 1_500 },
  athletics: { matches: 200, every: 7, tries: 500 },
  sumo: { matches: 400, every: 4 },
  motorSports: { matches: 100, every: 17, tries: 400 },
  baseball: { matches: 120, every: 47 },
  rugbyUnion: { matches: 150, every: 31 },
  rugbyLeague: { matches: 100, every: 47 },
  darts: { matches: 80, every: 53 },
  australianRules: { matches: 200, every: 61 },
  boatRacing: { matches: 250, every: 4, tries: 1_500 },
};

const side = (type: string, by: string): readonly object[] => [0, 1].map(which => ({ type, [by]: which }));
const GIVEN_UP = { type: 'abandon' };
/** What may end a match of a sport whenever it comes, if it is not that it is given up. */
const ENDINGS: Readonly<Record<string, readonly object[]>> = {
  tennis: [GIVEN_UP, ...side('retire', 'who')],
  tableTennis: [GIVEN_UP, ...side('retire', 'who')],
  badminton: [GIVEN_UP, ...side('retire', 'who')],
  snooker: [GIVEN_UP, ...side('award', 'to')],
  boxing: [{ type: 'noContest' }],
  mixedMartialArts: [{ type: 'noContest' }],
  politics: [{ type: 'cancel' }],
};
/** Of so many matches every state is asked about every market. */
const ASKED = 12;

/** Cricket has laws of its own beside it. */
const PLAYED = SPORTS.filter(sport => sport.code !== cricket.code);

describe.each(PLAYED.map(sport => [sport.name, sport] as const))('%s, played out', (_, sport: SomeSport) => {
  const { matches, every, tries } = { ...USUAL, ...PLENTY[sport.code] };
  const played = Array.from({ length: matches }, (__, n) => playOut(sport, `law ${n}`));

  test('every market that was open is answered in the end, and chances sum to the number of winners', () => {
    const few = played
      .slice(0, 2)
      .flatMap(each => complaints(sport, { ...each, states: each.states.filter(isSeventh) }));
    expect([...few, ...played.flatMap(each => complaints(sport, { ...each, states: each.states.slice(-1) }))]).toEqual(
      [],
    );
    expect(complaints(sport, { ...played[0]!, states: [played[0]!.states[0]!, played[0]!.states.at(-1)!] })).toEqual(
      [],
    );
  });

  test('what was decided stays decided, whatever comes after it and whenever it is given up', () => {
    const endings = ENDINGS[sport.code] ?? [GIVEN_UP];
    expect(played.slice(0, ASKED).flatMap(each => changedMinds(sport, each, endings))).toEqual([]);
  });

  test('the record played again is the same event, to the last letter', () => {
    const { fixture, events, states } = played[0]!;
    const recorded = JSON.parse(JSON.stringify(events)) as unknown[];
    const again = recorded.reduce(
      (state, event) => sport.evolve(JSON.parse(JSON.stringify(state)), event),
      sport.begin(fixture),
    );
    expect(JSON.stringify(again)).toBe(JSON.stringify(states.at(-1)));
    expect(playOut(sport, 'law 0')).toEqual(played[0]);
  });

  test('what is told comes as often as it is told', () => {
    const told = played.flatMap(each => toldBy(sport, each, every));
    expect(worstGap(told, 400)).toBeLessThan(0.05);
  });

  test('no chance knows where it is going: its mean after the next event is what it was', () => {
    const { states } = played[1]!;
    const some = [0.1, 0.35, 0.6, 0.85].map(part => states[Math.floor(part * states.length)]!);
    expect(Math.max(...some.map((state, n) => drift(sport, state, tries, `drift ${n}`)))).toBeLessThan(0.015);
  });

  test('can always be told: a score, a signal, and nothing after the end', () => {
    const { states, events } = played[2]!;
    for (const [n, event] of events.entries()) {
      const state = states[n + 1]!;
      expect(sport.scoreOf(state).sides.every(side => side.name !== '')).toBe(true);
      expect(['quiet', 'running', 'dangerous']).toContain(sport.signalOf(state, event));
      const said = sport.say(state, event);
      expect(said && inEnglish(said)).not.toBe('');
    }
    expect(sport.marketsOf(states.at(-1)!)).toEqual([]);
  });

  test('two different sides meet, and fixtures are invented the same way twice', () => {
    const fixture = inventOne(sport, 'a fixture');
    expect(inventOne(sport, 'a fixture')).toEqual(fixture);
    expect(new Set(fixture.sides).size).toBe(fixture.sides.length);
    expect(fixture.sides.length).toBeGreaterThan(1);
  });
});

const isSeventh = (_: unknown, n: number, all: readonly unknown[]): boolean => n % 7 === 0 || n === all.length - 1;
