import { unreachable } from '@maidan/core/result';
import { oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents, womanNamed } from '../names/people.ts';
import { TENNIS_GRAND, TENNIS_MEN, TENNIS_WOMEN } from '../names/tours.ts';
import { playable } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { type Pair, type Side } from '../rally/sets.ts';
import type { Fixture, Scoreboard, Signal, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  begin,
  currentSet,
  evolve,
  gamesOf,
  isTieBreak,
  pointNow,
  serverNow,
  type TennisEvent,
  type TennisState,
} from './match.ts';
import { questionsOf } from './questions.ts';

const WARM_UP_MS = 120_000;
const CHANGE_OF_ENDS_MS = 70_000;
const BETWEEN_SETS_MS = 110_000;
const TREATMENT_MS = 180_000;

/** About one match in eighty is interrupted for a player; one in three of those is given up. */
const INJURY = 1 / 80 / 150;
const GIVES_UP = 1 / 3;

export const tennis = playable<TennisState, TennisEvent>({
  code: 'tennis',
  name: 'Tennis',
  etid: 2,
  begin,
  next,
  evolve,
  signalOf,
  isInPlay: ({ phase }) => phase === 'playing',
  beforePlay: ({ phase }) => [...(BEFORE_SERVE[phase] ?? []), SERVE_MS],
  scoreOf,
  say,
  questionsOf,
  invent,
});

/** From a player who is ready to the serve, as a rule. */
const SERVE_MS = 18_000;
const BEFORE_SERVE: Partial<Record<TennisState['phase'], readonly number[]>> = {
  before: [WARM_UP_MS],
  treated: [TREATMENT_MS],
};

function next(state: TennisState, random: Random, pace: Random = random): Step<TennisEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'play', server: random() < 0.5 ? 0 : 1 }, ms: WARM_UP_MS };
    case 'ready': {
      const isHurt = random() < INJURY;
      const event: TennisEvent = isHurt ? { type: 'injury', who: random() < 0.5 ? 0 : 1 } : { type: 'serve' };
      return { event, ms: pauseMs(state) + within(pace, 0, 8_000) };
    }
    case 'playing':
      return { event: { type: 'point', to: random() < pointNow(state) ? 0 : 1 }, ms: within(pace, 2_500, 12_000) };
    case 'treated':
      if (random() < GIVES_UP) return { event: { type: 'retire', who: state.treated ?? 0 }, ms: TREATMENT_MS };
      return { event: { type: 'resume' }, ms: TREATMENT_MS };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

/** Ends are changed after every odd game of a set; the longest pause is between sets. */
function pauseMs(state: TennisState): number {
  const games = currentSet(state).length;
  const isBetweenGames = state.points[0] + state.points[1] === 0;
  if (isBetweenGames && games === 0 && state.sets.length > 1) return BETWEEN_SETS_MS;
  return isBetweenGames && games % 2 === 1 && games > 1 ? CHANGE_OF_ENDS_MS : 14_000;
}

function signalOf(_: TennisState, event: TennisEvent): Signal {
  switch (event.type) {
    case 'serve':
      return 'running';
    case 'injury':
    case 'retire':
    case 'abandon':
      return 'dangerous';
    default:
      return 'quiet';
  }
}

const POINTS = ['0', '15', '30', '40'] as const;

/** '40', 'A', or the bare count in a tie-break. */
function pointsOf(state: TennisState, side: Side): string {
  const [own, others] = [state.points[side], state.points[side === 0 ? 1 : 0]];
  if (isTieBreak(state)) return `${own}`;
  if (own >= 3 && others >= 3) return own > others ? 'A' : '40';
  return POINTS[Math.min(own, 3)]!;
}

function scoreOf(state: TennisState): Scoreboard {
  return scoreboard({
    phase: state.phase === 'before' ? told('match.notStarted') : told('rally.set', { nth: state.sets.length }),
    sides: state.players.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: state.sets.map(set => gamesOf(set)[side]).join(' '),
        ...(state.end ? {} : { detail: pointsOf(state, side), isActive: serverNow(state) === side }),
      };
    }),
    line: lineOf(state),
    recent: state.recent.map(side => surname(state, side).charAt(0)),
  });
}

function lineOf(state: TennisState): Told | undefined {
  if (state.end?.how === 'won') return told('tennis.wins', { side: state.players[state.end.by] });
  if (state.end?.how === 'retired') return told('tennis.retired', { side: state.players[state.end.who] });
  if (state.end) return told('match.abandoned');
  if (state.phase === 'treated') return told('tennis.treated', { side: state.players[state.treated ?? 0] });
  return isTieBreak(state) ? told('tennis.tieBreak') : undefined;
}

const surname = (state: TennisState, side: Side): string => state.players[side].split(' ').at(-1)!;

function say(state: TennisState, event: TennisEvent): Told | undefined {
  switch (event.type) {
    case 'play':
      return told('match.serveFirst', { side: state.players[event.server] });
    case 'point':
      return pointSaid(state, event.to);
    case 'injury':
      return told('tennis.doctor', { side: state.players[event.who] });
    case 'resume':
      return told('match.playResumes');
    case 'retire':
      return told('match.cannotGoOn', { side: state.players[event.who] });
    case 'abandon':
      return told('match.playAbandoned');
    case 'serve':
      return undefined;
    default:
      return unreachable(event);
  }
}

function pointSaid(state: TennisState, to: Side): Told {
  if (state.end) return told('tennis.match', { side: state.players[to] });
  const side = surname(state, to);
  if (state.points[0] + state.points[1] > 0)
    return told('tennis.point', { side, score: `${pointsOf(state, 0)}–${pointsOf(state, 1)}` });
  const isSet = currentSet(state).length === 0;
  const [a, b]: Pair<number> = gamesOf(isSet ? state.sets.at(-2)! : currentSet(state));
  return told(isSet ? 'tennis.set' : 'tennis.game', { side, score: `${a}–${b}` });
}

/** Men serve better than women; one may be a good deal stronger than the other. */
function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const isMen = random() < 0.5;
  const isGrand = isMen && random() < 0.25;
  const sides = opponents(random, isMen ? manNamed : womanNamed);
  const competition = oneOf(random, isGrand ? TENNIS_GRAND : isMen ? TENNIS_MEN : TENNIS_WOMEN);
  const usual = isMen ? 0.64 : 0.57;
  const edge = within(random, -0.035, 0.035);
  return {
    id,
    sport: 'tennis',
    competition,
    name: sides.join(' v '),
    sides,
    startsAt,
    format: isGrand ? 'best of 5' : 'best of 3',
    strengths: {
      serve0: rounded(usual + edge + within(random, -0.02, 0.02)),
      serve1: rounded(usual - edge + within(random, -0.02, 0.02)),
    },
  };
}
