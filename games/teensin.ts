import { toOne } from '@maidan/core/odds';
import { type Card, low } from './kit/cards.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Outcome, type Seen, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { rankPicks, waysToPick, without } from './kit/solve/byRank.ts';
import { chanceAmong, handsOf } from './kit/solve/hands.ts';
import { teenpattiHand } from './kit/families/teenpatti.ts';
import { bets, dealRound, duel, fixed, ONE_OR_VOID, pays, paytable, RANGE, won } from './kit/words.ts';
import { fact, type Hand, yesNo } from './kit/fact.ts';
import { leader, ofHands, ofTwo } from './kit/outcome.ts';
import { pointsOf } from './kit/score.ts';

type Seat = 'A' | 'B';
type T = Table<Seat, Card>;

/** The fairer table of the two: 2 and 5 to 1 for straight and flush would return 82.76 %. */
const COLOR_PLUS = { Straight: toOne(3), Flush: toOne(6), Trio: toOne(20), 'Straight Flush': toOne(30) };

export default defineGame<Seat, Card>({
  code: 'teensin',
  name: '29 Card Baccarat',
  title: '29Card Baccarat',
  category: 'Baccarat',
  rules: [
    'The deck has 29 cards: 2 to 8 in four suits and the nine of spades. Players A and B get three cards each.',
    'A trio beats every other hand, and the higher trio the lower one.',
    'Otherwise the last digit of the sum of the three cards decides.',
    'When that is equal too, the highest card decides, then the second, then the third.',
    'When all three cards are equal, Winner stakes are returned. Suits never count for the winner.',
    'High Card compares the highest card, then the second, then the third; when all are equal, stakes are returned.',
    'Pair wins when two cards of the hand have one rank. A trio counts.',
    'Color Plus pays the best of straight, flush, trio and straight flush. Straights run from 2-3-4 to 7-8-9.',
    'Lucky 9 wins when the nine of spades is among the six cards.',
  ],
  shoe: cards({ ranks: ['2', '3', '4', '5', '6', '7', '8', '9'], without: ['9H', '9C', '9D'] }),
  seats: { A: 'Player A', B: 'Player B' },
  script: () => [bets(20), ...dealRound(['A', 'B'], 3)],
  markets: [
    {
      id: 'winner',
      name: 'Winner',
      limits: RANGE,
      ends: ONE_OR_VOID,
      selections: [
        { id: 'A', sid: 1, label: 'Winner A', price: fixed(1.98), outcome: t => duel(lead(t)) },
        { id: 'B', sid: 2, label: 'Winner B', price: fixed(1.98), outcome: t => duel(-lead(t)) },
      ],
    },
    {
      id: 'high',
      name: 'High Card',
      limits: RANGE,
      ends: ONE_OR_VOID,
      selections: [
        { id: 'A.high', sid: 3, label: 'High Card A', price: fixed(1.98), outcome: t => duel(highLead(t)) },
        { id: 'B.high', sid: 4, label: 'High Card B', price: fixed(1.98), outcome: t => duel(-highLead(t)) },
      ],
    },
    {
      id: 'pair',
      name: 'Pair',
      limits: RANGE,
      selections: [
        { id: 'A.pair', sid: 5, label: 'Pair A', price: fixed(3.25), outcome: t => won(hasPair(pips(t.A))) },
        { id: 'B.pair', sid: 6, label: 'Pair B', price: fixed(3.25), outcome: t => won(hasPair(pips(t.B))) },
      ],
    },
    {
      id: 'color-plus',
      name: 'Color Plus',
      limits: RANGE,
      selections: [
        {
          id: 'A.color-plus',
          sid: 7,
          label: 'Color Plus A',
          price: paytable(COLOR_PLUS),
          outcome: t => colorPlus(t.A),
        },
        {
          id: 'B.color-plus',
          sid: 8,
          label: 'Color Plus B',
          price: paytable(COLOR_PLUS),
          outcome: t => colorPlus(t.B),
        },
      ],
    },
    {
      id: 'lucky9',
      name: 'Lucky 9',
      limits: RANGE,
      selections: [{ id: 'lucky9', sid: 9, label: 'Lucky 9', price: fixed(4.7, 5.1), outcome: t => won(hasNine(t)) }],
    },
  ],
  layout: [
    {
      kind: 'grid',
      columns: ['Player A', 'Player B'],
      rows: [
        { label: 'Winner', cells: ['A', 'B'] },
        { label: 'High Card', cells: ['A.high', 'B.high'] },
        { label: 'Pair', cells: ['A.pair', 'B.pair'] },
        { label: 'Color Plus', cells: ['A.color-plus', 'B.color-plus'] },
      ],
    },
    { kind: 'rows', market: 'lucky9', sides: ['back', 'lay'] },
  ],
  score: pointsOf,
  banner: { details: [] },
  result(t) {
    const scores = (['A', 'B'] as const).map((seat): Hand => [seat, value(pips(t[seat]))]);
    const { facts: _, ...won } = ofTwo(lead(t));
    return {
      ...won,
      facts: [
        { key: 'winner29', is: leader(lead(t)), by: scores },
        fact('highCard', leader(highLead(t))),
        ofHands('pairs29', t, hand => yesNo(hasPair(pips(hand)))),
        ofHands('hands29', t, hand => classOf(hand) ?? null),
        fact('nine', yesNo(hasNine(t))),
      ],
    };
  },
  solve: seen => new Map([...byRanks(seen), ...byCards(seen)]),
});

