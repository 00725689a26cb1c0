import { type Odds, toOne } from '@maidan/core/odds';
import { type Card, high, points } from './kit/cards.ts';
import { type Block, defineGame, type Outcome, type Selection, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { duelChance, winChance } from './kit/solve/duels.ts';
import { perSeat } from './kit/solve/perSeat.ts';
import { chanceOfHand, tieOf } from './kit/solve/threeCards.ts';
import { muflisBaccaratRank, teenpattiHand, teenpattiRank } from './kit/families/teenpatti.ts';
import { bets, dealRound, duel, fixed, limits, ONE, ONE_OR_VOID, pays, paytable, won } from './kit/words.ts';
import { type Hand } from './kit/fact.ts';
import { leader, ofTwo } from './kit/outcome.ts';
import { handOf } from './kit/score.ts';

type Seat = 'A' | 'B';
type T = Table<Seat, Card>;

const SEATS = ['A', 'B'] as const satisfies readonly Seat[];

/** Two, three and five make the lowest hand there is: 2-3-4 is a sequence. */
const TOP_9 = {
  'Highest card 9': toOne(3),
  'Highest card 8': toOne(4),
  'Highest card 7': toOne(5),
  'Highest card 6': toOne(8),
  'Highest card 5': toOne(30),
};
const TOP_9_BY_RANK: Readonly<Record<number, Odds>> = {
  9: TOP_9['Highest card 9'],
  8: TOP_9['Highest card 8'],
  7: TOP_9['Highest card 7'],
  6: TOP_9['Highest card 6'],
  5: TOP_9['Highest card 5'],
};

export default defineGame({
  code: 'teenmuf',
  name: 'Muflis Teenpatti',
  category: 'Teenpatti',
  rules: [
    'Players A and B get three cards each, in turn, from one deck of 52. The lower hand wins; a tie returns the stake.',
    'Hands from the lowest: high card, pair, flush, straight, trio, straight flush. Suits break no ties.',
    'The ace is the highest card, except in the sequence A-2-3, which is higher than K-Q-J and lower than A-K-Q. ' +
      'The best hand here is 2-3-5 of different suits.',
    'Top 9: that hand alone counts, whoever wins. It has no pair, colour or sequence, and no card above the nine.',
    'M Baccarat: the lower last digit of the sum of aces to nines wins; tens and pictures count nothing. Still equal, ' +
      'the lowest single card wins, from the two up to the ace, and the lower suit: diamonds, clubs, hearts, spades.',
  ],
  shoe: cards(),
  seats: { A: 'Player A', B: 'Player B' },
  script: () => [bets(20), ...dealRound(SEATS, 3)],
  markets: [
    {
      id: 'winner',
      name: 'Winner',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: [winner('A', 'B', 1), winner('B', 'A', 2)],
    },
    { id: 'top9', name: 'Top 9', limits: limits(100, 25_000), selections: [top9On('A', 3), top9On('B', 4)] },
    {
      id: 'baccarat',
      name: 'M Baccarat',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [baccarat('A', 'B', 5), baccarat('B', 'A', 6)],
    },
  ],
  layout: [gridOf('A'), gridOf('B')],
  score: handOf(3, teenpattiHand),
  banner: { details: [] },
  result(t) {
    const lead = teenpattiRank(t.B) - teenpattiRank(t.A);
    const low = SEATS.filter(seat => top9(t[seat]) !== 'lose').map(seat => ({ seat, name: `Player ${seat}` }));
    const baccarat = leader(muflisBaccaratRank(t.A) > muflisBaccaratRank(t.B) ? 1 : -1);
    return ofTwo(
      lead,
      { key: 'lowHands', some: low, none: 'No' },
      { key: 'baccarat', is: baccarat, by: SEATS.map((seat): Hand => [seat, points(t[seat])]) },
    );
  },
  solve: beforeDealing(() =>
    perSeat(SEATS, {
      win: duelChance(tieOf(teenpattiRank)),
      top9: chanceOfHand(top9),
      baccarat: winChance(tieOf(muflisBaccaratRank)),
    }),
  ),
});

function winner(me: Seat, other: Seat, sid: number): Selection<T> {
  return {
    id: `${me}.win`,
    sid,
    label: `Winner ${me}`,
    price: fixed(1.98),
    outcome: t => duel(teenpattiRank(t[other]) - teenpattiRank(t[me])),
  };
}

function top9On(me: Seat, sid: number): Selection<T> {
  return { id: `${me}.top9`, sid, label: `Top 9 ${me}`, price: paytable(TOP_9), outcome: t => top9(t[me]) };
}

function baccarat(me: Seat, other: Seat, sid: number): Selection<T> {
  return {
    id: `${me}.baccarat`,
    sid,
    label: `M Baccarat ${me}`,
    price: fixed(1.95),
    outcome: t => won(muflisBaccaratRank(t[me]) > muflisBaccaratRank(t[other])),
  };
}

function top9(hand: readonly Card[]): Outcome {
  if (teenpattiHand(hand) !== 'High Card') return 'lose';
  return pays(TOP_9_BY_RANK[Math.max(...hand.map(high))]);
}

function gridOf(me: Seat): Block {
  return {
    kind: 'grid',
    title: `Player ${me}`,
    seat: me,
    columns: ['Winner', 'Top 9', 'M Baccarat'],
    rows: [{ label: `Player ${me}`, cells: [`${me}.win`, `${me}.top9`, `${me}.baccarat`] }],
  };
}
