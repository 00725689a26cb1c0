import type { Answer, Fixture, MarketKind, MarketPlan } from '@maidan/exchange/sports/sport';
import type { EndReason, MarketStatus } from '@maidan/exchange/market';
import type { TradeCommand } from '@maidan/exchange/trading/tradeCommand';
import type { Quote, RowBet } from '@maidan/exchange/rows/houseRow';
import type { Struck } from '@maidan/exchange/positions/settle';
import type { BetId, MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import type { Money } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import type { Shape } from '../writer/rowShape.ts';

/* The exchange's rows that commands decide upon or leave behind. */

export interface EventRow {
  readonly id: string;
  readonly sport: string;
  readonly fixture: Fixture;
  readonly seed: string;
  readonly state: 'upcoming' | 'inPlay' | 'over' | 'void';
  readonly is_stopped: boolean;
  /** Of all its books, and of all its rows, in hundredths of a per cent; the usual where there is none. */
  readonly book_margin: number | null;
  readonly row_margin: number | null;
  /** Of the operator's own picture, or empty. */
  readonly stream_url: string;
  readonly starts_at: Millis;
  readonly changed_at: Millis;
}

export interface MarketRow {
  readonly id: MarketId;
  readonly event_id: string;
  readonly kind: MarketKind;
  readonly name: string;
  readonly plan: MarketPlan;
  readonly status: MarketStatus;
  readonly is_stopped: boolean;
  readonly min_stake: Money;
  readonly max_stake: Money;
  readonly bet_delay_ms: number;
  readonly commission: number;
  /** Its own, in hundredths of a per cent. */
  readonly margin: number | null;
  /** An operator's own prices, until they are released. */
  readonly quotes: Readonly<Record<string, Quote>> | null;
  readonly answer: Answer | null;
  /** Bets of then are void, whatever the answer. */
  readonly voided: Struck | null;
  readonly settlements: number;
  readonly at: Millis;
  readonly settled_at: Millis | null;
}

export interface JournalRow {
  readonly id: string;
  readonly market_id: MarketId;
  readonly seq: number;
  readonly command: TradeCommand;
  /** Of the market after it; not after every one. */
  readonly digest: string | null;
  readonly at: Millis;
}

export interface OrderRow {
  readonly id: OrderId;
  readonly market_id: MarketId;
  readonly user_id: UserId;
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  readonly is_kept: boolean;
  readonly matched: Money;
  readonly average: number;
  readonly unmatched: Money;
  readonly lapsed: Money;
  readonly cancelled: Money;
  readonly voided: Money;
  /** Why the part that left the book last did; also null where nobody wrote it down yet. */
  readonly because: EndReason | null;
  readonly at: Millis;
  readonly changed_at: Millis;
}

export interface LegRow {
  readonly id: string;
  readonly market_id: MarketId;
  readonly match_id: string;
  readonly order_id: OrderId;
  readonly user_id: UserId;
  readonly runner: string;
  readonly side: Side;
  readonly odds: Odds;
  readonly stake: Money;
  readonly profit: Money;
  readonly at: Millis;
}

export interface SettlementRow {
  readonly id: string;
  readonly market_id: MarketId;
  readonly nth: number;
  readonly user_id: UserId;
  readonly profit: Money;
  readonly commission: Money;
  readonly at: Millis;
}

/** What the house lent somebody because a runner was withdrawn. */
export interface LoanRow {
  readonly id: string;
  readonly market_id: MarketId;
  readonly user_id: UserId;
  readonly amount: Money;
  readonly at: Millis;
}

export interface RowTabRow {
  readonly id: string;
  readonly market_id: MarketId;
  readonly user_id: UserId;
  readonly bets: readonly PlacedRowBet[];
  readonly held: Money;
}

/** A bet on a row of the house that was taken. */
export interface PlacedRowBet extends RowBet {
  readonly id: BetId;
  readonly label: string;
  readonly at: Millis;
}

/** As it is answered, and remembered with the command for ever. */
export interface TakenRowBet extends PlacedRowBet {
  readonly market: MarketId;
  readonly user: UserId;
}

export interface RowBetRow {
  readonly id: BetId;
  readonly market_id: MarketId;
  readonly user_id: UserId;
  readonly bet: RowBet;
  readonly label: string;
  readonly stake: Money;
  readonly state: 'open' | 'settled' | 'void';
  readonly profit: Money | null;
  readonly at: Millis;
  readonly settled_at: Millis | null;
}

export interface ExchangeRows {
  sportEvent: EventRow;
  market: MarketRow;
  journal: JournalRow;
  order: OrderRow;
  leg: LegRow;
  rowTab: RowTabRow;
  rowBet: RowBetRow;
  settlement: SettlementRow;
  loan: LoanRow;
}

export const EXCHANGE_SHAPES: { readonly [K in keyof ExchangeRows]: Shape<ExchangeRows[K]> } = {
  sportEvent: {
    table: 'sport_events',
    key: 'id',
    columns: [
      'id',
      'sport',
      'fixture',
      'seed',
      'state',
      'is_stopped',
      'book_margin',
      'row_margin',
      'stream_url',
      'starts_at',
      'changed_at',
    ],
  },
  market: {
    table: 'markets',
    key: 'id',
    columns: [
      'id',
      'event_id',
      'kind',
      'name',
      'plan',
      'status',
      'is_stopped',
      'min_stake',
      'max_stake',
      'bet_delay_ms',
      'commission',
      'margin',
      'quotes',
      'answer',
      'voided',
      'settlements',
      'at',
      'settled_at',
    ],
  },
  journal: {
    table: 'journal',
    key: 'id',
    columns: ['id', 'market_id', 'seq', 'command', 'digest', 'at'],
    isWrittenOnce: true,
  },
  order: {
    table: 'orders',
    key: 'id',
    columns: [
      'id',
      'market_id',
      'user_id',
      'runner',
      'side',
      'odds',
      'stake',
      'is_kept',
      'matched',
      'average',
      'unmatched',
      'lapsed',
      'cancelled',
      'voided',
      'because',
      'at',
      'changed_at',
    ],
  },
  leg: {
    table: 'legs',
    key: 'id',
    columns: ['id', 'market_id', 'match_id', 'order_id', 'user_id', 'runner', 'side', 'odds', 'stake', 'profit', 'at'],
  },
  loan: { table: 'loans', key: 'id', columns: ['id', 'market_id', 'user_id', 'amount', 'at'] },
  rowTab: { table: 'row_tabs', key: 'id', columns: ['id', 'market_id', 'user_id', 'bets', 'held'] },
  rowBet: {
    table: 'row_bets',
    key: 'id',
    columns: ['id', 'market_id', 'user_id', 'bet', 'label', 'stake', 'state', 'profit', 'at', 'settled_at'],
  },
  settlement: {
    table: 'settlements',
    key: 'id',
    columns: ['id', 'market_id', 'nth', 'user_id', 'profit', 'commission', 'at'],
  },
};
