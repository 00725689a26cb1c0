import type { Millis, RoundId } from '@maidan/core/ids';
import { type Money, paise, rupees } from '@maidan/core/money';
import { type Odds, odds, type Side } from '@maidan/core/odds';
import { array, assert, constantFrom, integer, nat, property, record } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accept, profitOf, type Slip } from './bet.ts';
import { defineGame, type Outcome, selectionsOf, type Table } from './game.ts';
import { heldFor } from './held.ts';
import type { Round } from './round.ts';
import { pack } from './shoe.ts';
import { bets, deal, duel, fixed, HALF_BACK, limits, line, ONE_OR_NONE, paytable, won } from './words.ts';

/** One of six numbers is drawn; rows for every kind of outcome there is. */
const six = defineGame({
  code: 'six',
  name: 'Six',
  category: 'All Casino',
  rules: ['One of six.'],
  shoe: pack(new Map([1, 2, 3, 4, 5, 6].map(n => [n, 1]))),
  seats: { die: 'Die' },
  script: () => [bets(20), deal('die')],
  markets: [
    {
      id: 'winner',
      name: 'Winner',
      limits: limits(100, 1_000),
      ends: ONE_OR_NONE,
      selections: [1, 2, 3].map(n => row(`is${n}`, t => won(t.die[0] === n))),
    },
    {
      id: 'rest',
      name: 'Rest',
      limits: limits(100, 1_000),
      selections: [
        row('over3', t => (t.die[0] === 3 ? HALF_BACK : duel(t.die[0]! - 3))),
        row('shared', t => (t.die[0] === 6 ? { deadHeat: 3 } : 'lose')),
        { ...row('table', t => (t.die[0] === 6 ? { pays: odds(31) } : 'lose')), price: paytable({ six: odds(31) }) },
        { ...row('void', () => 'void'), limits: limits(10, 50) },
        {
          ...row('run', (t, at) => won(t.die[0]! >= at)),
          price: line((t: T) => t.die[0]!, { back: { odds: odds(2), line: 4 } }),
        },
      ],
    },
  ],
  layout: [
    { kind: 'rows', market: 'winner', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'rest', sides: ['back'] },
  ],
  result: t => ({ code: String(t.die[0]), winners: [], facts: [] }),
});

type T = Table<'die', number>;

function row(id: string, outcome: (t: T, line: number) => Outcome) {
  return { id, sid: 1, label: id, price: fixed(3, 3.2), outcome };
}

const slip = (selection: string, side: Side, at: number, stake: Money, lineAt = 0): Slip => ({
  selection,
  side,
  odds: odds(at),
  line: lineAt,
  stake,
});

const rolled = (n: number): Table => ({ die: [n] });

describe('what a bet makes, to the paisa', () => {
  test.each<[string, Slip, number, number]>([
    // what, the bet, the number drawn, the profit in paise
    ['a win', slip('is1', 'back', 1.98, paise(10_001)), 1, 9_800], // 98.0098 is cut
    ['a loss', slip('is1', 'back', 1.98, paise(10_001)), 2, -10_001],
    ['a lay that holds', slip('is1', 'lay', 1.98, paise(10_001)), 2, 10_001],
    ['a lay that costs', slip('is1', 'lay', 1.98, paise(10_001)), 1, -9_800],
    ['a stake returned', slip('void', 'back', 3, paise(999)), 1, 0],
    ['half a stake of an odd number of paise: the lost half is cut', slip('over3', 'back', 3, paise(101)), 3, -50],
    ['half back, laid', slip('over3', 'lay', 3, paise(101)), 3, 50],
    ['a pay table', slip('table', 'back', 31, paise(333)), 6, 9_990],
    ['a dead heat of three at 3.0', slip('shared', 'back', 3, paise(1_000)), 6, 0],
    ['a dead heat of three at 3.1', slip('shared', 'back', 3.1, paise(1_000)), 6, 33],
    ['a line reached', slip('run', 'back', 1.98, paise(1_000), 4), 4, 980],
    ['a line missed', slip('run', 'back', 1.98, paise(1_000), 4), 3, -1_000],
    ['a No that holds', slip('run', 'lay', 1.95, paise(1_000), 4), 3, 1_000],
    ['a No that costs', slip('run', 'lay', 1.95, paise(1_000), 4), 4, -950],
  ])('%s', (_, bet, drawn, profit) => {
    expect(profitOf(six, rolled(drawn), bet)).toBe(profit);
  });

  test('whatever the stake and the odds, the layer gets the opposite of the backer', () => {
    assert(
      property(integer({ min: 1, max: 1e9 }), integer({ min: 1001, max: 500_000 }), nat(5), (s, at, n) => {
        for (const { id } of selectionsOf(six)) {
          const bet = { selection: id, side: 'back', odds: at as Odds, line: 4, stake: paise(s) } as const;
          const backed = profitOf(six, rolled(n + 1), bet);
          expect(profitOf(six, rolled(n + 1), { ...bet, side: 'lay' }) + backed).toBe(0);
        }
      }),
    );
  });
});

