import { decimal, odds } from '@maidan/core/odds';
import type { Millis, RoundId } from '@maidan/core/ids';
import { rupees } from '@maidan/core/money';
import { describe, expect, test } from 'vitest';
import { accept } from './kit/bet.ts';
import { chances } from './kit/chances.ts';
import { DEFAULT_SCORE } from './kit/defaultScore.ts';
import { selectionsOf } from './kit/game.ts';
import { dealingOf, pricesOf } from './kit/testing/midRound.ts';
import { notAsPlayed, paidFor, scriptOf } from './kit/testing/oneWindow.ts';
import { quotes, returnOf } from './kit/price.ts';
import { returnsOf } from './kit/returns.ts';
import { evolve, newRound } from './kit/round.ts';
import { percent, percentsOf, printedOn, sheetOf } from './kit/testing/sheet.ts';
import { outcomesOf, textOf } from './kit/testing/testing.ts';
import teen20 from './teen20.ts';
import teen20b from './teen20b.ts';
import teen20c from './teen20c.ts';
import vectors from './vectors.json' with { type: 'json' };

const FRESH = { gone: [], dealt: [] };

describe('rounds, dealt A B A B A B', () => {
  test.each<[string, string, Record<string, number>]>([
    ['the straight flush beats the trio', '4DD AHH 3DD ASS 2DD ACC', { 'A.win': 1.98, 'B.win': 0 }],
    ['A-K-Q beats A-2-3', 'ASS AHH KDD 2CC QCC 3DD', { 'A.win': 1.98, 'B.win': 0 }],
    ['A-2-3 beats K-Q-J', 'ASS KHH 2DD QCC 3CC JDD', { 'A.win': 1.98, 'B.win': 0 }],
    ['K-A-2 is no sequence', 'KSS 2SS AHH 2HH 2CC 3CC', { 'A.win': 0, 'B.win': 1.98, 'A.pair-plus': 0 }],
    ['a tie returns both stakes', 'KSS KHH 9HH 9CC 4DD 4SS', { 'A.win': 1, 'B.win': 1 }],
    ['suits break no tie', '7SS 7DD 8SS 8CC 9HH 9DD', { 'A.win': 1, 'B.win': 1, 'A.pair-plus': 7, 'B.pair-plus': 7 }],
    ['equal totals return half', 'KSS KHH 9HH 9CC 4DD 4SS', { 'A.total': 0.5, 'B.total': 0.5 }],
    ['equal totals of other cards, too', 'KSS QHH 2HH 2CC ADD 2SS', { 'A.total': 0.5, 'B.total': 0.5, 'B.win': 1.98 }],
    ['one point more takes the total', 'KSS QHH 2HH 2CC 2DD 2SS', { 'A.total': 1.98, 'B.total': 0 }],
    ['the ace counts 1 in a total', 'ASS 2HH AHH 2CC ACC 2DD', { 'A.total': 0, 'B.total': 1.98, 'A.win': 1.98 }],
  ])('%s', (_, dealt, paid) => {
    expect(paidFor(teen20, dealt, Object.keys(paid))).toEqual(paid);
  });
});

