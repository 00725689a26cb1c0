import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { notAsPlayed, scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import { sevenCards } from './kit/solve/sevenCards.ts';
import { isRoyal, pokerHand } from './kit/families/poker.ts';
import poker20 from './poker20.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('a round of 20-20 poker', () => {
  test.each([
    // A, A, B, B, then the board; the strip, and what one unit backed returns
    [
      'both hands are paid, the losing one too',
      '9SS 9HH 2DD 7CC 9CC 4DD 4SS KHH 7DD',
      'A',
      { A: 1.98, 'A.full-house': 36, 'B.two-pair': 4.05 },
    ],
    [
      'a split pot returns Winner bets and pays the hands',
      'ASS KHH AHH KDD ACC JDD 5SS 3HH 2CC',
      'T',
      { A: 1, B: 1, 'A.one-pair': 2.18, 'B.one-pair': 2.18 },
    ],
    [
      'a royal flush is a straight flush',
      'ASS KSS 2DD 2HH QSS JSS 10SS 4HH 5CC',
      'A',
      { A: 1.98, 'A.straight-flush': 3000, 'B.one-pair': 2.18 },
    ],
    [
      'a flush is not a straight as well',
      '9SS 8SS KDD KCC 7SS 6SS 5HH 2SS 3CC',
      'A',
      { A: 1.98, 'A.flush': 31, 'B.one-pair': 2.18 },
    ],
    ['two pair are not a pair as well', 'ASS KHH 3DD 4CC AHH KDD 8SS 9HH QCC', 'A', { A: 1.98, 'A.two-pair': 4.05 }],
    ['three of a kind', '8SS 8HH 3DD 4CC 8CC KDD 2SS 9HH QCC', 'A', { A: 1.98, 'A.three-of-a-kind': 19.5 }],
    [
      'four of a kind on the board are both players’',
      'ASS 3HH KDD QCC 8CC 8DD 8SS 8HH 2CC',
      'A',
      { A: 1.98, 'A.four-of-a-kind': 560, 'B.four-of-a-kind': 560 },
    ],
    [
      'the low straight',
      'ASS 2HH KDD QCC 3CC 4DD 5SS 9HH 9CC',
      'A',
      { A: 1.98, 'A.straight': 20.5, 'B.one-pair': 2.18 },
    ],
  ])('%s', (_, cards, code, paid) => {
    expect(outcomesOf(poker20, cards)).toEqual({ code, paid });
  });

  test.each(vectors.poker20)('the vector $cards: $handA, $handB, $winner', ({ cards, handA, handB, winner }) => {
    expect(textOf(poker20, cards)).toBe(`Player ${winner}#A : ${handA} | B : ${handB}`);
    expect(outcomesOf(poker20, cards).code).toBe(winner);
  });

  test('the text names both hands', () => {
    expect(textOf(poker20, '9SS 9HH 2DD 7CC 9CC 4DD 4SS KHH 7DD')).toBe('Player A#A : Full House | B : Two Pair');
    expect(textOf(poker20, 'ASS KHH AHH KDD QCC JDD 5SS 3HH 2CC')).toBe('Tie#A : High Card | B : High Card');
  });
});

describe('the table', () => {
  test('one window, then nine cards', () => {
    expect(scriptOf(poker20)).toBe(
      '20 bets, 1.5 A, 1.5 A, 1.5 B, 1.5 B, 1.5 board, 1.5 board, 1.5 board, 1.5 board, 1.5 board',
    );
  });

  test('[S210] Winner and the eight hands for both players, with their numbers and limits', () => {
    const rows = selectionsOf(poker20).filter(({ label }) => String(label).endsWith(' A'));
    expect(rows.map(({ sid, label, limits }) => [sid, label, (limits?.max ?? 20_000_000) / 100])).toEqual([
      [11, 'Winner A', 200_000],
      [12, 'One Pair A', 50_000],
      [13, 'Two Pair A', 50_000],
      [14, 'Three of a Kind A', 5_000],
      [15, 'Straight A', 5_000],
      [16, 'Flush A', 5_000],
      [17, 'Full House A', 5_000],
      [18, 'Four of a Kind A', 1_000],
      [19, 'Straight Flush A', 200],
    ]);
    const numbers = selectionsOf(poker20).map(({ sid }) => Number(sid));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([
      11, 12, 13, 14, 15, 16, 17, 18, 19, 21, 22, 23, 24, 25, 26, 27, 28, 29,
    ]);
    expect(poker20.layout).toMatchObject([{ kind: 'grid', columns: ['Player A', 'Player B'] }]);
  });
});

describe('returns', () => {
  test('all 133,784,560 hands of seven cards fall into the classes of the textbook', () => {
    const counts = new Map<string, number>();
    for (const [rank, p] of sevenCards()) {
      const name = isRoyal(rank) ? 'Royal Flush' : pokerHand(rank);
      counts.set(name, (counts.get(name) ?? 0) + p * 133_784_560);
    }
    expect(Object.fromEntries([...counts].map(([name, count]) => [name, Math.round(count)]))).toEqual({
      'High Card': 23_294_460,
      'One Pair': 58_627_800,
      'Two Pair': 31_433_400,
      'Three of a Kind': 6_461_620,
      Straight: 6_180_020,
      Flush: 4_047_644,
      'Full House': 3_473_184,
      'Four of a Kind': 224_848,
      'Straight Flush': 37_260,
      'Royal Flush': 4_324,
    });
  });

  test.each([
    ['', 0.99, 1.98],
    ['.one-pair', 0.955, 2.18],
    ['.two-pair', 0.952, 4.05],
    ['.three-of-a-kind', 0.942, 19.5],
    ['.straight', 0.947, 20.5],
    ['.flush', 0.938, 31],
    ['.full-house', 0.935, 36],
    ['.four-of-a-kind', 0.941, 560],
    ['.straight-flush', 0.932, 3000],
  ])('[R18] A%s returns %d at %d', (id, rtp, odds) => {
    for (const player of ['A', 'B']) {
      const found = returnsOf(poker20).find(one => one.id === player + id)!;
      expect([found.odds, found.method]).toEqual([odds, 'exact']);
      expect(found.rtp).toBeCloseTo(rtp, 3);
    }
  });

  test('the chances are those of random rounds', () => {
    expect(notAsPlayed(poker20, 20_000)).toEqual([]);
  });
});
