import { unreachable } from '@maidan/core/result';
import { type League, paired } from '../names/clubs.ts';
import { middle, rounded, within } from '../names/draw.ts';
import { between, chances, named, once, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import type { Side } from '../rally/sets.ts';
import type { Answer, MarketKind, Scoreboard, Sport, SportName, Step } from '../sport.ts';
import { THE_DRAW, underOver } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { expected, extraChances, totals, winChance } from './turnChances.ts';
import { attacker, begin, evolve, isLevel, lastTurn, type TurnEvent, type TurnRules, type TurnState } from './turns.ts';

/** A sport of attacks in turn, told by its numbers and words. */
export interface TurnSport extends SportName {
  readonly rules: TurnRules;
  readonly leagues: readonly League[];
  readonly format: string;
  readonly period: 'quarter' | 'period' | 'half';
  readonly extra: 'overtime' | 'penaltyShots' | 'goldenPoint';
  /** What a score is called that has a name of its own, by its points. */
  readonly calls?: Readonly<Record<number, ScoreCall>>;
  readonly points: 'points' | 'goals';
  /** Lines of the total, around what is expected. */
  readonly lines: readonly number[];
  readonly attackMs: readonly [number, number];
  readonly betweenMs: readonly [number, number];
  readonly breakMs: number;
}

type ScoreCall = 'goal' | 'behind' | 'try' | 'converted' | 'penalty' | 'dropGoal';

const START_MS = 60_000;

export function turnSport(sport: TurnSport): Sport<TurnState, TurnEvent> {
  const { code, name, etid, rules } = sport;
  return playable<TurnState, TurnEvent>({
    code,
    name,
    etid,
    begin: fixture => begin(rules, fixture),
    next: (state, random, pace) => next(sport, state, random, pace),
    evolve: (state, event) => evolve(rules, state, event),
    signalOf(_, event) {
      if (event.type === 'attack') return 'running';
      if (event.type === 'abandon') return 'dangerous';
      return event.type === 'score' && event.points > 0 && rules.waits ? 'dangerous' : 'quiet';
    },
    isInPlay: ({ phase }) => phase === 'attack',
    beforePlay: ({ phase }) => [...(phase === 'before' ? [START_MS] : []), middle(...sport.betweenMs)],
    scoreOf: state => scoreOf(sport, state),
    say: (state, event) => say(sport, state, event),
    questionsOf: turnQuestions(sport),
    invent(startsAt, id, random) {
      const { competition, sides } = paired(random, sport.leagues);
      const edge = within(random, -rules.spread, rules.spread);
      const strengths = { score0: rounded(rules.usual + edge), score1: rounded(rules.usual - edge) };
      return {
        id,
        sport: code,
        competition,
        name: sides.join(' v '),
        sides,
        startsAt,
        format: sport.format,
        strengths,
      };
    },
  });
}

function next(
  { rules, ...sport }: TurnSport,
  state: TurnState,
  random: Random,
  pace: Random = random,
): Step<TurnEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start', first: random() < 0.5 ? 0 : 1 }, ms: START_MS };
    case 'ready':
      return { event: { type: 'attack' }, ms: within(pace, ...sport.betweenMs) };
    case 'attack': {
      const isExtra = state.turn >= lastTurn(rules);
      const chance = (isExtra ? extraChances(rules, state) : state.chances)[attacker(state)];
      const points = random() < chance ? pick(random, rules.shares) : 0;
      return { event: { type: 'score', points }, ms: within(pace, ...sport.attackMs) };
    }
    case 'scored':
      return { event: { type: 'resume' }, ms: sport.betweenMs[0] };
    case 'break':
      return { event: { type: 'resume' }, ms: state.regular ? sport.betweenMs[1] : sport.breakMs };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function turnQuestions({ rules, lines, points }: TurnSport) {
  const toWin = once((state: TurnState) => winChance(rules, state));
  const ahead = once((state: TurnState) => totals(rules, state));

  const winner = (id: string, made: Told, kind: MarketKind, { sides }: TurnState): Question<TurnState> => ({
    plan: between(id, made, rules.extra === 0 ? [...sides, THE_DRAW] : sides, kind),
    truth(state) {
      const [home, draw] = toWin(state);
      return rules.extra === 0 ? chances([home, Math.max(0, 1 - home - draw), draw]) : yesNo(home);
    },
    answer(state) {
      if (state.phase !== 'over') return undefined;
      const isShort = state.wasAbandoned && lastTurn(rules) - state.turn > rules.standsWith;
      if (isShort || (isLevel(state) && rules.extra > 0)) return voided('not completed');
      return won(isLevel(state) ? 2 : state.score[0] > state.score[1] ? 0 : 1);
    },
  });

  /** About both sides together, extra time left out. */
  const ofTotal =
    (answered: (total: number) => Answer) =>
    (state: TurnState): Answer | undefined => {
      if (state.regular) return answered(state.regular[0] + state.regular[1]);
      return state.wasAbandoned ? voided('not completed') : undefined;
    };

  const overUnder = (line: number): Question<TurnState> => {
    const decided = ofTotal(total => won(total > line ? 1 : 0));
    return {
      plan: between(`total:${line}`, told(`market.${points}Line`, { line }), underOver(line)),
      truth(state) {
        const over = ahead(state).reduce((sum, chance, total) => (total > line ? sum + chance : sum), 0);
        return yesNo(1 - over);
      },
      answer: state => (state.score[0] + state.score[1] > line && !state.regular ? won(1) : decided(state)),
    };
  };

  return (state: TurnState): readonly Question<TurnState>[] => {
    const middle = Math.round(expected(rules, state)) + 0.5;
    return [
      winner('matchOdds', told('market.matchOdds'), 'exchange', state),
      winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
      ...lines.map(away => overUnder(middle + away)),
      {
        plan: { id: 'total', ...named(told(`market.${points}`)), kind: 'session' },
        truth: now => ({ type: 'runs', chances: ahead(now) }),
        answer: ofTotal(total => ({ type: 'runs', total })),
      },
    ];
  };
}

function scoreOf({ rules, period, extra }: TurnSport, state: TurnState): Scoreboard {
  const isExtra = state.turn >= lastTurn(rules) && state.regular !== undefined;
  const now = Math.min(rules.periods, Math.floor(state.turn / rules.turns) + 1);
  const playing = isExtra ? told(`turns.${extra}`) : told(`turns.${period}`, { nth: now });
  return scoreboard({
    phase: outOfPlay(state) ?? playing,
    sides: state.sides.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: `${state.score[side]}`,
        detail: state.periods.map((score, n) => score[side] - (state.periods[n - 1]?.[side] ?? 0)).join(' '),
        isActive: state.phase !== 'over' && attacker(state) === side,
      };
    }),
    recent: state.recent,
  });
}

