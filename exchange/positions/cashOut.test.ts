import { paise, rupees } from '@maidan/core/money';
import { decimal, odds, profit, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, bookText, legsIn } from './betNotation.ts';
import { type CashOut, cashOut } from './cashOut.ts';
import { CONVENTIONS, priceOf } from '../rows/conventions.ts';
import type { Depth, Level } from '../market.ts';
import { exposureOf, type Position, positionOf, withLeg } from './position.ts';
import { stepped, tickAbove, tickBelow } from '../ticks.ts';

type Amounts = Readonly<Record<string, number>>;

describe('the worked examples of the sports rules', () => {
  test.each<[string, Amounts, string, string, string]>([
    [
      'two runners: laying the winner beats backing the loser',
      { A: 1000, B: -1000 },
      'A 1.50/1.52, B 2.92/3.00',
      'lay A 1315.79 @1.52',
      '+315.79',
    ],
    [
      'three runners, one bet',
      { H: 1500, A: -1000, D: -1000 },
      'H 1.60/1.62, A 7.0/7.4, D 4.0/4.2',
      'lay H 1543.21 @1.62',
      '+543.21',
    ],
    [
      'three runners, a lay and a back',
      { H: 1600, A: -2140, D: 120 },
      'H 2.00/2.04, A 3.80/4.00, D 4.00/4.20',
      'lay H 725.49 @2.04 + back A 594.74 @3.8',
      '+250.75',
    ],
    ['a loss is cut', { A: 500, B: -1000 }, 'A 3/3.05, B 1.48/1.5', 'lay A 491.8 @3.05', '−508.20'],
    ['the trader’s 100 @4.7, laid at 4.1', { A: 370, B: -100 }, 'A 4/4.1, B 1.32/1.34', 'lay A 114.63 @4.1', '+14.63'],
  ])('%s', (_, amounts, prices, bets, value) => {
    const out = cashOut(bookOf(amounts), depthsIn(prices))!;
    expect(betsText(out)).toBe(bets);
    expect(amountText(out.value)).toBe(value);
    const made = Object.values(out.after.ifWins);
    expect(Math.max(...made) - Math.min(...made)).toBeLessThanOrEqual(2 * out.legs.length);
    expect(exposureOf(out.after)).toBe(Math.max(0, -out.value));
  });

  // Rates per 100 are prices like all others: 26 is 1.26.
  test.each<[string, number | undefined, string, string, string]>([
    ['only the favourite is quoted', undefined, 'Back FB 10000 @1.23', 'lay FB 9761.91 @1.26', '−238.09'],
    ['backing the other is cheaper', 400, 'Lay RR 5000 @5.34', 'back RR 5340 @5', '−340'],
  ])('a bookmaker’s book, FB 23/26: %s', (_, other, bets, hedge, value) => {
    const at = (figure: number | undefined): Level[] =>
      figure === undefined ? [] : [{ odds: priceOf(CONVENTIONS.bookmaker, figure), stake: rupees(5_00_000) }];
    const depths = { FB: { back: at(23), lay: at(26) }, RR: { back: at(other), lay: at(434) } };
    const out = cashOut(positionOf(['FB', 'RR'], legsIn(bets)), depths)!;
    expect([betsText(out), amountText(out.value)]).toEqual([hedge, value]);
  });
});

test('prices so poor that more would be lost for certain than can be lost now are no way out', () => {
  expect(cashOut(bookOf({ A: 1000, B: -500, C: -500 }), depthsIn('A -/-, B 1.5/-, C 1.5/-'))).toBeUndefined();
  expect(cashOut(bookOf({ A: 1000, B: 0, C: 0 }), depthsIn('A -/-, B 1.5/-, C 1.5/-'))).toBeUndefined();
});

describe('priced from what is really there', () => {
  test.each<[string, string, string | undefined]>([
    ['the best price is used up first', 'A 1.46/1.50x600 1.52x9000, B 2.92/3.00', 'lay A 1323.69 @1.52 = +323.69'],
    ['three prices deep', 'A 1.46/1.50x600 1.52x200 1.60x9000, B -/-', 'lay A 1297.5 @1.6 = +297.50'],
    [
      'the lay runs out, so the rest is backed on the other',
      'A -/1.50x600, B 3.00/3.05',
      'lay A 600 @1.5 + back B 366.67 @3 = +333.33',
    ],
    ['no price that is needed', 'A 1.46/-, B -/3.00', undefined],
    ['no size', 'A 1.46/1.50x600, B 2.9x100/3.00', undefined],
  ])('%s', (_, prices, found) => {
    const out = cashOut(bookOf({ A: 1000, B: -1000 }), depthsIn(prices));
    expect(out && `${betsText(out)} = ${amountText(out.value)}`).toBe(found);
  });

  test('a position that is level already has nothing to close', () =>
    expect(cashOut(bookOf({ A: 50, B: 50 }), depthsIn('A 1.5/1.52, B 2.92/3'))).toBeUndefined());
});

