import type { Millis } from '@maidan/core/ids';
import { sum, voided, won } from '../../rows/question.ts';
import type { Answer, Fixture, MarketPlan, Sport, SportName, Truth } from '../sport.ts';
import { scoreboard, told } from '../told/told.ts';
import type { Told } from '../told/toldIn.ts';
import {
  impliedChance,
  type MarketChange,
  type MarketDefinition,
  type MarketMessage,
  type Prices,
  pricesAfter,
  type RunnerDefinition,
} from './marketStream.ts';

/*
 * A recording of somebody else's market, played again as a market of ours: the provider behind the interface of a
 * sport. What is true about it is what its own market believed.
 */

export interface RecordedState {
  /** Messages that were played. */
  readonly played: number;
  readonly at: number;
  readonly definition: MarketDefinition | null;
  readonly prices: Prices;
}

/** What happens is what was recorded, for the one market of the recording. */
export interface RecordedEvent {
  readonly at: number;
  readonly change: MarketChange;
}

const NAMES: Readonly<Record<string, SportName>> = {
  '1': { code: 'football', name: 'Football', etid: 1 },
  '2': { code: 'tennis', name: 'Tennis', etid: 2 },
  '4': { code: 'cricket', name: 'Cricket', etid: 4 },
  '7': { code: 'horseRacing', name: 'Horse Racing', etid: 10 },
  '4339': { code: 'greyhoundRacing', name: 'Greyhound Racing', etid: 65 },
};
const ELSEWHERE: SportName = { code: 'politics', name: 'Politics', etid: 40 };

/** A recording as a sport of its own, with its one fixture. Undefined when no market is defined in it. */
export function recordedSport(
  messages: readonly MarketMessage[],
): { readonly sport: Sport<RecordedState, RecordedEvent>; fixtureAt(startsAt: Millis): Fixture } | undefined {
  const events = eventsOf(messages);
  const definition = events.find(({ change }) => change.marketDefinition)?.change.marketDefinition;
  const id = events[0]?.change.id;
  if (!definition || id === undefined) return undefined;
  const named = NAMES[definition.eventTypeId] ?? ELSEWHERE;
  const answerIn = (state: RecordedState): Answer | undefined =>
    answerOf(definition, state) ?? (state.played === events.length ? BROKEN_OFF : undefined);
  return {
    sport: {
      ...named,
      begin: () => ({ played: 0, at: events[0]!.at, definition, prices: {} }),
      next: ({ played, at }) => {
        const event = events[played];
        return event && { event, ms: Math.max(0, event.at - at) };
      },
      evolve,
      isInPlay: ({ definition: now }) => now?.inPlay ?? false,
      signalOf: ({ definition: now }) => (now?.status === 'SUSPENDED' ? 'dangerous' : 'quiet'),
      scoreOf: ({ definition: now }) =>
        scoreboard({
          phase: told(now?.inPlay ? 'board.inPlay' : 'board.beforePlay'),
          sides: (now?.runners ?? []).map(runner => ({ name: nameOf(runner), score: '' })),
          line: told('feed.recorded'),
        }),
      say: (state, { change }) => spoken(state, change),
      marketsOf: state => (answerIn(state) ? [] : [{ ...planOf(definition), ...removedIn(definition, state) }]),
      truthOf: state => truthOf(definition, state),
      answerOf: answerIn,
      invent: startsAt => fixtureOf(id, named, definition, startsAt),
    },
    fixtureAt: startsAt => fixtureOf(id, named, definition, startsAt),
  };
}

/** Only the first market of a file: recordings have one each. */
function eventsOf(messages: readonly MarketMessage[]): readonly RecordedEvent[] {
  const all = messages.flatMap(({ pt, mc = [] }) => mc.map(change => ({ at: pt, change })));
  return all.filter(({ change }) => change.id === all[0]?.change.id);
}

