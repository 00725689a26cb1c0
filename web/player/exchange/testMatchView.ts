import type { EventView, MarketView, MyOrder, MyOrdersView, MyRowBet, RunnerView } from '@maidan/contract/event';
import type { MarketId, Millis } from '@maidan/core/ids';
import { type Money, rupees } from '@maidan/core/money';
import { type Odds, odds, profit, type Side } from '@maidan/core/odds';
import { priceOf } from '@maidan/exchange/rows/conventions';
import {
  DIGITS,
  type HouseRow,
  ODD_EVEN,
  type Quote,
  type RowBet,
  type RowKind,
  RUNS,
  YES,
} from '@maidan/exchange/rows/houseRow';

/* A match as the server tells it, for tests: prices and rows are those of the rules. */

const at = 1_772_900_000_000 as Millis;

/** 'A 1.50×1000 | 1.52×2000': what can be backed, best first, and what can be laid. */
export function runner(name: string, back: readonly Priced[], lay: readonly Priced[]): RunnerView {
  const levels = (prices: readonly Priced[]) =>
    prices.map(([price, size]) => ({ odds: odds(price), stake: rupees(size) }));
  return { id: name, name, isRemoved: false, last: null, back: levels(back), lay: levels(lay) };
}

type Priced = readonly [price: number, size: number];

export const book = (name: string, runners: readonly RunnerView[], more: Partial<MarketView> = {}): MarketView => ({
  id: `cricket-1.${name}`,
  name,
  status: 'open',
  inPlay: true,
  betDelayMs: 5_000,
  version: 4,
  limits: { min: rupees(100), max: rupees(200_000) },
  winners: 1,
  commission: 0,
  matched: rupees(0),
  runners,
  ...more,
});

export function row(
  kind: RowKind,
  name: string,
  quotes: Readonly<Record<string, Quote>>,
  more: Partial<HouseRow> = {},
): HouseRow {
  const runners = { oddEven: ODD_EVEN, lastDigit: DIGITS, fancy1: YES, bookmaker: Object.keys(quotes) };
  return {
    id: `cricket-1.${name.replaceAll(' ', '-')}` as MarketId, // a name for a test
    kind,
    name,
    status: 'active',
    limits: { min: rupees(100), max: rupees(50_000) },
    runners: kind in runners ? runners[kind as keyof typeof runners] : RUNS,
    span: kind === 'khado' ? 4 : kind === 'meter' ? 100 : 0,
    quotes,
    ...more,
  };
}

export const line = (figure: number, price: number) => ({ odds: priceOf('LINE', price), line: figure });
export const per100 = (price: number) => ({ odds: priceOf('P100', price) });
export const dec = (price: number) => ({ odds: odds(price) });

const each = (runners: readonly string[], price: number): Record<string, Quote> =>
  Object.fromEntries(runners.map(name => [name, { back: dec(price) }]));

/** Everything that can be on a cricket page. */
export const MATCH: EventView = {
  id: 'cricket-1',
  sport: 'cricket',
  competition: 'Monsoon Cup',
  name: 'Kaveri Kings v Deccan Comets',
  sides: ['Kaveri Kings', 'Deccan Comets'],
  format: 'T20',
  country: '',
  venue: '',
  startsAt: at,
  state: 'inPlay',
  streamUrl: '',
  score: null,
  scene: null,
  proof: { kind: 'old' },
  said: [],
  now: at,
  markets: [
    book('MATCH_ODDS', [
      runner(
        'Kaveri Kings',
        [
          [1.85, 160_000],
          [1.84, 280_000],
          [1.83, 74_000],
        ],
        [
          [1.86, 210_000],
          [1.87, 55_000],
        ],
      ),
      runner(
        'Deccan Comets',
        [[2.16, 90_000]],
        [
          [2.18, 140_000],
          [2.2, 200_000],
          [2.22, 36_000],
        ],
      ),
    ]),
    book('Tied_Match', [runner('Yes', [[38, 12_000]], [[55, 8_000]]), runner('No', [], [])], {
      limits: { min: rupees(100), max: rupees(1) },
    }),
  ],
  rows: [
    row('bookmaker', 'Bookmaker', {
      'Kaveri Kings': { back: per100(84), lay: per100(88) },
      'Deccan Comets': { status: 'suspended' },
    }),
    row('session', '15 over run KK', { runs: { back: line(126, 100), lay: line(124, 100) } }),
    row('overByOver', 'Only 13 over run KK', { runs: { back: line(9, 90), lay: line(9, 110) } }),
    row(
      'ballByBall',
      '12.4 ball run KK',
      { runs: { back: line(93, 100), lay: line(93, 110) } },
      { status: 'ballRunning' },
    ),
    row('line', '1st Innings 20 Overs Line', { runs: { back: line(163, 100), lay: line(161, 100) } }),
    row('fancy1', 'Wicket in over 13 KK', { yes: { back: dec(3.5), lay: dec(3.8) } }),
    row('oddEven', '20 over total KK', each(ODD_EVEN, 1.95)),
    row('khado', '20 over run KK khado-4', { runs: { back: line(160, 300) } }),
    row(
      'meter',
      'KK 20 over run meter',
      { runs: { back: line(163, 100), lay: line(161, 100) } },
      { limits: { min: rupees(10), max: rupees(10_000) } },
    ),
    row('lastDigit', '1ST INN 20 OVER KK last digit', each(DIGITS, 9.5)),
  ],
};

export const rowNamed = (name: string): HouseRow => MATCH.rows.find(each => each.name === name)!;
export const BOOK: MarketView = MATCH.markets[0]!;

export const NOTHING: MyOrdersView = { orders: [], bets: [], positions: {}, exposures: {} };

/** A player with a position in a book: rupees by runner. */
export const standing = (
  market: MarketView,
  amounts: readonly number[],
  more: Partial<MyOrdersView> = {},
): MyOrdersView => ({
  ...NOTHING,
  positions: { [market.id]: Object.fromEntries(market.runners.map(({ id }, i) => [id, rupees(amounts[i] ?? 0)])) },
  ...more,
});

export function rowBet(
  on: HouseRow,
  side: Side,
  price: Odds,
  lineAt: number,
  stake: Money,
  name = on.runners[0]!,
): MyRowBet {
  const bet: RowBet = {
    runner: name,
    side,
    odds: price,
    line: lineAt,
    stake,
    profit: profit(stake, price),
    span: on.span,
  };
  return {
    id: `${on.id}-${side}-${lineAt}`,
    event: MATCH.id,
    eventName: MATCH.name,
    market: on.id,
    marketName: on.name,
    kind: on.kind,
    label: name === 'runs' ? `${side === 'back' ? 'Yes' : 'No'} ${lineAt}` : name,
    bet,
    side,
    odds: price,
    stake,
    at,
  };
}

export const order = (
  market: MarketView,
  name: string,
  side: Side,
  price: number,
  stake: number,
  more: Partial<MyOrder> = {},
): MyOrder => ({
  id: `${name}-${side}-${price}`,
  event: MATCH.id,
  eventName: MATCH.name,
  market: market.id,
  marketName: market.name,
  runner: name,
  side,
  odds: odds(price),
  stake: rupees(stake),
  matched: rupees(0),
  average: 0,
  left: rupees(stake),
  lapsed: rupees(0),
  cancelled: rupees(0),
  voided: rupees(0),
  isKept: false,
  ahead: rupees(0),
  place: 1,
  at,
  ...more,
});