describe('3 Baccarat', () => {
  test.each<[string, string, 'A' | 'B']>([
    ['a trio beats three pictures', '2SS KHH 2HH QDD 2CC JHH', 'A'],
    ['a trio beats a nine', 'ASS 9HH AHH 10DD ACC 10HH', 'A'],
    ['the higher trio wins, the ace being highest', 'ASS KSS AHH KHH ACC KCC', 'A'],
    ['three pictures beat a nine', 'KSS 9SS QHH 10HH JDD 10DD', 'A'],
    ['three pictures each: the king beats the queen', 'QSS KDD QHH JDD JSS JHH', 'B'],
    ['three pictures each: the suit of the highest', 'KHH KSS JSS JDD JHH JCC', 'B'],
    ['hearts beat clubs', 'KHH KCC QSS JDD JHH JCC', 'A'],
    ['clubs beat diamonds', 'KDD KCC QSS JDD JHH JCC', 'B'],
    ['the higher value wins', '4SS ASS 5HH 7HH 10DD 10CC', 'A'],
    ['only the last digit counts: 19 beats 8', '9SS ASS 9HH 7HH ACC 10CC', 'A'],
    ['equal: more pictures win', '7SS 7HH 10HH KDD 10CC 10SS', 'B'],
    ['as many pictures: the highest one wins', '7SS 7HH KDD QSS 10HH 10SS', 'A'],
    ['the same picture: its suit', '7SS 7HH KDD KSS 10HH 10SS', 'B'],
    ['no pictures: the highest point card wins', 'ASS 7HH 6HH 10DD 10CC 10SS', 'B'],
    ['the ten counts nothing there', '6SS 5HH 3SS 4DD 10CC 10HH', 'A'],
    ['the same point card: its suit', '7SS 7HH 10HH 10DD 10CC 10SS', 'A'],
  ])('%s', (_, dealt, winner) => {
    const loser = winner === 'A' ? 'B' : 'A';
    const paid = { [`${winner}.baccarat`]: 1.95, [`${loser}.baccarat`]: 0 };
    expect(paidFor(teen20, dealt, Object.keys(paid))).toEqual(paid);
  });
});

describe('bets on one hand, and on all six cards', () => {
  test.each<[string, string, Record<string, number>]>([
    ['a high card gets nothing', 'ASS 2HH KDD 5CC JCC 9DD', { 'A.pair-plus': 0, 'B.pair-plus': 0 }],
    ['a pair gets 1 to 1', 'ASS 2HH ADD 5CC JCC 9DD', { 'A.pair-plus': 2 }],
    [
      'a flush gets 4 to 1, though it loses',
      'ASS 2HH KSS 2CC JSS 2DD',
      { 'A.pair-plus': 5, 'A.win': 0, 'B.pair-plus': 31 },
    ],
    ['a straight gets 6 to 1', 'ASS 2HH KSS 5CC QDD 9DD', { 'A.pair-plus': 7 }],
    ['a trio gets 30 to 1, not 35', 'ASS 2HH AHH 5CC ACC 9DD', { 'A.pair-plus': 31 }],
    ['a straight flush gets 40 to 1 once, not 45', 'ASS 2HH KSS 5CC QSS 9DD', { 'A.pair-plus': 41 }],
    ['two black cards make a hand black', 'ASS 2HH KCC 5DD QDD 9DD', { 'A.black': 1.95, 'A.red': 0, 'B.red': 1.95 }],
    ['two red cards make it red', 'ADD 2SS KHH 5CC QSS 9CC', { 'A.red': 1.95, 'A.black': 0, 'B.black': 1.95 }],
    ['three of a suit are no Color Plus', 'ASS 2SS KSS 5CC QDD 9DD', { 'color-plus': 0 }],
    ['four of a suit among all six get 5 to 1', 'ASS 2SS KSS 5SS QDD 9DD', { 'color-plus': 6 }],
    ['five get 25 to 1', 'ASS 2SS KSS 5SS QSS 9DD', { 'color-plus': 26 }],
    ['six get 200 to 1', 'ASS 2SS KSS 5SS QSS 9SS', { 'color-plus': 201 }],
  ])('%s', (_, dealt, paid) => {
    expect(paidFor(teen20, dealt, Object.keys(paid))).toEqual(paid);
  });
});

test.each(vectors.threeCard.map(vector => [vector.cards, vector] as const))('the vector %s', (dealt, vector) => {
  const { code, paid } = outcomesOf(teen20, dealt);
  const won = (bet: string) =>
    ['A', 'B'].find(seat => (paid[`${seat}.${bet}`] ?? 0) === (bet === 'baccarat' ? 1.95 : 1.98));
  expect([code, won('win') ?? 'T']).toEqual([vector.winner, vector.winner]);
  expect([won('baccarat'), won('total') ?? 'T']).toEqual([vector.threeBaccarat, vector.totalWinner]);
  expect(textOf(teen20, dealt).split('#').slice(1)).toEqual([
    `A : ${vector.baccaratA} | B : ${vector.baccaratB}`,
    `A : ${vector.totalA} | B : ${vector.totalB}`,
    `A : ${vector.handA} | B : ${vector.handB}`,
    `A : ${vector.colourA} | B : ${vector.colourB}`,
  ]);
});

