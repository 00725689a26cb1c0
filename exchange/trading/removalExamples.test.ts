import type { UserId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { formatOdds, odds } from '@maidan/core/odds';
import { describe, expect, test } from 'vitest';
import { amountText } from '../positions/betNotation.ts';
import { cashOut } from '../positions/cashOut.ts';
import type { Market } from '../market.ts';
import { positionOf, profitIf } from '../positions/position.ts';
import { NO_ORDERS, place, raceOf, RUNNERS } from './raceNotation.ts';
import { Trading } from './trading.ts';

/* Examples of a runner that is removed. What holds for all of them is in removal.test.ts. */

const shown = (trading: Trading, user: string): string =>
  RUNNERS.filter((_, i) => !trading.market.runners[i]!.isRemoved)
    .map(runner => `${runner} ${amountText(trading.holdingOf(user as UserId)!.position(RUNNERS.indexOf(runner)))}`)
    .join(', ');

describe('a race of four that loses C', () => {
  function fourthGone(reduction = 2_500): Trading {
    const trading = new Trading(raceOf(1));
    place(trading, 'ravi', 'lay A 4 × 300', 'lay B 3 × 100', 'lay C 5 × 100');
    place(trading, 'asha', 'back A 4 × 100', 'back B 3 × 100', 'back C 5 × 50');
    place(trading, 'dev', 'back B 6 × 10');
    trading.apply({ type: 'remove', runner: 'C', reduction });
    return trading;
  }

  test('prices that were struck are reduced, and bets on C are void', () => {
    const trading = fourthGone();
    // 100 at 3 and 100 at 2.25 instead of 4 and 3; 50 at 5 is gone.
    expect(shown(trading, 'asha')).toBe('A +100, B +25, D −200');
    expect(shown(trading, 'ravi')).toBe('A −100, B −25, D +200');
    expect(trading.heldOf('asha' as UserId)).toBe(rupees(200));
    expect(trading.heldOf('ravi' as UserId)).toBe(rupees(100));
  });

  test('below 2.5 per cent nothing is reduced', () =>
    expect(shown(fourthGone(249), 'asha')).toBe('A +200, B +100, D −200'));

  test('is another market to who saw the old one, with C out of it and the backs of the others', () => {
    const { market, ...trading } = view(fourthGone());
    expect(market.version).toBe(2);
    expect(market.runners.map(({ isRemoved }) => isRemoved)).toEqual([false, false, true, false]);
    expect(trading).toEqual({ A: ' | ', B: ' | 6', C: ' | ', D: ' | ' });
  });

  test('an order that is matched in part goes on with a reduced average', () => {
    const trading = new Trading(raceOf(1));
    place(trading, 'ravi', 'lay A 4 × 60');
    place(trading, 'asha', 'back A 4 × 100');
    const [mine] = trading.ordersOf('asha' as UserId);
    trading.apply({ type: 'remove', runner: 'C', reduction: 2_500 });
    const after = trading.order(mine!.order.id)!;
    expect([formatOdds(odds(after.average / 1000)), after.matched, after.left]).toEqual(['3', rupees(60), rupees(40)]);
  });

  test('a cash-out closes at what the others are left with', () => {
    const trading = fourthGone();
    place(trading, 'dev', 'back A 2.5 × 500', 'lay B 3 × 500', 'lay D 5 × 500');
    const position = positionOf(['A', 'B', 'D'], [...trading.holdingOf('asha' as UserId)!.legs()]);
    const depths = Object.fromEntries(['A', 'B', 'D'].map(runner => [runner, trading.depth(runner, 350)]));
    const way = cashOut(position, depths)!;
    const made = ['A', 'B', 'D'].map(winner => profitIf(way.after, [winner]));
    expect(Math.max(...made) - Math.min(...made)).toBeLessThan(10);
    expect(way.legs.every(({ runner }) => runner !== 'C')).toBe(true);
  });

  test('the ones that are left still make a complete book: a back is filled by backs on both others', () => {
    const trading = fourthGone();
    place(trading, 'dev', 'back A 4 × 100', 'back D 4 × 100');
    expect(trading.depth('B').back.map(({ odds: at }) => formatOdds(at))).toEqual(['2']);
    place(trading, 'ravi', 'back B 2 × 200');
    expect(trading.depth('A').lay).toEqual([]);
  });

  test('backs that are each other’s other side without C are struck at once, and not reduced', () => {
    const trading = new Trading(raceOf(1));
    place(trading, 'asha', 'back A 3 × 100');
    place(trading, 'dev', 'back B 3 × 100');
    place(trading, 'ravi', 'back D 3 × 100');
    const { events } = trading.apply({ type: 'remove', runner: 'C', reduction: 2_500 });
    expect(events.map(({ type }) => type)).toEqual(['matched']);
    expect(shown(trading, 'asha')).toBe('A +200, B −100, D −100');
    expect(trading.matched).toBe(rupees(300));
  });

  test('in a suspended market they are struck when it opens again: nobody is matched meanwhile', () => {
    const trading = new Trading(raceOf(1));
    place(trading, 'asha', 'back A 3 × 100');
    place(trading, 'dev', 'back B 3 × 100');
    place(trading, 'ravi', 'back D 3 × 60');
    trading.apply({ type: 'status', status: 'suspended' });
    expect(trading.apply({ type: 'remove', runner: 'C', reduction: 2_500 }).events).toEqual([]);
    const [late] = trading.ordersOf('dev' as UserId);
    trading.apply({ ...NO_ORDERS, user: 'dev' as UserId, reduce: [{ order: late!.order.id, by: rupees(50) }] });
    const { events, held } = trading.apply({ type: 'status', status: 'open' });
    expect(events.map(({ type }) => type)).toEqual(['matched']);
    expect(trading.matched).toBe(rupees(150));
    for (const { before, after } of held.values()) expect(after).toBeLessThanOrEqual(before);
  });

  test('who laid everybody had nothing at risk, and may have now', () => {
    const trading = new Trading(raceOf(1));
    place(trading, 'ravi', 'lay A 4 × 100', 'lay B 4 × 100', 'lay C 4 × 100', 'lay D 4 × 100');
    place(trading, 'asha', 'back A 4 × 100', 'back B 4 × 100', 'back C 4 × 100', 'back D 4 × 100');
    expect(trading.heldOf('ravi' as UserId)).toBe(0);
    trading.apply({ type: 'remove', runner: 'C', reduction: 300 });
    // 3.88 − 3 stakes of 100.
    expect(trading.heldOf('ravi' as UserId)).toBe(rupees(88));
  });
});

/** What can be backed and laid, runner by runner. */
function view(trading: Trading): { market: Market } & Record<string, unknown> {
  const sides = (runner: string): string => {
    const { back, lay } = trading.depth(runner);
    return [back, lay].map(levels => levels.map(level => formatOdds(level.odds)).join(' ')).join(' | ');
  };
  return { market: trading.market, ...Object.fromEntries(RUNNERS.map(runner => [runner, sides(runner)])) };
}

test('a removal can happen once', () => {
  const trading = new Trading(raceOf(1));
  const removal = { type: 'remove', runner: 'A', reduction: 1_000 } as const;
  expect(trading.check(removal).ok).toBe(true);
  trading.apply(removal);
  expect(trading.check(removal)).toEqual({ ok: false, error: 'unknown-runner' });
  expect(trading.check({ ...removal, runner: 'Z' })).toEqual({ ok: false, error: 'unknown-runner' });
});
