import { unreachable } from '@maidan/core/result';
import { middle, oneOf, rounded, within } from '../names/draw.ts';
import type { Pairing } from '../names/clubs.ts';
import { playable } from '../../rows/question.ts';
import type { Random } from '../../random.ts';
import type { Fixture, Scoreboard, Signal, Sport, SportName, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  begin,
  evolve,
  isSetDone,
  rallyNow,
  type RallyEvent,
  type RallyRules,
  type RallyState,
  score,
  setsWon,
} from './match.ts';
import { type RallyMarkets, rallyQuestions } from './questions.ts';
import type { Side } from './sets.ts';

/** A sport of rallies, told by its numbers. */
export interface RallySport extends SportName {
  readonly rules: RallyRules;
  readonly markets: RallyMarkets;
  /** The chance to win a rally one serves, between equals, and how far two sides may be apart. */
  readonly serve: number;
  readonly spread: number;
  readonly rallyMs: readonly [number, number];
  readonly betweenMs: readonly [number, number];
  readonly betweenSetsMs: number;
  readonly pair: (random: Random) => Pairing;
  /** Of a rally to be the last one because a player cannot go on; teams always can. */
  readonly retiring: number;
}

export function rallySport(sport: RallySport): Sport<RallyState, RallyEvent> {
  const { code, name, etid, rules } = sport;
  return playable<RallyState, RallyEvent>({
    code,
    name,
    etid,
    begin: fixture => begin(rules, sport.serve, fixture),
    next: (state, random, pace) => next(sport, state, random, pace),
    evolve: (state, event) => evolve(rules, state, event),
    signalOf: (_, event) => SIGNALS[event.type],
    isInPlay: ({ phase }) => phase === 'playing',
    beforePlay: ({ phase }) => [...(phase === 'before' ? [WARM_UP_MS] : []), middle(...sport.betweenMs)],
    scoreOf: state => scoreOf(sport, state),
    say: (state, event) => say(sport, state, event),
    questionsOf: rallyQuestions(rules, sport.markets),
    invent: (startsAt, id, random) => invent(sport, startsAt, id, random),
  });
}

const SIGNALS: Readonly<Record<RallyEvent['type'], Signal>> = {
  play: 'quiet',
  serve: 'running',
  point: 'quiet',
  retire: 'dangerous',
  abandon: 'dangerous',
};

const WARM_UP_MS = 90_000;

function next(
  sport: RallySport,
  state: RallyState,
  random: Random,
  pace: Random = random,
): Step<RallyEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'play', server: random() < 0.5 ? 0 : 1 }, ms: WARM_UP_MS };
    case 'ready': {
      const isGivenUp = random() < sport.retiring;
      const event: RallyEvent = isGivenUp ? { type: 'retire', who: random() < 0.5 ? 0 : 1 } : { type: 'serve' };
      const isNewSet = state.sets.length > 1 && score(state)[0] + score(state)[1] === 0;
      const pause = within(pace, ...sport.betweenMs);
      return { event, ms: isNewSet ? sport.betweenSetsMs : pause };
    }
    case 'playing':
      return { event: { type: 'point', to: random() < rallyNow(state) ? 0 : 1 }, ms: within(pace, ...sport.rallyMs) };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

function scoreOf({ rules, markets }: RallySport, state: RallyState): Scoreboard {
  const won = setsWon(rules, state);
  return scoreboard({
    phase:
      state.phase === 'before' ? told('match.notStarted') : told(`rally.${markets.set}`, { nth: state.sets.length }),
    sides: state.sides.map((name, place) => {
      const side: Side = place === 0 ? 0 : 1;
      return {
        name,
        score: `${won[side]}`,
        detail: state.sets.map(set => set[side]).join(' '),
        isActive: state.phase !== 'over' && state.server === side,
      };
    }),
    line: lineOf(state),
    recent: state.recent.map(side => state.sides[side].charAt(0)),
  });
}

function lineOf({ end, sides }: RallyState): Told | undefined {
  if (end?.how === 'won') return told('rally.win', { side: sides[end.by] });
  if (end?.how === 'retired') return told('match.cannotGoOn', { side: sides[end.who] });
  return end && told('match.abandoned');
}

function say({ rules, markets }: RallySport, state: RallyState, event: RallyEvent): Told | undefined {
  if (event.type === 'play') {
    return told(markets.set === 'map' ? 'rally.attackFirst' : 'match.serveFirst', { side: state.sides[event.server] });
  }
  if (event.type === 'serve') return undefined;
  if (event.type !== 'point' || state.end) return lineOf(state);
  const last = state.sets.length - 2;
  const isNewSet = score(state)[0] + score(state)[1] === 0 && isSetDone(rules, state, last);
  const [a, b] = isNewSet ? state.sets[last]! : score(state);
  const scored = { side: state.sides[event.to], score: `${a}–${b}` };
  if (isNewSet) return told(`rally.${markets.set}To`, scored);
  return told(markets.set === 'map' ? 'rally.round' : 'rally.point', scored);
}

function invent(sport: RallySport, startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const { competition, sides } = sport.pair(random);
  const edge = within(random, -sport.spread, sport.spread);
  return {
    id,
    sport: sport.code,
    competition,
    name: sides.join(' v '),
    sides,
    startsAt,
    format: oneOf(random, Object.keys(sport.rules.formats)),
    strengths: { serve0: rounded(sport.serve + edge), serve1: rounded(sport.serve - edge) },
  };
}
