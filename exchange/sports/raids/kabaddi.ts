import { unreachable } from '@maidan/core/result';
import { between, chances, named, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import { paired } from '../names/clubs.ts';
import { middle, rounded, within } from '../names/draw.ts';
import { KABADDI } from '../names/leagues.ts';
import { other, type Pair, type Side } from '../rally/sets.ts';
import type { Answer, Fixture, MarketKind, Scoreboard, Step } from '../sport.ts';
import { THE_DRAW, underOver } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  HALF,
  type Mat,
  raidChances,
  raided,
  raidEnds,
  raiderOf,
  type RaidOutcome,
  RAIDS,
  raidTotals,
  SEVEN,
} from './raids.ts';

export interface KabaddiState extends Mat {
  readonly sides: Pair<string>;
  readonly strengths: Pair<number>;
  readonly first: Side;
  readonly raid: number;
  readonly atHalf?: Pair<number>;
  readonly phase: 'before' | 'ready' | 'raid' | 'break' | 'over';
  readonly wasAbandoned: boolean;
  readonly recent: readonly string[];
}

export type KabaddiEvent =
  | { readonly type: 'start'; readonly first: Side }
  | { readonly type: 'raid' }
  | { readonly type: 'raided'; readonly outcome: RaidOutcome }
  | { readonly type: 'resume' }
  | { readonly type: 'abandon' };

const START_MS = 60_000;
const BREAK_MS = 300_000;
const READY_MS = [8_000, 16_000] as const;

export const kabaddi = playable<KabaddiState, KabaddiEvent>({
  code: 'kabaddi',
  name: 'Kabaddi',
  etid: 66,
  begin(fixture) {
    const [home = 'Home', away = 'Away'] = fixture.sides;
    return {
      sides: [home, away],
      strengths: [fixture.strengths?.['raid0'] ?? 1, fixture.strengths?.['raid1'] ?? 1],
      score: [0, 0],
      men: [SEVEN, SEVEN],
      first: 0,
      raid: 0,
      phase: 'before',
      wasAbandoned: false,
      recent: [],
    };
  },
  next,
  evolve,
  signalOf(_, event) {
    if (event.type === 'raid') return 'running';
    return event.type === 'abandon' ? 'dangerous' : 'quiet';
  },
  isInPlay: ({ phase }) => phase === 'raid',
  beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...READY_MS)],
  scoreOf,
  say,
  questionsOf,
  invent,
});

const raider = ({ first, raid }: KabaddiState): Side => raiderOf(first, raid);

function next(state: KabaddiState, random: Random, pace: Random = random): Step<KabaddiEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start', first: random() < 0.5 ? 0 : 1 }, ms: START_MS };
    case 'ready':
      return { event: { type: 'raid' }, ms: within(pace, ...READY_MS) };
    case 'raid': {
      const side = raider(state);
      const outcome = pick(random, raidChances(state.strengths[side], state.men[other(side)]));
      return { event: { type: 'raided', outcome }, ms: within(pace, 12_000, 30_000) };
    }
    case 'break':
      return { event: { type: 'resume' }, ms: BREAK_MS };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function evolve(state: KabaddiState, event: KabaddiEvent): KabaddiState {
  switch (event.type) {
    case 'start':
      return { ...state, phase: 'ready', first: event.first };
    case 'raid':
      return { ...state, phase: 'raid' };
    case 'raided':
      return after(state, event.outcome);
    case 'resume':
      return { ...state, phase: 'ready' };
    case 'abandon':
      return { ...state, phase: 'over', wasAbandoned: true };
    default:
      return unreachable(event);
  }
}

function after(state: KabaddiState, outcome: RaidOutcome): KabaddiState {
  const mat = raided(state, raider(state), outcome);
  const points = mat.score[0] + mat.score[1] - state.score[0] - state.score[1];
  const recent = [...state.recent, points > 0 ? `${points}` : '–'].slice(-8);
  const now: KabaddiState = { ...state, ...mat, recent, raid: state.raid + 1, phase: 'ready' };
  if (now.raid === HALF) return { ...now, phase: 'break', atHalf: mat.score };
  return now.raid === RAIDS ? { ...now, phase: 'over' } : now;
}