test.each([
  ['ASS 2HH ADD 5CC 3CC 9DD', 'Player A#A : 5 | B : 6#A : 5 | B : 16#A : Pair | B : High Card#A : Black | B : Red'],
  ['ASS 2HH ADD 5HH 3CC 9HH', 'Player B#A : 5 | B : 6#A : 5 | B : 16#A : Pair | B : Flush#A : Black | B : Red'],
  ['KSS KHH 9HH 9CC 4DD 4SS', 'Tie#A : 3 | B : 3#A : 26 | B : 26#A : High Card | B : High Card#A : Red | B : Black'],
])('%s is told as %s', (dealt, text) => {
  expect(textOf(teen20, dealt)).toBe(text);
});

test('one window of 20 seconds, then six cards in turn', () => {
  for (const game of [teen20, teen20b, teen20c]) {
    expect(scriptOf(game)).toBe('20 bets, 1.5 A, 1.5 B, 1.5 A, 1.5 B, 1.5 A, 1.5 B');
    expect(Object.keys(pricesOf(game, ''))).toHaveLength(selectionsOf(game).length);
    expect(quotes(game, dealingOf(game, 'ASS'))).toEqual({});
  }
});

const PAIR_PLUS = 'Pair 1:1, Flush 4:1, Straight 6:1, Trio 30:1, Straight Flush 40:1';
const SHEET = [
  '1 Player A @ 1.98 max 200000',
  '2 Player B @ 1.98 max 200000',
  `3 Pair Plus A @ ${PAIR_PLUS} max 25000`,
  `4 Pair Plus B @ ${PAIR_PLUS} max 25000`,
  '5 3 Baccarat A @ 1.95 max 200000',
  '6 3 Baccarat B @ 1.95 max 200000',
  '7 Black A @ 1.95 max 200000',
  '8 Red A @ 1.95 max 200000',
  '9 Black B @ 1.95 max 200000',
  '10 Red B @ 1.95 max 200000',
  '11 Total A @ 1.98 max 200000',
  '12 Total B @ 1.98 max 200000',
];
const COLOR_PLUS = '13 Color Plus @ 4 of one suit 5:1, 5 of one suit 25:1, 6 of one suit 200:1 max 25000';

test('[S203] teen20 has the Color Plus bar; [S208] teen20b and teen20c are the same without it', () => {
  expect(sheetOf(teen20)).toEqual([...SHEET, COLOR_PLUS]);
  expect(sheetOf(teen20b)).toEqual(SHEET);
  expect(sheetOf(teen20c)).toEqual(SHEET);
  expect([teen20.name, teen20b.name, teen20c.name]).toEqual([
    '20-20 Teenpatti',
    '20-20 Teenpatti B',
    '20-20 Teenpatti C',
  ]);
});

test('[S203] a grid for each player, with the four suits as Black and Red', () => {
  const grids = teen20.layout.filter(block => block.kind === 'grid');
  expect(grids.map(({ title, columns }) => [title, ...columns].join(' | '))).toEqual([
    'Player A | Player | 3 Baccarat | Total | Pair Plus',
    ' | Spade | Club | Heart | Diamond',
    'Player B | Player | 3 Baccarat | Total | Pair Plus',
    ' | Spade | Club | Heart | Diamond',
  ]);
  expect(printedOn(teen20).slice(2)).toEqual([
    ['Player B 1.98', '3 Baccarat B 1.95', 'Total B 1.98', `Pair Plus B ${PAIR_PLUS}`],
    ['Black B 1.95', 'Black B 1.95', 'Red B 1.95', 'Red B 1.95'],
    ['Color Plus 4 of one suit 5:1, 5 of one suit 25:1, 6 of one suit 200:1'],
  ]);
});

