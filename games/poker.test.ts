import { describe, expect, test } from 'vitest';
import { scriptOf } from './kit/testing/oneWindow.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import { returnsOf } from './kit/returns.ts';
import { selectionsOf } from './kit/game.ts';
import { handsOf } from './kit/solve/hands.ts';
import poker from './poker.ts';
import vectors from './vectors.json' with { type: 'json' };

const returns = new Map(returnsOf(poker).map(one => [one.id, one]));

describe('a round of poker', () => {
  test.each([
    // A, A, B, B, then the board; the strip, and what one unit backed at the opening returns
    ['a pair beats high cards', 'ASS AHH KCC QDD 2SS 7HH 9CC JDD 4SS', 'A', { A: 1.98, 'A.two': 31 }],
    ['kickers decide', 'ASS 9HH AHH KDD ACC 5DD 7SS 2HH 3CC', 'B', { B: 1.98, 'B.two': 16 }],
    [
      'a split pot returns the stakes',
      'ASS KHH AHH KDD QCC JDD 5SS 3HH 2CC',
      'T',
      { A: 1, B: 1, 'A.two': 16, 'B.two': 16 },
    ],
    [
      'the bonuses stand when the board plays',
      '2SS 2HH 3DD 3CC ASS KSS QSS JSS 10SS',
      'T',
      { A: 1, B: 1, 'A.two': 4, 'B.two': 4, 'A.seven': 101, 'B.seven': 101 },
    ],
    ['suits never decide', '8SS 4SS 8DD 4DD KHH QCC JHH 9CC 2DD', 'T', { A: 1, B: 1 }],
    [
      'the ace plays low in a straight',
      'ASS 2HH KDD KCC 3CC 4DD 5SS 9HH JCC',
      'A',
      { A: 1.98, 'A.seven': 5, 'B.two': 11 },
    ],
    [
      'the loser is paid for the hand as well',
      'KSS KHH ASS ADD KCC ACC 7DD 4HH 2SS',
      'B',
      { B: 1.98, 'A.two': 11, 'B.two': 31, 'A.seven': 4, 'B.seven': 4 },
    ],
    ['a full house', '9SS 9HH 2DD 7CC 9CC 4DD 4SS KHH QCC', 'A', { A: 1.98, 'A.two': 4, 'A.seven': 9 }],
    ['four of a kind', '9SS 9HH 2DD 7CC 9CC 9DD 4SS KHH QCC', 'A', { A: 1.98, 'A.two': 4, 'A.seven': 31 }],
    ['a straight flush that is not royal', '9SS 8SS 2DD 7CC 7SS 6SS 5SS KHH QCC', 'A', { A: 1.98, 'A.seven': 51 }],
    ['a flush', 'ASS 8SS 2DD 7CC 7SS 6SS 3SS KHH QCC', 'A', { A: 1.98, 'A.seven': 7 }],
    [
      'a trap: two pair are not on the 7 cards table',
      'ASS KHH 2DD 7CC AHH KDD 5SS 9HH QCC',
      'A',
      { A: 1.98, 'A.two': 16 },
    ],
  ])('%s', (_, cards, code, paid) => {
    expect(outcomesOf(poker, cards)).toEqual({ code, paid });
  });

  test.each([
    ['2SS 2HH', 4],
    ['10SS 10HH', 4],
    ['JSS JHH', 11],
    ['KSS KHH', 11],
    ['ASS AHH', 31],
    ['ASS QHH', 6],
    ['JHH ASS', 6],
    ['ASS QSS', 21],
    ['JSS ASS', 21],
    ['ASS KHH', 16],
    ['KSS ASS', 26],
    ['ASS 10SS', undefined],
    ['KSS QSS', undefined],
  ])('2 Cards Bonus on %s returns %s', (cards, returned) => {
    expect(outcomesOf(poker, `${cards} 3DD 4DD 6CC 7DD 8CC 9DD 2CC`).paid['A.two']).toBe(returned);
  });

  test('the text names the winner and both bonuses', () => {
    expect(textOf(poker, 'AHH 9HH 2SS 2DD KHH QHH 3HH 7CC 8DD')).toBe(
      'Player A#A : - | B : Pair (2-10)#A : Flush | B : -',
    );
    expect(textOf(poker, '3SS 3HH 2SS 2DD AHH KHH QHH JHH 10HH')).toBe(
      'Tie#A : Pair (2-10) | B : Pair (2-10)#A : Royal Flush | B : Royal Flush',
    );
  });

  test.each(vectors.poker20)('the vector $cards goes to $winner', ({ cards, winner }) => {
    expect(poker.result(tableFrom(poker, cards)).code).toBe(winner);
  });
});

