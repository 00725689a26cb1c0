import type { Millis, OrderId, UserId } from '@maidan/core/ids';
import { add, negate, paise, rupees, sum } from '@maidan/core/money';
import { odds, profit, type Side, SIDES } from '@maidan/core/odds';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amountText, legsIn } from './betNotation.ts';
import { commissionOn } from './commission.ts';
import type { Leg, Match } from '../market.ts';
import { exposureOf, positionOf, profitIf } from './position.ts';
import { rulingOf } from './ruling.ts';
import { changesBetween, legsOf, profitOn, profitsOn, settle, type Settlement, struckOutside } from './settle.ts';
import { type Answer, MARKET_KINDS } from '../sports/sport.ts';

const RUNNERS = ['A', 'B', 'C', 'D'];

const won = (...names: string[]): Extract<Answer, { type: 'won' }> => ({
  type: 'won',
  winners: names.map(name => RUNNERS.indexOf(name)),
});
const VOID: Answer = { type: 'void', reason: 'abandoned' };

describe('what bets make when it is decided', () => {
  test.each<[string, string, Answer, string]>([
    ['the winner pays', 'Back A 1000 @1.85, Lay B 500 @2.30', won('A'), '+1,350'],
    ['the loser costs', 'Back A 1000 @1.85, Lay B 500 @2.30', won('B'), '−1,650'],
    ['a race', 'Back A 500 @4.0, Back C 300 @7.5, Lay B 400 @3.0', won('C'), '+1,850'],
    ['void: stakes back', 'Back A 500 @4.0, Back C 300 @7.5, Lay B 400 @3.0', VOID, '0'],
    ['a dead heat of two: half the stake at full odds, half loses', 'Back A 1000 @4', won('A', 'B'), '+1,000'],
    ['the layer of it', 'Lay A 1000 @4', won('A', 'B'), '−1,000'],
    ['a dead heat of three: return s·o/k', 'Back A 900 @4', won('A', 'B', 'C'), '+300'],
    ['short odds lose in a dead heat', 'Back A 1000 @1.5', won('A', 'B'), '−250'],
    [
      'what does not divide is rounded down, once for all bets',
      'Back A 1 @1.01, Back A 1 @1.01',
      won('A', 'B'),
      '−0.99',
    ],
    ['a loser of a dead heat', 'Back C 1000 @4', won('A', 'B'), '−1,000'],
  ])('%s: %s', (_, bets, answer, made) =>
    expect(amountText(profitOn(legsIn(bets), rulingOf(answer, RUNNERS)))).toBe(made),
  );

  test.each<[string, string, Answer, string]>([
    ['two places, two winners', 'Back A 100 @3, Back B 100 @2', won('A', 'B'), '+300'],
    ['fewer finish than places: they win', 'Back A 100 @3, Back B 100 @2', won('A'), '+100'],
    ['three for two places: two thirds win', 'Back A 300 @3', won('A', 'B', 'C'), '+300'],
    ['two share the second place', 'Back A 300 @3', { ...won('A', 'B', 'C'), tied: [1, 2] }, '+600'],
    ['and those who share it', 'Back B 300 @3', { ...won('A', 'B', 'C'), tied: [1, 2] }, '+150'],
  ])('a place market for two, %s', (_, bets, answer, made) =>
    expect(amountText(profitOn(legsIn(bets), rulingOf(answer, RUNNERS, 2)))).toBe(made),
  );

  test.each<[string, Answer]>([
    ['a runner that is not there', { type: 'won', winners: [9] }],
    ['a number of runs', { type: 'runs', total: 7 }],
  ])('%s is no answer to who wins', (_, answer) => expect(() => rulingOf(answer, RUNNERS)).toThrow(RangeError));
});

