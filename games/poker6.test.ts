import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { notAsPlayed, scriptOf } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { SIX_DEALT } from './kit/solve/sixHands.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import poker6 from './poker6.ts';

const returns = new Map(returnsOf(poker6).map(one => [one.id, one]));

/** First cards of players 1 to 6, then their second ones. */
const HOLES = 'ASS KDD 2CC 4HH 6SS 8DD AHH QDD 3CC 5HH 7SS 9DD';
const IDS = selectionsOf(poker6).map(({ id }) => id);

describe('a round of six players', () => {
  test.each([
    // the board after HOLES: 1 holds A A, 2 K Q, 3 3 2, 4 5 4, 5 7 6, 6 9 8
    ['a pair of aces', '10SS JCC 2HH 4DD 8CC', '1', 'pair'],
    ['the best hand is shared: Hands bets come back, the pattern stands', '10HH JCC QSS KHH ACC', 'T', 'straight'],
    ['two pair', 'KSS QCC 7HH 2DD 9CC', '2', 'two-pair'],
    ['three of a kind', '3HH 3DD KCC 10SS JHH', '3', 'three-of-a-kind'],
    ['a flush', '10HH 2HH 9HH KCC 7DD', '4', 'flush'],
    ['a full house', '7HH 7DD 6HH KCC JSS', '5', 'full-house'],
    ['four of a kind', '9SS 9HH 9CC KHH 2DD', '6', 'four-of-a-kind'],
    ['a straight flush', '10DD JDD ADD 2HH 3HH', '2', 'straight-flush'],
  ])('%s', (_, board, code, pattern) => {
    const { code: found, paid } = outcomesOf(poker6, `${HOLES} ${board}`);
    expect(found).toBe(code);
    const players = ['1', '2', '3', '4', '5', '6'];
    const hands = code === 'T' ? players.map(player => [player, 1]) : [[code, 'win']];
    expect(paid).toEqual({ ...Object.fromEntries(hands), [pattern]: 'win' });
  });

  test('nobody has a pair: the ace and queen are best', () => {
    const holes = 'ASS AHH 8SS 8HH 7SS 5HH QHH 10SS 7HH 6SS 6HH 7DD';
    expect(outcomesOf(poker6, `${holes} KDD JCC 9SS 4HH 2CC`)).toEqual({
      code: '1',
      paid: { '1': 'win', 'high-card': 'win' },
    });
  });

  test('the text names the winner and the hand', () => {
    expect(textOf(poker6, `${HOLES} 3HH 3DD KCC 10SS JHH`)).toBe('Player 3#Three of a Kind');
    expect(textOf(poker6, `${HOLES} 10SS JCC 2HH 4DD 8CC`)).toBe('Player 1#Pair');
    expect(textOf(poker6, `${HOLES} 10HH JCC QSS KHH ACC`)).toBe('Tie#Straight');
  });
});

describe('the table', () => {
  test('the twelve cards come first, then one window, then the board', () => {
    const six = '1.5 1, 1.5 2, 1.5 3, 1.5 4, 1.5 5, 1.5 6';
    expect(scriptOf(poker6)).toBe(`${six}, ${six}, 20 bets, 1.5 board, 1.5 board, 1.5 board, 1.5 board, 1.5 board`);
  });

  test('[S211] six players under Hands, nine hands under Pattern', () => {
    expect(selectionsOf(poker6).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
      ...[1, 2, 3, 4, 5, 6].map(n => `${10 + n} Player ${n}`),
      '21 High Card',
      '22 Pair',
      '23 Two Pair',
      '24 Three of a Kind',
      '25 Straight',
      '26 Flush',
      '27 Full House',
      '28 Four of a Kind',
      '29 Straight Flush',
    ]);
    expect(poker6.layout.map(({ tab }) => tab)).toEqual(['Hands', 'Pattern']);
    expect(poker6.markets.map(({ limits }) => limits)).toEqual([
      { min: 10_000, max: 20_000_000 },
      { min: 10_000, max: 20_000_000 },
    ]);
  });
});

describe('returns before the cards are out', () => {
  test('[R18] every hand has one sixth of what is not shared: 5.76, and 7.2 % are shared', () => {
    for (const player of ['1', '2', '3', '4', '5', '6']) {
      const { odds, hit, rtp, method } = returns.get(player)!;
      expect([odds, method]).toEqual([5.76, 'exact']);
      expect(1 - 6 * hit).toBeCloseTo(0.072, 3);
      expect(rtp).toBeCloseTo(0.96 + 0.04 * (1 - 6 * hit), 10);
    }
  });

  test.each([
    ['high-card', 0.0528, 4], // the card, from a simulation, says 0.055
    ['pair', 16.1, 1],
    ['two-pair', 30.5, 1],
    ['three-of-a-kind', 13.9, 1],
    ['straight', 16.6, 1],
    ['flush', 10.8, 1],
    ['full-house', 10.9, 1],
    ['four-of-a-kind', 0.888, 3], // the card says 0.90
    ['straight-flush', 0.175, 3],
  ])('[R18] the winning hand is a %s in %d %%', (id, percent, digits) => {
    expect(returns.get(id)!.method).toBe('exact');
    expect(100 * returns.get(id)!.hit).toBeCloseTo(percent, digits);
  });

  test('the counts of all deals add up: C(52,5) boards, and six pairs of the other 47 cards', () => {
    const pairings =
      [0, 2, 4, 6, 8, 10].reduce((ways, out) => (ways * BigInt((47 - out) * (46 - out))) / 2n, 1n) / 720n;
    expect(Object.values(SIX_DEALT).reduce((sum, ways) => sum + ways)).toBe(2_598_960n * pairings);
  });

  test('the chances are those of random rounds', () => {
    expect(notAsPlayed(poker6, 20_000)).toEqual([]);
  });
});

describe('prices once the twelve cards are out', () => {
  test('the aces lead, and patterns up to 500 are on offer', () => {
    const prices = pricesOf(poker6, HOLES);
    expect(prices).toEqual({
      ...{ '1': '3.41', '2': '6.29', '3': '6', '4': '6.51', '5': '6.16', '6': '9.23' },
      ...{ pair: '14.47', 'two-pair': '8.73', 'three-of-a-kind': '5.8', straight: '5.93', flush: '3.28' },
      ...{ 'full-house': '5.37', 'four-of-a-kind': '41.54', 'straight-flush': '74.27' },
    });
    // Six hands that share five cards almost never leave all without a pair: that is locked.
    expect(prices['high-card']).toBeUndefined();
  });

  test.each([`${HOLES} 10SS JCC 2HH`, `${HOLES} 9SS 9HH KHH 4DD`, `${HOLES} 10HH 2HH 9HH`])(
    'the solver agrees with every way to finish %s',
    cards => {
      expect(solverError(poker6, dealingOf(poker6, cards), IDS)).toBeLessThan(1e-12);
    },
  );

  test('the solver agrees with random boards', () => {
    expect(solverError(poker6, dealingOf(poker6, HOLES), IDS, 8_000)).toBeLessThan(0.025);
  });
});
