import type { Reply } from '@maidan/contract/api';
import { formatMoney, formatShort, formatSigned } from '@maidan/core/format';
import { type Money, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { cellText } from '@maidan/exchange/rows/conventions';
import type { HouseRow, RowKind } from '@maidan/exchange/rows/houseRow';
import { END_REASONS, type Limits } from '@maidan/exchange/market';
import type { MarketKind } from '@maidan/exchange/sports/sport';
import type { Told } from '@maidan/exchange/sports/told/toldIn';
import { say } from '@maidan/words/say';
import { toldWords } from '../parts/event/toldWords.ts';
import { isYesOrNo, SECTION_TITLES, sideName } from '../../ui/sportWords.ts';

/* What the match page says, in one place. */

/** 'Min: 100, Max: 50K'; only 'Max: 1' where prices are shown and nothing is taken. */
export const limitsText = ({ min, max }: Limits): string =>
  max < min
    ? say('sport.onlyMax', { max: formatShort(max) })
    : say('sport.limits', { min: formatShort(min), max: formatShort(max) });

/** 'OVER_UNDER_25' of a feed is Over/Under 2.5 Goals to read. Who wins keeps the name everybody knows. */
export function marketTitle(name: string): string {
  if (name === 'MATCH_ODDS' || !/^[\dA-Z_.]+$/.test(name)) return name;
  const goals = /^OVER_UNDER_(\d+)(\d)$/.exec(name);
  if (goals) return say('sport.overUnder', { line: `${goals[1]}.${goals[2]}` });
  return name.split('_').map(capitalised).join(' ');
}

/** What a market is called, in the language of the page. */
export const marketWords = ({ name, made }: { readonly name: string; readonly made?: Told | undefined }): string =>
  toldWords(marketTitle(name), made);

/** A row of the house is called as it comes. */
export const rowWords = ({ name, made }: Pick<HouseRow, 'name' | 'made'>): string => toldWords(name, made);

const capitalised = (word: string): string => word.charAt(0) + word.slice(1).toLowerCase();

export const rangeText = ({ min, max }: Limits): string =>
  say('betting.range', { min: formatShort(min), max: formatShort(max) });

export { SECTION_TITLES, sideName };

export function sideWords(kind: MarketKind, side: Side): string {
  if (isYesOrNo(kind)) return side === 'back' ? say('sport.yesWords') : say('sport.noWords');
  return side === 'back' ? say('sport.backWords') : say('sport.layWords');
}

/** What stands beside a row's name: 'Odd', 'Digit 7', 'Normal'. */
export function runnerName(kind: RowKind, runner: string): string {
  if (kind === 'oddEven') return runner === 'odd' ? say('sport.odd') : say('sport.even');
  return kind === 'lastDigit' ? say('sport.digit', { digit: runner }) : SECTION_TITLES[kind];
}

/** The figure of a price in a narrow column: '1.85', '84', '41 / 100'. */
export function figure(kind: MarketKind, odds: Odds, line: number): string {
  const { price, small } = cellText(kind, odds, line);
  return small ? `${price} / ${small}` : price;
}

/** What is matched of an order: '2,000.00 of 7,000.00 matched'. */
export function matchedWords({ stake, matched }: { readonly stake: Money; readonly matched: Money }): string {
  if (matched === ZERO) return say('betting.unmatchedAmount', { stake: formatMoney(stake) });
  if (matched >= stake) return say('betting.matchedAmount', { stake: formatMoney(stake) });
  return say('betting.matchedOf', { matched: formatMoney(matched), stake: formatMoney(stake) });
}

/** What left the book without a match, and why: '500.00 cancelled. You took it back.' */
export function endedWords({ ended, because, why }: Ended): string {
  if (ended === ZERO) return '';
  const word = because ? ENDED[END_REASONS[because]] : goneWords;
  return [word(formatMoney(ended)), why].filter(Boolean).join(' ');
}

type Ended = Pick<Reply<'mySportBets'>['rows'][number], 'ended' | 'because' | 'why'>;
const ENDED = {
  cancelled: (amount: string) => say('betting.endedCancelled', { amount }),
  lapsed: (amount: string) => say('betting.endedLapsed', { amount }),
  voided: (amount: string) => say('betting.endedVoid', { amount }),
} as const;
const goneWords = (amount: string) => say('betting.endedGone', { amount });

/** Where an order stands among those at its price. */
export function queueWords({ ahead, place }: { readonly ahead: Money; readonly place: number }): string {
  if (place === 0) return '';
  if (ahead === ZERO) return say('betting.firstInLine');
  return say('betting.inLine', { place, ahead: formatMoney(ahead) });
}

/** '+₹315.79': what a cash-out comes to. */
export const cashOutText = (value: Money): string => {
  const text = formatSigned(value);
  return /^[+\u2212]/.test(text) ? `${text[0]}₹${text.slice(1)}` : `₹${text}`;
};

/** How long something takes, in whole seconds. */
export const wholeSeconds = (ms: number): string => String(Math.ceil(ms / 1000));

/** 'Back 1.85, 1.6L': what a cell says to who does not see it. */
export function cellName(side: string, runner: string, price: string | undefined, size: string): string {
  if (price === undefined) return say('sport.noPrice', { side, runner });
  return size ? say('sport.cellSize', { side, runner, price, size }) : say('sport.cell', { side, runner, price });
}
