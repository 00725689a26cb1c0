/*
 * One market of a recorded exchange stream, in the format of Betfair's `mcm` messages: what changes is sent, keyed by
 * price or by level, and a size of nothing takes it away.
 */

/** A line of a recording, as far as it is used here. Everything else in it is left alone. */
export interface MarketMessage {
  readonly op: 'mcm';
  /** When it was published. */
  readonly pt: number;
  readonly mc?: readonly MarketChange[];
}

export interface MarketChange {
  readonly id: string;
  /** Everything known before is forgotten. */
  readonly img?: boolean;
  readonly marketDefinition?: MarketDefinition;
  readonly rc?: readonly RunnerChange[];
}

export const STREAM_STATUSES = ['INACTIVE', 'OPEN', 'SUSPENDED', 'CLOSED'] as const;

export interface MarketDefinition {
  readonly status: (typeof STREAM_STATUSES)[number];
  readonly inPlay: boolean;
  readonly eventTypeId: string;
  readonly eventName?: string;
  readonly name?: string;
  readonly marketType?: string;
  readonly numberOfWinners: number;
  readonly countryCode?: string;
  readonly venue?: string;
  readonly runners: readonly RunnerDefinition[];
}

export const RUNNER_STATUSES = ['ACTIVE', 'WINNER', 'LOSER', 'PLACED', 'REMOVED', 'REMOVED_VACANT', 'HIDDEN'] as const;

export interface RunnerDefinition {
  readonly id: number;
  readonly name?: string;
  readonly status: (typeof RUNNER_STATUSES)[number];
  /** Of a race, in per cent: what bets on the others are reduced by if it does not run. */
  readonly adjustmentFactor?: number;
}

type PriceSize = readonly [price: number, size: number];
type LevelPriceSize = readonly [level: number, price: number, size: number];

export interface RunnerChange {
  readonly id: number;
  readonly ltp?: number;
  readonly atb?: readonly PriceSize[];
  readonly atl?: readonly PriceSize[];
  readonly batb?: readonly LevelPriceSize[];
  readonly batl?: readonly LevelPriceSize[];
}

/** What is known of a runner's prices. Keys are prices or levels, as text, because a state is plain JSON. */
export interface RunnerPrices {
  readonly atb: Readonly<Record<string, number>>;
  readonly atl: Readonly<Record<string, number>>;
  readonly batb: Readonly<Record<string, number>>;
  readonly batl: Readonly<Record<string, number>>;
  readonly ltp: number;
}

const UNKNOWN: RunnerPrices = { atb: {}, atl: {}, batb: {}, batl: {}, ltp: 0 };

export type Prices = Readonly<Record<string, RunnerPrices>>;

export function pricesAfter(prices: Prices, { img, rc = [] }: MarketChange): Prices {
  const after: Record<string, RunnerPrices> = img ? {} : { ...prices };
  for (const { id, ltp, atb = [], atl = [], batb = [], batl = [] } of rc) {
    const known = after[id] ?? UNKNOWN;
    after[id] = {
      atb: changed(known.atb, atb),
      atl: changed(known.atl, atl),
      batb: levelled(known.batb, batb),
      batl: levelled(known.batl, batl),
      ltp: ltp ?? known.ltp,
    };
  }
  return after;
}

function changed(sizes: Readonly<Record<string, number>>, changes: readonly PriceSize[]): Record<string, number> {
  const after = { ...sizes };
  for (const [price, size] of changes) {
    if (size > 0) after[price] = size;
    else delete after[price];
  }
  return after;
}

/** By level the price is kept; a level without a price is empty. */
function levelled(
  prices: Readonly<Record<string, number>>,
  changes: readonly LevelPriceSize[],
): Record<string, number> {
  const after = { ...prices };
  for (const [level, price, size] of changes) {
    if (size > 0) after[level] = price;
    else delete after[level];
  }
  return after;
}

/** The middle between what can be backed and what can be laid, as a chance; else the last price; else nothing is known. */
export function impliedChance({ atb, atl, batb, batl, ltp }: RunnerPrices = UNKNOWN): number | undefined {
  const back = Math.max(0, batb['0'] ?? 0, ...Object.keys(atb).map(Number));
  const lay = Math.min(...[batl['0'] ?? Infinity, ...Object.keys(atl).map(Number)]);
  if (back > 1 && lay < Infinity) return (1 / back + 1 / lay) / 2;
  return ltp > 1 ? 1 / ltp : undefined;
}
