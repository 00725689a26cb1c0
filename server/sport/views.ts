import {
  type BoardRow,
  type BoardView,
  type EventProof,
  type EventView,
  type LadderView,
  type MarketView,
  shortScore,
} from '@maidan/contract/event';
import type { MarketId, Millis } from '@maidan/core/ids';
import type { MarketPlan } from '@maidan/exchange/sports/sport';
import { TICKS } from '@maidan/exchange/ticks';
import type { Engine } from '../exchange/engine.ts';
import type { Trading } from '@maidan/exchange/trading/trading';
import type { EventRow } from '../exchange/rows.ts';
import type { LiveEvent } from './liveEvent.ts';

/* What everybody is shown, made from what is committed. */

export function marketView(
  trading: Trading,
  { winners = 1, made }: Pick<MarketPlan, 'winners' | 'made'>,
  why = '',
): MarketView {
  const { id, name, status, inPlay, betDelayMs, version, limits, commission, runners } = trading.market;
  return {
    id,
    name,
    ...(made && { made }),
    status,
    ...(why && { why }),
    inPlay,
    betDelayMs,
    version,
    limits,
    winners,
    commission,
    matched: trading.matched,
    runners: runners.map(runner => ({
      ...runner,
      ...trading.depth(runner.id),
      last: trading.lastPrice(runner.id) ?? null,
    })),
  };
}

export function eventView(
  { id, sport, fixture, state, stream_url, starts_at }: EventRow,
  proof: EventProof,
  now: Millis,
): EventView {
  return {
    id,
    sport,
    competition: fixture.competition,
    ...(fixture.tie && { competitionId: fixture.tie.competition }),
    name: fixture.name,
    sides: fixture.sides,
    format: fixture.format,
    country: fixture.country ?? '',
    venue: fixture.venue ?? '',
    startsAt: starts_at,
    state,
    streamUrl: stream_url,
    score: null,
    scene: null,
    proof,
    said: [],
    markets: [],
    rows: [],
    now,
  };
}

/** What changes with everything that happens. */
export const seenOf = ({ sport, state, proof, isInPlay, playsAt }: LiveEvent) => ({
  score: sport.scoreOf(state),
  proof,
  ...(!isInPlay && { startsAt: playsAt }),
});

/** The market the board shows: who wins. */
const MAIN = ['MATCH_ODDS', 'WIN'];

export function boardRow(view: EventView): BoardRow {
  const main = view.markets.find(({ name }) => MAIN.includes(name));
  return {
    id: view.id,
    sport: view.sport,
    competition: view.competition,
    ...(view.competitionId !== undefined && { competitionId: view.competitionId }),
    name: view.name,
    startsAt: view.startsAt,
    state: view.state,
    country: view.country,
    venue: view.venue,
    hasTv: view.streamUrl !== '',
    hasFancy: view.rows.some(({ kind }) => kind !== 'bookmaker'),
    hasBookmaker: view.rows.some(({ kind }) => kind === 'bookmaker'),
    market: main?.id ?? null,
    status: main?.status ?? null,
    ...(main?.why && { why: main.why }),
    prices: (main?.runners ?? []).slice(0, 3).map(({ id, back, lay }) => ({
      runner: id,
      back: back[0]?.odds ?? null,
      lay: lay[0]?.odds ?? null,
    })),
    score: view.score ? shortScore(view.score) : '',
    toss: (view.state === 'upcoming' && view.score?.toss) || '',
    ...toldOf(view),
  };
}

/** What its score is made of where that is words, or before play the toss. */
function toldOf({ state, score }: EventView): Pick<BoardRow, 'told'> {
  const told = state === 'upcoming' ? score?.told?.toss : score && score.sides.length > 2 && score.told?.phase;
  return told ? { told } : {};
}

/** Of these rows, the ones that the board does not have as they are. */
export function changedOf(known: readonly BoardRow[], rows: readonly BoardRow[]): readonly BoardRow[] {
  const before = new Map(known.map(row => [row.id, JSON.stringify(row)]));
  return rows.filter(row => before.get(row.id) !== JSON.stringify(row));
}

/** Of each sport, by its code. */
export function openCounts({ rows }: BoardView): Record<string, number> {
  const open = rows.filter(({ state }) => state === 'inPlay' || state === 'upcoming');
  return Object.fromEntries([...Map.groupBy(open, ({ sport }) => sport)].map(([sport, { length }]) => [sport, length]));
}

/** Every price of a market, as deep as it goes. */
export function ladderView(engine: Engine, id: MarketId): LadderView {
  const trading = engine.trading(id);
  const runners = (trading?.market.runners ?? []).map(
    runner => [runner.id, trading!.depth(runner.id, TICKS.length)] as const,
  );
  return { market: id, runners: Object.fromEntries(runners), offers: trading?.offersTo() ?? {} };
}
