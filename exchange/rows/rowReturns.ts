import { paise, sum, ZERO } from '@maidan/core/money';
import { type Odds, profit, type Side, SIDES } from '@maidan/core/odds';
import { CONVENTIONS, isStep } from './conventions.ts';
import { type HouseRow, isBackedOnly, LAST_START, type Offer, type Quote, type RowBet, startsAt } from './houseRow.ts';
import { exposureOfRow, profitsOfRow, type RowRules } from './rowBook.ts';
import { isRuns } from './runs.ts';
import type { Answer, Truth } from '../sports/sport.ts';

/* What prices of a row give back on average, whoever set them, and which prices an operator may set. */

export type PricedRow = RowRules & Pick<HouseRow, 'span'>;

/** What an offer returns of what is risked on it, by the model of the match: 1 is fair, and more is a gift. */
export function returnOf(row: PricedRow, runner: string, side: Side, offer: Offer, truth: Truth): number {
  const lines = row.kind === 'khado' ? truth.chances.map((_, start) => start) : [offer.line ?? 0];
  const returns = lines.flatMap(line => {
    const odds = offer.starts ? startsAt(offer.starts, line) : offer.odds;
    return odds === undefined ? [] : betReturn(row, betOn(row, runner, side, odds, line), truth);
  });
  return Math.max(...returns);
}

export interface OfferReturn {
  readonly runner: string;
  readonly side: Side;
  readonly returns: number;
}

export const returnsOf = (row: PricedRow, quotes: Readonly<Record<string, Quote>>, truth: Truth): OfferReturn[] =>
  Object.entries(quotes).flatMap(([runner, quote]) =>
    SIDES.flatMap(side => {
      const offer = quote[side];
      return offer ? [{ runner, side, returns: returnOf(row, runner, side, offer, truth) }] : [];
    }),
  );

/** A hair above: sums of many chances are not exact. */
const FAIR = 1 + 1e-9;

export const isGift = ({ returns }: Pick<OfferReturn, 'returns'>): boolean => returns > FAIR;

/** An operator's prices as far as they are no gift at this moment; the others are locked until they are fair again. */
export function withoutGifts(
  row: PricedRow,
  quotes: Readonly<Record<string, Quote>>,
  truth: Truth,
): Record<string, Quote> {
  const gifts = new Set(
    returnsOf(row, quotes, truth)
      .filter(isGift)
      .map(({ runner, side }) => `${side} ${runner}`),
  );
  const kept = Object.entries(quotes).map(([runner, { back, lay }]): [string, Quote] => [
    runner,
    {
      ...(back && !gifts.has(`back ${runner}`) && { back }),
      ...(lay && !gifts.has(`lay ${runner}`) && { lay }),
    },
  ]);
  return Object.fromEntries(kept);
}

/** Whether a row can be written with this price: by its step, with a line exactly where runs decide, on a side it has. */
export function isWritable({ kind }: Pick<PricedRow, 'kind'>, side: Side, { odds, line }: Offer): boolean {
  if (side === 'lay' && isBackedOnly(kind)) return false;
  if (!isStep(CONVENTIONS[kind], odds)) return false;
  return isRuns(kind) ? line !== undefined && line <= LAST_START : line === undefined;
}

/** Large enough that rounding to a paisa is nothing. */
const STAKE = paise(1_000_000);

function betOn({ span }: PricedRow, runner: string, side: Side, odds: Odds, line: number): RowBet {
  return { runner, side, odds, line, stake: STAKE, profit: profit(STAKE, odds), span };
}

function betReturn(row: PricedRow, bet: RowBet, truth: Truth): number {
  const made = truth.chances.reduce(
    (total, chance, i) => total + (chance > 0 ? chance * sum(profitsOfRow(row, [bet], answerAt(row, truth, i))) : ZERO),
    0,
  );
  const atRisk = exposureOfRow(row, [bet]);
  return atRisk === 0 ? Infinity : 1 + made / atRisk;
}

/** A yes-or-no row has one runner: the other chance is that it does not win. */
const answerAt = ({ runners }: PricedRow, truth: Truth, i: number): Answer =>
  truth.type === 'runs' ? { type: 'runs', total: i } : { type: 'won', winners: i < runners.length ? [i] : [] };
