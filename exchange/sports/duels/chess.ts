import { unreachable } from '@maidan/core/result';
import { between, chances, named, once, playable, type Question, shared, voided, won } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents, womanNamed } from '../names/people.ts';
import { CHESS } from '../names/tours.ts';
import type { Pair, Side } from '../rally/sets.ts';
import type { Fixture, MarketKind, Scoreboard, Step } from '../sport.ts';
import { THE_DRAW } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { agreedAt, drawShift, gameEnds, LAST_PLY, LOST, movedTo, movesAfter } from './board.ts';

export interface ChessState {
  /** White first. */
  readonly players: Pair<string>;
  /** How often each errs, compared with a master. */
  readonly errs: Pair<number>;
  /** Moves of either that were made. */
  readonly ply: number;
  /** What it is worth to White. */
  readonly worth: number;
  readonly phase: 'before' | 'play' | 'over';
  readonly end?: 'white' | 'black' | 'draw' | 'abandoned';
}

export type ChessEvent =
  | { readonly type: 'start' }
  | { readonly type: 'move'; readonly shift: number }
  | { readonly type: 'draw' }
  | { readonly type: 'abandon' };

const START_MS = 60_000;
const THINKS_MS = [12_000, 50_000] as const;

export const chess = playable<ChessState, ChessEvent>({
  code: 'chess',
  name: 'Chess',
  etid: 74,
  begin(fixture) {
    const [white = 'White', black = 'Black'] = fixture.sides;
    const errs = [fixture.strengths?.['errs0'] ?? 1, fixture.strengths?.['errs1'] ?? 1] as const;
    return { players: [white, black], errs, ply: 0, worth: 0, phase: 'before' };
  },
  next,
  evolve,
  signalOf: (_, event) => (event.type === 'draw' || event.type === 'abandon' ? 'dangerous' : 'quiet'),
  isInPlay: ({ phase }) => phase !== 'before',
  beforePlay: () => [START_MS],
  scoreOf,
  say,
  questionsOf,
  invent,
});

function next(state: ChessState, random: Random, pace: Random = random): Step<ChessEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start' }, ms: START_MS };
    case 'play': {
      const ms = within(pace, ...THINKS_MS);
      if (random() < agreedAt(state.ply, state.worth)) return { event: { type: 'draw' }, ms };
      return { event: { type: 'move', shift: drawShift(state.errs, state.ply, random) }, ms };
    }
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: ChessState, event: ChessEvent): ChessState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'play' };
    case 'move': {
      const worth = movedTo(state.worth, event.shift, state.ply);
      const after = { ...state, worth, ply: state.ply + 1 };
      if (Math.abs(worth) >= LOST) return { ...after, phase: 'over', end: worth > 0 ? 'white' : 'black' };
      return after.ply === LAST_PLY ? { ...after, phase: 'over', end: 'draw' } : after;
    }
    case 'draw':
      return { ...state, phase: 'over', end: 'draw' };
    case 'abandon':
      return { ...state, phase: 'over', end: 'abandoned' };
    default:
      return unreachable(event);
  }
}

const ends = once(({ errs, ply, worth }: ChessState) => gameEnds(errs, ply, worth));
const PLACES = { white: 0, black: 1, draw: 2 } as const;

const winner = (id: string, made: Told, kind: MarketKind, { players }: ChessState): Question<ChessState> => ({
  plan: between(id, made, [...players, THE_DRAW], kind),
  truth(state) {
    const { white, black, draw } = ends(state);
    return chances([white, black, draw]);
  },
  answer: ({ end }) => end && (end === 'abandoned' ? voided('not completed') : won(PLACES[end])),
});

const drawNoBet = ({ players }: ChessState): Question<ChessState> => ({
  plan: between('drawNoBet', told('market.drawNoBet'), players),
  truth(state) {
    const { white, black } = ends(state);
    return chances(shared([white, black]));
  },
  answer({ end }) {
    if (end === undefined) return undefined;
    return end === 'white' || end === 'black' ? won(PLACES[end]) : voided(end === 'draw' ? 'drawn' : 'not completed');
  },
});

const movesMade: Question<ChessState> = {
  plan: { id: 'moves', ...named(told('market.moves')), kind: 'session' },
  truth: state => ({ type: 'runs', chances: ends(state).moves }),
  answer({ end, ply }) {
    return end && (end === 'abandoned' ? voided('not completed') : { type: 'runs', total: movesAfter(ply) });
  },
};

function questionsOf(state: ChessState): readonly Question<ChessState>[] {
  return [
    winner('matchOdds', told('market.matchOdds'), 'exchange', state),
    winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
    drawNoBet(state),
    movesMade,
  ];
}

const POINTS = { white: ['1', '0'], black: ['0', '1'], draw: ['½', '½'], abandoned: ['', ''] } as const;

function scoreOf(state: ChessState): Scoreboard {
  const { phase, ply, end, players } = state;
  const mover: Side = ply % 2 === 0 ? 0 : 1;
  const nth = Math.floor(ply / 2) + 1;
  const playing = phase === 'before' ? told('match.notStarted') : told('chess.move', { nth });
  return scoreboard({
    phase: phase === 'over' ? told(end === 'abandoned' ? 'match.abandoned' : 'match.over') : playing,
    sides: players.map((name, place) => ({
      name,
      score: end ? POINTS[end][place === 0 ? 0 : 1] : '',
      detail: told(place === 0 ? 'chess.white' : 'chess.black'),
      isActive: phase === 'play' && place === mover,
    })),
    line: lineOf(state),
  });
}

function lineOf({ end, players, worth, ply }: ChessState): Told | undefined {
  if (end === 'white' || end === 'black')
    return told('chess.wins', { side: players[PLACES[end]], moves: movesAfter(ply) });
  if (end) return told(end === 'draw' ? 'chess.drawn' : 'match.playAbandoned');
  if (worth === 0 || ply === 0) return undefined;
  const side = players[worth > 0 ? 0 : 1];
  return told(Math.abs(worth) >= 3 ? 'chess.winning' : 'chess.better', { side });
}

/** Only what changes the game is told. */
function say(state: ChessState, event: ChessEvent): Told | undefined {
  if (event.type === 'start') return told('chess.begins', { side: state.players[0] });
  if (state.end) return lineOf(state);
  if (event.type !== 'move' || event.shift >= 0) return undefined;
  const mover = state.players[(state.ply - 1) % 2 === 0 ? 0 : 1];
  return told(event.shift < -1 ? 'chess.blunder' : 'chess.slip', { side: mover, move: movesAfter(state.ply) });
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const sides = opponents(random, random() < 0.6 ? manNamed : womanNamed);
  const edge = within(random, -0.22, 0.22);
  return {
    id,
    sport: 'chess',
    competition: oneOf(random, CHESS),
    name: sides.join(' v '),
    sides,
    startsAt,
    format: '25 minutes each',
    // whoever has White errs a little less
    strengths: { errs0: rounded(0.94 - edge), errs1: rounded(1.04 + edge) },
  };
}