/** Before the toss both raid first as likely. */
const begun = (state: KabaddiState): readonly KabaddiState[] =>
  state.phase === 'before' ? ([0, 1] as const).map(first => ({ ...state, first })) : [state];

const meanOf = (ways: readonly (readonly number[])[]): readonly number[] =>
  ways[0]!.map((_, n) => ways.reduce((sum, way) => sum + way[n]!, 0) / ways.length);

const ends = once((state: KabaddiState) => meanOf(begun(state).map(raidEnds)));
const totals = once((state: KabaddiState) => meanOf(begun(state).map(raidTotals)));

const winner = (id: string, made: Told, kind: MarketKind, { sides }: KabaddiState): Question<KabaddiState> => ({
  plan: between(id, made, [...sides, THE_DRAW], kind),
  truth: state => chances(ends(state)),
  answer({ phase, wasAbandoned, score: [home, away] }) {
    if (phase !== 'over') return undefined;
    if (wasAbandoned) return voided('not completed');
    return won(home > away ? 0 : home < away ? 1 : 2);
  },
});

const totalOf = ({ phase, wasAbandoned, score }: KabaddiState, answered: (total: number) => Answer) => {
  if (phase !== 'over') return undefined;
  return wasAbandoned ? voided('not completed') : answered(score[0] + score[1]);
};

/** What a match comes to, as a rule. */
const USUAL = 64.5;
const LINES = [USUAL - 5, USUAL, USUAL + 5];

const overUnder = (line: number): Question<KabaddiState> => ({
  plan: between(`total:${line}`, told('market.pointsLine', { line }), underOver(line)),
  truth: state =>
    yesNo(
      totals(state)
        .slice(0, Math.ceil(line))
        .reduce((sum, chance) => sum + chance, 0),
    ),
  answer: state =>
    state.score[0] + state.score[1] > line ? won(1) : totalOf(state, total => won(total > line ? 1 : 0)),
});

function questionsOf(state: KabaddiState): readonly Question<KabaddiState>[] {
  return [
    winner('matchOdds', told('market.matchOdds'), 'exchange', state),
    winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
    ...LINES.map(overUnder),
    {
      plan: { id: 'total', ...named(told('market.points')), kind: 'session' },
      truth: now => ({ type: 'runs', chances: totals(now) }),
      answer: now => totalOf(now, total => ({ type: 'runs', total })),
    },
  ];
}

function scoreOf(state: KabaddiState): Scoreboard {
  return scoreboard({
    phase: phaseOf(state),
    sides: state.sides.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: `${state.score[side]}`,
        detail: told('kabaddi.men', { men: state.men[side] }),
        isActive: state.phase !== 'over' && raider(state) === side,
      };
    }),
    recent: state.recent,
  });
}

function phaseOf({ phase, wasAbandoned, raid }: KabaddiState): Told {
  if (phase === 'before') return told('match.notStarted');
  if (phase === 'over') return told(wasAbandoned ? 'match.abandoned' : 'match.fullTime');
  if (phase === 'break') return told('football.halfTime');
  return told('kabaddi.raidOf', { nth: raid + 1, raids: RAIDS });
}

function say(state: KabaddiState, event: KabaddiEvent): Told | undefined {
  const score = state.score.join('–');
  if (event.type === 'start') return told('kabaddi.begin', { side: state.sides[event.first] });
  if (event.type === 'abandon') return told('match.isAbandoned');
  if (event.type !== 'raided') return undefined;
  if (state.phase === 'over') return told('turns.isOver', { score });
  if (state.phase === 'break') return told('football.halfTimeAt', { score });
  const by = raiderOf(state.first, state.raid - 1);
  return event.outcome === 'empty'
    ? undefined
    : told(`kabaddi.${event.outcome}`, { side: state.sides[event.outcome === 'tackle' ? other(by) : by], score });
}

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const { competition, sides } = paired(random, KABADDI);
  const edge = within(random, -0.12, 0.12);
  return {
    id,
    sport: 'kabaddi',
    competition,
    name: sides.join(' v '),
    sides,
    startsAt,
    format: '2 x 20 minutes',
    strengths: { raid0: rounded(1 + edge), raid1: rounded(1 - edge) },
  };
}
