import { DELAY_MS } from '@maidan/exchange/betDelay';
import type { MarketId, Millis } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import type { HouseRow, RowKind } from '@maidan/exchange/rows/houseRow';
import type { Limits } from '@maidan/exchange/market';
import { rowRunners, rowSpan } from '@maidan/exchange/rows/rowPricing';
import type { MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import type { EventRow, MarketRow } from '../exchange/rows.ts';

/* What a market starts with, until the operator says otherwise. */

const LIMITS: Readonly<Record<MarketKind, readonly [min: number, max: number]>> = {
  exchange: [100, 2_00_000],
  bookmaker: [100, 1_00_000],
  session: [100, 50_000],
  overByOver: [100, 50_000],
  ballByBall: [100, 50_000],
  line: [100, 50_000],
  fancy1: [100, 50_000],
  oddEven: [100, 50_000],
  khado: [100, 50_000],
  meter: [10, 10_000],
  lastDigit: [100, 50_000],
};

/** Between players too, but the specification gives it a maximum of its own. */
export const TIED_MATCH = 'Tied_Match';
const TIED_MATCH_LIMITS = [100, 50_000] as const;

export function limitsOf(kind: MarketKind, name = ''): Limits {
  const [min, max] = name === TIED_MATCH ? TIED_MATCH_LIMITS : LIMITS[kind];
  return { min: rupees(min), max: rupees(max) };
}

/** Made here and nowhere else. */
const marketId = (event: string, plan: MarketPlan): MarketId => `${event}.${plan.id}` as MarketId;

export function newMarket({ id: event }: EventRow, plan: MarketPlan, commission: number, now: Millis): MarketRow {
  const { min, max } = limitsOf(plan.kind, plan.name);
  return {
    id: marketId(event, plan),
    event_id: event,
    kind: plan.kind,
    name: plan.name,
    plan,
    status: 'open',
    is_stopped: false,
    min_stake: min,
    max_stake: max,
    bet_delay_ms: plan.kind === 'exchange' ? DELAY_MS.before : 0,
    commission,
    margin: null,
    quotes: null,
    answer: null,
    voided: null,
    settlements: 0,
    at: now,
    settled_at: null,
  };
}

/** A row of the house before anything is offered on it. */
export function newRow({ id, plan, name, min_stake, max_stake }: MarketRow, isTest: boolean): HouseRow {
  return {
    id,
    kind: plan.kind as RowKind, // asked only of rows
    name,
    ...(plan.made && { made: plan.made }),
    status: 'suspended',
    limits: { min: min_stake, max: max_stake },
    runners: rowRunners(plan),
    span: rowSpan(plan, isTest),
    quotes: {},
  };
}

/** As the match names them, also when they come from the database. */
export function inOrderOf(plans: readonly MarketPlan[], markets: readonly MarketRow[]): readonly MarketRow[] {
  const places = new Map(plans.map(({ id }, place) => [id, place]));
  const placeOf = ({ plan }: MarketRow): number => places.get(plan.id) ?? places.size;
  return markets.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** As the operator set it: its limits, and whether it is stopped, with what players are told then. */
export function rowAsSet(row: HouseRow, market: MarketRow, isStopped: boolean, why: string): HouseRow {
  const { why: _, ...rest } = row;
  const limits = { min: market.min_stake, max: market.max_stake };
  return { ...rest, limits, ...(isStopped && { status: 'suspended' as const }), ...(why && { why }) };
}
