import type { LadderView, MarketView } from '@maidan/contract/event';
import { formatMoney } from '@maidan/core/format';
import { rupees } from '@maidan/core/money';
import { formatOdds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { book, NOTHING, order, per100, row, rowBet, runner, standing } from '../testMatchView.ts';
import { cashOutText } from '../words.ts';
import { bookmakerOffer, bookOffer, greatestPart, manner, type Offer } from './offer.ts';

/* The examples of the rules, as the page counts them. */

const TWO = book('MATCH_ODDS', [runner('A', [[1.5, 1e6]], [[1.52, 1e6]]), runner('B', [[2.92, 1e6]], [[3, 1e6]])]);
const THREE = book('MATCH_ODDS', [
  runner('H', [[1.6, 1e6]], [[1.62, 1e6]]),
  runner('A', [[7, 1e6]], [[7.4, 1e6]]),
  runner('D', [[4, 1e6]], [[4.2, 1e6]]),
]);
const MIXED = book('MATCH_ODDS', [
  runner('H', [[2, 1e6]], [[2.04, 1e6]]),
  runner('A', [[3.8, 1e6]], [[4, 1e6]]),
  runner('D', [[4, 1e6]], [[4.2, 1e6]]),
]);

const ladderOf = ({ id, runners }: MarketView): LadderView => {
  const offers = Object.fromEntries(runners.map(({ id: name, back, lay }) => [name, { back, lay }]));
  return { market: id, runners: offers, offers };
};

const legs = (offer: Offer | undefined): string[] =>
  (offer?.legs ?? []).map(
    ({ side, runner: name, stake, odds }) => `${side} ${name} ${formatMoney(stake)} @${formatOdds(odds)}`,
  );

describe('the value of a cash-out', () => {
  test.each([
    ['two runners', TWO, [1000, -1000], '+₹315.79', ['lay A 1,315.79 @1.52']],
    ['three runners', THREE, [1500, -1000, -1000], '+₹543.21', ['lay H 1,543.21 @1.62']],
    ['a mixed book', MIXED, [1600, -2140, 120], '+₹250.75', ['lay H 725.49 @2.04', 'back A 594.74 @3.8']],
  ] as const)('%s', (_, market, amounts, value, bets) => {
    const offer = bookOffer(market, ladderOf(market), standing(market, amounts));
    expect([offer && cashOutText(offer.value), legs(offer)]).toEqual([value, bets]);
  });

  test('a part of it leaves the rest as it was', () => {
    const offer = bookOffer(TWO, ladderOf(TWO), standing(TWO, [1000, -1000]), 50);
    expect(offer && [cashOutText(offer.value), formatMoney(offer.worst), formatMoney(offer.best)]).toEqual([
      '+₹157.90',
      '−342.10',
      '657.90',
    ]);
  });

  test('the depth is walked as far as it goes', () => {
    const deep = book('MATCH_ODDS', [
      runner(
        'A',
        [],
        [
          [1.52, 100],
          [1.6, 5000],
        ],
      ),
      runner('B', [], []),
    ]);
    const offer = bookOffer(deep, ladderOf(deep), standing(deep, [1000, -1000]))!;
    expect(formatOdds(offer.legs[0]!.odds)).toBe('1.6');
  });

  test('where there is not enough for all of it, for a part there is', () => {
    const thin = book('MATCH_ODDS', [runner('A', [], [[1.52, 600]]), runner('B', [], [])]);
    const offer = (percent: number) => bookOffer(thin, ladderOf(thin), standing(thin, [1000, -1000]), percent);
    expect([offer(100), greatestPart(offer), legs(offer(45))]).toEqual([undefined, 45, ['lay A 592.11 @1.52']]);
  });

  test('no bet of it is larger than the market takes', () => {
    const large = standing(TWO, [600_000, -600_000]);
    const offer = (percent: number) => bookOffer(TWO, ladderOf(TWO), large, percent);
    expect(greatestPart(offer)).toBe(70);
    expect(offer(70)!.legs.every(({ stake }) => stake <= TWO.limits.max)).toBe(true);
  });

  test('one’s own orders are not taken', () => {
    const own = [order(TWO, 'A', 'back', 1.52, 1e6), order(TWO, 'B', 'lay', 2.92, 1e6)];
    expect(bookOffer(TWO, ladderOf(TWO), { ...standing(TWO, [1000, -1000]), orders: own })).toBeUndefined();
  });

  test.each([
    ['nothing to close', TWO, NOTHING],
    ['suspended', { ...TWO, status: 'suspended' as const }, standing(TWO, [1000, -1000])],
    ['closed for betting', { ...TWO, limits: { min: rupees(100), max: rupees(1) } }, standing(TWO, [1000, -1000])],
  ])('not offered: %s', (_, market, mine) => expect(bookOffer(market, ladderOf(market), mine)).toBeUndefined());
});

describe('out of a bookmaker’s bets', () => {
  const bookmaker = row('bookmaker', 'Bookmaker', {
    FB: { back: per100(23), lay: per100(26) },
    RR: { back: per100(300), lay: per100(434) },
  });
  const mine = { ...NOTHING, bets: [rowBet(bookmaker, 'back', per100(23).odds, 0, rupees(10_000), 'FB')] };

  test('at the price of the other side', () => {
    const offer = bookmakerOffer(bookmaker, mine, 1_000);
    expect([legs(offer), offer && cashOutText(offer.value)]).toEqual([['lay FB 9,761.91 @1.26'], '−₹238.09']);
  });

  test('not while it is suspended', () =>
    expect(bookmakerOffer({ ...bookmaker, status: 'suspended' }, mine, 1_000)).toBeUndefined());

  test('not where betting is closed', () =>
    expect(
      bookmakerOffer({ ...bookmaker, limits: { min: rupees(100), max: rupees(1) } }, mine, 1_000),
    ).toBeUndefined());

  test('not with a runner that is suspended', () => {
    const { FB, RR } = bookmaker.quotes;
    const without = { ...bookmaker, quotes: { FB: { ...FB!, status: 'suspended' as const }, RR: RR! } };
    expect(legs(bookmakerOffer(without, mine, 1_000))).toEqual(['back RR 3,075.00 @4']);
  });
});

test.each([
  [0, 'It is done at once, at these prices or better. If one of its bets cannot be struck, none is.'],
  [5_000, 'It takes 5 s, at these prices or better. If one of its bets cannot be struck, none is.'],
])('a delay of %i is said', (delayMs, words) => expect(manner(delayMs)).toBe(words));

test('nothing is shown before the whole depth is known', () =>
  expect(bookOffer(TWO, undefined, standing(TWO, [1000, -1000]))).toBeUndefined());
