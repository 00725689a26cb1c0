import { type Card, points, total } from './kit/cards.ts';
import { type Chance, lineChance } from './kit/chance.ts';
import { COLOR_PLUS, colorPlusPattern } from './kit/families/colorPlus.ts';
import { defineGame, type Outcome, type Selection, type Table } from './kit/game.ts';
import { session } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { duelChance, winChance } from './kit/solve/duels.ts';
import { chanceAmong, handsOf } from './kit/solve/hands.ts';
import { perSeat } from './kit/solve/perSeat.ts';
import { chanceOfTie } from './kit/solve/ties.ts';
import { twoCardRank, twoCardHand } from './kit/families/twoCards.ts';
import {
  bets,
  dealRound,
  duel,
  fixed,
  limits,
  line,
  ONE_OR_NONE,
  ONE_OR_VOID,
  pays,
  paytable,
  won,
} from './kit/words.ts';
import { fact, type Hand } from './kit/fact.ts';
import { leader, ofHands, ofTwo } from './kit/outcome.ts';
import { handOf } from './kit/score.ts';

const SEATS = ['A', 'B'] as const;
type Seat = (typeof SEATS)[number];
type T = Table<Seat, Card>;

export default defineGame({
  code: 'patti2',
  name: '2 Cards Teenpatti',
  category: 'Teenpatti',
  rules: [
    'Players A and B get two cards each, in turn, from one deck of 52, and imagine the best third card to them.',
    'Hands from the best: two neighbours of one suit (pure sequence), a pair (trio), two neighbours (sequence), ' +
      'two of one suit (colour), high card.',
    'The best sequence is Q-K, then A-2, then J-Q and so on down to 2-3. K-A is no sequence.',
    'Player: the better hand wins. Suits break no ties: on a tie the stake is returned.',
    'Mini Baccarat: the higher last digit of the sum wins; tens and pictures count nothing. Equal digits lose both bets.',
    'Total: the sum of two cards, ace 1 to king 13. Yes 15 wins on 15 or more, No 14 on 13 or less: 14 loses both.',
    'Color Plus: the best pattern in all four cards is paid, once. In sequences the ace is high or low.',
  ],
  shoe: cards(),
  seats: { A: 'Player A', B: 'Player B' },
  script: () => [bets(20), ...dealRound(SEATS, 2)],
  markets: [
    {
      id: 'player',
      name: 'Player',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: [player('A', 'B', 1), player('B', 'A', 2)],
    },
    {
      id: 'mini-baccarat',
      name: 'Mini Baccarat',
      subtype: 'Baccarat',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [miniBaccarat('A', 'B', 5), miniBaccarat('B', 'A', 6)],
    },
    { id: 'total', name: 'Total', limits: limits(100, 200_000), selections: [totalOf('A', 3), totalOf('B', 4)] },
    {
      id: 'color-plus',
      name: 'Color Plus',
      subtype: 'plus',
      limits: limits(100, 25_000),
      selections: [
        {
          id: 'color-plus',
          sid: 7,
          label: 'Color Plus',
          price: paytable(COLOR_PLUS),
          outcome: t => colorPlus([...t.A, ...t.B]),
        },
      ],
    },
  ],
  layout: [
    { kind: 'rows', market: 'player', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'mini-baccarat', sides: ['back'] },
    { kind: 'rows', market: 'total', sides: ['lay', 'back'] },
    { kind: 'cells', market: 'color-plus', perRow: 1 },
  ],
  score: handOf(2, twoCardHand),
  banner: { details: [] },
  feed: { rows: 'combined' },
  result(t) {
    const scores: readonly Hand[] = [
      ['A', points(t.A)],
      ['B', points(t.B)],
    ];
    return ofTwo(
      twoCardRank(t.A) - twoCardRank(t.B),
      { key: 'baccarat', is: leader(points(t.A) - points(t.B)), by: scores },
      ofHands('totals', t, total),
      fact('colourPlus', colorPlusPattern([...t.A, ...t.B]) ?? 'No'),
    );
  },
  solve: beforeDealing(
    () =>
      new Map([
        ...perSeat(SEATS, {
          win: duelChance(chanceOfTie(2, twoCardRank)),
          baccarat: winChance(chanceOfTie(2, points)),
          total: totalChance(),
        }),
        ['color-plus', chanceAmong(handsOf(4), colorPlus)],
      ]),
  ),
});

function player(me: Seat, other: Seat, sid: number): Selection<T> {
  return {
    id: `${me}.win`,
    sid,
    label: `Player ${me}`,
    price: fixed(1.98, 2.02),
    outcome: t => duel(twoCardRank(t[me]) - twoCardRank(t[other])),
  };
}

function miniBaccarat(me: Seat, other: Seat, sid: number): Selection<T> {
  return {
    id: `${me}.baccarat`,
    sid,
    label: `Mini Baccarat ${me}`,
    price: fixed(2.1),
    outcome: t => won(points(t[me]) > points(t[other])),
  };
}

function totalOf(me: Seat, sid: number): Selection<T> {
  return {
    id: `${me}.total`,
    sid,
    label: `Total ${me}`,
    price: line((t: T) => total(t[me]), session({ no: [14, 95], yes: [15, 105] })),
    outcome: (t, number) => won(total(t[me]) >= number),
  };
}

function colorPlus(four: readonly Card[]): Outcome {
  const pattern = colorPlusPattern(four);
  return pays(pattern && COLOR_PLUS[pattern]);
}

function totalChance(): Chance {
  const hands = handsOf(2);
  const byTotal = Map.groupBy(hands, total);
  return lineChance(new Map([...byTotal].map(([sum, some]) => [sum, some.length / hands.length])));
}
