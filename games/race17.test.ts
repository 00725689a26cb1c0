import { describe, expect, test } from 'vitest';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, tableFrom, textOf } from './kit/testing/testing.ts';
import race17 from './race17.ts';

const returns = new Map(returnsOf(race17).map(one => [one.id, one]));

describe('a round of Race to 17', () => {
  test.each([
    // cards, strip, and the rows that win; rows of cards that never came are returned
    ['17 at the second card ends the round', '9SS 8HH', 'Y', ['race', 'bigcard1', 'bigcard2']],
    ['16 goes on', '9SS 7HH ACC', 'Y', ['race', 'bigcard1', 'bigcard2']],
    ['five cards that come to 17', 'ASS 2HH 3CC 4DD 7SS', 'Y', ['race', 'bigcard5']],
    ['five cards that come to 16', 'ASS 2HH 3CC 4DD 6SS', 'N', []],
    [
      'tens and pictures count nothing',
      '10SS JHH QCC KDD 9SS',
      'N',
      ['bigcard5', 'zerocard1', 'zerocard2', 'zerocard3', 'zerocard4', 'anyzero'],
    ],
    ['the ace counts 1, not 11', 'ASS 6HH AHH 5CC 3DD', 'N', []],
    ['7 is a big card, 6 is not', '7SS 6HH 4CC', 'Y', ['race', 'bigcard1']],
    ['a zero among the cards dealt', '9SS KHH 8CC', 'Y', ['race', 'bigcard1', 'bigcard3', 'zerocard2', 'anyzero']],
  ])('%s: %s is %s', (_, cards, code, won) => {
    const { code: found, paid } = outcomesOf(race17, cards);
    expect(found).toBe(code);
    expect(Object.keys(paid).filter(id => paid[id] === 'win')).toEqual(won);
    const never = [1, 2, 3, 4, 5].slice(cards.split(' ').length).flatMap(n => [`bigcard${n}`, `zerocard${n}`]);
    expect(
      Object.keys(paid)
        .filter(id => paid[id] === 1)
        .toSorted(),
    ).toEqual(never.toSorted());
  });

  test('the text has the total, the big cards, the zero cards, and whether there was any', () => {
    expect(textOf(race17, '9SS KHH 8CC')).toBe('Yes (17)#Yes No Yes#No Yes No#Yes');
    expect(textOf(race17, 'ASS 2HH 3CC 4DD 6SS')).toBe('No (16)#No No No No No#No No No No No#No');
  });
});

describe('the table', () => {
  test('[S226] the race, big and zero cards, any zero', () => {
    expect(selectionsOf(race17).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
      '1 Race to 17',
      ...[1, 2, 3, 4, 5].map(n => `${n + 1} Big Card (7,8,9) - ${n}`),
      ...[1, 2, 3, 4, 5].map(n => `${n + 6} Zero Card - ${n}`),
      '12 Any Zero',
    ]);
    expect(race17.markets.map(({ id, subtype }) => subtype ?? id)).toEqual([
      'race17',
      ...Array.from({ length: 5 }, () => 'bigcard'),
      ...Array.from({ length: 5 }, () => 'zerocard'),
      'anyzero',
    ]);
    expect(race17.markets.map(({ limits }) => limits.max / 100)).toEqual([
      200_000,
      ...Array.from({ length: 11 }, () => 25_000),
    ]);
  });

  test('a window of 12 s before every card, until 17 or the fifth', () => {
    const steps = (cards: string) => [...race17.script(tableFrom(race17, cards))].length;
    expect(steps('9SS 8HH')).toBe(0);
    const open = { ...tableFrom(race17, '9SS 8HH'), cards: [] as string[] };
    const seen: string[] = [];
    for (const step of race17.script(open)) {
      seen.push(step.do === 'bets' ? `${step.ms / 1000} bets` : `${step.ms / 1000} ${step.to}`);
      if (step.do === 'deal') open.cards.push('2S');
    }
    expect(seen).toEqual(Array.from({ length: 5 }, () => ['12 bets', '1.5 cards']).flat());
  });

  test('a card row is decided with its card, Any Zero with the first zero', () => {
    const decided = (cards: string) =>
      race17.markets
        .filter(market => market.decided?.({ cards: cards === '' ? [] : cards.split(' ') }))
        .map(({ id }) => id);
    expect(decided('')).toEqual([]);
    expect(decided('2S')).toEqual(['bigcard1', 'zerocard1']);
    expect(decided('2S KS')).toEqual(['bigcard1', 'bigcard2', 'zerocard1', 'zerocard2', 'anyzero']);
  });
});

describe('prices', () => {
  test('the opening prices of the card', () => {
    expect(pricesOf(race17, '')).toEqual({
      race: '1.81/1.91',
      bigcard1: '4.16/4.5',
      zerocard1: '3.13/3.37',
      anyzero: '1.3/1.34',
    });
  });

  test('[R18] Yes has 53.702 %, a zero 75.574 %', () => {
    expect(returns.get('race')!.hit).toBeCloseTo(0.53702, 5);
    expect(returns.get('anyzero')!.hit).toBeCloseTo(0.75574, 5);
    expect(returns.get('bigcard1')!.hit).toBeCloseTo(12 / 52, 12);
    expect(returns.get('zerocard5')!.hit).toBeCloseTo(16 / 52, 12);
    for (const { id, rtp, lay, method } of returns.values()) {
      expect([id, method]).toEqual([id, 'exact']);
      expect(rtp).toBeGreaterThan(0.95);
      expect(rtp).toBeLessThan(1);
      expect(lay).toBeLessThan(0);
    }
  });

  test('a published table, third card at a total of 3: 3.19/3.43, and within 0.01 the rest', () => {
    // Published: Big 4.01/4.32, Zero 3.22/3.45, Any Zero locked.
    expect(pricesOf(race17, '10SS 3HH')).toEqual({ race: '3.19/3.43', bigcard3: '4/4.33', zerocard3: '3.21/3.45' });
  });

  test('only the rows of the next card are on offer, and a certain race is locked', () => {
    expect(Object.keys(pricesOf(race17, '9SS'))).toEqual(['race', 'bigcard2', 'zerocard2']);
    // 15 after two cards: only three zeros or aces in a row of zeros fail, more than 90 %
    expect(Object.keys(pricesOf(race17, '10SS JSS QSS KSS'))).toEqual(['bigcard5', 'zerocard5']);
  });

  test.each(['', '9SS', '10SS 3HH', '8SS 8HH', 'ASS 2HH 3CC', 'ASS 2HH 3CC 9DD'])(
    'the solver agrees with the plain enumerator after "%s"',
    cards => {
      const n = cards === '' ? 1 : cards.split(' ').length + 1;
      const ids = ['race', `bigcard${n}`, `zerocard${n}`, ...(n === 1 ? ['anyzero'] : [])];
      const isShort = n >= 3;
      const error = solverError(race17, dealingOf(race17, cards), ids, isShort ? 150_000 : 20_000);
      expect(error).toBeLessThan(isShort ? 1e-12 : 0.015);
    },
  );
});
