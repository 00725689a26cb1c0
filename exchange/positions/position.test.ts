import { exposure } from '@maidan/core/exposure';
import { formatMoney } from '@maidan/core/format';
import { type Money, paise, rupees, subtract, sum, ZERO } from '@maidan/core/money';
import { odds, profit, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, bookText, legsIn } from './betNotation.ts';
import { Holding } from './holding.ts';
import type { Leg } from '../market.ts';
import {
  type Backing,
  exposureOf,
  flat,
  ONE_WINNER,
  type Outcomes,
  positionOf,
  profitIf,
  type Unmatched,
  whatIf,
  type Wish,
  withLeg,
} from './position.ts';
import { TICKS } from '../ticks.ts';

describe('the book of a market, and the most it can lose', () => {
  test.each([
    ['A,B', 'Back A 1000 @1.85', 'A +850, B −1,000', '1,000.00'],
    ['A,B', 'Back A 1000 @1.85, Lay B 500 @2.30', 'A +1,350, B −1,650', '1,650.00'],
    ['H,A,D', 'Back H 1000 @2.50, Back D 300 @3.40, Lay A 400 @3.10', 'H +1,600, A −2,140, D +120', '2,140.00'],
    [
      '1,2,3,4,5,6',
      'Back 1 500 @4.0, Back 3 300 @7.5, Lay 2 400 @3.0',
      '1 +1,600, 2 −1,600, 3 +1,850, 4 −400, 5 −400, 6 −400',
      '1,600.00',
    ],
    ['A,B', 'Back A 1000 @2, Lay A 1000 @2', 'A 0, B 0', '0.00'],
    ['A,B', 'Back A 1000 @2.2, Lay A 1100 @2', 'A +100, B +100', '0.00'],
  ])('%s: %s makes %s, exposure %s', (runners, bets, book, held) => {
    const position = positionOf(runners.split(','), legsIn(bets));
    expect(bookText(position)).toBe(book);
    expect(formatMoney(exposureOf(position))).toBe(held);
  });

  test('markets never offset one another: Exp is the sum of each, 1,600 + 2,140 + 1,000', () => {
    const race = positionOf([...'123456'], legsIn('Back 1 500 @4.0, Back 3 300 @7.5, Lay 2 400 @3.0'));
    const match = positionOf([...'HAD'], legsIn('Back H 1000 @2.50, Back D 300 @3.40, Lay A 400 @3.10'));
    const fancy = positionOf(['yes'], legsIn('Back yes 1000 @2'));
    const held = [exposureOf(race), exposureOf(match), exposureOf(fancy, [], { winners: 1, isComplete: false })];
    expect(formatMoney(sum(held))).toBe('4,740.00');
  });

  test('the slip shows before → after', () => {
    const before = positionOf(['A', 'B'], legsIn('Back A 1000 @1.85'));
    const after = whatIf(before, { runner: 'B', side: 'lay', odds: odds(2.3), stake: rupees(500) });
    expect([bookText(before), bookText(after)]).toEqual(['A +850, B −1,000', 'A +1,350, B −1,650']);
  });

  test('a bet on a runner that is not there is a bug', () =>
    expect(() => withLeg(flat(['A']), legsIn('Back B 100 @2')[0]!)).toThrow(RangeError));
});

describe('more than one winner, or none', () => {
  const place = { winners: 2, isComplete: true };
  test.each([
    // Two of three are placed: backing one risks the stake, laying two may cost both.
    ['Back A 100 @3', place, '100.00'],
    ['Lay A 100 @3, Lay B 100 @3', place, '400.00'],
    ['Lay A 100 @3, Lay B 100 @3, Lay C 100 @3', place, '300.00'],
    ['Back A 100 @3, Back B 100 @3, Back C 100 @3', place, '0.00'],
    // Where the field is not complete, all backs may lose.
    ['Back A 100 @3, Back B 100 @3, Back C 100 @3', { winners: 1, isComplete: false }, '300.00'],
    ['Back A 100 @3, Back B 100 @3, Back C 100 @3', ONE_WINNER, '0.00'],
    ['Lay A 100 @3, Lay B 100 @3', { winners: 2, isComplete: false }, '400.00'],
  ])('%s, %o: exposure %s', (bets, outcomes, held) =>
    expect(formatMoney(exposureOf(positionOf(['A', 'B', 'C'], legsIn(bets)), [], outcomes))).toBe(held),
  );

  test.each([
    [['A'], '+100'],
    [['A', 'B'], '+400'],
    [['B', 'C'], '+100'],
    [[], '−200'],
  ])('Back A 100 @3, Back B 100 @3 makes, when %o win, %s', (winners, made) =>
    expect(amountText(profitIf(positionOf(['A', 'B', 'C'], legsIn('Back A 100 @3, Back B 100 @3')), winners))).toBe(
      made,
    ),
  );
});

