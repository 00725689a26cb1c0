import { unreachable } from '@maidan/core/result';
import { playable } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { middle, normal, oneOf, wholeWithin, within } from '../names/draw.ts';
import type { Fixture, Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { fieldQuestions } from './questions.ts';
import { begin, evolve, type FieldEvent, type FieldRules, type FieldState, standing } from './race.ts';

/** A sport of many against the clock, told by its numbers and words. */
export interface FieldSport extends SportName {
  readonly rules: FieldRules;
  /** What the way is counted in. */
  readonly unit: 'laps' | 'km' | 'm';
  readonly distances: readonly number[];
  readonly field: readonly [number, number];
  readonly meetings: readonly string[];
  readonly named: (random: Random, count: number) => readonly string[];
}

const LINE_UP_MS = 60_000;
const START_MS = [20_000, 50_000] as const;

export function fieldSport(sport: FieldSport): Sport<FieldState, FieldEvent> {
  const { code, name, etid, rules } = sport;
  return playable<FieldState, FieldEvent>({
    code,
    name,
    etid,
    begin: fixture => begin(rules, fixture),
    next: (state, random, pace) => next(rules, state, random, pace),
    evolve,
    signalOf: (state, event) => (state.phase === 'over' ? 'dangerous' : SIGNALS[event.type]),
    isInPlay: ({ phase }) => phase === 'running' || phase === 'over',
    beforePlay: ({ phase }) => (phase === 'before' ? [LINE_UP_MS, middle(...START_MS)] : [middle(...START_MS)]),
    scoreOf: state => scoreOf(sport, state),
    say,
    questionsOf: fieldQuestions(rules),
    invent: (startsAt, id, random) => invent(sport, startsAt, id, random),
  });
}

const SIGNALS: Readonly<Record<FieldEvent['type'], Signal>> = {
  lineUp: 'quiet',
  off: 'quiet',
  stretch: 'quiet',
  abandon: 'dangerous',
};

function next(
  rules: FieldRules,
  state: FieldState,
  random: Random,
  pace: Random = random,
): Step<FieldEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'lineUp' }, ms: LINE_UP_MS };
    case 'start':
      return { event: { type: 'off' }, ms: within(pace, ...START_MS) };
    case 'running': {
      const out = standing(state)
        .toSorted((a, b) => a - b)
        .filter(() => random() < rules.dropsOut);
      const ms = state.paceMs.map((each, n) =>
        state.out.includes(n) || out.includes(n) ? 0 : Math.round(each + state.spreadMs * normal(random)),
      );
      return { event: { type: 'stretch', ms, out }, ms: rules.stretchMs };
    }
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

/** Those in it by their time, then those who are out, the last of them first. */
const orderIn = (state: FieldState): readonly number[] => [...standing(state), ...state.out.toReversed()];

function scoreOf(sport: FieldSport, state: FieldState): Scoreboard {
  const order = orderIn(state);
  const first = state.elapsed[order[0] ?? 0] ?? 0;
  return scoreboard({
    phase: phaseOf(sport, state),
    sides: order.map((runner, place) => {
      const isOut = state.out.includes(runner);
      const seconds = ((state.elapsed[runner]! - first) / 1_000).toFixed(1);
      return {
        name: `${runner + 1}. ${state.runners[runner]!}`,
        score: state.done > 0 && !isOut ? `${place + 1}` : '',
        detail: isOut ? told('field.out') : state.done > 0 && place > 0 ? told('field.behind', { seconds }) : undefined,
        isActive: state.done > 0 && place === 0,
      };
    }),
    line: sport.unit === 'm' ? told('race.line', { metres: state.distance, runners: order.length }) : undefined,
  });
}

function phaseOf({ unit }: FieldSport, { phase, wasAbandoned, distance, stretches, done }: FieldState): Told {
  if (phase === 'over') return told(wasAbandoned ? 'board.abandoned' : 'board.officialResult');
  if (phase !== 'running') return told(phase === 'before' ? 'board.beforePlay' : 'board.lineUp');
  if (unit === 'laps') return told('board.lap', { lap: done + 1, laps: stretches });
  const toGo = Math.round(distance * (1 - done / stretches));
  return unit === 'km' ? told('board.kilometres', { km: toGo, of: distance }) : told('board.running', { metres: toGo });
}

function say(state: FieldState, event: FieldEvent): Told | undefined {
  const named = (runner: number | undefined): string => state.runners[runner ?? 0] ?? '';
  const [first, second] = standing(state);
  switch (event.type) {
    case 'lineUp':
      return told('field.lineUp');
    case 'off':
      return told('field.off');
    case 'stretch': {
      if (state.phase === 'over') return told('field.wins', { runner: named(first) });
      const [gone] = event.out;
      if (gone !== undefined) return told('field.dropsOut', { runner: named(gone) });
      return second === undefined
        ? told('field.alone', { runner: named(first) })
        : told('race.leads', { first: named(first), second: named(second) });
    }
    case 'abandon':
      return told('race.isAbandoned');
    default:
      return unreachable(event);
  }
}

function invent(sport: FieldSport, startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const { rules } = sport;
  const competition = oneOf(random, sport.meetings);
  const count = wholeWithin(random, ...sport.field);
  const distance = oneOf(random, sport.distances);
  const whole = Math.round(distance / rules.stretch) * rules.stretchMs;
  const strengths = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`ms${n + 1}`, Math.round(rules.ability * whole * normal(random))]),
  );
  const format = `${distance} ${sport.unit}`;
  return {
    id,
    sport: sport.code,
    competition,
    name: `${competition}, ${format}`,
    sides: sport.named(random, count),
    startsAt,
    format,
    strengths,
  };
}
