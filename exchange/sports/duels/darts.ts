import { unreachable } from '@maidan/core/result';
import { between, named, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { middle, oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents } from '../names/people.ts';
import { DARTS } from '../names/tours.ts';
import { matchChance, other, type Pair, raised, type SetEnds, type Side } from '../rally/sets.ts';
import type { Fixture, MarketKind, Scoreboard, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { LEG, legChance, visitOf } from './visits.ts';

export interface DartsState {
  readonly players: Pair<string>;
  readonly need: number;
  readonly skills: Pair<number>;
  /** Who won each leg that is over. */
  readonly legs: readonly Side[];
  /** In the leg being played. */
  readonly left: Pair<number>;
  readonly first: Side;
  readonly turn: Side;
  readonly phase: 'before' | 'ready' | 'throw' | 'over';
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type DartsEvent =
  | { readonly type: 'start'; readonly first: Side }
  | { readonly type: 'throw' }
  | { readonly type: 'visit'; readonly points: number }
  | { readonly type: 'abandon' };

const FORMATS: Readonly<Record<string, number>> = { 'best of 7': 4, 'best of 9': 5, 'best of 11': 6 };
const START_MS = 60_000;
const READY_MS = [8_000, 14_000] as const;

export const darts = playable<DartsState, DartsEvent>({
  code: 'darts',
  name: 'Darts',
  etid: 82,
  begin,
  next,
  evolve,
  signalOf(_, event) {
    if (event.type === 'throw') return 'running';
    return event.type === 'abandon' ? 'dangerous' : 'quiet';
  },
  isInPlay: ({ phase }) => phase === 'throw',
  beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...READY_MS)],
  scoreOf,
  say,
  questionsOf,
  invent,
});

function begin(fixture: Fixture): DartsState {
  const [first = 'Player 1', second = 'Player 2'] = fixture.sides;
  return {
    players: [first, second],
    need: FORMATS[fixture.format] ?? 4,
    skills: [fixture.strengths?.['skill0'] ?? 1, fixture.strengths?.['skill1'] ?? 1],
    legs: [],
    left: [LEG, LEG],
    first: 0,
    turn: 0,
    phase: 'before',
    wasAbandoned: false,
    recent: [],
  };
}

function next(state: DartsState, random: Random, pace: Random = random): Step<DartsEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start', first: random() < 0.5 ? 0 : 1 }, ms: START_MS };
    case 'ready':
      return { event: { type: 'throw' }, ms: within(pace, ...READY_MS) };
    case 'throw': {
      const { points } = visitOf(state.left[state.turn], state.skills[state.turn], random);
      return { event: { type: 'visit', points }, ms: within(pace, 8_000, 16_000) };
    }
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: DartsState, event: DartsEvent): DartsState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready', first: event.first, turn: event.first };
    case 'throw':
      return { ...state, phase: 'throw' };
    case 'visit':
      return visited(state, event.points);
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

function visited(state: DartsState, points: number): DartsState {
  const left = raised(state.left, state.turn, -points);
  const recent = [...state.recent, `${points}`].slice(-8);
  if (left[state.turn] > 0) return { ...state, left, recent, phase: 'ready', turn: other(state.turn) };
  const legs = [...state.legs, state.turn];
  if (wonIn(legs)[state.turn] === state.need) return { ...state, left, legs, recent, phase: 'over' };
  const first = other(state.first);
  return { ...state, left: [LEG, LEG], legs, recent, phase: 'ready', first, turn: first };
}

const wonIn = (legs: readonly Side[]): Pair<number> => [
  legs.filter(side => side === 0).length,
  legs.filter(side => side === 1).length,
];

/** Before the throw for the bull both begin as likely. */
const begun = (state: DartsState): readonly DartsState[] =>
  state.phase === 'before' ? ([0, 1] as const).map(side => ({ ...state, first: side, turn: side })) : [state];

const legTruth = ({ skills, left, turn }: DartsState): number => legChance(skills, left, turn);

/** By winner and by who throws first in the next leg: in turn, whoever won. */
const legEnds = (chance: number, first: Side): SetEnds =>
  first === 0
    ? [
        [0, chance],
        [0, 1 - chance],
      ]
    : [
        [chance, 0],
        [1 - chance, 0],
      ];

const matchTruth = (state: DartsState): number =>
  matchChance({
    need: state.need,
    won: wonIn(state.legs),
    current: legEnds(legTruth(state), state.first),
    fresh: first => legEnds(legChance(state.skills, [LEG, LEG], first), first),
  });