describe('the table', () => {
  test('four windows: nothing out, four cards, the flop, the turn', () => {
    const four = '1.5 A, 1.5 A, 1.5 B, 1.5 B';
    const flop = '1.5 board, 1.5 board, 1.5 board';
    expect(scriptOf(poker)).toBe(`12 bets, ${four}, 12 bets, ${flop}, 12 bets, 1.5 board, 12 bets, 1.5 board`);
  });

  test('[S209] back and lay for both players, then 2 Cards Bonus and 7 Cards Bonus', () => {
    expect(selectionsOf(poker).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
      '1 Player A',
      '2 Player B',
      '3 2 Cards Bonus A',
      '5 2 Cards Bonus B',
      '4 7 Cards Bonus A',
      '6 7 Cards Bonus B',
    ]);
    expect(poker.layout).toMatchObject([
      { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
      {
        kind: 'grid',
        columns: ['2 Cards Bonus', '7 Cards Bonus'],
        rows: [{ label: 'Player A' }, { label: 'Player B' }],
      },
    ]);
    expect(poker.markets.map(({ limits }) => limits)).toEqual([
      { min: 10_000, max: 20_000_000 },
      { min: 10_000, max: 2_500_000 },
      { min: 10_000, max: 2_500_000 },
    ]);
  });

  test('2 Cards Bonus is paid when both players have theirs', () => {
    const { decided } = poker.markets[1]!;
    const table = tableFrom(poker, 'ASS AHH KCC QDD 2SS 7HH 9CC JDD 4SS');
    expect(decided!({ ...table, B: table['B']!.slice(0, 1), board: [] })).toBe(false);
    expect(decided!({ ...table, board: [] })).toBe(true);
  });
});

describe('returns', () => {
  test('[R18] the players return 99.0 % and lose as much by laying; 4.07 % of pots are split', () => {
    for (const id of ['A', 'B']) {
      const { rtp, lay, hit, odds, method } = returns.get(id)!;
      expect([odds, method]).toEqual([1.98, 'exact']);
      expect(1 - 2 * hit).toBeCloseTo(0.0407, 4);
      expect(rtp).toBeCloseTo(0.99, 3);
      expect(lay).toBeCloseTo(-0.0096, 4);
    }
  });

  test('[R18] the bonuses return 91.1 % and 93.9 %', () => {
    for (const player of ['A', 'B']) {
      expect(returns.get(`${player}.two`)).toMatchObject({ odds: 31, method: 'exact' });
      expect(returns.get(`${player}.two`)!.rtp).toBeCloseTo(0.911, 3);
      expect(returns.get(`${player}.seven`)).toMatchObject({ odds: 101, method: 'exact' });
      expect(returns.get(`${player}.seven`)!.rtp).toBeCloseTo(0.939, 3);
    }
  });

  test('a hand of 1,326 is on the 2 Cards table 126 times', () => {
    expect(handsOf(2)).toHaveLength(1326);
    expect(returns.get('A.two')!.hit).toBeCloseTo(126 / 1326, 12);
  });
});

describe('prices in play', () => {
  test.each([
    // what is out, and back/lay of A and B at 0.98 and 1.02
    [
      'nothing',
      '',
      { A: '1.98/2.02', B: '1.98/2.02', 'A.two': '31', 'B.two': '31', 'A.seven': '101', 'B.seven': '101' },
    ],
    // 1,388,072 boards for the aces, 317,694 for the kings, 6,538 split
    ['aces against kings', 'ASS AHH KDD KCC', { A: '1.2/1.26', B: '5.26/5.48' }],
    ['a flop that leaves A 85 of 990 boards', 'ASS AHH KDD KCC KHH 7SS 2DD', { A: '11.41/11.88', B: '1.07/1.12' }],
    ['a turn that leaves A 2 of 44 cards', 'ASS AHH KDD KCC KHH 7SS 2DD 5CC', { A: '21.56/22.44', B: '1.02/1.07' }],
    [
      'a turn that leaves A 1 of 44 cards: above 97 % is locked',
      '7SS 7HH 8SS 8HH 8CC 7CC 2DD 3HH',
      { A: '43.12/44.88' },
    ],
  ])('after %s', (_, cards, prices) => {
    expect(pricesOf(poker, cards)).toEqual(prices);
  });

  test('a decided hand is locked', () => {
    expect(pricesOf(poker, 'ASS AHH KDD QCC AC ADD 2DD')).toEqual({});
  });

  test.each([
    'ASS KSS QDD JDD 2SS 7SS 9DD',
    'ASS AHH KDD KCC KHH 7SS 2DD',
    '5SS 6SS 5HH 6HH 7SS 8DD KSS',
    '2SS 2HH ASS KSS QSS JSS 4DD 9CC',
  ])('the solver agrees with every way to finish %s', cards => {
    expect(solverError(poker, dealingOf(poker, cards), ['A', 'B'])).toBeLessThan(1e-12);
  });

  test('the solver agrees with random boards on the four hole cards', () => {
    expect(solverError(poker, dealingOf(poker, '9SS 8SS AHH QDD'), ['A', 'B'], 20_000)).toBeLessThan(0.015);
  });

  test('a price kept from before the cards would be a gift: 1.98 on aces against kings returns 160.9 %', () => {
    const back = 1_388_072 / 1_712_304;
    const split = 6_538 / 1_712_304;
    expect(1.98 * back + split).toBeCloseTo(1.609, 3);
    expect(1.2 * back + split).toBeLessThan(1);
  });
});
