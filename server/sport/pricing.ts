import type { MarketId } from '@maidan/core/ids';
import { HOUSE_STYLE, type MakerStyle } from '@maidan/exchange/trading/maker';
import type { HouseRow, Quote } from '@maidan/exchange/rows/houseRow';
import { ROW_MARGIN, rowQuotes } from '@maidan/exchange/rows/rowPricing';
import { withoutGifts } from '@maidan/exchange/rows/rowReturns';
import { abandonedMeter } from '@maidan/exchange/rows/runs';
import type { Answer, Truth } from '@maidan/exchange/sports/sport';
import type { EventRow, MarketRow } from '../exchange/rows.ts';
import type { Decided } from './decided.ts';
import type { LiveEvent } from './liveEvent.ts';

/* What the operator sets of the prices: a market's own margin, or its event's, or the usual one. */

type Margins = Pick<EventRow, 'book_margin' | 'row_margin'>;

/** In hundredths of a per cent. */
export function marginOf(event: Margins, { kind, margin }: Pick<MarketRow, 'kind' | 'margin'>): number {
  if (margin !== null) return margin;
  const [ofEvent, usual] =
    kind === 'exchange' ? [event.book_margin, HOUSE_STYLE.margin] : [event.row_margin, ROW_MARGIN];
  return ofEvent ?? Math.round(usual * 10_000);
}

export const styleOf = (event: Margins, market: MarketRow): MakerStyle => ({
  ...HOUSE_STYLE,
  margin: marginOf(event, market) / 10_000,
});

/** The operator's own prices where there are some, as far as they give nothing away. */
export function quotesOf(
  event: Margins,
  market: MarketRow,
  row: HouseRow,
  truth: Truth,
): Readonly<Record<string, Quote>> {
  if (market.quotes) return withoutGifts(row, market.quotes, truth);
  return rowQuotes(market.plan, truth, row.span, marginOf(event, market) / 10_000);
}

/** Of these markets, the ones whose answer is known by now. */
export const decidedIn = (
  event: Margins,
  markets: Iterable<MarketRow>,
  rows: ReadonlyMap<MarketId, HouseRow>,
  live: Pick<LiveEvent, 'sport' | 'state' | 'before'>,
): readonly Decided[] =>
  [...markets].flatMap(market => {
    const answer = live.sport.answerOf(live.state, market.plan);
    return answer ? [{ market, answer: ruled(event, market, rows.get(market.id), answer, live) }] : [];
  });

/** A meter that is cut short ends between the last lines it had: those that were true before. */
export function ruled(
  event: Margins,
  market: MarketRow,
  row: HouseRow | undefined,
  answer: Answer,
  { sport, before }: Pick<LiveEvent, 'sport' | 'before'>,
): Answer {
  if (market.kind !== 'meter' || answer.type !== 'void' || !row || before === undefined) return answer;
  const truth = sport.truthOf(before, market.plan);
  const [quote = {}] = truth ? Object.values(quotesOf(event, market, row, truth)) : [];
  return abandonedMeter(quote, answer.reason);
}
