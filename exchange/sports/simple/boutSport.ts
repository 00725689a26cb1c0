import { unreachable } from '@maidan/core/result';
import { oneOf, rounded, within } from '../names/draw.ts';
import { manNamed, opponents } from '../names/people.ts';
import { between, chances, playable, type Question, shared, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import type { Side } from '../rally/sets.ts';
import type { Answer, MarketKind, Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
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

  const winner = (id: string, name: string, kind: MarketKind, { fighters }: BoutState): Question<BoutState> => ({
    plan: between(id, name, rules.hasDraw ? [...fighters, 'Draw'] : fighters, kind),
    truth(state) {
      const all = toWin(state);
      return chances(rules.hasDraw ? all : shared(all.slice(0, 2)));
    },
    answer: verdict,
  });

  /** The whole distance: nobody is stopped. */
  const distance: Question<BoutState> = {
    plan: between('distance', 'Goes the distance', ['Yes', 'No'], 'fancy1'),
    truth: state => yesNo(goesOn(rules, state)),
    answer: ({ end }) => end && (end.how === 'noContest' ? voided('no contest') : won(end.how === 'stopped' ? 1 : 0)),
  };

  return (state: BoutState): readonly Question<BoutState>[] => [
    winner('matchOdds', 'MATCH_ODDS', 'exchange', state),
    winner('bookmaker', 'Bookmaker', 'bookmaker', state),
    distance,
  ];
}

function goesOn(rules: BoutRules, state: BoutState): number {
  const left = (state.rounds - state.round + 1) * rules.exchanges - state.exchange;
  const [first, second] = downChance(rules, state);
  return (1 - (first + second) * rules.stays) ** left * (state.phase === 'down' ? 1 - rules.stays : 1);
}

function scoreOf(state: BoutState): Scoreboard {
  const line = lineOf(state);
  return {
    phase:
      state.phase === 'before'
        ? 'Not started'
        : state.phase === 'over'
          ? 'Over'
          : `Round ${state.round} of ${state.rounds}`,
    sides: state.fighters.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: `${state.cards[side]}`,
        detail: 'rounds',
        isActive: state.phase === 'down' && state.downed !== side,
      };
    }),
    ...(line === undefined ? {} : { line }),
    recent: state.recent,
  };
}

function lineOf({ end, fighters, phase, downed, round, cards }: BoutState): string | undefined {
  if (end && 'by' in end) {
    const how = end.how === 'stopped' ? `in round ${round}` : `on the cards, ${cards.join('–')}`;
    return `${fighters[end.by]} wins ${how}`;
  }
  if (end) return end.how === 'drawn' ? 'A draw' : 'No contest';
  return phase === 'down' ? `${fighters[downed ?? 0]} is down` : undefined;
}

function say(state: BoutState, event: BoutEvent): string | undefined {
  switch (event.type) {
    case 'start':
      return `Round ${state.round}`;
    case 'down':
    case 'stop':
    case 'noContest':
      return lineOf(state);
    case 'up':
      return 'Up again';
    case 'bell':
      return state.end
        ? lineOf(state)
        : `The bell: ${event.to === undefined ? 'an even round' : state.fighters[event.to]}`;
    case 'engage':
    case 'exchange':
      return undefined;
    default:
      return unreachable(event);
  }
}
