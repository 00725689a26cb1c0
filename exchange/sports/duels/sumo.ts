import { unreachable } from '@maidan/core/result';
import { between, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import { oneOf, rounded, within } from '../names/draw.ts';
import { wrestlers } from '../names/people.ts';
import { SUMO } from '../names/tours.ts';
import type { Pair, Side } from '../rally/sets.ts';
import type { Fixture, MarketKind, Scoreboard, Signal, Step } from '../sport.ts';
import { YES_NO } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';

/*
 * One bout: after the charge each push moves both by one step, and who is pushed four steps back is out of the ring. At any
 * push one may be thrown instead. Now and then the judges cannot agree and it is wrestled again from the middle.
 */

export interface SumoState {
  readonly wrestlers: Pair<string>;
  /** The chance of the first to win a push, and a throw if there is one. */
  readonly push: number;
  readonly skill: number;
  /** Steps that the second was pushed back; below zero the first was. */
  readonly at: number;
  readonly bout: number;
  readonly phase: 'before' | 'ready' | 'clinch' | 'judged' | 'over';
  /** Who is down or out, before the judges have agreed. */
  readonly fallen?: Side;
  readonly how?: 'pushed' | 'thrown';
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type SumoEvent =
  | { readonly type: 'charge' }
  | { readonly type: 'push'; readonly to: Side }
  | { readonly type: 'throw'; readonly to: Side }
  | { readonly type: 'agreed' }
  | { readonly type: 'again' }
  | { readonly type: 'abandon' };

const EDGE = 4;
/** Of a push to be a throw instead, and of a fall to be wrestled again. */
const THROWN = 0.07;
const AGAIN = 0.03;

const RITUAL_MS = 180_000;
const FACING_MS = [10_000, 20_000] as const;

export const sumo = playable<SumoState, SumoEvent>({
  code: 'sumo',
  name: 'Sumo',
  etid: 79,
  begin(fixture) {
    const [first = 'East', second = 'West'] = fixture.sides;
    return {
      wrestlers: [first, second],
      push: fixture.strengths?.['push'] ?? 0.5,
      skill: fixture.strengths?.['skill'] ?? 0.5,
      at: 0,
      bout: 1,
      phase: 'before',
      wasAbandoned: false,
      recent: [],
    };
  },
  next,
  evolve,
  signalOf: (_, event) => SIGNALS[event.type],
  isInPlay: ({ phase }) => phase !== 'before',
  beforePlay: () => [RITUAL_MS],
  scoreOf,
  say,
  questionsOf,
  invent,
});

const SIGNALS: Readonly<Record<SumoEvent['type'], Signal>> = {
  charge: 'quiet',
  push: 'quiet',
  throw: 'dangerous',
  agreed: 'dangerous',
  again: 'quiet',
  abandon: 'dangerous',
};

function next(state: SumoState, random: Random, pace: Random = random): Step<SumoEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'charge' }, ms: RITUAL_MS };
    case 'ready':
      return { event: { type: 'charge' }, ms: within(pace, ...FACING_MS) };
    case 'clinch': {
      const event = pick<SumoEvent>(random, [
        [{ type: 'throw', to: 0 }, THROWN * state.skill],
        [{ type: 'throw', to: 1 }, THROWN * (1 - state.skill)],
        [{ type: 'push', to: 0 }, (1 - THROWN) * state.push],
        [{ type: 'push', to: 1 }, (1 - THROWN) * (1 - state.push)],
      ]);
      return { event, ms: within(pace, 3_500, 7_000) };
    }
    case 'judged':
      return { event: { type: random() < AGAIN ? 'again' : 'agreed' }, ms: within(pace, 6_000, 12_000) };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: SumoState, event: SumoEvent): SumoState {
  switch (event.type) {
    case 'charge':
      return { ...state, phase: 'clinch' };
    case 'push': {
      const at = state.at + (event.to === 0 ? 1 : -1);
      const after = { ...state, at, recent: [...state.recent, `${event.to + 1}`].slice(-8) };
      return Math.abs(at) < EDGE ? after : { ...after, phase: 'judged', fallen: at > 0 ? 1 : 0, how: 'pushed' };
    }
    case 'throw':
      return { ...state, phase: 'judged', fallen: event.to === 0 ? 1 : 0, how: 'thrown' };
    case 'agreed':
      return { ...state, phase: 'over' };
    case 'again': {
      const { fallen: _, how: __, ...standing } = state;
      return { ...standing, phase: 'ready', at: 0, bout: state.bout + 1 };
    }
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

/** From every step, what a walk that ends with each of these at its ends, or with `thrown` on the way, comes to. */
function walked(push: number, ends: Pair<number>, thrown: number): readonly number[] {
  const width = 2 * EDGE - 1;
  // every value follows from its neighbours: from below each is written as what the next one is worth
  const [slope, rest] = [new Float64Array(width), new Float64Array(width)];
  for (let n = 0; n < width; n++) {
    const [back, fixed] = [(1 - THROWN) * (1 - push), THROWN * thrown];
    const [before, known] = n === 0 ? [0, ends[0]] : [slope[n - 1]!, rest[n - 1]!];
    slope[n] = ((1 - THROWN) * push) / (1 - back * before);
    rest[n] = (fixed + back * known) / (1 - back * before);
  }
  const values = [ends[1]];
  for (let n = width - 1; n >= 0; n--) values.unshift(slope[n]! * values[0]! + rest[n]!);
  return [ends[0], ...values];
}

interface Falls {
  /** Of the first to win, and of a throw to decide it, whoever's. */
  readonly wins: number;
  readonly thrown: number;
}

const falls = once((state: SumoState): Falls => {
  const wins = walked(state.push, [0, 1], state.skill);
  const thrown = walked(state.push, [0, 0], 1);
  // a fall may be wrestled again, whatever it was: from the middle, where both are as likely as they were at first
  const judged = (fall: number, atFirst: number): number => (1 - AGAIN) * fall + AGAIN * atFirst;
  const isJudged = state.phase === 'judged';
  return {
    wins: judged(isJudged ? Number(state.fallen === 1) : wins[state.at + EDGE]!, wins[EDGE]!),
    thrown: judged(isJudged ? Number(state.how === 'thrown') : thrown[state.at + EDGE]!, thrown[EDGE]!),
  };
});

const isDecided = ({ phase, wasAbandoned }: SumoState): boolean => phase === 'over' && !wasAbandoned;

const winner = (id: string, made: Told, kind: MarketKind, state: SumoState): Question<SumoState> => ({
  plan: between(id, made, state.wrestlers, kind),
  truth: now => yesNo(falls(now).wins),
  answer(now) {
    if (now.phase !== 'over') return undefined;
    return isDecided(now) ? won(now.fallen === 1 ? 0 : 1) : voided('no contest');
  },
});

const byThrow: Question<SumoState> = {
  plan: between('throw', told('market.byThrow'), YES_NO, 'fancy1'),
  truth: now => yesNo(falls(now).thrown),
  answer(now) {
    if (now.phase !== 'over') return undefined;
    return isDecided(now) ? won(now.how === 'thrown' ? 0 : 1) : voided('no contest');
  },
};

function questionsOf(state: SumoState): readonly Question<SumoState>[] {
  return [
    winner('matchOdds', told('market.matchOdds'), 'exchange', state),
    winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
    byThrow,
  ];
}

function scoreOf(state: SumoState): Scoreboard {
  const isOver = isDecided(state);
  return scoreboard({
    phase: phaseOf(state),
    sides: state.wrestlers.map((name, place) => ({
      name,
      score: isOver ? (state.fallen === place ? '●' : '○') : '',
      isActive: state.phase === 'clinch' && (place === 0 ? state.at > 0 : state.at < 0),
    })),
    line: lineOf(state),
    recent: state.recent,
  });
}

function phaseOf({ phase, wasAbandoned, bout }: SumoState): Told {
  if (phase === 'before') return told('sumo.ritual');
  if (phase === 'over') return told(wasAbandoned ? 'match.abandoned' : 'match.over');
  if (phase === 'judged') return told('sumo.judges');
  return told(bout === 1 ? 'sumo.bout' : 'sumo.rematch');
}

function lineOf(state: SumoState): Told | undefined {
  const { wrestlers: names, at, fallen, how } = state;
  if (state.wasAbandoned) return told('bout.noContest');
  if (fallen !== undefined) {
    const side = names[fallen === 1 ? 0 : 1];
    return told(how === 'thrown' ? 'sumo.throws' : 'sumo.pushesOut', { side });
  }
  return Math.abs(at) === EDGE - 1 ? told('sumo.atEdge', { side: names[at > 0 ? 1 : 0] }) : undefined;
}

function say(state: SumoState, event: SumoEvent): Told | undefined {
  switch (event.type) {
    case 'charge':
      return told('sumo.charge');
    case 'push':
    case 'throw':
    case 'abandon':
      return lineOf(state);
    case 'agreed':
      return told('sumo.wins', { side: state.wrestlers[state.fallen === 1 ? 0 : 1] });
    case 'again':
      return told('sumo.again');
    default:
      return unreachable(event);
  }
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const sides = wrestlers(random);
  return {
    id,
    sport: 'sumo',
    competition: oneOf(random, SUMO),
    name: sides.join(' v '),
    sides,
    startsAt,
    format: 'one bout',
    strengths: { push: rounded(within(random, 0.44, 0.56)), skill: rounded(within(random, 0.4, 0.6)) },
  };
}
