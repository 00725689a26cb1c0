import type { MarketId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import { type Odds, profit, type Side } from '@maidan/core/odds';
import { ok, refuse, type Result } from '@maidan/core/result';
import type { Limits } from '../market.ts';
import type { MarketKind } from '../sports/sport.ts';
import type { Told } from '../sports/told/toldIn.ts';

export type RowKind = Exclude<MarketKind, 'exchange'>;

/** Anything but `active` is written over the cells, and nobody can bet. */
export const ROW_STATUSES = ['active', 'suspended', 'ballRunning', 'closed'] as const;
export type RowStatus = (typeof ROW_STATUSES)[number];

/** A market the house stands against: a bookmaker's runners, or one row of runs, of yes or no, of digits. */
export interface HouseRow {
  readonly id: MarketId;
  readonly kind: RowKind;
  readonly name: string;
  /** What its name was made of. */
  readonly made?: Told;
  readonly status: RowStatus;
  /** While an operator has stopped it: what players are told. */
  readonly why?: string;
  /** Of one bet; of a meter, for every run. */
  readonly limits: Limits;
  /**
   * In the order answers count them: teams of a bookmaker, `ODD_EVEN`, `DIGITS`, `YES` of a fancy1, and `RUNS` where a
   * number of runs decides, with Yes as its back and No as its lay.
   */
  readonly runners: readonly string[];
  /** Of a khado: how many runs wide the window is. Of a meter: runs beyond the line that still count. Otherwise 0. */
  readonly span: number;
  /** A runner without a quote is locked. */
  readonly quotes: Readonly<Record<string, Quote>>;
}

export interface Quote {
  /** Of this runner alone. */
  readonly status?: RowStatus;
  readonly back?: Offer;
  readonly lay?: Offer;
}

export interface Offer {
  readonly odds: Odds;
  /** Runs; of a khado the start that is proposed. */
  readonly line?: number;
  /** Of a khado: what a window costs by where it starts. Without it every one costs the same. */
  readonly starts?: Starts;
}

/** Prices of windows, one after the other from the first start on; null where there is none. */
export interface Starts {
  readonly first: number;
  readonly odds: readonly (Odds | null)[];
}

export const startsAt = ({ first, odds }: Starts, start: number): Odds | undefined => odds[start - first] ?? undefined;

export const RUNS: readonly string[] = ['runs'];
export const YES: readonly string[] = ['yes'];
export const ODD_EVEN: readonly string[] = ['odd', 'even'];
export const DIGITS: readonly string[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Runs that count beyond the line of a meter: twice as many where a draw is possible. */
export const METER_SPAN = { limited: 100, test: 200 } as const;

/** What the player sent: the price they saw is part of it, and a house row sells at exactly that one. */
export interface RowSlip {
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  /** 0 where there is none; of a khado the start run the player chose. */
  readonly line: number;
  readonly stake: Money;
}

/** A bet struck, with its figures rounded once and for all. */
export interface RowBet extends RowSlip {
  /** What the backer wins, which is what the layer loses; of a meter, for every run. */
  readonly profit: Money;
  /** Of the row when it was struck. */
  readonly span: number;
}

export type RowRefusal =
  | 'unknown-runner'
  | 'market-closed'
  | 'market-suspended'
  | 'ball-running'
  | 'price-locked'
  | 'price-changed'
  | 'start-out-of-range'
  | 'stake-too-small'
  | 'stake-too-large';

/** Two or more back cells and nothing to lay. */
const BACKED_ONLY: ReadonlySet<RowKind> = new Set(['oddEven', 'khado', 'lastDigit']);

export const isBackedOnly = (kind: RowKind): boolean => BACKED_ONLY.has(kind);

/** No innings gets there. */
export const LAST_START = 1_999;

/** Whether the house takes this bet. Whether the player can afford it is the wallet's business. */
export function accept(row: HouseRow, slip: RowSlip): Result<RowBet, RowRefusal> {
  const { min, max } = row.limits;
  if (!row.runners.includes(slip.runner)) return refuse('unknown-runner');
  const status = statusOf(row, slip.runner);
  if (status === 'closed' || max < min) return refuse('market-closed');
  if (status === 'suspended') return refuse('market-suspended');
  if (status === 'ballRunning') return refuse('ball-running');
  const isChosen = row.kind === 'khado';
  const offer = offerOf(row, slip);
  if (isChosen && !isStart(slip.line)) return refuse('start-out-of-range');
  if (!offer) return refuse('price-locked');
  if (offer.odds !== slip.odds || (!isChosen && (offer.line ?? 0) !== slip.line)) return refuse('price-changed');
  if (slip.stake < min || slip.stake <= 0) return refuse('stake-too-small');
  if (slip.stake > max) return refuse('stake-too-large');
  return ok({ ...slip, profit: profit(slip.stake, slip.odds), span: row.span });
}

/** The row's, or the runner's own. */
export const statusOf = (row: Pick<HouseRow, 'status' | 'quotes'>, runner: string): RowStatus =>
  row.status === 'active' ? (row.quotes[runner]?.status ?? 'active') : row.status;

/** What there is to take, if anything: a cell without an offer shows a lock. Of a khado, at the start that is named. */
export function offerOf(
  { kind, quotes }: Pick<HouseRow, 'kind' | 'quotes'>,
  { runner, side, line }: Pick<RowSlip, 'runner' | 'side'> & { readonly line?: number | undefined },
): Offer | undefined {
  if (side === 'lay' && isBackedOnly(kind)) return undefined;
  const offer = quotes[runner]?.[side];
  if (kind !== 'khado' || !offer?.starts || line === undefined) return offer;
  const odds = startsAt(offer.starts, line);
  return odds && { ...offer, odds, line };
}

const isStart = (line: number): boolean => Number.isInteger(line) && line >= 0 && line <= LAST_START;
