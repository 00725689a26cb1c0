import { unreachable } from '@maidan/core/result';
import { between, chances, named, once, playable, type Question, shared, voided, won } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { middle, oneOf, rounded, wholeWithin, within } from '../names/draw.ts';
import { fieldNamed } from '../names/people.ts';
import { GOLF } from '../names/tours.ts';
import type { Answer, Fixture, Scoreboard, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { fewerStrokes, HOLES, shareChances, strokesAt } from './strokes.ts';

/** A round for everybody, one after the other on every hole; who are level in front at the end go on in a play-off. */
export interface GolfState {
  readonly players: readonly string[];
  readonly skills: readonly number[];
  /** Against par. */
  readonly scores: readonly number[];
  /** Holes that were played, those of all together. */
  readonly played: number;
  readonly phase: 'before' | 'ready' | 'hole' | 'playOff' | 'over';
  /** Once there is one. */
  readonly winner?: number;
  readonly wasAbandoned: boolean;
}

export type GolfEvent =
  | { readonly type: 'start' }
  | { readonly type: 'tee' }
  | { readonly type: 'holed'; readonly strokes: number }
  | { readonly type: 'playOff'; readonly winner: number }
  | { readonly type: 'abandon' };

const PLACES = 3;
const START_MS = 60_000;
const READY_MS = [10_000, 25_000] as const;

export const golf = playable<GolfState, GolfEvent>({
  code: 'golf',
  name: 'Golf',
  etid: 70,
  begin(fixture) {
    return {
      players: fixture.sides,
      skills: fixture.sides.map((_, n) => fixture.strengths?.[`skill${n + 1}`] ?? 1),
      scores: fixture.sides.map(() => 0),
      played: 0,
      phase: 'before',
      wasAbandoned: false,
    };
  },
  next,
  evolve,
  signalOf(state, event) {
    if (event.type === 'tee') return 'running';
    return state.phase === 'over' || state.phase === 'playOff' ? 'dangerous' : 'quiet';
  },
  isInPlay: ({ phase }) => phase === 'hole',
  beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...READY_MS)],
  scoreOf,
  say,
  questionsOf,
  invent,
});

const turnOf = ({ players, played }: GolfState): number => played % players.length;
const holeOf = ({ players, played }: GolfState): number => Math.min(HOLES, Math.floor(played / players.length) + 1);

function next(state: GolfState, random: Random, pace: Random = random): Step<GolfEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start' }, ms: START_MS };
    case 'ready':
      return { event: { type: 'tee' }, ms: within(pace, ...READY_MS) };
    case 'hole': {
      const strokes = strokesAt(state.skills[turnOf(state)]!, random);
      return { event: { type: 'holed', strokes }, ms: within(pace, 25_000, 60_000) };
    }
    case 'playOff':
      return { event: { type: 'playOff', winner: oneOf(random, leaders(state)) }, ms: 300_000 };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: GolfState, event: GolfEvent): GolfState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready' };
    case 'tee':
      return { ...state, phase: 'hole' };
    case 'holed':
      return holed(state, event.strokes);
    case 'playOff':
      return { ...state, phase: 'over', winner: event.winner };
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

function holed(state: GolfState, strokes: number): GolfState {
  const turn = turnOf(state);
  const scores = state.scores.map((score, n) => (n === turn ? score + strokes : score));
  const after: GolfState = { ...state, scores, played: state.played + 1, phase: 'ready' };
  if (after.played < HOLES * state.players.length) return after;
  const [winner, ...others] = leaders(after);
  return others.length > 0 ? { ...after, phase: 'playOff' } : { ...after, phase: 'over', winner: winner! };
}

function leaders({ scores }: GolfState): readonly number[] {
  const best = Math.min(...scores);
  return scores.flatMap((score, n) => (score === best ? [n] : []));
}

/** Holes each has left. */
const cardOf = ({ players, skills, scores, played }: GolfState) => ({
  skills,
  scores,
  left: players.map((_, n) => HOLES - Math.ceil((played - n) / players.length)),
});

const toWin = once((state: GolfState) => shareChances(cardOf(state), 1));
const toPlace = once((state: GolfState) => shareChances(cardOf(state), PLACES));

/** All rounds are in, whoever wins the play-off, and whether there is one. */
const isIn = ({ players, played }: GolfState): boolean => played === HOLES * players.length;

const unfinished = ({ wasAbandoned }: GolfState): Answer | undefined =>
  wasAbandoned ? voided('not completed') : undefined;

