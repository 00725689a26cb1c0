import { unreachable } from '@maidan/core/result';
import { oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents } from '../names/people.ts';
import { between, chances, playable, type Question, shared, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import type { Side } from '../rally/sets.ts';
import type { Answer, MarketKind, Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
import { DRAW, YES_NO } from '../told/runnerWords.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  begin,
  type BoutEvent,
  type BoutRules,
  type BoutState,
  chancesOf,
  downChance,
  evolve,
  isRoundOver,
} from './bout.ts';

export interface BoutSport extends SportName {
  readonly rules: BoutRules;
  readonly promotions: readonly string[];
  readonly exchangeMs: number;
}

export function boutSport(sport: BoutSport): Sport<BoutState, BoutEvent> {
  const { code, name, etid, rules } = sport;
  return playable<BoutState, BoutEvent>({
    code,
    name,
    etid,
    begin: fixture => begin(rules, fixture),
    next: (state, random, pace) => next(sport, state, random, pace),
    evolve,
    signalOf: (_, event) => SIGNALS[event.type],
    isInPlay: ({ phase }) => phase === 'fight',
    beforePlay: ({ phase }) => [...(phase === 'before' ? [WALK_IN_MS] : []), sport.exchangeMs * 0.4],
    scoreOf,
    say,
    questionsOf: boutQuestions(rules),
    invent(startsAt, id, random) {
      const sides = opponents(random, manNamed);
      return {
        id,
        sport: code,
        competition: oneOf(random, sport.promotions),
        name: sides.join(' v '),
        sides,
        startsAt,
        format: oneOf(random, Object.keys(rules.formats)),
        strengths: { skill: rounded(within(random, 0.36, 0.64)), power: rounded(within(random, 0.3, 0.7)) },
      };
    },
  });
}

const SIGNALS: Readonly<Record<BoutEvent['type'], Signal>> = {
  start: 'quiet',
  engage: 'running',
  exchange: 'quiet',
  down: 'dangerous',
  up: 'quiet',
  stop: 'dangerous',
  bell: 'quiet',
  noContest: 'dangerous',
};

const MINUTE_MS = 60_000;
const WALK_IN_MS = 3 * MINUTE_MS;

function next(
  { rules, exchangeMs }: BoutSport,
  state: BoutState,
  random: Random,
  pace: Random = random,
): Step<BoutEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'start' }, ms: WALK_IN_MS };
    case 'ready':
      if (isRoundOver(rules, state)) return { event: bell(rules, state, random), ms: 1_000 };
      return { event: { type: 'engage' }, ms: exchangeMs * within(pace, 0.3, 0.5) };
    case 'fight': {
      const [first, second] = downChance(rules, state);
      const event = pick<BoutEvent>(random, [
        [{ type: 'down', who: 0 }, first],
        [{ type: 'down', who: 1 }, second],
        [{ type: 'exchange' }, 1 - first - second],
      ]);
      return { event, ms: exchangeMs * within(pace, 0.5, 0.7) };
    }
    case 'down':
      return { event: { type: random() < rules.stays ? 'stop' : 'up' }, ms: within(pace, 5_000, 10_000) };
    case 'break':
      return { event: { type: 'start' }, ms: MINUTE_MS };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function bell(rules: BoutRules, state: BoutState, random: Random): BoutEvent {
  if (random() < rules.even) return { type: 'bell' };
  return { type: 'bell', to: random() < state.skill ? 0 : 1 };
}

function boutQuestions(rules: BoutRules) {
  const toWin = chancesOf(rules);

  const verdict = ({ end }: BoutState): Answer | undefined => {
    if (!end) return undefined;
    if ('by' in end) return won(end.by);
    return end.how === 'drawn' && rules.hasDraw ? won(2) : voided(end.how === 'drawn' ? 'drawn' : 'no contest');
  };

  const winner = (id: string, made: Told, kind: MarketKind, { fighters }: BoutState): Question<BoutState> => ({
    plan: between(id, made, rules.hasDraw ? [...fighters, DRAW] : fighters, kind),
    truth(state) {
      const all = toWin(state);
      return chances(rules.hasDraw ? all : shared(all.slice(0, 2)));
    },
    answer: verdict,
  });

  /** The whole distance: nobody is stopped. */
  const distance: Question<BoutState> = {
    plan: between('distance', told('market.distance'), YES_NO, 'fancy1'),
    truth: state => yesNo(goesOn(rules, state)),
    answer: ({ end }) => end && (end.how === 'noContest' ? voided('no contest') : won(end.how === 'stopped' ? 1 : 0)),
  };

  return (state: BoutState): readonly Question<BoutState>[] => [
    winner('matchOdds', told('market.matchOdds'), 'exchange', state),
    winner('bookmaker', told('market.bookmaker'), 'bookmaker', state),
    distance,
  ];
}

function goesOn(rules: BoutRules, state: BoutState): number {
  const left = (state.rounds - state.round + 1) * rules.exchanges - state.exchange;
  const [first, second] = downChance(rules, state);
  return (1 - (first + second) * rules.stays) ** left * (state.phase === 'down' ? 1 - rules.stays : 1);
}

function scoreOf(state: BoutState): Scoreboard {
  return scoreboard({
    phase: phaseOf(state),
    sides: state.fighters.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: `${state.cards[side]}`,
        detail: told('bout.rounds'),
        isActive: state.phase === 'down' && state.downed !== side,
      };
    }),
    line: lineOf(state),
    recent: state.recent,
  });
}

function phaseOf({ phase, round, rounds }: BoutState): Told {
  if (phase === 'before') return told('match.notStarted');
  return phase === 'over' ? told('match.over') : told('bout.roundOf', { nth: round, rounds });
}

function lineOf({ end, fighters, phase, downed, round, cards }: BoutState): Told | undefined {
  if (end && 'by' in end) {
    const side = fighters[end.by];
    return end.how === 'stopped'
      ? told('bout.stopped', { side, round })
      : told('bout.onCards', { side, score: cards.join('–') });
  }
  if (end) return told(end.how === 'drawn' ? 'bout.draw' : 'bout.noContest');
  return phase === 'down' ? told('bout.down', { side: fighters[downed ?? 0] }) : undefined;
}

function say(state: BoutState, event: BoutEvent): Told | undefined {
  switch (event.type) {
    case 'start':
      return told('bout.round', { nth: state.round });
    case 'down':
    case 'stop':
    case 'noContest':
      return lineOf(state);
    case 'up':
      return told('bout.up');
    case 'bell':
      if (state.end) return lineOf(state);
      return event.to === undefined ? told('bout.bellEven') : told('bout.bellTo', { side: state.fighters[event.to] });
    case 'engage':
    case 'exchange':
      return undefined;
    default:
      return unreachable(event);
  }
}