/** The chance of each number of legs. */
function legsAhead(state: DartsState): readonly number[] {
  const totals = Array.from({ length: 2 * state.need }, () => 0);
  const fresh = ([0, 1] as const).map(first => legChance(state.skills, [LEG, LEG], first));
  const from = ([a, b]: Pair<number>, first: Side, chance: number, mass: number): void => {
    if (mass === 0) return;
    for (const [score, share] of [
      [[a + 1, b], chance],
      [[a, b + 1], 1 - chance],
    ] as const) {
      if (Math.max(...score) === state.need) totals[score[0] + score[1]]! += mass * share;
      else from(score, other(first), fresh[other(first)]!, mass * share);
    }
  };
  from(wonIn(state.legs), state.first, legTruth(state), 1);
  return totals;
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
const toWin = once((state: DartsState) => mean(begun(state).map(matchTruth)));
const howMany = once((state: DartsState) => {
  const ways = begun(state).map(legsAhead);
  return ways[0]!.map((_, n) => mean(ways.map(way => way[n]!)));
});

const matchWinner = (id: string, made: Told, kind: MarketKind, players: Pair<string>): Question<DartsState> => ({
  plan: between(id, made, players, kind),
  truth: state => yesNo(toWin(state)),
  answer(state) {
    if (state.phase !== 'over') return undefined;
    return state.wasAbandoned ? voided('not completed') : won(state.legs.at(-1)!);
  },
});

const legWinner = (leg: number, players: Pair<string>): Question<DartsState> => ({
  plan: between(`leg:${leg + 1}`, told('market.legWinner', { leg: leg + 1 }), players),
  truth: state => yesNo(mean(begun(state).map(legTruth))),
  answer(state) {
    const winner = state.legs[leg];
    if (winner !== undefined) return won(winner);
    return state.phase === 'over' ? voided('not completed') : undefined;
  },
});

const legsPlayed: Question<DartsState> = {
  plan: { id: 'legs', ...named(told('market.legs')), kind: 'session' },
  truth: state => ({ type: 'runs', chances: howMany(state) }),
  answer(state) {
    if (state.phase !== 'over') return undefined;
    return state.wasAbandoned ? voided('not completed') : { type: 'runs', total: state.legs.length };
  },
};

function questionsOf(state: DartsState): readonly Question<DartsState>[] {
  const legs = state.phase === 'over' && !state.wasAbandoned ? state.legs.length : state.legs.length + 1;
  return [
    matchWinner('matchOdds', told('market.matchOdds'), 'exchange', state.players),
    matchWinner('bookmaker', told('market.bookmaker'), 'bookmaker', state.players),
    ...Array.from({ length: legs }, (_, leg) => legWinner(leg, state.players)),
    legsPlayed,
  ];
}

function scoreOf(state: DartsState): Scoreboard {
  const legs = wonIn(state.legs);
  return scoreboard({
    phase: phaseOf(state),
    sides: state.players.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      const isActive = state.phase !== 'over' && state.turn === side;
      return { name, score: `${legs[side]}`, detail: `${state.left[side]}`, isActive };
    }),
    recent: state.recent,
  });
}

function phaseOf({ phase, legs }: DartsState): Told {
  if (phase === 'before') return told('match.notStarted');
  return phase === 'over' ? told('match.over') : told('darts.leg', { nth: legs.length + 1 });
}

function say(state: DartsState, event: DartsEvent): Told | undefined {
  if (event.type === 'start') return told('darts.throwsFirst', { side: state.players[event.first] });
  if (event.type === 'abandon') return told('match.playAbandoned');
  if (event.type === 'throw') return undefined;
  const score = wonIn(state.legs).join('–');
  if (state.phase === 'over') return told('darts.wins', { side: state.players[state.legs.at(-1)!], score });
  if (Math.min(...state.left) === LEG && event.points > 0) {
    if (state.legs.length > 0) return told('darts.legTo', { side: state.players[state.legs.at(-1)!], score });
  }
  const side = state.players[other(state.turn)];
  const left = state.left[other(state.turn)];
  return event.points === 0
    ? told('darts.bust', { side, left })
    : told('darts.scores', { side, points: event.points, left });
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const sides = opponents(random, manNamed);
  const edge = within(random, -0.14, 0.14);
  return {
    id,
    sport: 'darts',
    competition: oneOf(random, DARTS),
    name: sides.join(' v '),
    sides,
    startsAt,
    format: oneOf(random, Object.keys(FORMATS)),
    strengths: { skill0: rounded(1 + edge), skill1: rounded(1 - edge) },
  };
}
