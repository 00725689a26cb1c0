import { rupees } from '@maidan/core/money';
import { odds, toOne } from '@maidan/core/odds';
import type { RoundId } from '@maidan/core/ids';
import { gameOf } from '@maidan/games/index';
import { defineGame, type Game, type Outcome } from '@maidan/games/kit/game';
import { pack } from '@maidan/games/kit/shoe';
import { bets, deal, fixed, limits, line, paytable, won } from '@maidan/games/kit/words';
import { describe, expect, test } from 'vitest';
import { bandOf, FOUR_SIGMA, marginOf, THREE_SIGMA } from './fairnessBand.ts';
import { prospectsOf } from './fairnessProspects.ts';
import { addedBy, type CountedBet, dealtBy, takenOut } from './fairnessRound.ts';

const NOTHING_DEALT = { gone: [], dealt: [] };
const DICE = [1, 2, 3, 4, 5, 6] as const;

/** One die, and a row for each way a bet can end. */
const die = defineGame({
  code: 'die',
  name: 'Die',
  category: 'All Casino',
  rules: [],
  shoe: pack(new Map(DICE.map(n => [n, 1])), { kind: 'dice', replace: true }),
  seats: { die: 'Die' },
  script: () => [bets(20), deal('die')],
  markets: [
    {
      id: 'all',
      name: 'All',
      limits: limits(100, 1_000),
      selections: [
        { ...row('six', n => won(n === 6)), price: fixed(6, 7) },
        { ...row('void', n => (n === 1 ? 'void' : won(n > 3))), price: fixed(1.5) },
        { ...row('half', n => (n === 6 ? { pays: odds(0.5) } : won(n > 3))), price: fixed(2) },
        { ...row('shared', n => (n === 6 ? { deadHeat: 2 } : won(n === 5))), price: fixed(4) },
        { ...row('table', n => (n < 5 ? 'lose' : { pays: n === 6 ? toOne(4) : toOne(1) })), price: TABLE() },
        { ...row('line', n => won(n >= 4)), price: line<{ die: readonly number[] }>(t => t.die[0]!, {}) },
      ],
    },
  ],
  layout: [{ kind: 'cells', market: 'all', perRow: 2 }],
  result: () => ({ code: '-', winners: [], facts: [] }),
});

function TABLE() {
  return paytable({ Six: toOne(4), Five: toOne(1) });
}

function row(id: string, outcome: (n: number) => Outcome) {
  return { id, sid: id.length, label: id, outcome: (t: { die: readonly number[] }) => outcome(t.die[0]!) };
}

describe('the prospects of a bet are counted from the rules', () => {
  test.each([
    // [what it gives back for each of the six faces, at these odds and this line]
    ['six', 6, 0, [0, 0, 0, 0, 0, 6]],
    ['void', 1.5, 0, [1, 0, 0, 1.5, 1.5, 1.5]],
    ['half', 2, 0, [0, 0, 0, 2, 2, 0.5]],
    ['shared', 4, 0, [0, 0, 0, 0, 4, 2]],
    ['table', 5, 0, [0, 0, 0, 0, 2, 5]],
    ['line', 1.9, 4, [0, 0, 0, 1.9, 1.9, 1.9]],
    ['line', 1.9, 6, [0, 0, 0, 0, 0, 1.9]],
  ])('%s at %d, line %d', (selection, at, number, faces) => {
    const [prospect] = prospectsOf(die, NOTHING_DEALT, [{ selection, odds: odds(at), line: number }]);
    const mean = faces.reduce((sum, value) => sum + value, 0) / 6;
    const variance = faces.reduce((sum, value) => sum + (value - mean) ** 2, 0) / 6;
    expect(prospect!.mean).toBeCloseTo(mean, 10);
    expect(prospect!.deviation).toBeCloseTo(Math.sqrt(variance), 10);
    expect(prospect!.reach).toBeCloseTo(Math.max(mean, at - mean), 10);
    expect(prospect!.doubt).toBe(0);
  });
});

const bet = (selection: string, side: 'back' | 'lay', at: number, rest: Partial<CountedBet> = {}): CountedBet => ({
  ...{ round_id: '1' as RoundId, selection, side, odds: odds(at), line: 0, stake: rupees(100), step: 1 },
  ...{ profit: rupees(0), ...rest },
});

