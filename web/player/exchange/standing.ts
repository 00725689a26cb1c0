import type { EventView, MarketView, MyOrdersView, MyRowBet } from '@maidan/contract/event';
import { type Money, negate, subtract, ZERO } from '@maidan/core/money';
import type { HouseRow, RowBet } from '@maidan/exchange/rows/houseRow';
import {
  exposureOf,
  flat,
  type Outcomes,
  type Position,
  positionOf,
  whatIf,
  type Wish,
} from '@maidan/exchange/positions/position';
import { exposureOfRow } from '@maidan/exchange/rows/rowBook';
import { isRuns } from '@maidan/exchange/rows/runs';
import { profit } from '@maidan/core/odds';

/* Where the player stands in a market, as it is and as it would be with the bet that is being written. */

export const NOTHING_OPEN: MyOrdersView = { orders: [], bets: [], positions: {}, exposures: {} };

/** A bet being written; a line only where a number of runs decides. */
export interface Written extends Wish {
  readonly market: string;
  readonly line: number;
}

export interface Figures {
  readonly before: Money | undefined;
  readonly after: Money | undefined;
}

export const NO_FIGURES: Figures = { before: undefined, after: undefined };

/** As the server counts them: where one wins, all runners are listed. */
export const outcomesOf = ({ winners }: Pick<MarketView, 'winners'>): Outcomes => ({
  winners,
  isComplete: winners === 1,
});

/** What the player's matched bets make; undefined while there are none. */
export function positionIn(market: Pick<MarketView, 'id' | 'winners'>, mine: MyOrdersView): Position | undefined {
  const ifWins = mine.positions[market.id];
  // With one winner among all runners it never happens that none wins, and the figure plays no part.
  const ifNone = market.winners === 1 ? ZERO : mine.ifNone?.[market.id];
  if (!ifWins || ifNone === undefined || Object.values(ifWins).every(amount => amount === ZERO)) return undefined;
  return { ifWins, ifNone };
}

/** Runner by runner of a book: nothing where nothing is at stake. */
export function bookFigures(
  market: MarketView,
  mine: MyOrdersView,
  written: Written | undefined,
): Record<string, Figures> {
  const before = positionIn(market, mine);
  const now = before ?? flat(running(market));
  const own = written?.market === market.id && written.runner in now.ifWins ? written : undefined;
  const after = own && whatIf(now, own);
  return Object.fromEntries(running(market).map(id => [id, { before: before?.ifWins[id], after: after?.ifWins[id] }]));
}

/** Who was removed cannot win, and has no figures. */
const running = ({ runners }: MarketView): string[] =>
  runners.filter(({ isRemoved }) => !isRemoved).map(({ id }) => id);

/** Bets on a row as they were struck. The contract leaves open what a bet is; the server sends the exchange's own. */
export const rowBetsOn = (mine: MyOrdersView, row: string): RowBet[] =>
  mine.bets.filter(({ market }) => market === row).map(({ bet }: MyRowBet) => bet as RowBet);

/** Of runners the figure of each; of runs the worst that can come, under the name 'runs'. */
export function rowFigures(row: HouseRow, mine: MyOrdersView, written: Written | undefined): Record<string, Figures> {
  const bets = rowBetsOn(mine, row.id);
  const more = written?.market === row.id ? [...bets, asBet(row, written)] : undefined;
  if (bets.length === 0 && !more) return {};
  if (isRuns(row.kind)) {
    const worst = (of: readonly RowBet[]): Money => negate(exposureOfRow(row, of));
    return {
      [row.runners[0] ?? 'runs']: { before: bets.length > 0 ? worst(bets) : undefined, after: more && worst(more) },
    };
  }
  const before = bets.length > 0 ? positionOf(row.runners, bets) : undefined;
  const after = more && positionOf(row.runners, more);
  return Object.fromEntries(
    row.runners.map(runner => [runner, { before: before?.ifWins[runner], after: after?.ifWins[runner] }]),
  );
}

const asBet = (row: HouseRow, { runner, side, odds, line, stake }: Written): RowBet => ({
  runner,
  side,
  odds,
  line,
  stake,
  profit: profit(stake, odds),
  span: row.span,
});

/** How much more would have to be held for it. Below zero when it closes something. */
export function moreHeld(view: EventView, mine: MyOrdersView, written: Written): Money {
  const held = mine.exposures[written.market] ?? ZERO;
  const market = view.markets.find(({ id }) => id === written.market);
  if (market) {
    const position = positionIn(market, mine) ?? flat(running(market));
    const unmatched = mine.orders
      .filter(order => order.market === market.id)
      .map(({ runner, side, odds, left }) => ({ order: { runner, side, odds }, left }));
    const all = [...unmatched, { order: written, left: written.stake }].filter(
      ({ order }) => order.runner in position.ifWins,
    );
    return subtract(exposureOf(position, all, outcomesOf(market)), held);
  }
  const row = view.rows.find(({ id }) => id === written.market);
  if (!row) return ZERO;
  return subtract(exposureOfRow(row, [...rowBetsOn(mine, row.id), asBet(row, written)]), held);
}

/** The best and the worst that the matched bets can come to, where one runner wins. */
export function extremesOf(position: Position): { readonly best: Money; readonly worst: Money } {
  const amounts = Object.values(position.ifWins).toSorted((a, b) => a - b);
  return { best: amounts.at(-1) ?? ZERO, worst: amounts[0] ?? ZERO };
}
