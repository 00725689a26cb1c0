import { describe, expect, test } from 'vitest';
import { chances } from './kit/chances.ts';
import { LOW_RANKS } from './kit/cards.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { tableOf } from './kit/play.ts';
import { FINISHES } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen6 from './teen6.ts';
import vectors from './vectors.json' with { type: 'json' };

describe('who is paid on the hands', () => {
  test.each([
    ['21 is a draw: both sides of A lose', '7SS KHH 7HH KDD 7CC 2SS', 'A', { A: 1.98, 'B.over': 'win' }],
    ['20 is under, 22 is over', '7SS KHH 7HH 7DD 6CC 2SS', 'A', { A: 1.98, 'A.under': 'win', 'B.over': 'win' }],
    ['three aces are three', 'ASS KHH AHH KDD ACC QSS', 'A', { A: 1.98, 'A.under': 'win', 'B.over': 'win' }],
    [
      'a tie returns Main, and the totals stand',
      'KSS KHH 9HH 9CC 4DD 4SS',
      'T',
      { A: 1, B: 1, 'A.over': 'win', 'B.over': 'win' },
    ],
    ['two draws of 21 in a tie', 'KSS KHH 6HH 6CC 2DD 2SS', 'T', { A: 1, B: 1 }],
    [
      'the straight flush beats the trio',
      '4DD AHH 3DD ASS 2DD ACC',
      'A',
      { A: 1.98, 'A.under': 'win', 'B.under': 'win' },
    ],
  ])('%s', (_, cards, code, paid) => {
    const found = outcomesOf(teen6, cards);
    const onHands = Object.entries(found.paid).filter(([id]) => !id.startsWith('card'));
    expect({ code: found.code, paid: Object.fromEntries(onHands) }).toEqual({ code, paid });
  });

  test.each(vectors.threeCard)('$cards: totals $totalA and $totalB', vector => {
    const text = (total: number) => `${total === 21 ? 'Draw' : total < 21 ? 'Under 21' : 'Over 22'}(${total})`;
    const found = textOf(teen6, vector.cards).split('#').at(-1);
    expect(found).toBe(`A : ${text(vector.totalA)} | B : ${text(vector.totalB)}`);
    expect(outcomesOf(teen6, vector.cards).code).toBe(vector.winner);
  });
});

test('each card pays its own suit, parity and rank', () => {
  const { paid } = outcomesOf(teen6, 'ASS 10HH QDD JCC 2SS KHH');
  expect(Object.keys(paid).filter(id => id.startsWith('card'))).toEqual([
    ...['card1.S', 'card1.odd', 'card1.A', 'card2.H', 'card2.even', 'card2.T', 'card3.D', 'card3.even', 'card3.Q'],
    ...['card4.C', 'card4.odd', 'card4.J', 'card5.S', 'card5.even', 'card5.2', 'card6.H', 'card6.odd', 'card6.K'],
  ]);
  expect(paid).toMatchObject({ 'card1.S': 3.79, 'card1.odd': 1.83, 'card1.A': 12 });
});

