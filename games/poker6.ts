import type { Card } from './kit/cards.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Outcome, type Seen, type Table } from './kit/game.ts';
import { POKER_HANDS, type PokerHand, pokerHand, pokerRank, scoreBeside } from './kit/families/poker.ts';
import { backOnly, LOCKED, margin, offered, type Rule } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { OPENING_SIX, sixHands } from './kit/solve/sixHands.ts';
import { bets, dealRound, limits, live, ONE, ONE_OR_VOID, won } from './kit/words.ts';
import { fact } from './kit/fact.ts';
import type { Word } from './kit/factWords.ts';
import { tied, wonBy } from './kit/outcome.ts';

const PLAYERS = ['1', '2', '3', '4', '5', '6'] as const;
type Player = (typeof PLAYERS)[number];
type Seat = Player | 'board';
type T = Table<Seat, Card>;

/** Long shots are on offer, up to 500. */
const pattern: Rule = p => (0.95 / p > 500 ? LOCKED : backOnly(at => offered(0.95 / at, 1 / at))(p));

export default defineGame({
  code: 'poker6',
  name: 'Poker 6 Players',
  category: 'Poker',
  rules: [
    'Six players get two open cards each; then bets are taken, and five shared cards follow.',
    'Hands: the player who alone has the best five of seven cards wins. A shared best hand returns all Hands bets.',
    'Pattern: what the winning hand is, shared or not. A royal flush is a straight flush.',
  ],
  shoe: cards(),
  seats: {
    ...{ '1': 'Player 1', '2': 'Player 2', '3': 'Player 3', '4': 'Player 4', '5': 'Player 5', '6': 'Player 6' },
    board: 'Board',
  },
  script: () => [...dealRound(PLAYERS, 2), bets(20), ...dealRound(['board'], 5)],
  markets: [
    {
      id: 'hands',
      name: 'Hands',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: PLAYERS.map((player, i) => ({
        id: player,
        sid: 11 + i,
        label: `Player ${player}`,
        price: live(backOnly(margin(0.96, 1))),
        outcome: (t: T) => outright(t, player),
      })),
    },
    {
      id: 'pattern',
      name: 'Pattern',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: POKER_HANDS.map((hand, i) => ({
        id: idOf(hand),
        sid: 21 + i,
        label: nameOf(hand),
        price: live(pattern),
        outcome: (t: T) => won(pokerHand(best(t).rank) === hand),
      })),
    },
  ],
  layout: [
    { kind: 'cells', tab: 'Hands', market: 'hands', perRow: 2 },
    { kind: 'cells', tab: 'Pattern', market: 'pattern', perRow: 3 },
  ],
  score: scoreBeside('board'),
  result(t) {
    const { rank, players } = best(t);
    const hand = fact('hand', nameOf(pokerHand(rank)));
    const [first, ...others] = players;
    return others.length > 0 ? tied('T', hand) : wonBy(first!, first!, `Player ${first}`, hand);
  },
  solve: chances,
});

/** 'three-of-a-kind'. */
function idOf(hand: PokerHand): string {
  return nameOf(hand).toLowerCase().replaceAll(' ', '-');
}

/** This table says 'Pair' where others say 'One Pair'. */
function nameOf(hand: PokerHand): Word {
  return hand === 'One Pair' ? 'Pair' : hand;
}

function outright(t: T, player: Player): Outcome {
  const { players } = best(t);
  return players.length > 1 ? 'void' : won(players[0] === player);
}

interface Best {
  readonly rank: number;
  readonly players: readonly Player[];
}

function best(t: T): Best {
  const ranks = PLAYERS.map(player => pokerRank([...t[player], ...t.board]));
  const rank = Math.max(...ranks);
  return { rank, players: PLAYERS.filter((_, i) => ranks[i] === rank) };
}

/** Known before the first card, and once everybody has two. */
function chances({ table, left }: Seen<Seat, Card>): ReadonlyMap<string, Chance> {
  const isFresh = table['1'].length === 0;
  if (!isFresh && table['6'].length < 2) return new Map();
  const { alone, tie, hands } = isFresh
    ? OPENING_SIX
    : sixHands(
        PLAYERS.map(player => table[player]),
        table.board,
        [...left('board').keys()],
      );
  return new Map([
    ...PLAYERS.map((player, i) => [player, chanceOf(alone[i]!, tie)] as const),
    ...POKER_HANDS.map(hand => [idOf(hand), chanceOf(hands.get(hand) ?? 0)] as const),
  ]);
}
