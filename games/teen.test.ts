import { describe, expect, test } from 'vitest';
import type { Game } from './kit/game.ts';
import { marketOf, selectionsOf } from './kit/game.ts';
import { chances } from './kit/chances.ts';
import { chanceToWin } from './kit/chance.ts';
import { dealingOf, pricesOf, solverError } from './kit/testing/midRound.ts';
import { tableOf } from './kit/play.ts';
import { FINISHES } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen from './teen.ts';
import vectors from './vectors.json' with { type: 'json' };

/** The six card rows aside, which are told apart below. */
function mainOutcomes(cards: string) {
  const { code, paid } = outcomesOf(teen, cards);
  return { code, paid: Object.fromEntries(Object.entries(paid).filter(([id]) => !id.startsWith('card'))) };
}

const [A, B] = [{ A: 1.98 }, { B: 1.98 }];
const TIE = { A: 1, B: 1 };
const [AC, BC] = [{ 'A.consecutive': 2.42 }, { 'B.consecutive': 2.42 }];

describe('cards in turn to A and B, and who is paid', () => {
  test.each([
    ['A-K-Q beats A-2-3', 'ASS AHH KDD 2CC QCC 3DD', 'A', { ...A, ...AC, ...BC }],
    ['A-2-3 beats K-Q-J', 'KSS AHH QDD 2CC JCC 3DD', 'B', { ...B, ...AC, ...BC }],
    ['the straight flush beats the trio', '4DD AHH 3DD ASS 2DD ACC', 'A', { ...A, ...AC }],
    ['a trio beats a straight', '2SS AHH 2HH KSS 2CC QCC', 'A', { ...A, ...BC }],
    ['a straight beats a flush', '4SS AHH 5DD KHH 6SS 9HH', 'A', { ...A, ...AC, ...BC }],
    ['a flush beats a pair', 'ASS 2HH AHH 5HH KSS 9HH', 'B', { ...B, ...AC }],
    ['a pair beats ace high', '2SS AHH 2HH QDD 7CC 8CC', 'A', { ...A }],
    ['K-A-2 is no straight, though its cards are neighbours', 'KSS 5HH AHH 5DD 2CC 9SS', 'B', { ...B, ...AC }],
    ['the third card decides between equal pairs', '9SS 9HH 9DD 9CC 4SS 5SS', 'B', { ...B }],
    [
      'suits never break a tie: Main is returned, Consecutive stands',
      '7CC 7DD 8SS 8CC 9HH 9DD',
      'T',
      { ...TIE, ...AC, ...BC },
    ],
    ['a tie without neighbours', 'KSS KHH 9HH 9CC 4DD 4SS', 'T', { ...TIE }],
    ['the ace is next to the king', 'ASS 2HH KDD 4CC 7SS 6DD', 'A', { ...A, ...AC }],
    ['the ace is next to the 2', 'ASS QHH 2DD 10SS 7SS 6DD', 'A', { ...A, ...AC }],
    ['two apart is not next to', 'ASS JHH QDD 9CC 10SS 7DD', 'A', { ...A }],
    ['a pair has no neighbour in itself', 'ASS 5HH AHH 5DD 8CC 9CC', 'A', { ...A }],
  ])('%s', (_, cards, code, paid) => {
    expect(mainOutcomes(cards)).toEqual({ code, paid });
  });
});

test.each(vectors.threeCard)('$cards: $winner wins, consecutive $consecutiveA and $consecutiveB', vector => {
  const [, , , consecutive] = textOf(teen, vector.cards).split('#');
  expect(outcomesOf(teen, vector.cards).code).toBe(vector.winner);
  expect(consecutive).toBe(`A : ${vector.consecutiveA} | B : ${vector.consecutiveB}`);
});

test('each card row is about its own card, and a tie does not matter to it', () => {
  const { paid } = outcomesOf(teen, 'KSS KHH 8HH 8CC 4DD 4SS');
  const rows = Object.entries(paid).filter(([id]) => id.startsWith('card'));
  expect(Object.fromEntries(rows)).toEqual({
    'card1.odd': 1.83,
    'card2.odd': 'win',
    'card3.even': 'win',
    'card4.even': 'win',
    'card5.even': 'win',
    'card6.even': 'win',
  });
});

test('a jack is odd, a queen even, a king odd and an ace odd', () => {
  const { paid } = outcomesOf(teen, 'JSS QHH KHH ACC 10DD 9SS');
  const won = Object.keys(paid).filter(id => id.startsWith('card'));
  expect(won).toEqual(['card1.odd', 'card2.even', 'card3.odd', 'card4.odd', 'card5.even', 'card6.odd']);
});

