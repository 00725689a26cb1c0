import { type Card, total } from './kit/cards.ts';
import { defineGame, type Selection, type Table } from './kit/game.ts';
import { PAIR_PLUS, pairPlus } from './kit/families/pairPlus.ts';
import { cards } from './kit/shoe.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { duelChance, duelOrHalfChance } from './kit/solve/duels.ts';
import { perSeat } from './kit/solve/perSeat.ts';
import { chanceOfHand, tieOf } from './kit/solve/threeCards.ts';
import { teenpattiHand, teenpattiRank } from './kit/families/teenpatti.ts';
import { bets, BRISK, dealRound, duel, duelOrHalf, fixed, limits, paytable } from './kit/words.ts';
import { each, type Hand, hands, named } from './kit/fact.ts';
import { NO_WINNER } from './kit/outcome.ts';
import { handOf } from './kit/score.ts';

const PLAYERS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;
type Player = (typeof PLAYERS)[number];
type Seat = Player | 'dealer';
type T = Table<Seat, Card>;

export default defineGame({
  code: 'teen8',
  name: 'Teenpatti Open',
  category: 'Teenpatti',
  rules: [
    'Eight players and the dealer get three cards each, in turn, from one deck of 52.',
    'Every player plays alone against the dealer, so several of them can win.',
    'Hands from the best: straight flush, trio, straight, flush, pair, high card. The straight flush beats the trio.',
    'The best sequence is A-K-Q, then A-2-3, then K-Q-J and so on down; K-A-2 is no sequence.',
    "Odds: the player's hand beats the dealer's. Suits break no ties: on a tie the stake is returned.",
    'Pair Plus: that hand alone counts, whoever wins, and only the best prize is paid.',
    "Total: the player's cards add up to more than the dealer's, ace 1 to king 13. On equal sums half the stake is returned.",
  ],
  shoe: cards(),
  seats: {
    '1': 'Player 1',
    '2': 'Player 2',
    '3': 'Player 3',
    '4': 'Player 4',
    '5': 'Player 5',
    '6': 'Player 6',
    '7': 'Player 7',
    '8': 'Player 8',
    dealer: 'Dealer',
  },
  script: () => [bets(20), ...dealRound<Seat>([...PLAYERS, 'dealer'], 3, BRISK)],
  markets: [
    { id: 'odds', name: 'Odds', limits: limits(100, 200_000), selections: PLAYERS.map(odds) },
    { id: 'pair-plus', name: 'Pair Plus', limits: limits(100, 25_000), selections: PLAYERS.map(pairPlusOn) },
    { id: 'total', name: 'Total', limits: limits(100, 200_000), selections: PLAYERS.map(higherTotal) },
  ],
  layout: [
    {
      kind: 'grid',
      columns: ['Odds', 'Pair Plus', 'Total'],
      rows: PLAYERS.map(player => ({
        label: `Player ${player}`,
        cells: [`${player}.odds`, `${player}.pair-plus`, `${player}.total`],
      })),
    },
  ],
  counted: [['playersWon', 0]],
  score: handOf(3, teenpattiHand),
  banner: { title: 'beating', details: [] },
  result(t) {
    const winners = PLAYERS.filter(player => teenpattiRank(t[player]) > teenpattiRank(t.dealer));
    const paired = PLAYERS.filter(player => teenpattiHand(t[player]) !== 'High Card');
    const totals = PLAYERS.map((player): Hand => [player, total(t[player])]);
    return {
      code: NO_WINNER,
      winners,
      facts: [
        each('beating', winners.map(named)),
        hands('hands', ...paired.map((player): Hand => [player, teenpattiHand(t[player])])),
        hands('dealerTotals', ...totals, ['Dealer', total(t.dealer)]),
      ],
    };
  },
  solve: beforeDealing(() =>
    perSeat(PLAYERS, {
      odds: duelChance(tieOf(teenpattiRank)),
      'pair-plus': chanceOfHand(pairPlus),
      total: duelOrHalfChance(tieOf(total)),
    }),
  ),
});

function odds(me: Player): Selection<T> {
  return {
    id: `${me}.odds`,
    sid: Number(me),
    label: `Player ${me} Odds`,
    price: fixed(1.98),
    outcome: t => duel(teenpattiRank(t[me]) - teenpattiRank(t.dealer)),
  };
}

function pairPlusOn(me: Player): Selection<T> {
  return {
    id: `${me}.pair-plus`,
    sid: 8 + Number(me),
    label: `Player ${me} Pair Plus`,
    price: paytable(PAIR_PLUS),
    outcome: t => pairPlus(t[me]),
  };
}

function higherTotal(me: Player): Selection<T> {
  return {
    id: `${me}.total`,
    sid: 16 + Number(me),
    label: `Player ${me} Total`,
    price: fixed(1.98),
    outcome: t => duelOrHalf(total(t[me]) - total(t.dealer)),
  };
}
