import { unreachable } from '@maidan/core/result';
import type { Course } from '../names/courses.ts';
import { racers } from '../names/courses.ts';
import { middle, normal, oneOf, someOf, wholeWithin, within } from '../names/draw.ts';
import { playable } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import type { Fixture, Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { placing, raceQuestions } from './questions.ts';
import {
  begin,
  evolve,
  isRunning,
  type RaceEvent,
  type RaceRules,
  type RaceState,
  standing,
  together,
} from './race.ts';

export interface RaceSport extends SportName {
  readonly rules: RaceRules;
  readonly courses: readonly Course[];
  readonly metres: readonly number[];
  readonly field: readonly [number, number];
  readonly competitions: readonly string[];
  readonly weighInMs: number;
}

/** One race in eight loses a runner at the post, one in two thousand is called off. */
const NON_RUNNER = 1 / 8;
const ABANDONED = 1 / 2000;
const PARADE_MS = 30_000;
const AT_POST_MS = [20_000, 80_000] as const;
/** Of photographs that tell nothing. */
const DEAD_HEAT = 0.12;

export function raceSport(sport: RaceSport): Sport<RaceState, RaceEvent> {
  const { code, name, etid, rules } = sport;
  return playable<RaceState, RaceEvent>({
    code,
    name,
    etid,
    begin: fixture => begin(rules, fixture),
    next: (state, random, pace) => next(sport, state, random, pace),
    evolve,
    signalOf: (_, event) => SIGNALS[event.type],
    isInPlay: state => state.phase !== 'before' && state.phase !== 'atPost',
    beforePlay: ({ phase }) => (phase === 'before' ? [PARADE_MS, middle(...AT_POST_MS)] : [middle(...AT_POST_MS)]),
    scoreOf: state => scoreOf(rules, state),
    say,
    questionsOf: raceQuestions(rules),
    invent: (startsAt, id, random) => invent(sport, startsAt, id, random),
  });
}

const SIGNALS: Readonly<Record<RaceEvent['type'], Signal>> = {
  withdrawn: 'dangerous',
  atPost: 'quiet',
  off: 'quiet',
  section: 'quiet',
  line: 'dangerous',
  photo: 'dangerous',
  placed: 'dangerous',
  weighedIn: 'dangerous',
  abandon: 'dangerous',
};

function next(sport: RaceSport, state: RaceState, random: Random, pace: Random = random): Step<RaceEvent> | undefined {
  const { rules } = sport;
  switch (state.phase) {
    case 'before':
      return { event: beforeRace(rules, state, random), ms: PARADE_MS };
    case 'atPost':
      return { event: { type: 'off' }, ms: within(pace, ...AT_POST_MS) };
    case 'running': {
      const type = state.section + 1 === state.sections ? 'line' : 'section';
      return { event: { type, ms: sectionTimes(state, random) }, ms: rules.sectionMs };
    }
    case 'line':
      if (isClose(rules, state)) return { event: { type: 'photo' }, ms: 3_000 };
      return { event: { type: 'placed', order: developed(rules, state, random) }, ms: 4_000 };
    case 'photo':
      return { event: { type: 'placed', order: developed(rules, state, random) }, ms: within(pace, 30_000, 90_000) };
    case 'placed':
      return { event: { type: 'weighedIn' }, ms: sport.weighInMs };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function beforeRace(rules: RaceRules, state: RaceState, random: Random): RaceEvent {
  if (random() < ABANDONED) return { type: 'abandon' };
  const isOneOut = state.nonRunners.length === 0 && random() < NON_RUNNER;
  return isOneOut ? nonRunner(rules, state, random) : { type: 'atPost' };
}

/** The reduction is what the chances of the others are raised by. */
function nonRunner(rules: RaceRules, state: RaceState, random: Random): RaceEvent {
  const runner = oneOf(random, standing(state));
  const share = (places: number): number =>
    places === 0 ? 0 : Math.round((10_000 * placing(rules, state, places)[runner]!) / places);
  return { type: 'withdrawn', runner, win: share(1), place: share(state.places) };
}

const sectionTimes = (state: RaceState, random: Random): readonly number[] =>
  state.paceMs.map((pace, n) => (isRunning(state, n) ? Math.round(pace + state.spreadMs * normal(random)) : 0));

/** Only a photograph can tell who won, or who is placed. */
function isClose(rules: RaceRules, state: RaceState): boolean {
  let before = 0;
  return together(rules, state).some(group => {
    const after = before + group.length;
    const isSplit = [1, state.places].some(places => before < places && after > places);
    before = after;
    return isSplit;
  });
}

/** Nobody is in front of anybody before the photograph says so, and sometimes it does not. */
const developed = (rules: RaceRules, state: RaceState, random: Random): readonly (readonly number[])[] =>
  together(rules, state).flatMap(group => {
    if (group.length > 1 && random() < DEAD_HEAT) return [group];
    return someOf(random, group, group.length).map(runner => [runner]);
  });

function scoreOf(rules: RaceRules, state: RaceState): Scoreboard {
  const order = state.order?.flat() ?? standing(state);
  const first = state.elapsed[order[0] ?? 0] ?? 0;
  return scoreboard({
    phase: phaseOf(state),
    sides: order.map((runner, place) => ({
      name: `${runner + 1}. ${state.runners[runner]!}`,
      score: state.section > 0 ? `${place + 1}` : '',
      ...(state.section > 0 && place > 0 ? { detail: lengths((state.elapsed[runner]! - first) / rules.lengthMs) } : {}),
      isActive: state.section > 0 && place === 0,
    })),
    line: told('race.line', { metres: state.metres, runners: order.length }),
  });
}

/** As the course announces it: 'a head', '3 lengths'. */
function lengths(count: number): Told {
  if (count < 0.1) return told('race.nose');
  if (count < 0.3) return told('race.head');
  return count < 1 ? told('race.underLength') : told('race.lengths', { count: Math.round(count) });
}

function phaseOf(state: RaceState): Told {
  switch (state.phase) {
    case 'before':
      return told('board.parading');
    case 'atPost':
      return told('board.atPost');
    case 'running':
      return told('board.running', { metres: Math.round(state.metres * (1 - state.section / state.sections)) });
    case 'line':
      return told('board.pastLine');
    case 'photo':
      return told('board.photograph');
    case 'placed':
      return told('board.weighingIn');
    case 'over':
      return told(state.wasAbandoned ? 'board.abandoned' : 'board.official');
    default:
      return unreachable(state.phase);
  }
}

function say(state: RaceState, event: RaceEvent): Told | undefined {
  const named = (runner: number | undefined): string => state.runners[runner ?? 0] ?? '';
  const [first, second] = state.order?.flat() ?? standing(state);
  switch (event.type) {
    case 'withdrawn':
      return told('race.withdrawn', { runner: named(event.runner) });
    case 'atPost':
      return told('race.goingDown');
    case 'off':
      return told('race.off');
    case 'section':
      return told('race.leads', { first: named(first), second: named(second) });
    case 'line':
      return told('race.atLine', { first: named(first), second: named(second) });
    case 'photo':
      return told('race.photo');
    case 'placed':
      return firstHome(event.order[0]?.map(named) ?? []);
    case 'weighedIn':
      return told('race.weighedIn');
    case 'abandon':
      return told('race.isAbandoned');
    default:
      return unreachable(event);
  }
}

/** One, or several who cannot be told apart. */
function firstHome([first = '', ...others]: readonly string[]): Told {
  if (others.length === 0) return told('race.first', { runner: first });
  const runners = others.reduce<string | Told>((all, second) => told('race.and', { first: all, second }), first);
  return told('race.deadHeat', { runners });
}

const INDIA_MS = 19_800_000;

/** '14:35', by the clocks of India, as every other time is told. */
const timeOf = (at: number): string => new Date(at + INDIA_MS).toISOString().slice(11, 16);

function invent(sport: RaceSport, startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const course = oneOf(random, sport.courses);
  const count = wholeWithin(random, ...sport.field);
  const draws = someOf(
    random,
    Array.from({ length: count }, (_, n) => n + 1),
    count,
  );
  const isTrap = sport.field[0] === sport.field[1];
  const strengths = Object.fromEntries(
    draws.flatMap((draw, n) => [
      [`ms${n + 1}`, Math.round(sport.rules.abilityMs * normal(random))],
      [`draw${n + 1}`, isTrap ? n + 1 : draw],
    ]),
  );
  return {
    id,
    sport: sport.code,
    competition: `${course.name} (${course.country}) ${oneOf(random, sport.competitions)}`,
    name: `${timeOf(startsAt)} ${course.name} (${course.country})`,
    sides: racers(random, count),
    startsAt,
    format: `${oneOf(random, sport.metres)} m`,
    country: course.country,
    venue: course.name,
    strengths,
  };
}
