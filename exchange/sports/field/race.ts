import { unreachable } from '@maidan/core/result';
import type { Fixture } from '../sport.ts';

/*
 * Many against the clock, over laps or stretches of a course: everybody's time for each is normal, and in each one may
 * drop out. Runners are counted from 0; their numbers on the board from 1.
 */

export interface FieldRules {
  /** Of the format, how much is one stretch: 1 lap, 5 km, 200 m. */
  readonly stretch: number;
  readonly stretchMs: number;
  /** How much one's time over the whole distance varies, and how much people differ, as parts of it. */
  readonly spread: number;
  readonly ability: number;
  /** Of a stretch, that one drops out in it. */
  readonly dropsOut: number;
  /** How many are placed. */
  readonly places: number;
}

export interface FieldState {
  readonly runners: readonly string[];
  /** As the format has it: laps, kilometres or metres. */
  readonly distance: number;
  readonly stretches: number;
  /** Expected, for every stretch. */
  readonly paceMs: readonly number[];
  /** Of one stretch. */
  readonly spreadMs: number;
  readonly phase: 'before' | 'start' | 'running' | 'over';
  /** Stretches that are done, and how long each took for all of them. */
  readonly done: number;
  readonly elapsed: readonly number[];
  /** Who dropped out, the first of them first. */
  readonly out: readonly number[];
  readonly wasAbandoned: boolean;
}

export type FieldEvent =
  | { readonly type: 'lineUp' }
  | { readonly type: 'off' }
  | { readonly type: 'stretch'; readonly ms: readonly number[]; readonly out: readonly number[] }
  | { readonly type: 'abandon' };

export function begin(rules: FieldRules, fixture: Fixture): FieldState {
  const distance = Number.parseInt(fixture.format, 10) || 10 * rules.stretch;
  const stretches = Math.max(2, Math.round(distance / rules.stretch));
  const whole = stretches * rules.stretchMs;
  return {
    runners: fixture.sides,
    distance,
    stretches,
    paceMs: fixture.sides.map((_, n) => rules.stretchMs + (fixture.strengths?.[`ms${n + 1}`] ?? 0) / stretches),
    spreadMs: (rules.spread * whole) / Math.sqrt(stretches),
    phase: 'before',
    done: 0,
    elapsed: fixture.sides.map(() => 0),
    out: [],
    wasAbandoned: false,
  };
}

export function evolve(state: FieldState, event: FieldEvent): FieldState {
  switch (event.type) {
    case 'lineUp':
      return { ...state, phase: 'start' };
    case 'off':
      return { ...state, phase: 'running' };
    case 'stretch': {
      const done = state.done + 1;
      return {
        ...state,
        done,
        elapsed: state.elapsed.map((before, n) => before + (event.ms[n] ?? 0)),
        out: [...state.out, ...event.out],
        phase: done === state.stretches ? 'over' : 'running',
      };
    }
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

/** Who is still in it, first the one who is in front. */
export const standing = (state: FieldState): readonly number[] =>
  state.runners
    .map((_, n) => n)
    .filter(n => !state.out.includes(n))
    .toSorted((a, b) => state.elapsed[a]! - state.elapsed[b]!);

/** In the order they came home; several to whom the clock gives the same time are together. */
export function finishers(state: FieldState): readonly (readonly number[])[] {
  const groups: number[][] = [];
  for (const runner of standing(state)) {
    const last = groups.at(-1);
    if (last && state.elapsed[last[0]!] === state.elapsed[runner]) last.push(runner);
    else groups.push([runner]);
  }
  return groups;
}