describe('a part of it', () => {
  test.each<[number, string, string, string]>([
    [50, 'lay A 657.9 @1.52', '+157.90', 'A +657.90, B −342.10'],
    [25, 'lay A 328.95 @1.52', '+78.95', 'A +828.95, B −671.05'],
    [100, 'lay A 1315.79 @1.52', '+315.79', 'A +315.79, B +315.79'],
  ])('%d per cent', (percent, bets, value, after) => {
    const out = cashOut(bookOf({ A: 1000, B: -1000 }), depthsIn('A 1.50/1.52, B 2.92/3.00'), percent)!;
    expect([betsText(out), amountText(out.value), bookText(out.after)]).toEqual([bets, value, after]);
  });

  test('a small part takes the best price alone', () => {
    const out = cashOut(bookOf({ A: 1000, B: -1000 }), depthsIn('A 1.46/1.50x600 1.52x9000, B 2.92/3.00'), 40)!;
    expect(betsText(out)).toBe('lay A 533.34 @1.5');
  });

  test('needs no more on offer than itself', () => {
    const thin = depthsIn('A 1.46/1.50x600, B 2.9x100/3.00');
    const out = [60, 40].map(percent => cashOut(bookOf({ A: 1000, B: -1000 }), thin, percent));
    expect(out.map(way => way && betsText(way))).toEqual([undefined, 'lay A 533.34 @1.5']);
  });
});

describe('markets that do not have exactly one winner', () => {
  test.each([
    ['two are placed', { winners: 2, isComplete: true }],
    ['the field is open', { winners: 1, isComplete: false }],
  ])('%s: Back A 100 @3, laid at 2.5, is 20 whoever wins', (_, outcomes) => {
    const out = cashOut(positionOf(['A', 'B', 'C'], legsIn('Back A 100 @3')), depthsIn('A 2.4/2.5'), 100, outcomes)!;
    expect([betsText(out), amountText(out.value), amountText(out.after.ifNone)]).toEqual([
      'lay A 120 @2.5',
      '+20',
      '+20',
    ]);
  });
});