describe('every paisa goes somewhere', () => {
  test('where bets on all runners pay each other, one has to win', () => {
    const legs = RUNNERS.flatMap(runner => legsIn(`Lay ${runner} 100 @4`));
    const residual = Object.fromEntries(RUNNERS.map(runner => [runner, paise(0)]));
    expect(() => settle([{ legs, residual }], rulingOf(won(), RUNNERS))).toThrow(RangeError);
  });

  test('whoever wins, shares or does not run: profits and the house come to zero, and the house never pays', () => {
    fc.assert(
      fc.property(anyMatches, anyAnswer, (matches, answer) => {
        const { payments, house } = settle(matches, rulingOf(answer, RUNNERS));
        expect(add(sum(payments.map(({ profit }) => profit)), house)).toBe(0);
        expect(house).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 2_000 },
    );
  });

  test('with one winner the house gets what was left over when the bets were struck', () => {
    fc.assert(
      fc.property(anyMatches, fc.constantFrom(...RUNNERS), (matches, winner) => {
        const left = sum(matches.map(({ residual }) => residual?.[winner] ?? paise(0)));
        expect(settle(matches, rulingOf(won(winner), RUNNERS)).house).toBe(left);
      }),
    );
  });

  test('what is left over in a dead heat is less than a paisa a player, besides the share of what was left before', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 12 }), anyAnswer, (matches, answer) => {
        const { payments, house } = settle(matches, rulingOf(answer, RUNNERS));
        expect(house).toBeLessThan(Math.max(1, payments.length));
      }),
    );
  });

  test('nobody loses more than was held, however it is divided', () => {
    fc.assert(
      fc.property(anyMatches, anyAnswer, (matches, answer) => {
        for (const { user, profit: made } of settle(matches, rulingOf(answer, RUNNERS)).payments) {
          const held = exposureOf(positionOf(RUNNERS, legsOf(user, matches)));
          expect(made).toBeGreaterThanOrEqual(negate(held));
        }
      }),
      { numRuns: 1_000 },
    );
  });

  test('the list of bets adds up to the row in the statement', () => {
    fc.assert(
      fc.property(anyMatches, anyAnswer, (matches, answer) => {
        const ruling = rulingOf(answer, RUNNERS);
        for (const { user, profit: made } of settle(matches, ruling).payments)
          expect(sum(profitsOn(legsOf(user, matches), ruling))).toBe(made);
      }),
    );
  });

  test('a place market pays what the position says, for every set of winners', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { maxLength: 8 }), fc.subarray(RUNNERS, { maxLength: 2 }), (matches, winners) => {
        for (const { user, profit: made } of settle(matches, rulingOf(won(...winners), RUNNERS, 2)).payments)
          expect(made).toBe(profitIf(positionOf(RUNNERS, legsOf(user, matches)), winners));
      }),
    );
  });
});

describe('commission is on net winnings of a market between players, and on nothing else', () => {
  test.each([
    [1350, 200, '+27'],
    [-1350, 200, '0'],
    [0, 500, '0'],
    [0.99, 250, '+0.02'], // 2.475 paise: towards zero
    [1350, 0, '0'],
  ])('%d at %d hundredths of a per cent is %s', (net, rate, commission) =>
    expect(amountText(commissionOn('exchange', rupees(net), rate))).toBe(commission),
  );

  test('never on a bookmaker, a fancy row or anything of the house', () => {
    const charged = MARKET_KINDS.filter(kind => commissionOn(kind, rupees(1000), 500) > 0);
    expect(charged).toEqual(['exchange']);
  });

  test('a settlement charges the winner and not the loser', () => {
    const { payments } = settle([pair('asha', 'ravi', 'A', 2, rupees(1000))], rulingOf(won('A'), RUNNERS), 200);
    expect(textOf(payments)).toEqual(['asha +1,000 less 20.00', 'ravi −1,000 less 0.00']);
  });
});