const evolve = (state: RecordedState, { at, change }: RecordedEvent): RecordedState => ({
  played: state.played + 1,
  at,
  definition: change.marketDefinition ?? state.definition,
  prices: pricesAfter(state.prices, change),
});

const nameOf = ({ id, name }: { readonly id: number; readonly name?: string }): string => name ?? `Runner ${id}`;

const planOf = ({ name, marketType, runners, numberOfWinners }: MarketDefinition): MarketPlan => ({
  id: 'recorded',
  name: marketType ?? name ?? 'MATCH_ODDS',
  kind: 'exchange',
  runners: runners.map(nameOf),
  ...(numberOfWinners > 1 && { winners: numberOfWinners }),
});

/**
 * The runners as they are now, in their places when the market was first heard of: later definitions may list them in
 * another order. Undefined where one is not listed any more; who was not known at first has no place.
 */
function standing(
  { runners }: MarketDefinition,
  { definition: now }: RecordedState,
): readonly (RunnerDefinition | undefined)[] {
  const known = new Map((now?.runners ?? []).map(runner => [runner.id, runner]));
  return runners.map(({ id }) => known.get(id));
}

/** Who does not run by now. */
function removedIn(first: MarketDefinition, state: RecordedState): Pick<MarketPlan, 'removed'> {
  const removed = standing(first, state).flatMap((now, runner) => {
    const isOut = now?.status === 'REMOVED' || now?.status === 'REMOVED_VACANT';
    return isOut ? [{ runner, reduction: Math.round(100 * (now.adjustmentFactor ?? 0)) }] : [];
  });
  return removed.length > 0 ? { removed } : {};
}

const fixtureOf = (id: string, { code }: SportName, definition: MarketDefinition, startsAt: Millis): Fixture => ({
  id: `recording-${id.replaceAll(/\W/g, '-')}`,
  sport: code,
  competition: 'Recorded market',
  name: definition.eventName ?? definition.name ?? `Market ${id}`,
  sides: definition.runners.map(nameOf),
  startsAt,
  format: definition.marketType ?? '',
  ...(definition.countryCode !== undefined && { country: definition.countryCode }),
  ...(definition.venue !== undefined && { venue: definition.venue }),
});

/** Nothing is known until every runner that runs has a price. */
function truthOf(first: MarketDefinition, state: RecordedState): Truth | undefined {
  const { definition, prices } = state;
  if (definition?.status !== 'OPEN') return undefined;
  const chances: number[] = [];
  for (const runner of standing(first, state)) {
    const chance = runner && (runner.status === 'ACTIVE' ? impliedChance(prices[runner.id]) : 0);
    if (chance === undefined) return undefined;
    chances.push(chance);
  }
  const all = sum(chances);
  if (all <= 0) return undefined;
  return { type: 'chances', chances: chances.map(chance => (chance / all) * first.numberOfWinners) };
}

/** Nothing more will be heard of it. */
const BROKEN_OFF = voided('the recording ends before its result');

function answerOf(first: MarketDefinition, state: RecordedState): Answer | undefined {
  if (state.definition?.status !== 'CLOSED') return undefined;
  const winners = standing(first, state).flatMap((now, place) =>
    now?.status === 'WINNER' || now?.status === 'PLACED' ? [place] : [],
  );
  return winners.length > 0 ? won(...winners) : voided('no winner was recorded');
}

function spoken({ definition }: RecordedState, { marketDefinition }: MarketChange): Told | undefined {
  if (!marketDefinition || !definition) return undefined;
  if (definition.status === 'CLOSED') {
    const winners = definition.runners.filter(({ status }) => status === 'WINNER').map(nameOf);
    return winners.length > 0 ? told('feed.result', { winners: winners.join(', ') }) : told('feed.void');
  }
  if (definition.status !== 'OPEN') return told('feed.suspended');
  return told(definition.inPlay ? 'board.inPlay' : 'feed.open');
}