test('the result reads winner, suits, parities, ranks and totals', () => {
  expect(textOf(teen6, 'KSS KHH 10HH 6CC 4DD 2SS')).toBe(
    'Player A#Spade Heart Heart Club Diamond Spade#Odd Odd Even Even Even Even#K K 10 6 4 2#A : Over 22(27) | B : Draw(21)',
  );
  expect(textOf(teen6, 'KSS KHH 9HH 9CC 4DD 4SS')).toMatch(/^Tie#/);
});

describe('[R18] what the card prints', () => {
  const found = returnsOf(teen6);
  test.each([
    [/^[AB]$/, 1.98, 0.99, 0.499447],
    [/^[AB]\.(under|over)$/, 2.06, 0.969, 8 / 17],
    [/^card1\.[SHCD]$/, 3.79, 0.948, 1 / 4],
    [/^card1\.odd$/, 1.83, 0.985, 28 / 52],
    [/^card1\.even$/, 2.12, 0.978, 24 / 52],
    [/^card1\.[A2-9TJQK]$/, 12, 0.923, 1 / 13],
  ])('%s at %f returns %f', (ids, odds, rtp, hit) => {
    const some = found.filter(({ id }) => ids.test(id));
    expect(some.length).toBeGreaterThan(0);
    for (const each of some) {
      expect([each.odds, each.method]).toEqual([odds, 'exact']);
      expect(Math.abs(each.rtp! - rtp)).toBeLessThan(0.00051);
      expect(each.hit).toBeCloseTo(hit, 5);
    }
  });

  test('all 120 are exact and below 100 %', () => {
    expect(found).toHaveLength(6 + 6 * 19);
    for (const { id, rtp, method } of found) expect([id, method, rtp! < 1]).toEqual([id, 'exact', true]);
  });

  test('a returned 21 would be a gift: 102.8 % at 2.06', () => {
    const p = 8 / 17;
    expect(100 * (2.06 * p + (1 - 2 * p))).toBeCloseTo(102.8, 1);
  });
});

describe('[R18] the next-card price must follow the cards: a fixed one would be a gift', () => {
  test.each([
    ['a suit at 3.79 after five of others', '9HH 7DD 5CC 3HH KDD', 'card6.S', 3.79, 104.8],
    ['a rank at 12 after five of others', '9HH 7DD 5CC 3HH KDD', 'card6.A', 12, 102.1],
    ['odd at 1.83 after five even cards', '8SS 6HH 4DD 2CC QSS', 'card6.odd', 1.83, 109],
    ['even at 2.12 after five odd cards', '9HH 7DD 5CC 3HH KDD', 'card6.even', 2.12, 108.3],
  ])('%s', (_, cards, id, naive, percent) => {
    const asked = selectionsOf(teen6).filter(each => each.id === id);
    const { win } = chances(teen6, dealingOf(teen6, cards), asked, FINISHES).get(id)!;
    expect(100 * win * naive).toBeCloseTo(percent, 1);
    expect(win * Number(pricesOf(teen6, cards)[id])).toBeLessThan(0.986);
  });
});

describe('prices follow the cards', () => {
  test('after the ace of spades: 12 of 51 spades, 27 odd, three aces', () => {
    const prices = pricesOf(teen6, 'ASS');
    expect(prices).toMatchObject({ A: '1.35/1.39', B: '3.68/3.76' });
    expect(prices).toMatchObject({ 'card2.S': '4.02', 'card2.H': '3.71', 'card2.odd': '1.86', 'card2.even': '2.07' });
    expect(prices).toMatchObject({ 'card2.A': '15.69', 'card2.K': '11.76' });
  });

  test('a rank with one card left in 49 is still sold, one with none left is locked', () => {
    expect(pricesOf(teen6, '9SS 9HH 9DD')['card4.9']).toBe('45.22');
    const prices = pricesOf(teen6, '9SS 9HH 9DD 9CC');
    expect(prices['card5.9']).toBeUndefined();
    expect(prices['card5.8']).toBe('11.07');
  });

  test('Under 21 and Over 22 before the last card of that player', () => {
    // A has 13 and needs 7 or less or 9 or more: A–7 but two 6s and an ace are seen, and 8 draws.
    const prices = pricesOf(teen6, '7SS ASS 6HH 6DD');
    expect(prices['A.under']).toBe(`${Math.floor((97 * 48) / 24) / 100}`); // 3 aces, 4 each of 2–5, 2 sixes, 3 sevens
    expect(prices['A.over']).toBe(`${Math.floor((97 * 48) / 20) / 100}`); // 9 to K
  });
});

test('Under and Over are taken until that player’s third card; card cells only for the next card', () => {
  const cards = 'ASS KHH 8DD 2CC JSS 3HH'.split(' ');
  for (let k = 0; k <= 5; k++) {
    const table = tableOf(teen6, dealingOf(teen6, cards.slice(0, k).join(' ')));
    const open = teen6.markets.filter(market => market.open?.(table) && !market.decided?.(table)).map(({ id }) => id);
    const totals = k < 5 ? ['A.total', 'B.total'] : ['B.total'];
    expect(open).toEqual([...totals, `card${k + 1}.suit`, `card${k + 1}.parity`, `card${k + 1}.rank`]);
    const decided = teen6.markets.filter(market => market.decided?.(table)).length;
    expect(decided).toBe(3 * k);
  }
});

describe('the solver agrees with the plain enumerator', () => {
  const late = ['A', 'B', 'A.under', 'A.over', 'B.under', 'B.over'];
  test.each([
    ['after three cards', '5SS 9HH 9SS'],
    ['after four cards', 'KSS 9HH 2SS 9DD'],
    ['after five cards', '2SS AHH 4CC 7HH 3DD'],
  ])('%s', (_, cards) => {
    expect(solverError(teen6, dealingOf(teen6, cards), late)).toBeLessThan(1e-10);
  });

  test('about every cell of the next card and of the one after', () => {
    const cells = (n: number) => ['S', 'H', 'C', 'D', 'odd', 'even', ...LOW_RANKS].map(name => `card${n}.${name}`);
    const dealing = dealingOf(teen6, 'ASS 2HH 9DD');
    expect(solverError(teen6, dealing, [...cells(4), ...cells(5)])).toBeLessThan(1e-10);
  });
});

test('[S202] spade, heart, club under Player A; diamond, odd, even under Player B; then A to K; all of the next card', () => {
  const [main, totals, ...next] = teen6.layout;
  expect(main).toEqual({ kind: 'rows', market: 'main', sides: ['back', 'lay'] });
  expect(totals).toMatchObject({ kind: 'grid', columns: ['Under 21', 'Over 22'] });
  expect(next).toHaveLength(18);
  expect(next.slice(6, 9)).toEqual([
    {
      kind: 'grid',
      title: 'Card 3',
      as: 'suits',
      onlyWhenOpen: true,
      columns: ['Spade', 'Heart', 'Club'],
      rows: [{ label: 'Player A', cells: ['card3.S', 'card3.H', 'card3.C'] }],
    },
    {
      kind: 'grid',
      as: 'suits',
      onlyWhenOpen: true,
      columns: ['Diamond', 'Odd', 'Even'],
      rows: [{ label: 'Player B', cells: ['card3.D', 'card3.odd', 'card3.even'] }],
    },
    { kind: 'cells', market: 'card3.rank', perRow: 13, as: 'cards', onlyWhenOpen: true },
  ]);
});

test('rows of the feed, names, kinds and limits', () => {
  const name = (id: string) => selectionsOf(teen6).find(each => each.id === id)!;
  const rows = ['A', 'B.over', 'card3.S', 'card3.D', 'card3.even', 'card6.A', 'card6.K'].map(name);
  expect(rows.map(({ sid, label }) => `${sid} ${label}`)).toEqual([
    ...['1 Player A', '6 Player B Over 22', '9_1 Card 3 Spade', '9_4 Card 3 Diamond'],
    ...['15_2 Card 3 Even', '24_1 Card 6 A', '24_13 Card 6 K'],
  ]);
  const sids = selectionsOf(teen6).map(({ sid }) => sid);
  expect(new Set(sids).size).toBe(sids.length);
  const most = (id: string) => marketOf(teen6, id).limits.max / 100;
  expect(['main', 'A.total', 'card1.parity', 'card1.suit', 'card1.rank'].map(most)).toEqual([
    ...[200_000, 200_000, 200_000, 25_000, 25_000],
  ]);
  const kinds = ['A.total', 'card1.suit', 'card1.parity', 'card1.rank'].map(id => marketOf(teen6, id).subtype);
  expect(kinds).toEqual(['uo', 'suit', 'oddeven', 'cards']);
});