describe('settled again', () => {
  test.each<[string, Answer, Answer, string[]]>([
    ['another winner', won('A'), won('B'), ['asha −2,000 less −20.00', 'ravi +2,000 less 20.00']],
    ['the same winner changes nothing', won('A'), won('A'), []],
    ['void', won('A'), VOID, ['asha −1,000 less −20.00', 'ravi +1,000 less 0.00']],
    ['a dead heat', won('A'), won('A', 'C'), ['asha −1,000 less −20.00', 'ravi +1,000 less 0.00']],
  ])('%s', (_, first, second, changes) => {
    const matches = [pair('asha', 'ravi', 'A', 2, rupees(1000))];
    const [before, after] = [first, second].map(answer => settle(matches, rulingOf(answer, RUNNERS), 200));
    expect(textOf(changesBetween(before!, after!))).toEqual(changes);
  });

  test('whoever was paid in one of them only is in the difference too', () => {
    const [one, other] = [['asha', 'ravi'] as const, ['meera', 'ravi'] as const].map(([back, lay]) =>
      settle([pair(back, lay, 'A', 2, rupees(1000))], rulingOf(won('A'), RUNNERS)),
    );
    expect(textOf(changesBetween(one!, other!))).toEqual(['asha −1,000 less 0.00', 'meera +1,000 less 0.00']);
  });
});

test('bets struck in a window of time are void for both sides; the others stand', () => {
  const at = (ms: number) => ({ ...pair('asha', 'ravi', 'A', 2, rupees(1000)), at: ms as Millis });
  const times = (matches: readonly { at: Millis }[]): number[] => matches.map(match => match.at);
  const matches = [1_000, 2_000, 2_001, 3_000].map(at);
  expect(times(struckOutside(matches, { after: 2_000 as Millis, upTo: null }))).toEqual([1_000, 2_000]);
  expect(times(struckOutside(matches, { after: 1_000 as Millis, upTo: 2_001 as Millis }))).toEqual([1_000, 3_000]);
  expect(struckOutside(matches, null)).toEqual(matches);
});

const textOf = (payments: Settlement['payments']): string[] =>
  payments.map(
    ({ user, profit: made, commission }) =>
      `${user} ${amountText(made)} less ${(commission / 100).toFixed(2).replace('-', '−')}`,
  );

const USERS = ['asha', 'dev', 'meera', 'ravi'];

function leg(user: string, runner: string, side: Side, price: number, stake: number, gain?: number): Leg {
  const [at, size] = [odds(price), paise(stake)];
  const struck = gain === undefined ? profit(size, at) : paise(gain);
  return { order: `${user}-1` as OrderId, user: user as UserId, runner, side, odds: at, stake: size, profit: struck };
}

const pair = (back: string, lay: string, runner: string, price: number, stake: number): Match => ({
  legs: [leg(back, runner, 'back', price, stake), leg(lay, runner, 'lay', price, stake)],
});

const anyUser = fc.constantFrom(...USERS);
const anyStake = fc.integer({ min: 1, max: 100_000 });
const anyPrice = fc.integer({ min: 101, max: 5_000 }).map(hundredths => hundredths / 100);

const anyPair: fc.Arbitrary<Match> = fc
  .tuple(anyUser, anyUser, fc.constantFrom(...RUNNERS), anyPrice, anyStake)
  .map(([back, lay, runner, price, stake]) => pair(back, lay, runner, price, stake));

/** Backs on every runner that pay each other, or lays: the winner gets no more, or pays no less, than the others make up. */
const anyCross: fc.Arbitrary<Match> = fc
  .tuple(
    fc.constantFrom(...SIDES),
    fc.array(fc.tuple(anyUser, anyStake, fc.nat({ max: 50 })), { minLength: 4, maxLength: 4 }),
  )
  .map(([side, bets]) => {
    const stakes = bets.reduce((total, [, stake]) => total + stake, 0);
    const legs = bets.map(([user, stake, left], i) => {
      const others = stakes - stake;
      const gain = side === 'back' ? Math.max(0, others - left) : others + left;
      return leg(user, RUNNERS[i]!, side, 2, stake, gain);
    });
    const { ifWins } = positionOf(RUNNERS, legs);
    return { legs, residual: Object.fromEntries(RUNNERS.map(runner => [runner, negate(ifWins[runner]!)])) };
  });

const anyMatches = fc.array(fc.oneof(anyPair, anyCross), { maxLength: 12 });

const anyAnswer: fc.Arbitrary<Answer> = fc.oneof(
  fc.constant(VOID),
  fc.subarray([0, 1, 2, 3], { minLength: 1 }).map((winners): Answer => ({ type: 'won', winners })),
);
