import { decimal, formatOdds, type Odds, odds, type Side } from '@maidan/core/odds';
import type { MarketKind } from '../sports/sport.ts';

/**
 * Three ways to write a price. A market has exactly one, by its kind: it is never guessed from the size of the number,
 * because 1.5 may be decimal odds or a profit of 1.5 per 100. Whatever the way, a price is kept as `Odds`.
 */
export const CONVENTIONS = {
  exchange: 'DEC',
  bookmaker: 'P100',
  session: 'LINE',
  overByOver: 'LINE',
  ballByBall: 'LINE',
  line: 'LINE',
  fancy1: 'DEC',
  oddEven: 'DEC',
  khado: 'LINE',
  meter: 'LINE',
  lastDigit: 'DEC',
} as const satisfies Readonly<Record<MarketKind, Convention>>;

/** Decimal odds; profit per 100; a line of runs with a profit per 100. */
export type Convention = 'DEC' | 'P100' | 'LINE';

/** The smallest step of a price that a house row quotes, in thousandths of odds: 0.01 decimal, half a unit per 100. */
const STEPS: Readonly<Record<Convention, number>> = { DEC: 10, P100: 5, LINE: 5 };

/** Of a figure as it is written: 1.95 DEC is 1.95, 23 P100 is 1.23, 110 LINE is 2.1. */
export function priceOf(convention: Convention, figure: number): Odds {
  const price = odds(convention === 'DEC' ? figure : 1 + figure / 100);
  const isExact = Math.abs(figureOf(convention, price) - figure) < 1e-9;
  if (!isExact || price <= 1000) throw new RangeError(`not a ${convention} price: ${figure}`);
  return price;
}

/** The figure a price is written with: 1.23 is 23 per 100. */
export const figureOf = (convention: Convention, at: Odds): number =>
  convention === 'DEC' ? decimal(at) : (at - 1000) / 10;

/** A price worked out exactly (decimal), as the house may offer it: a back rounded down and a lay up. Undefined below a step. */
export function quoted(convention: Convention, side: Side, exact: number): Odds | undefined {
  const steps = ((exact - 1) * 1000) / STEPS[convention];
  // A price that is a step already, but for the last bit of a float, is that step.
  const whole = side === 'back' ? Math.floor(steps + 1e-9) : Math.ceil(steps - 1e-9);
  return whole > 0 ? odds(1 + (whole * STEPS[convention]) / 1000) : undefined;
}

/** Whether a house row may quote it. */
export const isStep = (convention: Convention, at: Odds): boolean => at > 1000 && (at - 1000) % STEPS[convention] === 0;

/** What a cell says: the figure, and the small print under it. */
export interface CellText {
  readonly price: string;
  readonly small: string;
}

/** '1.95', '23', or a line over its price: '41' and '100'. */
export function cellText(kind: MarketKind, at: Odds, line = 0): CellText {
  const convention = CONVENTIONS[kind];
  if (convention === 'DEC') return { price: formatOdds(at), small: '' };
  const per100 = String(figureOf(convention, at));
  return convention === 'P100' ? { price: per100, small: '' } : { price: String(line), small: per100 };
}

/** The price a bet was struck at, without the line that its own label has: on a book the average of its fills. */
export function betPrice(bet: {
  readonly kind: MarketKind;
  readonly odds: Odds;
  readonly average?: number | undefined;
}): string {
  // To the hundredth, and a figure for show: no bet is struck at it.
  if (bet.kind === 'exchange' && bet.average) return formatOdds((Math.round(bet.average / 10) * 10) as Odds);
  const { price, small } = cellText(bet.kind, bet.odds);
  return small || price;
}
