import { decimal } from '@maidan/core/odds';
import type { Price, Table } from '@maidan/games/kit/game';
import type { Offer } from '@maidan/games/kit/quote';

/** A betting section as readers of the data API know it. Nought is locked; amounts are rupees. */
export interface FeedRow extends FeedPrice {
  readonly sid: number;
  readonly nat: string;
  /** Its place among the sections. */
  readonly sr: number;
  readonly gstatus: 'ACTIVE' | 'SUSPENDED';
  /** Not, for rows about a card that is not the next one. */
  readonly visible: 0 | 1;
  readonly min: number;
  readonly max: number;
  readonly subtype: string;
  readonly etype: string;
  /** Rows about one card, or with a choice of answers, have their prices here. */
  readonly odds?: readonly FeedCell[];
  /** Profit to one by what was hit, where the price depends on it. */
  readonly pays?: Readonly<Record<string, number>>;
}

/** Back and lay with the size shown; for a session row the lines, with their rates per 100. */
export interface FeedPrice {
  readonly b: number;
  readonly bs: number;
  readonly l: number;
  readonly ls: number;
}

export interface FeedCell {
  readonly sid: number;
  readonly ssid: number;
  readonly sno: number;
  readonly nat: string;
  readonly b: number;
  readonly l: number;
}

/** What stands in a price table's cell: the table pays, not this. */
export const PLACEHOLDER = 2;

/** What a section asks for a selection, as a decimal; nought when it is locked. */
export function priceShown({ kind }: Price<Table>, offer: Offer | undefined): number {
  if (!offer) return 0;
  return kind === 'paytable' ? PLACEHOLDER : decimal(offer.odds);
}
