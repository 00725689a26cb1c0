import { unreachable } from '@maidan/core/result';
import { oneOf, rounded, wholeWithin, within } from '../names/draw.ts';
import { NATIONS, OTHERS } from '../names/nations.ts';
import { between, named, playable, type Question, voided, won, yesNo } from '../../rows/question.ts';
import { pick, type Random } from '../../random.ts';
import type { Answer, Fixture, Scoreboard, Signal, Step } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import { mostSeats, nextSeat, seatsLeft, seatsOf, seatTotals } from './count.ts';
import { begin, type ElectionEvent, type ElectionState, evolve } from './election.ts';

/** Slow: a night of counting, a seat every few minutes. */
export const politics = playable<ElectionState, ElectionEvent>({
  code: 'politics',
  name: 'Politics',
  etid: 40,
  begin,
  next,
  evolve,
  signalOf: (_, event) => SIGNALS[event.type],
  isInPlay: ({ phase }) => phase === 'counting',
  beforePlay: ({ phase }) => (phase === 'before' ? [POLLS_CLOSE_MS, 2 * MINUTE_MS] : [2 * MINUTE_MS]),
  scoreOf,
  say,
  questionsOf,
  invent,
});

const SIGNALS: Readonly<Record<ElectionEvent['type'], Signal>> = {
  open: 'quiet',
  count: 'running',
  declare: 'quiet',
  official: 'dangerous',
  cancel: 'dangerous',
};

const MINUTE_MS = 60_000;
const POLLS_CLOSE_MS = 10 * MINUTE_MS;

function next(state: ElectionState, random: Random, pace: Random = random): Step<ElectionEvent> | undefined {
  switch (state.phase) {
    case 'before':
      return { event: { type: 'open' }, ms: POLLS_CLOSE_MS };
    case 'ready': {
      const region = pick(
        random,
        state.regions.map((_, n) => [n, seatsLeft(state, n)] as const),
      );
      return { event: { type: 'count', region }, ms: within(pace, 1, 3) * MINUTE_MS };
    }
    case 'counting': {
      const region = state.counting ?? 0;
      const party = pick(
        random,
        nextSeat(state, region).map((chance, n) => [n, chance] as const),
      );
      return { event: { type: 'declare', region, party }, ms: within(pace, 0.5, 1.5) * MINUTE_MS };
    }
    case 'counted':
      return { event: { type: 'official' }, ms: 20 * MINUTE_MS };
    case 'over':
      return undefined;
    default:
      return unreachable(state.phase);
  }
}

/** Nothing is settled before the commission has signed, not even what is certain. */
const official =
  (answer: (state: ElectionState) => Answer) =>
  (state: ElectionState): Answer | undefined => {
    if (state.phase !== 'over') return undefined;
    return state.wasCancelled ? voided('no official result') : answer(state);
  };

function questionsOf({ parties, regions }: ElectionState): readonly Question<ElectionState>[] {
  const everywhere = regions.map((_, n) => n);
  return [
    {
      plan: between('bookmaker', told('market.mostSeats'), parties.slice(0, 2), 'bookmaker'),
      truth: state => yesNo(mostSeats(state)),
      answer: official(state => {
        const [first, second] = [seatsOf(state, 0), seatsOf(state, 1)];
        return first === second ? won(0, 1) : won(first > second ? 0 : 1);
      }),
    },
    ...parties.map((party, n) =>
      seats(`seats:${n + 1}`, told('market.seats', { party: partyName(party) }), n, everywhere),
    ),
    ...regions.map((region, n) =>
      seats(`state:${n + 1}`, told('market.stateSeats', { region: region.name, party: parties[0]! }), 0, [n]),
    ),
  ];
}

const seats = (id: string, made: Told, party: number, regions: readonly number[]): Question<ElectionState> => ({
  plan: { id, ...named(made), kind: 'session' },
  truth: state => ({ type: 'runs', chances: seatTotals(state, party, regions) }),
  answer: official(state => ({
    type: 'runs',
    total: regions.reduce((sum, n) => sum + state.declared[n]![party]!, 0),
  })),
});

function scoreOf(state: ElectionState): Scoreboard {
  const all = state.regions.reduce((sum, region) => sum + region.seats, 0);
  const left = state.regions.reduce((sum, _, n) => sum + seatsLeft(state, n), 0);
  return scoreboard({
    phase: phaseOf(state, all - left, all),
    sides: state.parties.map((name, party) => ({ name, score: `${seatsOf(state, party)}` })),
    line: told('seats.majority', { seats: Math.floor(all / 2) + 1 }),
    recent: state.recent,
  });
}

function phaseOf(state: ElectionState, done: number, all: number): Told {
  if (state.phase === 'before') return told('board.pollsOpen');
  if (state.phase === 'over') return told(state.wasCancelled ? 'board.cancelled' : 'board.officialResult');
  return told('board.declared', { done, all });
}

function say(state: ElectionState, event: ElectionEvent): Told | undefined {
  switch (event.type) {
    case 'open':
      return told('seats.closed');
    case 'count':
      return undefined;
    case 'declare':
      return told('seats.seat', {
        region: state.regions[event.region]?.name ?? '',
        party: partyName(state.parties[event.party] ?? ''),
      });
    case 'official':
      return told('seats.official');
    case 'cancel':
      return told('seats.cancelled');
    default:
      return unreachable(event);
  }
}

/** Everybody else has no name. */
const partyName = (party: string): string | Told => (party === OTHERS ? told('market.others') : party);

function invent(startsAt: Fixture['startsAt'], id: string, random: Random): Fixture {
  const nation = oneOf(random, NATIONS);
  const strengths = Object.fromEntries(
    nation.states.flatMap((_, n) => [
      [`seats${n}`, wholeWithin(random, 10, 28)],
      [`lean${n}`, rounded(within(random, -0.7, 0.7))],
      [`others${n}`, rounded(within(random, 0.03, 0.14))],
    ]),
  );
  return {
    id,
    sport: 'politics',
    competition: nation.assembly,
    name: nation.assembly,
    sides: nation.parties,
    startsAt,
    format: 'most seats',
    venue: nation.name,
    strengths,
  };
}
