import { expandShort } from '@maidan/core/format';
import { sentenceOf } from '@maidan/contract/errors';
import { inRupees, type Money, parseRupees, ZERO } from '@maidan/core/money';
import type { Odds, Side } from '@maidan/core/odds';
import { CONVENTIONS, figureOf, priceOf } from '@maidan/exchange/rows/conventions';
import { say } from '@maidan/words/say';
import type { Market } from '../events/event.ts';

/* What is typed about a market: limits in rupees, margins in per cent, prices as its kind writes them. */

/** What the contract takes, in hundredths of a per cent; importing it would bring its validator to the browser. */
export const MARGIN_RANGE = { least: 10, most: 2_000 } as const;

export type Read<T> = { readonly value: T } | { readonly fault: string };

/** The least of one bet; a rupee or more. */
export function leastOf(text: string): Read<Money> {
  const amount = parseRupees(expandShort(text));
  if (typeof amount === 'string') return { fault: sentenceOf(amount) };
  return amount < 100 ? { fault: say('officeSport.leastIsRupee') } : { value: amount };
}

/** The most of one bet. Nothing is allowed too: it closes the betting. */
export function mostOf(text: string): Read<Money> {
  if (/^0+$/.test(text.trim())) return { value: ZERO };
  const amount = parseRupees(expandShort(text));
  return typeof amount === 'string' ? { fault: sentenceOf(amount) } : { value: amount };
}

export const rupeesText = (amount: Money): string => `${inRupees(amount)}`;

/** Hundredths of a per cent as people write them: 200 is 2. */
export const percentText = (hundredths: number): string => String(hundredths / 100);

/** A margin in per cent; empty for the usual one. */
export function marginOf(text: string): Read<number | null> {
  const typed = text.trim();
  if (typed === '') return { value: null };
  const hundredths = /^\d{1,3}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : -1;
  if (hundredths < MARGIN_RANGE.least || hundredths > MARGIN_RANGE.most) {
    const [least, most] = [percentText(MARGIN_RANGE.least), percentText(MARGIN_RANGE.most)];
    return { fault: say('officeSport.marginRange', { least, most }) };
  }
  return { value: hundredths };
}

/** What one side of a runner is offered at, as it is typed: both empty for not at all. */
export interface TypedOffer {
  readonly price: string;
  readonly line: string;
}

export type PricesDraft = Readonly<Record<string, Readonly<Record<Side, TypedOffer>>>>;

export const NO_OFFER: TypedOffer = { price: '', line: '' };

/** Which sides a row of this kind sells, in the order of the page: No stands before Yes. */
export function sidesOf({ kind }: Pick<Market, 'kind'>): readonly Side[] {
  if (kind === 'khado' || kind === 'oddEven' || kind === 'lastDigit') return ['back'];
  return CONVENTIONS[kind] === 'LINE' ? ['lay', 'back'] : ['back', 'lay'];
}

export const hasLine = ({ kind }: Pick<Market, 'kind'>): boolean => CONVENTIONS[kind] === 'LINE';

export const conventionOf = ({ kind }: Pick<Market, 'kind'>) => CONVENTIONS[kind];

/** Prices as they are on offer now. */
export const draftOf = (market: Market): PricesDraft =>
  Object.fromEntries(
    market.runners.map(({ name, back, lay }) => [name, { back: typed(market, back), lay: typed(market, lay) }]),
  );

const typed = (market: Market, offer: { readonly odds: Odds; readonly line: number | null } | null): TypedOffer =>
  offer
    ? { price: String(figureOf(conventionOf(market), offer.odds)), line: offer.line === null ? '' : String(offer.line) }
    : NO_OFFER;

interface Offer {
  readonly odds: Odds;
  readonly line?: number;
}

export type Quotes = Record<string, { readonly back?: Offer; readonly lay?: Offer }>;

/** What was typed, as it is sent; or what is wrong with which cell ('Kaveri Kings.back'). */
export function quotesOf(
  draft: PricesDraft,
  market: Market,
): Read<Quotes> | { readonly faults: Record<string, string> } {
  const faults: Record<string, string> = {};
  const quotes: Quotes = {};
  for (const { name } of market.runners) {
    const offers: { back?: Offer; lay?: Offer } = {};
    for (const side of sidesOf(market)) {
      const read = offerOf(draft[name]?.[side] ?? NO_OFFER, market);
      if ('fault' in read) faults[`${name}.${side}`] = read.fault;
      else if (read.value) offers[side] = read.value;
    }
    quotes[name] = offers;
  }
  return Object.keys(faults).length > 0 ? { faults } : { value: quotes };
}

function offerOf({ price, line }: TypedOffer, market: Market): Read<Offer | null> {
  if (price.trim() === '' && line.trim() === '') return { value: null };
  const odds = oddsOf(price, market);
  if (odds === undefined) return { fault: sentenceOf('price-off-convention') };
  if (!hasLine(market)) return { value: { odds } };
  return /^\d{1,4}$/.test(line.trim())
    ? { value: { odds, line: Number(line) } }
    : { fault: say('officeSport.lineIsWhole') };
}

function oddsOf(text: string, market: Market): Odds | undefined {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text.trim())) return undefined;
  try {
    return priceOf(conventionOf(market), Number(text));
  } catch {
    return undefined; // it says so by throwing
  }
}
