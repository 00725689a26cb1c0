import { type Card, isRed, points, total } from '../cards.ts';
import type { Chances } from '../chance.ts';
import type { Block, Game, Market, Selection, Table } from '../game.ts';
import { COLOUR } from './markets.ts';
import { PAIR_PLUS, pairPlus } from './pairPlus.ts';
import { cards } from '../shoe.ts';
import { duelChance, duelOrHalfChance, winChance } from '../solve/duels.ts';
import { perSeat } from '../solve/perSeat.ts';
import { chanceOfHand, tieOf } from '../solve/threeCards.ts';
import { teenpattiHand, teenpattiRank, threeBaccaratRank } from './teenpatti.ts';
import {
  bets,
  dealRound,
  duel,
  duelOrHalf,
  fixed,
  limits,
  ONE,
  ONE_OR_HALF,
  ONE_OR_VOID,
  paytable,
  won,
} from '../words.ts';
import { ofHands, ofTwo } from '../outcome.ts';
import { handOf } from '../score.ts';

/** Player, 3 Baccarat, Total and Pair Plus; both black suits are one bet, and both red ones. */
const SCORES = {
  a: 'win',
  b: 'baccarat',
  c: 'total',
  d: 'pair-plus',
  spade: 'black',
  club: 'black',
  heart: 'red',
  diamond: 'red',
} as const;

/** The tables of 20-20 Teenpatti: all but their names, and what one of them has besides. */
export const TWENTY_TWENTY = {
  category: 'Teenpatti',
  rules: [
    'Players A and B get three cards each, in turn, from one deck of 52.',
    'Hands from the best: straight flush, trio, straight, flush, pair, high card. The straight flush beats the trio.',
    'The best sequence is A-K-Q, then A-2-3, then K-Q-J and so on down; K-A-2 is no sequence.',
    'Player: the better hand wins. Suits break no ties: on a tie the stake is returned.',
    '3 Baccarat: a trio wins, then three pictures, then the higher last digit of the sum of aces to nines. Still equal, ' +
      'more pictures win, then the highest picture, or the highest card where there is none; spades over hearts, ' +
      'clubs and diamonds.',
    'Total: the higher sum of three cards wins, ace 1 to king 13. On equal sums half the stake is returned.',
    'Pair Plus: that hand alone counts, whoever wins, and only the best prize is paid.',
    'Black and Red: two or three of the cards of that hand are of the colour. Spade and club are Black, heart and diamond Red.',
  ],
  shoe: cards(),
  seats: { A: 'Player A', B: 'Player B' },
  script: () => [bets(20), ...dealRound<Seat>(['A', 'B'], 3)],
  markets: [
    { id: 'player', name: 'Player', limits: limits(100, 200_000), ends: ONE_OR_VOID, selections: both(player) },
    { id: 'baccarat', name: '3 Baccarat', limits: limits(100, 200_000), ends: ONE, selections: both(baccarat) },
    { id: 'total', name: 'Total', limits: limits(100, 200_000), ends: ONE_OR_HALF, selections: both(higherTotal) },
    { id: 'pair-plus', name: 'Pair Plus', limits: limits(100, 25_000), selections: both(pairPlusOn) },
    colours('A', 7),
    colours('B', 9),
  ],
  layout: [...gridsOf('A'), ...gridsOf('B')],
  score: handOf(3, teenpattiHand),
  banner: { details: ['hands'] },
  feed: { players: SCORES },
  result(t) {
    return ofTwo(
      teenpattiRank(t.A) - teenpattiRank(t.B),
      ofHands('scores', t, points),
      ofHands('totals', t, total),
      ofHands('hands', t, teenpattiHand),
      ofHands('colours', t, hand => (isMostlyRed(hand) ? 'Red' : 'Black')),
    );
  },
} as const satisfies Omit<Game<Seat, Card>, 'code' | 'name'>;

type Seat = 'A' | 'B';
type T = Table<Seat, Card>;

/** What every bet of these tables can expect before the first card. */
export const twentyTwentyChances = (): Chances =>
  perSeat(['A', 'B'], {
    win: duelChance(tieOf(teenpattiRank)),
    baccarat: winChance(tieOf(threeBaccaratRank)),
    total: duelOrHalfChance(tieOf(total)),
    'pair-plus': chanceOfHand(pairPlus),
    black: chanceOfHand(hand => won(!isMostlyRed(hand))),
    red: chanceOfHand(hand => won(isMostlyRed(hand))),
  });

function both(selection: (me: Seat, other: Seat, nth: 0 | 1) => Selection<T>): Selection<T>[] {
  return [selection('A', 'B', 0), selection('B', 'A', 1)];
}

function player(me: Seat, other: Seat, nth: number): Selection<T> {
  return {
    id: `${me}.win`,
    sid: 1 + nth,
    label: `Player ${me}`,
    price: fixed(1.98),
    outcome: t => duel(teenpattiRank(t[me]) - teenpattiRank(t[other])),
  };
}

function baccarat(me: Seat, other: Seat, nth: number): Selection<T> {
  return {
    id: `${me}.baccarat`,
    sid: 5 + nth,
    label: `3 Baccarat ${me}`,
    price: fixed(1.95),
    outcome: t => won(threeBaccaratRank(t[me]) > threeBaccaratRank(t[other])),
  };
}

function higherTotal(me: Seat, other: Seat, nth: number): Selection<T> {
  return {
    id: `${me}.total`,
    sid: 11 + nth,
    label: `Total ${me}`,
    price: fixed(1.98),
    outcome: t => duelOrHalf(total(t[me]) - total(t[other])),
  };
}

function pairPlusOn(me: Seat, _: Seat, nth: number): Selection<T> {
  return {
    id: `${me}.pair-plus`,
    sid: 3 + nth,
    label: `Pair Plus ${me}`,
    price: paytable(PAIR_PLUS),
    outcome: t => pairPlus(t[me]),
  };
}

function colours(me: Seat, sid: number): Market<T> {
  return {
    id: `colour-${me}`,
    name: `Colour ${me}`,
    limits: limits(100, 200_000),
    ends: ONE,
    selections: [
      { id: `${me}.black`, sid, label: `Black ${me}`, price: COLOUR, outcome: t => won(!isMostlyRed(t[me])) },
      { id: `${me}.red`, sid: sid + 1, label: `Red ${me}`, price: COLOUR, outcome: t => won(isMostlyRed(t[me])) },
    ],
  };
}

/** The four suits are two bets: spade and club both place Black, heart and diamond Red. */
function gridsOf(me: Seat): Block[] {
  const cells = (...ids: string[]) => [{ label: `Player ${me}`, cells: ids.map(id => `${me}.${id}`) }];
  return [
    {
      kind: 'grid',
      title: `Player ${me}`,
      seat: me,
      columns: ['Player', '3 Baccarat', 'Total', 'Pair Plus'],
      rows: cells('win', 'baccarat', 'total', 'pair-plus'),
    },
    {
      kind: 'grid',
      as: 'suits',
      columns: ['Spade', 'Club', 'Heart', 'Diamond'],
      rows: cells('black', 'black', 'red', 'red'),
    },
  ];
}

function isMostlyRed(hand: readonly Card[]): boolean {
  return hand.filter(isRed).length >= 2;
}