const round = (game: Game, face: number) =>
  ({ id: '1' as RoundId, game: game.code, state: 'settled', gone: [], dealt: [{ to: 'die', face }] }) as const;

const added = (face: number, ...placed: CountedBet[]) =>
  addedBy(die, round(die, face), placed, prospectsOf(die, NOTHING_DEALT, placed));

describe('what a round adds', () => {
  test('a back bet risks its stake, a lay bet its liability; both get back what they risk and the profit', () => {
    const [whole, back, lay] = added(
      6,
      bet('six', 'back', 6, { profit: rupees(500) }),
      bet('six', 'lay', 7, { profit: rupees(-600) }),
    );
    expect(back).toMatchObject({ side: 'back', bets: 1, staked: 10_000, returned: 60_000 });
    expect(back!.expected).toBeCloseTo(10_000);
    expect(lay).toMatchObject({ side: 'lay', bets: 1, staked: 60_000, returned: 0 });
    expect(lay!.expected).toBeCloseTo(60_000 - 10_000 * (7 / 6 - 1));
    expect(whole).toMatchObject({ market: '', bets: 2, rounds: 1, staked: 70_000, returned: 60_000 });
  });

  test('bets on one selection win together: twice the stake is four times the variance, whoever placed it', () => {
    const [, once] = added(1, bet('six', 'back', 6));
    const [, twice] = added(1, bet('six', 'back', 6), bet('six', 'back', 6));
    expect(once!.variance).toBeCloseTo(10_000 ** 2 * 5);
    expect(twice!.variance).toBeCloseTo(4 * once!.variance);
    expect(twice!.reach).toBeCloseTo(2 * once!.reach);
  });

  test('a bet of a round that was voided later is taken out as it was put in', () => {
    const placed = bet('six', 'back', 6, { profit: rupees(500) });
    const [, line] = added(6, placed);
    const [, again] = added(6, { ...placed, profit: null });
    expect(again).toEqual(line);
    const out = takenOut(again!);
    expect([out.bets, out.staked, out.returned, out.rounds]).toEqual([-1, -10_000, -60_000, -1]);
  });

  test('what was dealt when a bet was placed follows from the steps of its round', async () => {
    const teen = (await gameOf('teen'))!;
    const dealt = ['AS', '2S', '3S', '4S', '5S', '6S'].map((face, nth) => ({ to: nth % 2 === 0 ? 'A' : 'B', face }));
    // Windows and cards take turns: a window is the first step, the third, the fifth.
    expect([1, 3, 5, 11].map(step => dealtBy(teen, { gone: [], dealt }, step).dealt.length)).toEqual([0, 1, 2, 5]);
  });
});

describe('[R18] the band', () => {
  const fair = { variance: 1e12, reach: 1e4, doubt: 0 };

  test.each([
    // [of how many deviations, when one round means little]
    [THREE_SIGMA, 3.64],
    [FOUR_SIGMA, 4.57],
  ])('of a chance of %d comes to %d deviations after many rounds', (chance, deviations) => {
    expect(marginOf(fair, chance) / 1e6).toBeCloseTo(deviations, 1);
  });

  test('is wide enough for the first hits of a long shot, and no wider than chance needs later', () => {
    // A hundred rounds of 100 at 1 in 1,000, paid 950: two hits are no reason to look, thirty are.
    const sold = (rounds: number, hits: number) => ({
      staked: rounds * 100,
      returned: hits * 95_000,
      expected: rounds * 95,
      variance: rounds * 100 ** 2 * (950 ** 2 / 1_000 - 0.95 ** 2),
      reach: 100 * 949,
      doubt: 0,
    });
    expect(bandOf(sold(100, 2)).isOutside).toBe(false);
    expect(bandOf(sold(100, 30)).isOutside).toBe(true);
    expect(bandOf(sold(1_000_000, 1_000)).isOutside).toBe(false);
    expect(bandOf(sold(1_000_000, 1_200)).isOutside).toBe(true);
    expect(bandOf(sold(1_000_000, 800)).isOutside).toBe(true);
  });

  test('nobody gets back less than nothing', () => {
    const { low, expected, high } = bandOf({ staked: 100, returned: 0, expected: 95, ...fair });
    expect([low, expected]).toEqual([0, 95]);
    expect(high).toBeGreaterThan(95);
  });
});