/** Suits do not count for the winner, the high card and pairs: the ranks still missing are filled in, in every way. */
function byRanks({ table, left }: Seen<Seat, Card>): [string, Chance][] {
  const counts = new Map([...Map.groupBy(left('A').keys(), low)].map(([pip, those]) => [pip, those.length]));
  const handsB = fillings(pips(table.B), counts);
  const sums = { all: 0, A: 0, tie: 0, highA: 0, highTie: 0, pairA: 0, pairB: 0 };
  for (const a of fillings(pips(table.A), counts)) {
    const [waysA, afterA] = [waysToPick(a.picked, counts), without(counts, a.picked)];
    for (const b of handsB) {
      const ways = waysA * waysToPick(b.picked, afterA);
      const [by, highBy] = [compare(a.ranking, b.ranking), compare(a.sorted, b.sorted)];
      sums.all += ways;
      if (by > 0) sums.A += ways;
      if (by === 0) sums.tie += ways;
      if (highBy > 0) sums.highA += ways;
      if (highBy === 0) sums.highTie += ways;
      if (a.hasPair) sums.pairA += ways;
      if (b.hasPair) sums.pairB += ways;
    }
  }
  const share = (win: number, tie = 0) => chanceOf(win / sums.all, tie / sums.all);
  return [
    ['A', share(sums.A, sums.tie)],
    ['B', share(sums.all - sums.A - sums.tie, sums.tie)],
    ['A.high', share(sums.highA, sums.highTie)],
    ['B.high', share(sums.all - sums.highA - sums.highTie, sums.highTie)],
    ['A.pair', share(sums.pairA)],
    ['B.pair', share(sums.pairB)],
  ];
}

/** The hands that this one can become. */
function fillings(hand: readonly number[], counts: ReadonlyMap<number, number>) {
  return [...rankPicks([...counts.keys()], 3 - hand.length)].map(picked => {
    const full = [...hand, ...picked];
    return { picked, ranking: ranking(full), sorted: sorted(full), hasPair: hasPair(full) };
  });
}

/** Each hand by itself, filled up with any of the cards left. */
function byCards({ table, left }: Seen<Seat, Card>): [string, Chance][] {
  const deck = [...left('A').keys()];
  const fillings = (missing: number) => (missing === 0 ? [[]] : handsOf(missing, deck));
  const plus = (hand: readonly Card[]) => chanceAmong(fillings(3 - hand.length), more => colorPlus([...hand, ...more]));
  const missing = 6 - table.A.length - table.B.length;
  return [
    ['A.color-plus', plus(table.A)],
    ['B.color-plus', plus(table.B)],
    ['lucky9', chanceOf(hasNine(table) ? 1 : missing / deck.length)],
  ];
}

function lead(t: T): number {
  return compare(ranking(pips(t.A)), ranking(pips(t.B)));
}

function highLead(t: T): number {
  return compare(sorted(pips(t.A)), sorted(pips(t.B)));
}

/** What is compared first, second and so on. */
function ranking(hand: readonly number[]): number[] {
  const isTrio = new Set(hand).size === 1;
  return [isTrio ? 1 : 0, isTrio ? 0 : value(hand), ...sorted(hand)];
}

function compare(a: readonly number[], b: readonly number[]): number {
  const nth = a.findIndex((each, i) => each !== b[i]);
  return nth < 0 ? 0 : a[nth]! - b[nth]!;
}

function sorted(hand: readonly number[]): number[] {
  return hand.toSorted((one, other) => other - one);
}

function value(hand: readonly number[]): number {
  return hand.reduce((sum, pip) => sum + pip, 0) % 10;
}

function hasPair(hand: readonly number[]): boolean {
  return new Set(hand).size < hand.length;
}

function pips(hand: readonly Card[]): number[] {
  return hand.map(low);
}

function colorPlus(hand: readonly Card[]): Outcome {
  const named = classOf(hand);
  return pays(named && COLOR_PLUS[named]);
}

function classOf(hand: readonly Card[]): keyof typeof COLOR_PLUS | undefined {
  const named = teenpattiHand(hand);
  return named === 'High Card' || named === 'Pair' ? undefined : named;
}

function hasNine(t: T): boolean {
  return t.A.includes('9S') || t.B.includes('9S');
}
