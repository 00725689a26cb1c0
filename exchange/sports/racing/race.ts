import { unreachable } from '@maidan/core/result';
import type { Fixture } from '../sport.ts';

/* What a race is, and what an event makes of it. Runners are counted from 0; their numbers on the card from 1. */

export interface RaceRules {
  /** Metres of a section, after each of which everybody's time is taken. */
  readonly sectionM: number;
  readonly sectionMs: number;
  /** How much a runner's time over the whole distance varies, and how much runners differ. */
  readonly spreadMs: number;
  readonly abilityMs: number;
  /** Who pass the line within this time of each other are told apart by a photograph, if at all. */
  readonly photoMs: number;
  /** One length, in time. */
  readonly lengthMs: number;
}

export interface RaceState {
  readonly runners: readonly string[];
  readonly metres: number;
  readonly sections: number;
  /** Expected, for every section. */
  readonly paceMs: readonly number[];
  /** Of one section. */
  readonly spreadMs: number;
  /** How many are placed; 0 when there are too few for that. */
  readonly places: number;
  readonly nonRunners: readonly NonRunner[];
  readonly phase: 'before' | 'atPost' | 'running' | 'line' | 'photo' | 'placed' | 'over';
  /** Sections that were run, and how long each runner took for all of them. */
  readonly section: number;
  readonly elapsed: readonly number[];
  /** Home in this order; several together dead-heated. */
  readonly order?: readonly (readonly number[])[];
  readonly wasAbandoned: boolean;
}

/** Reductions for bets on the others, in hundredths of a per cent. */
interface NonRunner {
  readonly runner: number;
  readonly win: number;
  readonly place: number;
}

/** A non-runner is told as 'withdrawn': records of races have that name. */
export type RaceEvent =
  | ({ readonly type: 'withdrawn' } & NonRunner)
  | { readonly type: 'atPost' }
  | { readonly type: 'off' }
  | { readonly type: 'section' | 'line'; readonly ms: readonly number[] }
  | { readonly type: 'photo' }
  | { readonly type: 'placed'; readonly order: readonly (readonly number[])[] }
  | { readonly type: 'weighedIn' }
  | { readonly type: 'abandon' };

/** Two are placed of five and more, three of eight and more. */
const placesFor = (runners: number): number => (runners >= 8 ? 3 : runners >= 5 ? 2 : 0);

export function begin(rules: RaceRules, fixture: Fixture): RaceState {
  const metres = Number.parseInt(fixture.format, 10) || 10 * rules.sectionM;
  const sections = Math.max(2, Math.round(metres / rules.sectionM));
  return {
    runners: fixture.sides,
    metres,
    sections,
    paceMs: fixture.sides.map((_, n) => rules.sectionMs + (fixture.strengths?.[`ms${n + 1}`] ?? 0) / sections),
    spreadMs: rules.spreadMs / Math.sqrt(sections),
    places: placesFor(fixture.sides.length),
    nonRunners: [],
    phase: 'before',
    section: 0,
    elapsed: fixture.sides.map(() => 0),
    wasAbandoned: false,
  };
}

export function evolve(state: RaceState, event: RaceEvent): RaceState {
  switch (event.type) {
    case 'withdrawn':
      return {
        ...state,
        nonRunners: [...state.nonRunners, { runner: event.runner, win: event.win, place: event.place }],
      };
    case 'atPost':
      return { ...state, phase: 'atPost' };
    case 'off':
      return { ...state, phase: 'running' };
    case 'section':
      return run(state, event.ms);
    case 'line':
      return { ...run(state, event.ms), phase: 'line' };
    case 'photo':
      return { ...state, phase: 'photo' };
    case 'placed':
      return { ...state, phase: 'placed', order: event.order };
    case 'weighedIn':
      return { ...state, phase: 'over' };
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

const run = (state: RaceState, ms: readonly number[]): RaceState => ({
  ...state,
  section: state.section + 1,
  elapsed: state.elapsed.map((before, n) => before + (ms[n] ?? 0)),
});

export const isRunning = (state: RaceState, runner: number): boolean =>
  state.nonRunners.every(each => each.runner !== runner);

/** Who is in the race, first the one who is in front. */
export const standing = (state: RaceState): readonly number[] =>
  state.runners
    .map((_, n) => n)
    .filter(n => isRunning(state, n))
    .toSorted((a, b) => state.elapsed[a]! - state.elapsed[b]!);

/** As they passed the line; those whom only a photograph can tell apart are together. */
export function together(rules: RaceRules, state: RaceState): readonly (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const runner of standing(state)) {
    const at = Math.floor(state.elapsed[runner]! / rules.photoMs);
    groups.set(at, [...(groups.get(at) ?? []), runner]);
  }
  return [...groups.values()];
}
