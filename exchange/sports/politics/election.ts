import { unreachable } from '@maidan/core/result';
import { NATIONS } from '../names/nations.ts';
import type { Fixture } from '../sport.ts';

/* What an election is while its seats are declared, and what an event makes of it. */

export interface Region {
  readonly name: string;
  readonly seats: number;
  /** Towards the first party, and the part that goes to neither. */
  readonly lean: number;
  readonly others: number;
}

export interface ElectionState {
  readonly parties: readonly string[];
  readonly regions: readonly Region[];
  /** Seats by region and party. */
  readonly declared: readonly (readonly number[])[];
  readonly phase: 'before' | 'ready' | 'counting' | 'counted' | 'over';
  /** Where the next seat is being counted. */
  readonly counting: number | null;
  readonly wasCancelled: boolean;
  readonly recent: readonly string[];
}

export type ElectionEvent =
  | { readonly type: 'open' }
  | { readonly type: 'count'; readonly region: number }
  | { readonly type: 'declare'; readonly region: number; readonly party: number }
  /** The commission has signed: only this settles anything. */
  | { readonly type: 'official' }
  | { readonly type: 'cancel' };

const USUAL_SEATS = 20;

export function begin(fixture: Fixture): ElectionState {
  const nation = NATIONS.find(each => each.name === fixture.venue) ?? NATIONS[0]!;
  const regions = nation.states.map((name, n) => ({
    name,
    seats: fixture.strengths?.[`seats${n}`] ?? USUAL_SEATS,
    lean: fixture.strengths?.[`lean${n}`] ?? 0,
    others: fixture.strengths?.[`others${n}`] ?? 0.08,
  }));
  return {
    parties: fixture.sides,
    regions,
    declared: regions.map(() => [0, 0, 0]),
    phase: 'before',
    counting: null,
    wasCancelled: false,
    recent: [],
  };
}

export function evolve(state: ElectionState, event: ElectionEvent): ElectionState {
  switch (event.type) {
    case 'open':
      return { ...state, phase: 'ready' };
    case 'count':
      return { ...state, phase: 'counting', counting: event.region };
    case 'declare':
      return declared(state, event.region, event.party);
    case 'official':
      return { ...state, phase: 'over' };
    case 'cancel':
      return { ...state, phase: 'over', wasCancelled: true };
    default:
      return unreachable(event);
  }
}

function declared(state: ElectionState, region: number, party: number): ElectionState {
  const seats = state.declared.map((each, n) =>
    n === region ? each.map((count, p) => (p === party ? count + 1 : count)) : each,
  );
  const all = state.regions.reduce((sum, each) => sum + each.seats, 0);
  const isCounted = seats.flat().reduce((sum, each) => sum + each, 0) === all;
  return {
    ...state,
    declared: seats,
    counting: null,
    phase: isCounted ? 'counted' : 'ready',
    recent: [...state.recent, (state.parties[party] ?? '').charAt(0)].slice(-10),
  };
}