test.each([
  [
    'ASS KHH 8DD 2CC JSS 3HH',
    'Player A#Spade Heart Diamond Club Spade Heart#Odd Odd Even Even Odd Odd#A : No | B : Yes',
  ],
  ['KSS KHH 9HH 9CC 4DD 4SS', 'Tie#Spade Heart Heart Club Diamond Spade#Odd Odd Odd Odd Even Even#A : No | B : No'],
])('the result of %s reads %s', (cards, text) => {
  expect(textOf(teen, cards)).toBe(text);
});

describe('[R18] what the card prints', () => {
  const byId = new Map(returnsOf(teen).map(each => [each.id, each]));
  test.each([
    // selection, odds, return, what laying makes where it can be laid, chance of winning
    ['A', 1.98, 0.99, -0.01, 0.499447],
    ['B', 1.98, 0.99, -0.01, 0.499447],
    ['A.consecutive', 2.42, 0.979, -0.024, 0.4047],
    ['B.consecutive', 2.42, 0.979, -0.024, 0.4047],
    ['card1.odd', 1.83, 0.985, 0, 28 / 52],
    ['card1.even', 2.12, 0.978, 0, 24 / 52],
  ])('%s at %f returns %f', (id, odds, rtp, lay, hit) => {
    const found = byId.get(id)!;
    expect([found.odds, found.method]).toEqual([odds, 'exact']);
    expect(found.rtp).toBeCloseTo(rtp, 3);
    expect(found.hit).toBeCloseTo(hit, 4);
    expect(Math.abs((found.lay ?? 0) - lay)).toBeLessThan(0.00051);
  });

  test('every one of the sixteen is exact and below 100 %', () => {
    expect(byId.size).toBe(16);
    for (const { id, rtp, method } of byId.values()) expect([id, method, rtp! < 1]).toEqual([id, 'exact', true]);
  });
});

test.each([
  ['ASS', 0.73116],
  ['KHH', 0.6273],
  ['QDD', 0.56134],
  ['JCC', 0.51742],
  ['10SS', 0.48928],
  ['9HH', 0.47163],
  ['8DD', 0.46066],
  ['7CC', 0.45368],
  ['6SS', 0.44895],
  ['5HH', 0.44543],
  ['4DD', 0.44251],
  ['3CC', 0.43275],
  ['2SS', 0.41789],
])('[R18] after %s Player A wins with %f when there is no tie', (card, p) => {
  expect(chanceToWin(chanceIn(teen, card, 'A'))).toBeCloseTo(p, 5);
  expect(chanceToWin(chanceIn(teen, card, 'B'))).toBeCloseTo(1 - p, 5);
});

describe('prices follow the cards', () => {
  test.each([
    [
      'before the first card',
      '',
      { A: '1.98/2.02', B: '1.98/2.02', 'A.consecutive': '2.42/2.53', 'card1.odd': '1.83' },
    ],
    // 0.99 / 0.73116 and 1.01 / 0.73116; odd 27 of 51 left.
    ['after an ace', 'ASS', { A: '1.35/1.39', B: '3.68/3.76', 'card2.odd': '1.86', 'card2.even': '2.07' }],
  ])('%s', (_, cards, some) => {
    expect(pricesOf(teen, cards)).toMatchObject(some);
  });

  test('before the last card each of 47 decides', () => {
    // A has K-Q-9; B has K-Q and wins with A, J, K, Q or 10: 4 + 4 + 2 + 2 + 4 of 47, and ties with one of three nines.
    const prices = pricesOf(teen, 'KSS KHH QDD QCC 9SS');
    const [win, tie] = [16 / 47, 3 / 47];
    const p = win / (1 - tie);
    expect(prices['B']).toBe(`${Math.floor(99 / p) / 100}/${Math.ceil(101 / p) / 100}`);
    // B's cards are neighbours already, and A's are: nothing left to bet on.
    expect(Object.keys(prices).toSorted()).toEqual(['A', 'B', 'card6.even', 'card6.odd']);
  });

  test('a side that cannot lose is locked on both sides, and so is one that cannot win', () => {
    const prices = pricesOf(teen, 'ASS 2HH KSS 4DD QSS');
    expect(Object.keys(prices)).toEqual(['B.consecutive', 'card6.odd', 'card6.even']);
  });
});

