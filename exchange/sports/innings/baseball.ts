import { unreachable } from '@maidan/core/result';
import { between, named, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import { paired } from '../names/clubs.ts';
import { middle, rounded, within } from '../names/draw.ts';
import { BASEBALL } from '../names/leagues.ts';
import { other, type Pair, raised, type Side } from '../rally/sets.ts';
import type { Answer, Fixture, MarketKind, Scoreboard, Step } from '../sport.ts';
import { underOver, YES_NO } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  afterPlay,
  FIRST,
  firstFive,
  FRESH,
  INNINGS,
  OUTS,
  type Play,
  playOf,
  runsHere,
  type Standing,
  winChance,
} from './plate.ts';

export interface BaseballState extends Standing {
  readonly sides: Pair<string>;
  /** Runs of every half inning up to this one, the visitors' first. */
  readonly halves: readonly number[];
  readonly phase: 'before' | 'ready' | 'pitch' | 'break' | 'over';
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type BaseballEvent =
  | { readonly type: 'start' }
  | { readonly type: 'pitch' }
  | { readonly type: 'play'; readonly play: Play }
  | { readonly type: 'resume' }
  | { readonly type: 'abandon' };

const START_MS = 60_000;
const READY_MS = [14_000, 30_000] as const;
const BREAK_MS = 120_000;

export const baseball = playable<BaseballState, BaseballEvent>({
  code: 'baseball',
  name: 'Baseball',
  etid: 80,
  begin(fixture) {
    const [home = 'Home', away = 'Away'] = fixture.sides;
    return {
      sides: [home, away],
      strengths: [fixture.strengths?.['bat0'] ?? 1, fixture.strengths?.['bat1'] ?? 1],
      score: [0, 0],
      inning: 1,
      batting: 1,
      plate: FRESH,
      halves: [0],
      phase: 'before',
      wasAbandoned: false,
      recent: [],
    };
  },
  next,
  evolve,
  signalOf(_, event) {
    if (event.type === 'pitch') return 'running';
    return event.type === 'abandon' ? 'dangerous' : 'quiet';
  },
  isInPlay: ({ phase }) => phase === 'pitch',
  beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...READY_MS)],
  scoreOf,
  say,
  questionsOf,
  invent,
});

