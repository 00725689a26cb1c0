import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { notAsPlayed } from './kit/testing/oneWindow.ts';
import { returnsOf } from './kit/returns.ts';
import { raceTotals } from './kit/solve/suitRace.ts';
import { outcomeOf, outcomesOf, textOf } from './kit/testing/testing.ts';
import race20 from './race20.ts';

const returns = new Map(returnsOf(race20).map(one => [one.id, one]));

const SPADES = 'ASS 2SS 3SS 4SS 5SS';
const LONGEST = 'ASS AHH ACC ADD 2SS 2HH 2CC 2DD 3SS 3HH 3CC 3DD 4SS 4HH 4CC 4DD';

describe('a race', () => {
  test.each([
    ['five of one suit are the shortest', SPADES, '♠', { S: 'win', with5: 500 }],
    ['the first of two to show five wins', 'ASS 2SS 3SS 4SS AHH 2HH 3HH 4HH 5HH', '♥', { H: 'win' }],
    ['sixteen cards show four of each: the next one decides', `${LONGEST} 5DD`, '♦', { D: 'win', with17: 35 }],
    ['six cards', 'ACC AHH 2CC 3CC 4CC 5CC', '♣', { C: 'win', with6: 120 }],
    ['seven cards', 'ACC AHH 2HH 2CC 3CC 4CC 5CC', '♣', { C: 'win', with7: 48 }],
    ['fifteen cards', LONGEST.replace(' 4CC 4DD', ' 5HH'), '♥', { H: 'win', with15: 8 }],
    ['sixteen cards', LONGEST.replace(' 4DD', ' 5CC'), '♣', { C: 'win', with16: 13 }],
  ])('%s', (_, cards, code, paid) => {
    expect(outcomesOf(race20, cards)).toEqual({ code, paid });
  });

  test.each([
    // one club makes the points, with 36 of spades and 42 of hearts; Yes wins from its line on, No below its own
    ['ACC', 79, { yes: 'lose', no: 'lose' }],
    ['2CC', 80, { yes: 'lose', no: 'win' }],
    ['4CC', 82, { yes: 'lose', no: 'win' }],
    ['5CC', 83, { yes: 'win', no: 'win' }],
  ])('with %s there are %i points: on 80 to 82 Yes and No both lose', (club, points, { yes, no }) => {
    const cards = `7SS 8SS 9SS 10SS 9HH 10HH JHH QHH ${club} 2SS`;
    expect(textOf(race20, cards)).toBe(`K♠#Spade#Points : ${points}#Cards : 10`);
    expect(outcomeOf(race20, 'points', cards, { line: 83 })).toBe(yes);
    expect(outcomeOf(race20, 'points', cards, { line: 80 })).toBe(no); // what a back would get: No gets the opposite
  });

  test.each([
    ['AHH ACC ADD 2HH 2CC 2DD 3HH ASS 2SS 3SS 4SS 5SS', 'lose'],
    ['AHH ACC ADD 2HH 2CC 2DD 3HH 3CC ASS 2SS 3SS 4SS 5SS', 'win'],
  ])('Total Cards from 13 on: %s', (cards, outcome) => {
    expect(outcomeOf(race20, 'count', cards, { line: 13 })).toBe(outcome);
  });

  test('the text has the king, the suit, the points and the cards', () => {
    expect(textOf(race20, SPADES)).toBe('K♠#Spade#Points : 15#Cards : 5');
  });
});

