import type { RowBet } from '@maidan/exchange/rows/houseRow';
import type { BetId, MarketId, Millis, UserId } from '@maidan/core/ids';
import type { Tables } from '../db/statements.ts';
import type { Shape } from '../writer/rowShape.ts';

/* The exchange's rows that commands decide upon or leave behind. */

/**
 * `book_margin`, `row_margin`: of all its books, and of all its rows, in hundredths of a per cent; the usual where there is none.
 * `stream_url`: of the operator's own picture, or empty.
 */
export type EventRow = Omit<Tables['sport_events'], 'chain' | 'chain_nth' | 'commitment' | 'next_target' | 'next_due'>;

/**
 * `margin`: its own, in hundredths of a per cent. `quotes`: an operator's own prices, until they are released. `voided`: bets of
 * then are void, whatever the answer.
 */
export type MarketRow = Tables['markets'];

/** `digest`: of the market after it; not after every one. */
export type JournalRow = Omit<Tables['journal'], 'seal'> & {
  /** Added when it is written: see writer/answerSeals.ts. None on lines of before there was one. */
  readonly seal?: string | null;
};

/** `because`: why the part that left the book last did; also null where nobody wrote it down yet. */
export type OrderRow = Omit<Tables['orders'], 'number'>;

export type LegRow = Tables['legs'];

export type SettlementRow = Tables['settlements'];

/** What the house lent somebody because a runner was removed. */
type LoanRow = Tables['loans'];

export type RowTabRow = Tables['row_tabs'];

/** A bet on a row of the house that was taken. */
export interface PlacedRowBet extends RowBet {
  readonly id: BetId;
  readonly at: Millis;
}

declare module '../db/columns.ts' {
  interface DomainTypes {
    'row_tabs.bets': readonly PlacedRowBet[];
  }
}

/** As it is answered, and remembered with the command for ever. */
export interface TakenRowBet extends PlacedRowBet {
  readonly market: MarketId;
  readonly user: UserId;
}

export type RowBetRow = Omit<Tables['row_bets'], 'number'>;

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

const COUNTED = { number: 'the database counts' } as const;
const COMMITTED = 'see sport/committed.ts';

export const EXCHANGE_SHAPES: { readonly [K in keyof ExchangeRows]: Shape<ExchangeRows[K]> } = {
  sportEvent: {
    table: 'sport_events',
    key: 'id',
    apart: {
      ...{ chain: COMMITTED, chain_nth: COMMITTED, commitment: COMMITTED },
      ...{ next_target: COMMITTED, next_due: COMMITTED },
    },
  },
  market: { table: 'markets', key: 'id', apart: {} },
  journal: { table: 'journal', key: 'id', apart: {}, isWrittenOnce: true },
  order: { table: 'orders', key: 'id', apart: COUNTED },
  leg: { table: 'legs', key: 'id', apart: {} },
  loan: { table: 'loans', key: 'id', apart: {} },
  rowTab: { table: 'row_tabs', key: 'id', apart: {} },
  rowBet: { table: 'row_bets', key: 'id', apart: COUNTED },
  settlement: { table: 'settlements', key: 'id', apart: {} },
};
