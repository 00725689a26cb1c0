import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { ExposureTable } from './exposureTable.ts';

const RUNNERS = 4;

interface Bet {
  readonly isBack: boolean;
  readonly runner: number;
  /** In hundredths. */
  readonly price: number;
  readonly stake: number;
  /** Of the stake: matched at a price that is better by this much. */
  readonly matched: number;
  readonly better: number;
  readonly isEnded: boolean;
}

const anyBet = fc.record({
  isBack: fc.boolean(),
  runner: fc.nat(RUNNERS - 1),
  price: fc.integer({ min: 150, max: 2_000 }),
  stake: fc.integer({ min: 1, max: 100_000 }),
  matched: fc.double({ min: 0, max: 1, noNaN: true }).map(share => Math.round(share * 100) / 100),
  better: fc.integer({ min: 0, max: 49 }),
  isEnded: fc.boolean(),
});

const profitOf = (stake: number, price: number): number => Math.floor((stake * price) / 100) - stake;
const matchedOf = ({ stake, matched }: Bet): number => Math.floor(stake * matched);
const struckAt = ({ isBack, price, better }: Bet): number => (isBack ? price + better : price - better);

/** What a bet makes if `winner` wins; what is not matched may be, if that is worse. */
function worstIf(bet: Bet, winner: number): number {
  const matched = matchedOf(bet);
  const left = bet.isEnded ? 0 : bet.stake - matched;
  const wins = profitOf(matched, struckAt(bet));
  const isHit = bet.runner === winner;
  if (bet.isBack) return isHit ? wins : -matched - left;
  const liability = left === 0 ? 0 : profitOf(bet.stake, bet.price) - profitOf(matched, bet.price);
  return isHit ? -wins - liability : matched;
}

test('is the worst of all winners, with everything unmatched at its worst', () => {
  fc.assert(
    fc.property(fc.array(anyBet, { maxLength: 12 }), bets => {
      const table = new ExposureTable(3, RUNNERS);
      for (const bet of bets) {
        const { isBack, runner, price, stake, isEnded } = bet;
        const matched = matchedOf(bet);
        const profit = profitOf(matched, struckAt(bet));
        const expected = profitOf(matched, price);
        if (isBack) table.expectBack(1, runner, stake);
        else table.expectLay(1, runner, profitOf(stake, price));
        if (isBack) table.matchBack(1, runner, profit);
        else table.matchLay(1, runner, matched, profit, expected);
        if (isEnded && isBack) table.expectBack(1, runner, matched - stake);
        if (isEnded && !isBack) table.expectLay(1, runner, expected - profitOf(stake, price));
      }
      const futures = Array.from({ length: RUNNERS }, (_, winner) =>
        bets.reduce((sum, bet) => sum + worstIf(bet, winner), 0),
      );
      expect(table.of(1)).toBe(Math.max(0, -Math.min(...futures)));
      expect([table.of(0), table.of(2)]).toEqual([0, 0]);
    }),
    { numRuns: 2_000 },
  );
});