describe('[R7] what has to be held is the worst of everything that can happen', () => {
  test('the 2011 replay: a ₹1,000 account laying ₹21 crore at 29 would need ₹588 crore', () => {
    const wish: Unmatched = { order: { runner: 'Voler La Vedette', side: 'lay', odds: odds(29) }, left: crore(21) };
    const race = flat(['Voler La Vedette', 'Quevega', 'Ronaldo Des Mottes']);
    const needed = exposureOf(race, [wish]);
    expect(needed).toBe(crore(588));
    expect(needed > rupees(1_000)).toBe(true);
    expect(exposureOf(whatIf(race, { ...wish.order, stake: wish.left }))).toBe(crore(588));
  });

  test('no subset of the unmatched orders and no winners lose more than is held, and some lose just that', () => {
    fc.assert(
      fc.property(anyBets, anyOrders, anyOutcomes, (bets, orders, outcomes) => {
        const position = positionOf(RUNNERS, bets);
        expect(exposureOf(position, orders, outcomes)).toBe(worstByForce(bets, orders, outcomes));
      }),
      { numRuns: 400 },
    );
  });

  test('two ways of counting agree: added up by runner, and the running totals of the engine', () => {
    fc.assert(
      fc.property(anyBets, anyOrders, fc.integer({ min: 1, max: 3 }), (bets, orders, winners) => {
        const holding = new Holding(RUNNERS.length);
        for (const bet of bets) holding.strike(RUNNERS.indexOf(bet.runner), { ...NOBODYS, ...bet });
        for (const { order, left } of orders) holding.expect(RUNNERS.indexOf(order.runner), order, ZERO, left);
        const held = exposureOf(positionOf(RUNNERS, bets), orders, { winners, isComplete: true });
        expect(holding.exposure(winners)).toBe(held);
      }),
    );
  });

  test('a fill never needs more than was held: not at the price of the order, not at a better one', () => {
    fc.assert(
      fc.property(anyBets, anyOrders, anyOutcomes, fc.nat(), fc.nat(), (bets, orders, outcomes, part, ticks) => {
        const [first, ...others] = orders;
        if (!first) return;
        const position = positionOf(RUNNERS, bets);
        const stake = paise(1 + (part % first.left));
        const bet = { ...first.order, stake, profit: profit(stake, betterThan(first.order, ticks % 20)) };
        const rest: Unmatched = { ...first, left: subtract(first.left, stake) };
        const after = exposureOf(withLeg(position, bet), [rest, ...others], outcomes);
        expect(after <= exposureOf(position, orders, outcomes)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  test('taking an order back never needs more', () => {
    fc.assert(
      fc.property(anyBets, anyOrders, anyOutcomes, (bets, orders, outcomes) => {
        const position = positionOf(RUNNERS, bets);
        expect(exposureOf(position, orders.slice(1), outcomes) <= exposureOf(position, orders, outcomes)).toBe(true);
      }),
    );
  });
});

const RUNNERS = ['A', 'B', 'C', 'D'];
const [NOBODYS] = legsIn('Back A 1 @2') as [Leg];
const crore = (amount: number): Money => rupees(amount * 1e7);

const anyWish = fc.record({
  runner: fc.constantFrom(...RUNNERS),
  side: fc.constantFrom(...SIDES),
  odds: fc.constantFrom(...TICKS),
  stake: fc.integer({ min: 1, max: 1_000_000 }).map(paise),
});
const struck = (wish: Wish): Backing => ({ ...wish, profit: profit(wish.stake, wish.odds) });
const anyBets = fc.array(anyWish.map(struck), { maxLength: 5 });
const anyOrders = fc.array(
  anyWish.map(({ stake, ...order }): Unmatched => ({ order, left: stake })),
  { maxLength: 5 },
);
const anyOutcomes: fc.Arbitrary<Outcomes> = fc.record({
  winners: fc.integer({ min: 1, max: 3 }),
  isComplete: fc.boolean(),
});

function betterThan({ side, odds: limit }: Unmatched['order'], ticks: number): Unmatched['order']['odds'] {
  const at = TICKS.indexOf(limit) + (side === 'back' ? ticks : -ticks);
  return TICKS[Math.min(TICKS.length - 1, Math.max(0, at))]!;
}

/** Every subset of the orders matched in full, every set of winners, bet by bet. */
function worstByForce(bets: readonly Backing[], orders: readonly Unmatched[], outcomes: Outcomes): Money {
  const futures: Money[] = [];
  for (let subset = 0; subset < 2 ** orders.length; subset += 1) {
    const matched = orders
      .filter((_, i) => (subset >> i) & 1)
      .map(({ order, left }) => struck({ ...order, stake: left }));
    for (let set = 0; set < 2 ** RUNNERS.length; set += 1) {
      const winners = RUNNERS.filter((_, i) => (set >> i) & 1);
      const isPossible = outcomes.isComplete ? winners.length === outcomes.winners : winners.length <= outcomes.winners;
      if (isPossible) futures.push(sum([...bets, ...matched].map(bet => madeBy(bet, winners))));
    }
  }
  return exposure(futures);
}

function madeBy({ runner, side, stake, profit: gain }: Backing, winners: readonly string[]): Money {
  const backed = winners.includes(runner) ? gain : -stake;
  return paise(side === 'back' ? backed : -backed);
}
