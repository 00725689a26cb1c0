import type { Fixture } from '../sport.ts';
import { type CardLine, raceCardOf } from './card.ts';
import { begin, evolve, isRunning, type RaceEvent, type RaceRules, type RaceState, standing } from './race.ts';

/* A race from its card to its result: who runs, who was where at every section, and how far apart they came home. */

export interface RaceReport {
  readonly kind: 'race';
  readonly sport: string;
  readonly metres: number;
  readonly isOfficial: boolean;
  readonly wasAbandoned: boolean;
  /** In the order of their numbers. */
  readonly runners: readonly RunnerLine[];
  /** After each section: how far from the start, and the numbers of those in front, first to last. */
  readonly sections: readonly { readonly metres: number; readonly order: readonly number[] }[];
}

export interface RunnerLine extends CardLine {
  /** Newest first: what the house has really run before this race. */
  readonly form: readonly FormLine[];
  readonly isOut: boolean;
  /** From 1; who dead-heated have the same. Nothing before the line. */
  readonly place?: number;
  readonly ms?: number;
  /** Lengths behind the one before, in tenths; nothing for the first. */
  readonly behind?: number;
}

/** One race of somebody's form. */
export interface FormLine {
  readonly event: string;
  readonly at: number;
  readonly place: number;
  readonly field: number;
  readonly venue: string;
  readonly format: string;
  readonly jockey: string | null;
}

export type FormOf = (name: string) => readonly FormLine[];

export function raceReport(
  rules: RaceRules,
  fixture: Fixture,
  events: readonly RaceEvent[],
  formOf: FormOf,
): RaceReport {
  let state = begin(rules, fixture);
  const sections: { metres: number; order: readonly number[] }[] = [];
  for (const event of events) {
    state = evolve(state, event);
    if (event.type !== 'section' && event.type !== 'line') continue;
    const metres = Math.round((state.metres * state.section) / state.sections);
    sections.push({ metres, order: standing(state).map(runner => runner + 1) });
  }
  const placed = placesOf(rules, state);
  return {
    kind: 'race',
    sport: fixture.sport,
    metres: state.metres,
    isOfficial: state.phase === 'over' && !state.wasAbandoned,
    wasAbandoned: state.wasAbandoned,
    runners: raceCardOf(fixture).map((line, n) => ({
      ...line,
      form: formOf(line.name),
      isOut: !isRunning(state, n),
      ...placed.get(n),
    })),
    sections,
  };
}

type Placed = Required<Pick<RunnerLine, 'place' | 'ms'>> & Pick<RunnerLine, 'behind'>;

/** As the judge placed them; who are told apart by nothing have one place and the same time. */
function placesOf(rules: RaceRules, { order, elapsed }: RaceState): Map<number, Placed> {
  const places = new Map<number, Placed>();
  let place = 1;
  let before: number | undefined;
  for (const group of order ?? []) {
    const ms = Math.min(...group.map(runner => elapsed[runner] ?? 0));
    for (const [nth, runner] of group.entries()) {
      const gap = nth === 0 ? before : ms;
      const behind = gap === undefined ? undefined : Math.max(0, Math.round((10 * (ms - gap)) / rules.lengthMs));
      places.set(runner, { place, ms, ...(behind !== undefined && { behind }) });
    }
    place += group.length;
    before = ms;
  }
  return places;
}

/** Somebody who came in. */
export interface Run extends Pick<CardLine, 'number' | 'name' | 'jockey' | 'weight'> {
  readonly place: number;
}

/** Everybody who did, for who keeps forms; nobody before it is official. */
export function runsOf(rules: RaceRules, fixture: Fixture, state: RaceState): readonly Run[] {
  if (state.phase !== 'over' || state.wasAbandoned) return [];
  const placed = placesOf(rules, state);
  return raceCardOf(fixture).flatMap((line, n) => {
    const place = placed.get(n)?.place;
    return place === undefined ? [] : [{ ...line, place }];
  });
}