function next(state: BaseballState, random: Random, pace: Random = random): Step<BaseballEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start' }, ms: START_MS };
    case 'ready':
      return { event: { type: 'pitch' }, ms: within(pace, ...READY_MS) };
    case 'pitch': {
      const play = playOf(state.strengths[state.batting], state.plate, random);
      return { event: { type: 'play', play }, ms: within(pace, 25_000, 80_000) };
    }
    case 'break':
      return { event: { type: 'resume' }, ms: BREAK_MS };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: BaseballState, event: BaseballEvent): BaseballState {
  switch (event.type) {
    case 'start':
    case 'resume':
      return { ...state, phase: 'ready' };
    case 'pitch':
      return { ...state, phase: 'pitch' };
    case 'play':
      return after(state, event.play);
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

const MARKS: Readonly<Record<Play, string>> = {
  out: '•',
  doublePlay: '••',
  walk: 'BB',
  single: '1B',
  double: '2B',
  triple: '3B',
  homeRun: 'HR',
};

function after(state: BaseballState, play: Play): BaseballState {
  const { runs, ...plate } = afterPlay(state.plate, play);
  const score = raised(state.score, state.batting, runs);
  const halves = [...state.halves.slice(0, -1), state.halves.at(-1)! + runs];
  const now: BaseballState = {
    ...state,
    score,
    halves,
    plate,
    recent: [...state.recent, MARKS[play]].slice(-8),
    phase: 'ready',
  };
  const isLate = state.inning >= INNINGS;
  const hasWalkedOff = isLate && state.batting === 0 && score[0] > score[1];
  if (hasWalkedOff) return { ...now, phase: 'over' };
  if (plate.outs < OUTS) return now;
  const isDecided = isLate && (state.batting === 1 ? score[0] > score[1] : score[0] !== score[1]);
  if (isDecided) return { ...now, phase: 'over' };
  const inning = state.batting === 1 ? state.inning : state.inning + 1;
  return { ...now, phase: 'break', plate: FRESH, inning, batting: other(state.batting), halves: [...halves, 0] };
}

const toWin = once((state: BaseballState) => winChance(state));
const inFive = once((state: BaseballState) => firstFive(state));

const winner = (id: string, made: Told, kind: MarketKind, { sides }: BaseballState): Question<BaseballState> => ({
  plan: between(id, made, sides, kind),
  truth: state => yesNo(toWin(state)),
  answer({ phase, wasAbandoned, score }) {
    if (phase !== 'over') return undefined;
    return wasAbandoned ? voided('not completed') : won(score[0] > score[1] ? 0 : 1);
  },
});

/** Half innings of the first five. */
const EARLY = 2 * FIRST;

const ofFive = (state: BaseballState, answered: (total: number) => Answer): Answer | undefined => {
  const isPlayed = state.halves.length > EARLY;
  const total = state.halves.slice(0, EARLY).reduce((sum, runs) => sum + runs, 0);
  if (isPlayed) return answered(total);
  return state.wasAbandoned ? voided('not completed') : undefined;
};

const LINES = [3.5, 4.5, 5.5];

const overUnder = (line: number): Question<BaseballState> => ({
  plan: between(`five:${line}`, told('market.firstFiveLine', { line }), underOver(line)),
  truth: state =>
    yesNo(
      inFive(state)
        .slice(0, Math.ceil(line))
        .reduce((sum, chance) => sum + chance, 0),
    ),
  answer(state) {
    const sofar = state.halves.slice(0, EARLY).reduce((sum, runs) => sum + runs, 0);
    return sofar > line ? won(1) : ofFive(state, total => won(total > line ? 1 : 0));
  },
});

/** That somebody comes home in this half inning. */
const runIn = (half: number, sides: Pair<string>): Question<BaseballState> => {
  const side: Side = half % 2 === 0 ? 1 : 0;
  const inning = Math.floor(half / 2) + 1;
  return {
    plan: between(`run:${half + 1}`, told('market.inningRun', { inning, side: sides[side] }), YES_NO, 'fancy1'),
    truth: state => yesNo(1 - runsHere(state)[0]!),
    answer(state) {
      if (state.halves[half]! > 0) return won(0);
      if (state.halves.length > half + 1) return won(1);
      if (state.phase !== 'over') return undefined;
      return state.wasAbandoned ? voided('not completed') : won(1);
    },
  };
};

function questionsOf(state: BaseballState): readonly Question<BaseballState>[] {
  return [
    winner('matchOdds', told('market.matchOdds'), 'exchange', state),
    winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
    ...LINES.map(overUnder),
    {
      plan: { id: 'five', ...named(told('market.firstFive')), kind: 'session' },
      truth: now => ({ type: 'runs', chances: inFive(now) }),
      answer: now => ofFive(now, total => ({ type: 'runs', total })),
    },
    ...state.halves.map((_, half) => runIn(half, state.sides)),
  ];
}

function scoreOf(state: BaseballState): Scoreboard {
  return scoreboard({
    phase: phaseOf(state),
    sides: state.sides.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      const own = state.halves.filter((_, half) => (half % 2 === 0 ? 1 : 0) === side);
      return {
        name,
        score: `${state.score[side]}`,
        detail: own.slice(-EARLY).join(' '),
        isActive: state.phase !== 'over' && state.batting === side,
      };
    }),
    line: lineOf(state),
    recent: state.recent,
  });
}

function phaseOf({ phase, wasAbandoned, inning, batting }: BaseballState): Told {
  if (phase === 'before') return told('match.notStarted');
  if (phase === 'over') return told(wasAbandoned ? 'match.abandoned' : 'match.over');
  return told(batting === 1 ? 'baseball.top' : 'baseball.bottom', { inning });
}

function lineOf({ phase, plate: { outs, bases } }: BaseballState): Told | undefined {
  if (phase !== 'ready' && phase !== 'pitch') return undefined;
  const on = [1, 2, 4].flatMap((bit, nth) => ((bases & bit) === 0 ? [] : `${nth + 1}`));
  return on.length === 0 ? told('baseball.outs', { outs }) : told('baseball.outsOn', { outs, bases: on.join(', ') });
}

function say(state: BaseballState, event: BaseballEvent): Told | undefined {
  if (event.type === 'start') return told('baseball.begin', { side: state.sides[1] });
  if (event.type === 'abandon') return told('match.isAbandoned');
  if (event.type !== 'play') return undefined;
  const score = state.score.join('–');
  if (state.phase === 'over') return told('turns.isOver', { score });
  if (state.phase === 'break') return told('baseball.change', { side: state.sides[state.batting], score });
  return told(`baseball.${event.play}`, { side: state.sides[state.batting], score });
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const { competition, sides } = paired(random, BASEBALL);
  const edge = within(random, -0.09, 0.09);
  return {
    id,
    sport: 'baseball',
    competition,
    name: sides.join(' v '),
    sides,
    startsAt,
    format: '9 innings',
    strengths: { bat0: rounded(1.02 + edge), bat1: rounded(1 - edge) },
  };
}