function placed({ scores }: GolfState): Answer {
  const order = scores.map((_, n) => n).toSorted((a, b) => scores[a]! - scores[b]!);
  const last = scores[order[PLACES - 1]!]!;
  const winners = order.filter(n => scores[n]! <= last);
  const tied = winners.filter(n => scores[n] === last);
  return winners.length > PLACES ? { type: 'won', winners, tied } : { type: 'won', winners };
}

/** The two who are expected to be in front of all others. */
function duel({ players, skills }: GolfState): Question<GolfState> {
  const [first = 0, second = 1] = skills.map((_, n) => n).toSorted((a, b) => skills[b]! - skills[a]!);
  const names = [players[first]!, players[second]!] as const;
  return {
    plan: between('duel', told('market.headToHead', { first: names[0], second: names[1] }), names, 'bookmaker'),
    truth: state => chances(shared(fewerStrokes(cardOf(state), first, second))),
    answer(state) {
      if (!isIn(state)) return unfinished(state);
      const apart = state.scores[first]! - state.scores[second]!;
      return apart === 0 ? voided('drawn') : won(apart < 0 ? 0 : 1);
    },
  };
}

function questionsOf(state: GolfState): readonly Question<GolfState>[] {
  return [
    {
      plan: { id: 'win', ...named(told('market.win')), kind: 'exchange', runners: state.players, winners: 1 },
      truth: now => chances(toWin(now)),
      answer({ winner, wasAbandoned }) {
        if (wasAbandoned) return voided('not completed');
        return winner === undefined ? undefined : won(winner);
      },
    },
    {
      plan: { id: 'place', ...named(told('market.place')), kind: 'exchange', runners: state.players, winners: PLACES },
      truth: now => chances(toPlace(now)),
      answer: now => (isIn(now) ? placed(now) : unfinished(now)),
    },
    duel(state),
  ];
}

/** '−3', 'E', '+1'. */
const againstPar = (score: number): string => (score === 0 ? 'E' : score < 0 ? `−${-score}` : `+${score}`);

function scoreOf(state: GolfState): Scoreboard {
  const { left } = cardOf(state);
  const order = state.players.map((_, n) => n).toSorted((a, b) => state.scores[a]! - state.scores[b]!);
  const ranked = state.winner === undefined ? order : [state.winner, ...order.filter(n => n !== state.winner)];
  return scoreboard({
    phase: phaseOf(state),
    sides: ranked.map(n => ({
      name: state.players[n]!,
      score: againstPar(state.scores[n]!),
      detail: state.phase === 'before' ? undefined : told('golf.through', { holes: HOLES - left[n]! }),
      isActive: state.phase === 'hole' && turnOf(state) === n,
    })),
  });
}

function phaseOf(state: GolfState): Told {
  if (state.phase === 'over') return told(state.wasAbandoned ? 'board.abandoned' : 'board.officialResult');
  if (state.phase === 'before') return told('board.beforePlay');
  return state.phase === 'playOff' ? told('board.playOff') : told('board.hole', { hole: holeOf(state), holes: HOLES });
}

const CALLS = { [-2]: 'golf.eagle', [-1]: 'golf.birdie', 1: 'golf.bogey', 2: 'golf.double' } as const;

function say(state: GolfState, event: GolfEvent): Told | undefined {
  if (event.type === 'start') return told('golf.begins');
  if (event.type === 'abandon') return told('match.playAbandoned');
  if (state.phase === 'playOff') return told('golf.playOff');
  if (state.winner !== undefined) return told('golf.wins', { runner: state.players[state.winner]! });
  if (event.type !== 'holed' || event.strokes === 0) return undefined;
  const n = (state.played - 1) % state.players.length;
  const call = CALLS[event.strokes as keyof typeof CALLS]; // what a hole can bring, and it was not par
  return told(call, { runner: state.players[n]!, score: againstPar(state.scores[n]!) });
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const competition = oneOf(random, GOLF);
  const count = wholeWithin(random, 6, 8);
  const strengths = Object.fromEntries(
    Array.from({ length: count }, (_, n) => [`skill${n + 1}`, rounded(within(random, 0.8, 1.25))]),
  );
  return {
    id,
    sport: 'golf',
    competition,
    name: `${competition}, ${HOLES} holes`,
    sides: fieldNamed(random, count, random() < 0.4),
    startsAt,
    format: `${HOLES} holes`,
    strengths,
  };
}
