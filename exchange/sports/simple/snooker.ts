import { unreachable } from '@maidan/core/result';
import { middle, oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents } from '../names/people.ts';
import { SNOOKER } from '../names/tours.ts';
import { between, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import { matchChance, other, type Pair, raised, type Side, wonBy } from '../rally/sets.ts';
import type { Fixture, MarketKind, Scoreboard, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { BREAKS, FRAME, frameChance, frameEnds } from './snookerChances.ts';

export interface SnookerState {
  readonly players: Pair<string>;
  readonly need: number;
  /** Of a visit, to bring points. */
  readonly chances: Pair<number>;
  /** Points; the last one is being played, unless the match is over. */
  readonly frames: readonly Pair<number>[];
  /** Who broke off in this frame, and who is at the table. */
  readonly breaker: Side;
  readonly turn: Side;
  readonly phase: 'before' | 'ready' | 'visit' | 'over';
  readonly winner?: Side;
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type SnookerEvent =
  | { readonly type: 'start'; readonly breaker: Side }
  | { readonly type: 'visit' }
  | { readonly type: 'break'; readonly points: number }
  /** The match is given to a player, because the other one cannot or may not go on. */
  | { readonly type: 'award'; readonly to: Side }
  | { readonly type: 'abandon' };

const FORMATS: Readonly<Record<string, number>> = { 'best of 7': 4, 'best of 9': 5, 'best of 11': 6 };

const START_MS = 60_000;
const READY_MS = [8_000, 25_000] as const;

export const snooker = playable<SnookerState, SnookerEvent>({
  code: 'snooker',
  name: 'Snooker',
  etid: 59,
  begin,
  next,
  evolve,
  signalOf(_, event) {
    if (event.type === 'visit') return 'running';
    return event.type === 'award' || event.type === 'abandon' ? 'dangerous' : 'quiet';
  },
  isInPlay: ({ phase }) => phase === 'visit',
  beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...READY_MS)],
  scoreOf,
  say,
  questionsOf,
  invent,
});

function begin(fixture: Fixture): SnookerState {
  const [first = 'Player 1', second = 'Player 2'] = fixture.sides;
  return {
    players: [first, second],
    need: FORMATS[fixture.format] ?? 4,
    chances: [fixture.strengths?.['pot0'] ?? 0.5, fixture.strengths?.['pot1'] ?? 0.5],
    frames: [[0, 0]],
    breaker: 0,
    turn: 0,
    phase: 'before',
    wasAbandoned: false,
    recent: [],
  };
}

function next(state: SnookerState, random: Random, pace: Random = random): Step<SnookerEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start', breaker: random() < 0.5 ? 0 : 1 }, ms: START_MS };
    case 'ready':
      return { event: { type: 'visit' }, ms: within(pace, ...READY_MS) };
    case 'visit': {
      const points = random() < state.chances[state.turn] ? pick(random, BREAKS) : 0;
      // books are open meanwhile, so a long visit may not tell that it will be a good one
      return { event: { type: 'break', points }, ms: within(pace, 20_000, 120_000) };
    }
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: SnookerState, event: SnookerEvent): SnookerState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready', breaker: event.breaker, turn: event.breaker };
    case 'visit':
      return { ...state, phase: 'visit' };
    case 'break':
      return visited(state, event.points);
    case 'award':
      return { ...state, phase: 'over', winner: event.to, wasAbandoned: true };
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

const isFrameOver = (frame: Pair<number>): boolean => Math.max(...frame) >= FRAME;

const framesWon = ({ frames }: SnookerState): Pair<number> => wonBy(frames.filter(isFrameOver));

const score = (state: SnookerState): Pair<number> => state.frames.at(-1)!;

function visited(state: SnookerState, points: number): SnookerState {
  const frame = raised(score(state), state.turn, points);
  const recent = points > 0 ? [...state.recent, `${points}`].slice(-8) : state.recent;
  const after: SnookerState = { ...state, frames: [...state.frames.slice(0, -1), frame], recent, phase: 'ready' };
  if (!isFrameOver(frame)) return { ...after, turn: other(state.turn) };
  if (framesWon(after)[state.turn] === state.need) return { ...after, phase: 'over', winner: state.turn };
  const breaker = other(state.breaker);
  return { ...after, frames: [...after.frames, [0, 0]], breaker, turn: breaker };
}