const RETURNS = { win: '99.00', baccarat: '97.50', total: '96.96', 'pair-plus': '97.68', black: '97.50', red: '97.50' };

test.each([teen20, teen20b, teen20c])('[R18] what every bet of $code returns, by exact count', game => {
  const seats = ['A', 'B'].flatMap(seat => Object.entries(RETURNS).map(([bet, rtp]) => [`${seat}.${bet}`, rtp]));
  const expected = Object.fromEntries([...seats, ...(game === teen20 ? [['color-plus', '94.88']] : [])]);
  expect(percentsOf(game)).toEqual(expected);
  expect(new Set(returnsOf(game).map(({ method }) => method))).toEqual(new Set(['exact']));
});

test('[R18] totals are won 47.915 % and equal 4.170 %; Color Plus is hit 11.43 %', () => {
  const found = chances(teen20, FRESH, selectionsOf(teen20), 0);
  const total = found.get('A.total')!;
  expect([percent(total.win, 3), percent(2 * total.pays, 3)]).toEqual(['47.915', '4.170']);
  expect(percent(found.get('color-plus')!.hit)).toBe('11.43');
});

test('[R18] the counts are what is played: 20,000 random rounds', () => {
  expect(notAsPlayed(teen20, 20_000)).toEqual([]);
});

test('once cards are out, every way to finish is looked at', () => {
  const dealing = dealingOf(teen20, 'ASS KHH ADD KDD 9CC');
  const found = chances(teen20, dealing, selectionsOf(teen20), 100);
  // Two aces stand against two kings: only the third king beats them.
  expect(found.get('B.win')!.win).toBeCloseTo(2 / 47, 12);
  expect(found.get('A.win')!.void).toBe(0);
});

describe('the default score 2.2', () => {
  // Sold at 2.2, even money turns into a gift: the table shows it locked and takes no bet at it.
  test('[S203] would return 110.0 %, on totals 107.5 %', () => {
    const found = chances(teen20, FRESH, selectionsOf(teen20), 0);
    const naive = selectionsOf(teen20)
      .filter(({ price }) => price.kind === 'fixed')
      .map(selection => [
        selection.id,
        percent(returnOf(selection, found.get(selection.id)!, { odds: odds(Number(DEFAULT_SCORE)) }), 1),
      ]);
    const gifts = { win: '110.0', baccarat: '110.0', total: '107.5', black: '110.0', red: '110.0' };
    expect(Object.fromEntries(naive)).toEqual(
      Object.fromEntries(
        ['A', 'B'].flatMap(seat => Object.entries(gifts).map(([bet, rtp]) => [`${seat}.${bet}`, rtp])),
      ),
    );
  });

  test('[S203] is on no cell that can be bet on, and a slip that names it is refused', () => {
    const offered = quotes(teen20, FRESH);
    expect(Object.values(offered).filter(({ back }) => back && decimal(back.odds) === 2.2)).toEqual([]);
    const now = 0 as Millis;
    const unopened = newRound(teen20, { id: 'r' as RoundId, commitment: '', gone: [], now });
    const round = evolve(unopened, { type: 'opened', quotes: offered, beacon: '', until: 20_000 as Millis });
    for (const { id } of selectionsOf(teen20)) {
      const slip = { selection: id, side: 'back', odds: odds(2.2), line: 0, stake: rupees(100) } as const;
      expect(accept(teen20, round, slip, [], now)).toEqual({ ok: false, error: 'price-changed' });
      expect(accept(teen20, { ...round, quotes: {} }, slip, [], now)).toEqual({ ok: false, error: 'price-locked' });
    }
  });
});

test('[R18] Pair Plus with 35 and 45 would return 99.95 %', () => {
  const hit = (hand: number, prize: number) => (hand / 22_100) * (prize + 1);
  const old = hit(3_744, 1) + hit(1_096, 4) + hit(720, 6) + hit(52, 35) + hit(48, 45);
  expect(percent(old)).toBe('99.95');
});