describe('the table', () => {
  test('four kings back and lay, two totals, six exact counts', () => {
    expect(selectionsOf(race20).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
      '1 K♠',
      '2 K♥',
      '3 K♣',
      '4 K♦',
      '5 Total Points',
      '6 Total Cards',
      ...[5, 6, 7, 15, 16, 17].map((count, i) => `${7 + i} Win with ${count}`),
    ]);
    expect(race20.markets.map(({ limits }) => limits.max / 100)).toEqual([200_000, 100_000, 25_000]);
    expect(race20.laid).toEqual({ kings: ['KS', 'KH', 'KC', 'KD'] });
    expect(race20.shoe.faces.size).toBe(48);
  });

  test('[S224] a size of 10000 is shown with the kings, and with nothing else', () => {
    expect(race20.markets.map(({ id, size }) => [id, size])).toEqual([
      ['main', 1_000_000], // paise
      ['totals', undefined],
      ['with', undefined],
    ]);
  });

  test('the opening prices of the card', () => {
    expect(pricesOf(race20, '')).toEqual({
      ...{ S: '3.85/4.15', H: '3.85/4.15', C: '3.85/4.15', D: '3.85/4.15' },
      ...{ points: '2/2', count: '1.9/2.05' },
      ...{ with5: '500', with6: '120', with7: '48', with15: '8', with16: '13', with17: '35' },
    });
  });

  test('after a card only the kings are on offer', () => {
    expect(Object.keys(pricesOf(race20, 'ASS'))).toEqual(['S', 'H', 'C', 'D']);
  });
});

describe('returns', () => {
  test('[R18] the race takes 5 to 17 cards as often as the card says', () => {
    const { cards } = raceTotals();
    const per = [0.185, 0.774, 1.936, 3.75, 6.18, 9.07, 12.03, 14.44, 15.55, 14.68, 11.63, 7.1, 2.66];
    expect([...cards.keys()].toSorted((a, b) => a - b)).toEqual(per.map((_, i) => 5 + i));
    for (const [i, p] of per.entries()) expect(100 * cards.get(5 + i)!).toBeCloseTo(p, i < 3 ? 3 : 2);
  });

  test.each([
    ['S', 0.9625],
    ['H', 0.9625],
    ['C', 0.9625],
    ['D', 0.9625],
    ['with5', 0.925],
    ['with6', 0.929],
    ['with7', 0.929],
    ['with15', 0.93],
    ['with16', 0.923],
    ['with17', 0.932],
    ['count', 0.981],
    ['points', 0.943], // the card, from a simulation, says 94.5 %
  ])('[R18] %s returns %d', (id, rtp) => {
    expect(returns.get(id)!.method).toBe('exact');
    expect(returns.get(id)!.rtp).toBeCloseTo(rtp, 3);
  });

  test.each([
    // what the common sheets pay returns far less, which is why it is not our price
    [5, 101, 0.187],
    [6, 51, 0.395],
    [7, 26, 0.503],
    [15, 8, 0.93],
    [16, 11, 0.781],
    [17, 31, 0.825],
  ])('[R18] winning with %i at %d would return %d', (count, odds, rtp) => {
    expect(raceTotals().cards.get(count)! * odds).toBeCloseTo(rtp, 3);
  });

  test('[R18] No costs 5.8 % on the cards, and 6.4 % on the points', () => {
    expect(returns.get('count')!.lay).toBeCloseTo(-0.058, 3);
    expect(returns.get('points')!.lay).toBeCloseTo(-0.064, 3); // the card says 6.6 %
  });

  test('the chances are those of random rounds', () => {
    expect(notAsPlayed(race20, 8_000)).toEqual([]);
  });
});

describe('prices in play', () => {
  test('a king with less than 2 % is locked', () => {
    expect(Object.keys(pricesOf(race20, 'ASS 2SS 3SS 4SS AHH 2HH 3HH 4HH'))).toEqual(['S', 'H']);
  });

  test('four of each: every king has 8 of 32 cards', () => {
    expect(pricesOf(race20, LONGEST)).toEqual({ S: '3.85/4.15', H: '3.85/4.15', C: '3.85/4.15', D: '3.85/4.15' });
  });

  test.each([`${LONGEST.replace(' 4DD', '')}`, LONGEST])('the solver agrees with every way to finish %s', cards => {
    expect(solverError(race20, dealingOf(race20, cards), ['S', 'H', 'C', 'D'])).toBeLessThan(1e-12);
  });

  test.each(['ASS', 'ASS 2SS AHH', 'ASS 2SS 3SS AHH 2HH ACC'])(
    'the solver agrees with random finishes of %s',
    cards => {
      expect(solverError(race20, dealingOf(race20, cards), ['S', 'H', 'C', 'D'], 5_000)).toBeLessThan(0.028);
    },
  );
});