describe('there is no better way out', () => {
  test('no other common level, tried one by one, makes more; and none falls short of it', () => {
    fc.assert(
      fc.property(anyMarket(3_000_000), ({ position, depths }) => {
        const out = cashOut(position, depths);
        const best = Math.max(...levelsTried(position, depths));
        if (!out) return;
        const slack = slackOf(out);
        expect(out.value).toBeGreaterThanOrEqual(best - slack);
        for (const [runner, made] of Object.entries(out.after.ifWins)) {
          const longest = decimal(depths[runner]!.lay.at(-1)!.odds);
          expect(made).toBeGreaterThanOrEqual(out.value);
          // A paisa of stake is worth its odds: no runner is left with more than that above the others.
          expect(made - out.value).toBeLessThanOrEqual(longest + slack);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('where there is enough on offer, no bets whatever leave a better worst outcome', () => {
    fc.assert(
      fc.property(anyMarket(1e12), anyHedges, ({ position, depths }, hedges) => {
        const out = cashOut(position, depths);
        if (!out) return;
        const bets = hedges.map(({ place, side, stake }) =>
          taken(Object.keys(position.ifWins)[place]!, side, depths, stake),
        );
        const other = Object.values(bets.reduce(withLeg, position).ifWins);
        expect(out.value).toBeGreaterThanOrEqual(Math.min(...other) - slackOf(out));
      }),
      { numRuns: 2_000 },
    );
  });

  test('a part is worth its part, or more: it takes better prices', () => {
    fc.assert(
      fc.property(anyMarket(1e12), fc.integer({ min: 1, max: 99 }), ({ position, depths }, percent) => {
        const [all, part] = [cashOut(position, depths), cashOut(position, depths, percent)];
        if (!all || !part) return;
        const slack = slackOf(all) + Math.max(...all.legs.map(leg => decimal(leg.odds)));
        expect(part.value).toBeGreaterThanOrEqual((all.value * percent) / 100 - slack);
      }),
    );
  });
});

const bookOf = (amounts: Amounts): Position => ({
  ifWins: Object.fromEntries(Object.entries(amounts).map(([runner, amount]) => [runner, rupees(amount)])),
  // Where exactly one wins, what none would make changes nothing; it is the sum of the stakes that cannot be known here.
  ifNone: rupees(0),
});

/** 'A 1.46/1.50x600 1.52x200, B -/3.00': back prices, then lay prices, best first, with their sizes. */
function depthsIn(text: string): Record<string, Depth> {
  const levels = (part: string): Level[] =>
    part === '-'
      ? []
      : part.split(' ').map(level => {
          const [price, size = '1000000'] = level.split('x');
          return { odds: odds(Number(price)), stake: rupees(Number(size)) };
        });
  return Object.fromEntries(
    text.split(', ').map(part => {
      const [, runner, back, lay] = /^(\S+) ([^/]+)\/(.+)$/.exec(part)!;
      return [runner!, { back: levels(back!), lay: levels(lay!) }];
    }),
  );
}

const betsText = ({ legs }: CashOut): string =>
  legs.map(leg => `${leg.side} ${leg.runner} ${leg.stake / 100} @${decimal(leg.odds)}`).join(' + ');

/** A market without arbitrage: three prices a side around fair ones, the last with so much on offer. */
function anyMarket(depth: number): fc.Arbitrary<{ position: Position; depths: Record<string, Depth> }> {
  const runner = fc.record({
    weight: fc.integer({ min: 2, max: 100 }),
    amount: fc.integer({ min: -1_000_000, max: 1_000_000 }),
    sizes: fc.array(fc.integer({ min: 0, max: 500_000 }), { minLength: 4, maxLength: 4 }),
    steps: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 2 }),
  });
  return fc.array(runner, { minLength: 2, maxLength: 6 }).map(runners => {
    const total = runners.reduce((weights, { weight }) => weights + weight, 0);
    const named = runners.map((runner, i) => [`R${i}`, runner] as const);
    const depthOf = ({ weight, sizes, steps }: (typeof runners)[number]): Depth => {
      const fair = (1000 * total) / weight;
      const side = (best: number | undefined, way: number, at: number): Level[] =>
        best === undefined
          ? []
          : [0, 1, 2].map(i => ({
              odds: stepped(odds(best / 1000), way * (steps[at / 2]! + i)),
              stake: paise(i === 2 ? depth : sizes[at + i]!),
            }));
      return { back: side(tickBelow(fair), -1, 0), lay: side(tickAbove(fair), 1, 2) };
    };
    return {
      position: {
        ifWins: Object.fromEntries(named.map(([id, { amount }]) => [id, paise(amount)])),
        ifNone: paise(0),
      },
      depths: Object.fromEntries(named.map(([id, r]) => [id, depthOf(r)])),
    };
  });
}

/** A paisa of every bet for its stake, and one for the profit at each of three prices. */
const slackOf = ({ legs }: CashOut): number => 4 * legs.length;

const anyHedges = fc.array(
  fc.record({
    place: fc.nat({ max: 1 }),
    side: fc.constantFrom(...SIDES),
    stake: fc.integer({ min: 1, max: 2_000_000 }),
  }),
  { maxLength: 4 },
);

/** So much taken from the best price on; several bets on one runner get better prices here than they would. */
function taken(runner: string, side: 'back' | 'lay', depths: Record<string, Depth>, stake: number) {
  let [left, gain] = [stake, 0];
  for (const level of depths[runner]![side]) {
    const part = Math.min(left, level.stake);
    gain += profit(paise(part), level.odds);
    left -= part;
  }
  return { runner, side, stake: paise(stake - left), profit: paise(gain) };
}

/** The value at a thousand levels between the least and the most a runner makes. */
function levelsTried({ ifWins }: Position, depths: Record<string, Depth>): number[] {
  const amounts = Object.values(ifWins);
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)];
  return Array.from({ length: 1_001 }, (_, i) => {
    const level = least + ((most - least) * i) / 1_000;
    return Object.entries(ifWins).reduce((value, [runner, amount]) => {
      let [left, stakes] = [Math.abs(level - amount), 0];
      for (const { odds: price, stake } of depths[runner]![level > amount ? 'back' : 'lay']) {
        const part = Math.min(stake, left / decimal(price));
        stakes += part;
        left -= part * decimal(price);
      }
      if (left > 0.01) return Number.NEGATIVE_INFINITY;
      return level > amount ? value - stakes : value + stakes;
    }, level);
  });
}
