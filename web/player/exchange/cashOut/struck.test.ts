import type { MarketId, Millis, OrderId, UserId } from '@maidan/core/ids';
import { paise } from '@maidan/core/money';
import { decimal, SIDES } from '@maidan/core/odds';
import type { Order } from '@maidan/exchange/market';
import type { OrdersCommand } from '@maidan/exchange/trading/tradeCommand';
import { priceAt, TICKS } from '@maidan/exchange/ticks';
import { Trading } from '@maidan/exchange/trading/trading';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { book, NOTHING, order as listed, runner } from '../testMatchView.ts';
import { bookOffer, type Offer } from './offer.ts';

/* The figure on the button and the book it comes from. */

const BELA = 'bela' as UserId; // names are ids here
const NAMES = ['A', 'B', 'C'];
const MARKET = book(
  'MATCH_ODDS',
  NAMES.map(name => runner(name, [], [])),
);
const THREE = TICKS.findIndex(price => price >= 3_000);

const anyOrder = fc
  .record({
    user: fc.constantFrom(BELA, 'asha' as UserId, 'chitra' as UserId), // names are ids here
    runner: fc.constantFrom(...NAMES),
    side: fc.constantFrom(...SIDES),
    odds: fc.integer({ min: -3, max: 3 }).map(tick => priceAt(THREE + tick)),
    stake: fc.integer({ min: 100, max: 5_000 }).map(paise),
  })
  .map(wish => ({ ...wish, at: 0 as Millis, isKept: false })); // a moment of a test

const placing = (user: UserId, orders: readonly Omit<Order, 'id'>[], first: number): OrdersCommand => ({
  type: 'orders',
  user,
  cancel: [],
  reduce: [],
  place: orders.map((order, nth) => ({ ...order, id: `o${first + nth}` as OrderId })), // names of a test
  isAllOrNone: false,
});

function traded(orders: readonly Omit<Order, 'id'>[]): Trading {
  const runners = NAMES.map(id => ({ id, name: id, isRemoved: false }));
  const id = MARKET.id as MarketId; // a name for a test
  const trading = new Trading({ ...MARKET, id, event: 'cricket-1', isComplete: true, runners });
  for (const [nth, order] of orders.entries()) trading.apply(placing(order.user, [order], nth));
  return trading;
}

/** As the page shows it: from what everybody is told of the book, and what Bela is told of herself. */
function shown(trading: Trading, percent: number): Offer | undefined {
  const orders = trading
    .ordersOf(BELA)
    .map(({ order: { id, runner: name, side, odds }, left }) =>
      listed(MARKET, name, side, decimal(odds), 0, { id, left }),
    );
  const positions = { [MARKET.id]: trading.positionOf(BELA)?.ifWins ?? {} };
  const ladder = { market: MARKET.id, runners: {}, offers: trading.offersTo() };
  return bookOffer(MARKET, ladder, { ...NOTHING, orders, positions }, percent);
}

test('what the page shows is never refused while the book is the same', () => {
  let seen = 0;
  fc.assert(
    fc.property(fc.array(anyOrder, { minLength: 8, maxLength: 40 }), fc.constantFrom(5, 50, 100), (orders, percent) => {
      const trading = traded(orders);
      const offer = shown(trading, percent);
      if (!offer) return;
      seen += 1;
      const legs = offer.legs.map(({ runner: name, side, odds, stake }) => {
        const at = 0 as Millis; // a moment of a test
        return { user: BELA, runner: name, side, odds, stake, at, isKept: false, isDirect: true as const };
      });
      const closing = { ...placing(BELA, legs, 100), isAllOrNone: true, worth: { percent, value: offer.value } };
      expect(trading.check(closing)).toEqual({ ok: true, value: undefined });
    }),
    { numRuns: 300 },
  );
  expect(seen).toBeGreaterThan(50);
});