test('card n is taken only as the next card, and paid as soon as it lies there', () => {
  const cards = 'ASS KHH 8DD 2CC JSS 3HH'.split(' ');
  for (let k = 0; k <= 6; k++) {
    const dealt = cards.slice(0, k).join(' ');
    const rows = Object.keys(pricesOf(teen, dealt)).filter(id => id.startsWith('card'));
    expect(rows).toEqual(k === 6 ? [] : [`card${k + 1}.odd`, `card${k + 1}.even`]);
    const table = tableOf(teen, dealingOf(teen, dealt));
    const decided = teen.markets.filter(market => market.decided?.(table)).map(({ id }) => id);
    expect(decided).toEqual(Array.from({ length: k }, (_, i) => `card${i + 1}.parity`));
  }
});

describe('[R18] the next-card price must follow the cards: a fixed one would be a gift', () => {
  test.each([
    ['odd at 1.83 on the second card', '8SS', 'card2.odd', 1.83, 100.5],
    ['odd at 1.83 after five even cards', '8SS 6HH 4DD 2CC QSS', 'card6.odd', 1.83, 109],
    ['even at 2.12 after five odd cards', '9SS 7HH 5DD 3CC KSS', 'card6.even', 2.12, 108.3],
  ])('%s', (_, cards, id, naive, percent) => {
    const { win } = chanceIn(teen, cards, id);
    expect(100 * win * naive).toBeCloseTo(percent, 1);
    expect(win * Number(pricesOf(teen, cards)[id])).toBeLessThan(0.986);
  });
});

describe('the solver agrees with the plain enumerator', () => {
  const late = ['A', 'B', 'A.consecutive', 'B.consecutive'];
  test.each([
    ['after three cards', 'KSS 9HH QSS'],
    ['after four cards', 'KSS 9HH QSS 9DD'],
    ['after four cards that may tie', '7CC 7DD 8SS 8CC'],
    ['after five cards', '2SS AHH 4CC KHH 3DD'],
    ['after five cards that may tie', 'KSS KHH 9HH 9CC 4DD'],
  ])('%s', (_, cards) => {
    expect(solverError(teen, dealingOf(teen, cards), late)).toBeLessThan(1e-10);
  });

  test('about every card row, at the start and later', () => {
    expect(solverError(teen, dealingOf(teen, ''), ['card1.odd', 'card1.even', 'card2.odd', 'card3.even'])).toBeLessThan(
      1e-10,
    );
    expect(solverError(teen, dealingOf(teen, 'ASS 2HH 9DD'), ['card4.odd', 'card5.odd', 'card5.even'])).toBeLessThan(
      1e-10,
    );
  });
});

test('[S204] Main and Consecutive have back and lay for both players, then come Card 1 to Card 6, odd and even', () => {
  expect(teen.layout).toEqual([
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'consecutive', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['Odd', 'Even'],
      rows: [1, 2, 3, 4, 5, 6].map(n => ({ label: `Card ${n}`, cells: [`card${n}.odd`, `card${n}.even`] })),
    },
  ]);
  expect(marketOf(teen, 'main').subtype).toBe('teen');
  expect(marketOf(teen, 'consecutive').subtype).toBe('con');
  expect(marketOf(teen, 'card1.parity').subtype).toBe('oddeven');
  for (const { limits } of teen.markets) expect(limits).toEqual({ min: 10_000, max: 20_000_000 });
  expect(selectionsOf(teen).map(({ sid, label }) => `${sid} ${label}`)).toEqual([
    '1 Player A',
    '2 Player B',
    '3 Player A Consecutive',
    '4 Player B Consecutive',
    ...[1, 2, 3, 4, 5, 6].flatMap(n => [`${4 + n}_1 Card ${n} Odd`, `${4 + n}_2 Card ${n} Even`]),
  ]);
});

test('a window of 12 s before each of six cards', () => {
  const steps = [...teen.script(tableOf(teen, dealingOf(teen, '')))];
  expect(steps.map(step => (step.do === 'bets' ? step.ms : step.to))).toEqual([
    ...[12_000, 'A', 12_000, 'B', 12_000, 'A', 12_000, 'B', 12_000, 'A', 12_000, 'B'],
  ]);
});

function chanceIn(game: Game, cards: string, id: string) {
  const asked = selectionsOf(game).filter(each => each.id === id);
  return chances(game, dealingOf(game, cards), asked, FINISHES).get(id)!;
}