function outOfPlay({ phase, wasAbandoned }: TurnState): Told | undefined {
  if (phase === 'before') return told('match.notStarted');
  return phase === 'over' ? told(wasAbandoned ? 'match.abandoned' : 'match.fullTime') : undefined;
}

const ENDS = { quarter: 'turns.endOfQuarter', period: 'turns.endOfPeriod', half: 'turns.endOfHalf' } as const;

function say({ rules, period, extra, calls }: TurnSport, state: TurnState, event: TurnEvent): Told | undefined {
  const score = state.score.join('–');
  if (event.type === 'start') return told('turns.begin', { side: state.sides[event.first] });
  if (event.type === 'abandon') return told('match.isAbandoned');
  if (event.type !== 'score') return undefined;
  if (state.phase === 'over') return told('turns.isOver', { score });
  if (state.phase === 'break')
    return state.regular
      ? told('turns.extra', { score, extra: told(`turns.${extra}`) })
      : told(ENDS[period], { nth: state.turn / rules.turns, score });
  if (event.points === 0) return undefined;
  const side = state.sides[attacker({ ...state, turn: state.turn - 1 })];
  const call = calls?.[event.points];
  return call ? told(`turns.${call}`, { side, score }) : told('turns.scored', { points: event.points, side, score });
}