describe('what is held', () => {
  test.each<[string, Slip[], number]>([
    ['nothing for no bets', [], 0],
    ['the stake of a back', [slip('is1', 'back', 3, rupees(100))], 100],
    ['the liability of a lay', [slip('is1', 'lay', 3, rupees(100))], 200],
    [
      'less for a bet that covers another',
      [slip('is1', 'back', 3, rupees(100)), slip('is1', 'lay', 3, rupees(100))],
      0,
    ],
    [
      'of two backs on different winners, what is lost when neither comes',
      [slip('is1', 'back', 3, rupees(100)), slip('is2', 'back', 3, rupees(100))],
      200,
    ],
    [
      'of a back and a lay on different winners, the worse ending',
      [slip('is1', 'back', 3, rupees(100)), slip('is2', 'lay', 3, rupees(100))],
      300,
    ],
    ['nothing less across markets', [slip('is1', 'back', 3, rupees(100)), slip('over3', 'back', 3, rupees(100))], 200],
    [
      'of a Yes at 4 and a No at 6, which cannot both be lost',
      [slip('run', 'back', 2, rupees(100), 4), slip('run', 'lay', 2, rupees(100), 6)],
      0,
    ],
    [
      'of a Yes at 5 and a No at 3, which can both be lost',
      [slip('run', 'back', 2, rupees(100), 5), slip('run', 'lay', 2, rupees(100), 3)],
      200,
    ],
  ])('%s', (_, held, amount) => {
    expect(heldFor(six, held)).toBe(rupees(amount));
  });

  test('[R2] what is held covers the worst that can happen, whatever the bets', () => {
    const anyBet = record({
      selection: constantFrom(...selectionsOf(six).map(({ id }) => id)),
      side: constantFrom<Side>('back', 'lay'),
      odds: integer({ min: 1010, max: 9000 }).map(at => at as Odds),
      line: integer({ min: 1, max: 6 }),
      stake: integer({ min: 1, max: 1e6 }).map(paise),
    });
    const priced = (bet: Slip): Slip =>
      bet.selection === 'table' ? { ...bet, side: 'back' } : { ...bet, line: bet.selection === 'run' ? bet.line : 0 };
    assert(
      property(array(anyBet, { maxLength: 8 }), drawn => {
        const mine = drawn.map(priced);
        for (const n of [1, 2, 3, 4, 5, 6]) {
          const made = mine.reduce((sum, bet) => sum + profitOf(six, rolled(n), bet), 0);
          expect(made + heldFor(six, mine)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  test('[R2] where all endings are listed, bets cover each other across markets', () => {
    const listed = { ...six, endings: [1, 2, 3, 4, 5, 6].map(rolled) };
    const both = [slip('is1', 'lay', 3, rupees(100)), slip('table', 'back', 31, rupees(100))];
    expect(heldFor(six, both)).toBe(rupees(300));
    expect(heldFor(listed, both)).toBe(rupees(300)); // a one loses both
    const apart = [slip('is1', 'back', 3, rupees(100)), slip('over3', 'back', 3, rupees(100))];
    expect(heldFor(six, apart)).toBe(rupees(200));
    expect(heldFor(listed, apart)).toBe(rupees(200)); // a two loses both
    const covered = [slip('is3', 'back', 3, rupees(100)), slip('is3', 'lay', 3, rupees(50))];
    expect(heldFor(listed, covered)).toBe(rupees(50));
  });
});

describe('which bets a table takes', () => {
  const round: Round = {
    id: 'r' as RoundId,
    game: 'six',
    commitment: '',
    gone: [],
    dealt: [],
    steps: 1,
    paid: [],
    phase: 'open',
    quotes: {
      is1: { back: { odds: odds(3) } },
      run: { back: { odds: odds(2), line: 4 } },
      void: { back: { odds: odds(3) } },
    },
    dueAt: 20_000 as Millis,
  };
  const good = slip('is1', 'back', 3, rupees(100));
  test.each<[string, Slip, Slip[], number, Partial<Round>]>([
    ['taken', good, [], 0, {}],
    ['taken', good, [], 18_000, {}], // two seconds before the end
    ['bets-closed', good, [], 18_001, {}],
    ['bets-closed', good, [], 0, { phase: 'closed' }],
    ['bets-closed', good, [], 0, { phase: 'dealing' }],
    ['unknown-selection', { ...good, selection: 'is7' }, [], 0, {}],
    ['unknown-selection', { ...good, selection: '__proto__' }, [], 0, {}],
    ['price-locked', { ...good, side: 'lay' }, [], 0, {}],
    ['price-locked', { ...good, selection: 'is2' }, [], 0, {}],
    ['price-changed', { ...good, odds: odds(3.05) }, [], 0, {}],
    ['price-changed', slip('run', 'back', 2, rupees(100), 5), [], 0, {}],
    ['stake-too-small', { ...good, stake: paise(9_999) }, [], 0, {}],
    ['taken', { ...good, stake: rupees(1_000) }, [], 0, {}],
    ['stake-too-large', { ...good, stake: paise(100_001) }, [], 0, {}],
    ['taken', good, [{ ...good, stake: rupees(900) }], 0, {}],
    ['stake-too-large', good, [{ ...good, stake: paise(90_001) }], 0, {}], // over all bets of the round
    ['taken', good, [{ ...good, selection: 'is2', stake: rupees(1_000) }], 0, {}],
    ['stake-too-large', slip('void', 'back', 3, rupees(100)), [], 0, {}], // a row with limits of its own
  ])('%s: %o', (answer, bet, mine, now, change) => {
    const taken = accept(six, { ...round, ...change }, bet, mine, now as Millis);
    expect(taken.ok ? 'taken' : taken.error).toBe(answer);
  });
});
