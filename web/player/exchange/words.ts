import { formatMoney, formatShort, formatSigned } from '@maidan/core/format';
import { type Money, ZERO } from '@maidan/core/money';
import { formatOdds, type Odds, type Side } from '@maidan/core/odds';
import { cellText, CONVENTIONS } from '@maidan/exchange/conventions';
import type { RowKind } from '@maidan/exchange/houseRow';
import type { Limits } from '@maidan/exchange/market';
import type { MarketKind } from '@maidan/exchange/sport';

/* What the match page says, in one place. */

/** 'Min: 100, Max: 50K'; only 'Max: 1' where prices are shown and nothing is taken. */
export const limitsText = ({ min, max }: Limits): string =>
  max < min ? `Max: ${formatShort(max)}` : `Min: ${formatShort(min)}, Max: ${formatShort(max)}`;

export const rangeText = ({ min, max }: Limits): string => `Range ${formatShort(min)} to ${formatShort(max)}`;

/** What each kind of row is called on the page. A bookmaker has a name of its own. */
export const SECTION_TITLES = {
  bookmaker: 'Bookmaker',
  session: 'Normal',
  overByOver: 'Over By Over',
  ballByBall: 'Ball By Ball',
  line: 'Line',
  fancy1: 'Fancy',
  oddEven: 'Oddeven',
  khado: 'khado',
  meter: 'meter',
  lastDigit: 'Last Digit',
} as const satisfies Readonly<Record<RowKind, string>>;

/** Yes and No where a number of runs is to be reached. */
export function sideName(kind: MarketKind, side: Side): string {
  if (CONVENTIONS[kind] === 'LINE' && kind !== 'khado') return side === 'back' ? 'Yes' : 'No';
  return side === 'back' ? 'Back' : 'Lay';
}

export const sideWords = (kind: MarketKind, side: Side): string =>
  `${sideName(kind, side)} ${side === 'back' ? '(Bet for)' : '(Bet against)'}`;

/** What stands beside a row's name: 'Odd', 'Digit 7', 'Normal'. */
export function runnerName(kind: RowKind, runner: string): string {
  if (kind === 'oddEven') return runner === 'odd' ? 'Odd' : 'Even';
  return kind === 'lastDigit' ? `Digit ${runner}` : SECTION_TITLES[kind];
}

/** The figure of a price in a narrow column: '1.85', '84', '41 / 100'. */
export function figure(kind: MarketKind, odds: Odds, line: number): string {
  const { price, small } = cellText(kind, odds, line);
  return small ? `${price} / ${small}` : price;
}

/** What is matched of an order: '2,000.00 of 7,000.00 matched'. */
export function matchedWords({ stake, matched }: { readonly stake: Money; readonly matched: Money }): string {
  if (matched === ZERO) return `${formatMoney(stake)} unmatched`;
  if (matched >= stake) return `${formatMoney(stake)} matched`;
  return `${formatMoney(matched)} of ${formatMoney(stake)} matched`;
}

/** Where an order stands among those at its price. */
export function queueWords({ ahead, place }: { readonly ahead: Money; readonly place: number }): string {
  if (place === 0) return '';
  return ahead === ZERO ? 'First in line' : `No. ${place} in line, ${formatMoney(ahead)} ahead`;
}

/** '+₹315.79': what a cash-out comes to. */
export const cashOutText = (value: Money): string => {
  const text = formatSigned(value);
  return /^[+\u2212]/.test(text) ? `${text[0]}₹${text.slice(1)}` : `₹${text}`;
};

/** How long something takes, in whole seconds: '5 s'. */
export const secondsText = (ms: number): string => `${Math.ceil(ms / 1000)} s`;

/** 'Back 1.85, 1.6L': what a cell says to who does not see it. */
export function cellName(side: string, runner: string, price: string | undefined, size: string): string {
  if (price === undefined) return `${side} ${runner}, no price`;
  return `${side} ${runner}, ${size ? `${price}, ${size}` : price}`;
}

/** The price somebody got on the average, in thousandths that need not be whole. */
export const averageText = (average: number): string => formatOdds((Math.round(average / 10) * 10) as Odds); // a figure for show
