import { rupees } from '@maidan/core/money';
import { odds } from '@maidan/core/odds';
import { gameOf } from '@maidan/games/index';
import type { Slip } from '@maidan/games/kit/bet';
import type { Quotes } from '@maidan/games/kit/quote';
import { describe, expect, test } from 'vitest';
import { begun, limitsOf, slipsOf, widestLimits } from './draft.ts';
import { figureOf, figureOfBets } from './figure.ts';
import { profitOf } from './profit.ts';
import { isToAccept, keepTakenMoves, readTakenMoves, type TakenMoves } from './takenMoves.ts';
import { keepQuickStakes, QUICK_STAKES, quickStakesFrom, readQuickStakes } from '../../parts/stake/quickStakes.ts';
import { stakeOf, withChip } from '../../parts/stake/stake.ts';
import { rangeText } from '../table/priceText.ts';

/** A browser's storage, as far as it is needed. */
function storage(kept: Record<string, string> = {}) {
  const values = new Map(Object.entries(kept));
  return {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}

const quotes: Quotes = {
  A: { back: { odds: odds(1.98) }, lay: { odds: odds(2.02) } },
  runs: { back: { odds: odds(2.05), line: 15 } },
};

describe('[S080] chips add to the stake', () => {
  test('quick stakes are 25, 50, 100, 200, 500 and 1000', () =>
    expect(QUICK_STAKES).toEqual([25, 50, 100, 200, 500, 1000]));

  test.each<[typed: string, chip: number, stake: string]>([
    ['', 25, '25'],
    ['25', 50, '75'],
    ['99.50', 100, '199.5'],
    ['200000', 500, '200500'],
    ['nonsense', 200, '200'],
  ])('%s and %i make %s', (typed, chip, stake) => expect(withChip(typed, chip)).toBe(stake));

  test.each([
    ['', undefined],
    ['1500', rupees(1500)],
    ['50000', rupees(50_000)],
    ['1500.50', rupees(1500.5)],
    ['0', 'amount-not-positive'],
    ['1.005', 'amount-too-precise'],
    ['x', 'amount-malformed'],
  ])('%s is read as %s', (typed, stake) => expect(stakeOf(typed)).toBe(stake));
});

describe('[S081] one’s own chips', () => {
  test('are kept', () => {
    const place = storage();
    keepQuickStakes(place, [10, 20, 30, 40, 50, 60]);
    expect(readQuickStakes(place)).toEqual([10, 20, 30, 40, 50, 60]);
  });

  test('go back to the usual ones', () => {
    const place = storage({ quickStakes: '10,20,30,40,50,60' });
    keepQuickStakes(place, QUICK_STAKES);
    expect(place.getItem('quickStakes')).toBeNull();
  });

  test.each(['', '1,2,3', 'a,b,c,d,e,f', '1,2,3,4,5,-6', '1,2,3,4,5,6,7'])(
    '%j in the storage is not believed',
    kept => {
      expect(readQuickStakes(storage({ quickStakes: kept }))).toEqual(QUICK_STAKES);
    },
  );

  test.each<[typed: readonly string[], stakes: readonly number[] | undefined]>([
    [
      ['1', '2', '3', '4', '5', ' 600 '],
      [1, 2, 3, 4, 5, 600],
    ],
    [['1', '2', '3', '4', '5', ''], undefined],
    [['1', '2', '3', '4', '5', '6.5'], undefined],
    [['1', '2', '3', '4', '5', '0'], undefined],
  ])('%j is read as %j', (typed, stakes) => expect(quickStakesFrom(typed)).toEqual(stakes));
});

describe('what is being written', () => {
  const first = { round: 'r1', window: 'r1 1' };
  const draft = begun(first, [{ selection: 'A', side: 'back' }], quotes);

  test('carries the price that is shown, and its line', () => {
    const runs = begun(first, [{ selection: 'runs', side: 'back' }], quotes);
    expect(slipsOf(runs, quotes, rupees(100))).toEqual([
      { selection: 'runs', side: 'back', odds: odds(2.05), line: 15, stake: rupees(100) },
    ]);
  });

  test('has no bet where the price is locked', () => expect(slipsOf(draft, {}, rupees(100))).toEqual([]));

  const at = (price: number): Quotes => ({ A: { back: { odds: odds(price) }, lay: { odds: odds(price) } } });
  test.each<[what: string, side: 'back' | 'lay', now: number, taken: TakenMoves, isAsked: boolean]>([
    ['the same', 'back', 2, 'none', false],
    ['better, and none is taken', 'back', 2.1, 'none', true],
    ['worse, and none is taken', 'back', 1.9, 'none', true],
    ['better for a backer', 'back', 2.1, 'better', false],
    ['worse for a backer', 'back', 1.9, 'better', true],
    ['better for a layer', 'lay', 1.9, 'better', false],
    ['worse for a layer', 'lay', 2.1, 'better', true],
    ['worse, and any is taken', 'back', 1.9, 'any', false],
  ])('a price that is %s: %s at %f, %s taken, is to be accepted: %s', (_, side, now, taken, isAsked) => {
    const tapped = begun(first, [{ selection: 'A', side }], at(2));
    expect(isToAccept(tapped, first.window, at(now), taken)).toBe(isAsked);
  });

  test('a line that moved is never better', () => {
    const runs = begun(first, [{ selection: 'runs', side: 'back' }], quotes);
    const now = { runs: { back: { odds: odds(2.1), line: 16 } } };
    expect(isToAccept(runs, first.window, now, 'better')).toBe(true);
  });

  test('what is locked has no price to accept', () => {
    expect(isToAccept(draft, first.window, {}, 'none')).toBe(false);
  });

  test.each<TakenMoves>(['none', 'better', 'any'])(
    'a slip never reaches into another window: its price is accepted there, whatever moves are taken (%s)',
    taken => expect(isToAccept(draft, 'r1 2', quotes, taken)).toBe(true),
  );

  test('which moves are taken is kept, and who said nothing is asked', () => {
    const place = storage();
    expect(readTakenMoves(place)).toBe('none');
    keepTakenMoves(place, 'better');
    expect(readTakenMoves(place)).toBe('better');
    expect(readTakenMoves(storage({ takenMoves: 'all' }))).toBe('none');
  });

  test.each<[code: string, selection: string, range: string]>([
    ['teen20', 'A.win', 'Range 100 to 2L'],
    ['teen20', 'A.pair-plus', 'Range 100 to 25K'],
    ['goals', 'player.NoGoal', 'Range 100 to 25K'],
  ])('[S080] the range of %s %s is %s', async (code, selection, range) => {
    const limits = limitsOf((await gameOf(code))!, { choices: [{ selection, side: 'back' }] });
    expect(limits && rangeText(limits)).toBe(range);
  });

  test.each([
    ['baccarat', 'Range 100 to 2L'],
    ['lucky7', 'Range 100 to 2L'],
  ])('[S082] My Bet at %s says %s', async (code, range) => {
    expect(rangeText(widestLimits((await gameOf(code))!)!)).toBe(range);
  });
});

describe('a refusal names the figure', () => {
  const bet = { selection: 'A.win', side: 'back' as const, odds: odds(1.98), line: 0, stake: rupees(199_000) };

  test.each<[code: string, mine: readonly Slip[], figure: string]>([
    ['stake-too-small', [], 'The least is 100.'],
    ['amount-missing', [], 'The least is 100.'],
    ['stake-too-large', [], 'The most is 2L.'],
    ['stake-too-large', [bet], 'The most is 2L, and 1,000.00 of it is left.'],
    ['stake-too-large', [{ ...bet, selection: 'B.win' }], 'The most is 2L.'],
    ['insufficient-balance', [], 'You have 40.00.'],
    ['bets-closed', [], ''],
  ])('%s', async (code, mine, figure) => {
    const game = (await gameOf('teen20'))!;
    expect(figureOf(code, { game, selection: 'A.win', mine, balance: rupees(40) })).toBe(figure);
  });

  test.each<[code: string, bets: readonly Slip[], figure: string]>([
    [
      'stake-too-large',
      [
        { ...bet, stake: rupees(100) },
        { ...bet, selection: 'B.win', stake: rupees(300_000) },
      ],
      'The most is 2L.',
    ],
    ['stake-too-large', [bet, { ...bet, stake: rupees(2_000) }], 'The most is 2L, and 1,000.00 of it is left.'],
    ['insufficient-balance', [bet], 'You have 40.00.'],
    ['bet-not-open', [], ''],
  ])('%s: that of the first of several bets which misses it', async (code, bets, figure) => {
    const game = (await gameOf('teen20'))!;
    expect(figureOfBets(code, bets, { game, mine: [], balance: rupees(40) })).toBe(figure);
  });
});

describe('the profit of what is being written', () => {
  test.each<[what: string, code: string, selections: readonly string[], at: number, profit: readonly [number, number]]>(
    [
      ['one price', 'teen20', ['A.win'], 1.98, [98, 98]],
      ['a pay table, from its lowest prize to its highest', 'teen20', ['A.pair-plus'], 41, [100, 4_000]],
      ['Banker, who is paid half on a 6', 'baccarat', ['banker'], 2, [50, 100]],
      ['Bahar, paid a quarter on the first card', 'ab20', ['bahar.7'], 2, [25, 100]],
      ['of several tickets one wins and the others are lost', 'lottcard', ['single.1', 'single.2'], 9.5, [750, 750]],
    ],
  )('%s', async (_, code, selections, at, [least, most]) => {
    const game = (await gameOf(code))!;
    const slips = selections.map(selection => ({
      selection,
      side: 'back' as const,
      odds: odds(at),
      line: 0,
      stake: rupees(100),
    }));
    expect(profitOf(game, slips)).toEqual({ least: rupees(least), most: rupees(most) });
  });
});