/** Before the toss both break off as likely. */
const begun = (state: SnookerState): readonly SnookerState[] =>
  state.phase === 'before' ? ([0, 1] as const).map(side => ({ ...state, breaker: side, turn: side })) : [state];

const frameTruth = (state: SnookerState): number => frameChance(state.chances, score(state), state.turn);

const matchTruth = (state: SnookerState): number =>
  matchChance({
    need: state.need,
    won: framesWon(state),
    current: frameEnds(frameTruth(state), state.breaker),
    fresh: breaker => frameEnds(frameChance(state.chances, [0, 0], breaker), breaker),
  });

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;

const toWin = once((state: SnookerState) => mean(begun(state).map(matchTruth)));

function matchWinner(id: string, made: Told, kind: MarketKind, players: Pair<string>): Question<SnookerState> {
  return {
    plan: between(id, made, players, kind),
    truth: state => yesNo(toWin(state)),
    /** Once it has begun, whoever it is given to has won. */
    answer(state) {
      if (state.phase !== 'over') return undefined;
      return state.winner === undefined || !hasBegun(state) ? voided('not completed') : won(state.winner);
    },
  };
}

const hasBegun = (state: SnookerState): boolean => state.frames.length > 1 || Math.max(...score(state)) > 0;

function frameWinner(frame: number, players: Pair<string>): Question<SnookerState> {
  return {
    plan: between(`frame:${frame + 1}`, told('market.frameWinner', { frame: frame + 1 }), players),
    truth: state => yesNo(mean(begun(state).map(frameTruth))),
    answer(state) {
      const [a, b] = state.frames[frame]!;
      if (isFrameOver([a, b])) return won(a > b ? 0 : 1);
      return state.phase === 'over' ? voided('frame not completed') : undefined;
    },
  };
}

function questionsOf(state: SnookerState): readonly Question<SnookerState>[] {
  return [
    matchWinner('matchOdds', told('market.matchOdds'), 'exchange', state.players),
    matchWinner('bookmaker', told('market.bookmaker'), 'bookmaker', state.players),
    ...state.frames.map((_, frame) => frameWinner(frame, state.players)),
  ];
}

function scoreOf(state: SnookerState): Scoreboard {
  const frames = framesWon(state);
  return scoreboard({
    phase: phaseOf(state),
    sides: state.players.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      const isActive = state.phase !== 'over' && state.turn === side;
      return { name, score: `${frames[side]}`, detail: `${score(state)[side]}`, isActive };
    }),
    recent: state.recent,
  });
}

function phaseOf({ phase, frames }: SnookerState): Told {
  if (phase === 'before') return told('match.notStarted');
  return phase === 'over' ? told('match.over') : told('snooker.frame', { nth: frames.length });
}

function say(state: SnookerState, event: SnookerEvent): Told | undefined {
  if (event.type === 'start') return told('snooker.breaksOff', { side: state.players[event.breaker] });
  if (event.type === 'award') return told('snooker.given', { side: state.players[event.to] });
  if (event.type === 'abandon') return told('match.playAbandoned');
  if (event.type === 'visit') return undefined;
  const frames = framesWon(state).join('–');
  if (state.winner !== undefined) return told('snooker.wins', { side: state.players[state.winner], score: frames });
  if (Math.max(...score(state)) === 0 && state.frames.length > 1 && event.points > 0)
    return told('snooker.frameOver', { score: frames });
  return event.points > 0
    ? told('snooker.breakOf', { points: event.points, score: score(state).join('–') })
    : undefined;
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const sides = opponents(random, manNamed);
  const edge = within(random, -0.035, 0.035);
  return {
    id,
    sport: 'snooker',
    competition: oneOf(random, SNOOKER),
    name: sides.join(' v '),
    sides,
    startsAt,
    format: oneOf(random, Object.keys(FORMATS)),
    strengths: { pot0: rounded(0.5 + edge), pot1: rounded(0.5 - edge) },
  };
}
