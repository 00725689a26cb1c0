import { type Chances, chanceOf } from './kit/chance.ts';
import { defineGame, type Market } from './kit/game.ts';
import { bestFive, type HeadsUp, lead, type Player, PLAYERS, SEATS } from './kit/families/holdem.ts';
import { pokerHand, scoreBeside } from './kit/families/poker.ts';
import { cards } from './kit/shoe.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { handChance, OPENING_DUEL } from './kit/solve/holdem.ts';
import { bets, deal, dealRound, duel, fixed, limits, ONE_OR_NONE, ONE_OR_VOID, won } from './kit/words.ts';
import { type Hand, hands as told } from './kit/fact.ts';
import { ofTwo } from './kit/outcome.ts';

const HANDS = [
  { hand: 'One Pair', odds: 2.18, max: 50_000 },
  { hand: 'Two Pair', odds: 4.05, max: 50_000 },
  { hand: 'Three of a Kind', odds: 19.5, max: 5_000 },
  { hand: 'Straight', odds: 20.5, max: 5_000 },
  { hand: 'Flush', odds: 31, max: 5_000 },
  { hand: 'Full House', odds: 36, max: 5_000 },
  { hand: 'Four of a Kind', odds: 560, max: 1_000 },
  { hand: 'Straight Flush', odds: 3000, max: 200 },
] as const;

export default defineGame({
  code: 'poker20',
  name: '20-20 Poker',
  category: 'Poker',
  rules: [
    'Two cards for Player A, two for Player B, then five shared cards, with one deck for each round.',
    'Winner: the better five of seven cards. Suits do not count between equal hands: then Winner bets are returned.',
    'The other bets are on what exactly the player’s best hand is, win or lose; a royal flush is a straight flush.',
  ],
  shoe: cards(),
  seats: SEATS,
  script: () => [bets(20), ...[deal('A'), deal('A'), deal('B'), deal('B')], ...dealRound(['board'], 5)],
  markets: [
    {
      id: 'winner',
      name: 'Winner',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: PLAYERS.map((player, i) => ({
        id: player,
        sid: 11 + 10 * i,
        label: `Winner ${player}`,
        price: fixed(1.98),
        outcome: (t: HeadsUp) => duel(lead(t, player)),
      })),
    },
    ...PLAYERS.map((player, i) => hands(player, 12 + 10 * i)),
  ],
  layout: [
    {
      kind: 'grid',
      columns: PLAYERS.map(player => SEATS[player]),
      rows: [
        { label: 'Winner', cells: PLAYERS },
        ...HANDS.map(({ hand }) => ({ label: hand, cells: PLAYERS.map(player => idOf(player, hand)) })),
      ],
    },
  ],
  score: scoreBeside('board'),
  banner: { details: ['hands'] },
  result: t =>
    ofTwo(lead(t, 'A'), told('hands', ...PLAYERS.map((player): Hand => [player, pokerHand(bestFive(t, player))]))),
  solve: beforeDealing(chances),
});

function hands(player: Player, firstSid: number): Market<HeadsUp> {
  return {
    id: `hand${player}`,
    name: `Player ${player}`,
    limits: limits(100, 50_000),
    ends: ONE_OR_NONE,
    selections: HANDS.map(({ hand, odds, max }, i) => ({
      id: idOf(player, hand),
      sid: firstSid + i,
      label: `${hand} ${player}`,
      limits: limits(100, max),
      price: fixed(odds),
      outcome: t => won(pokerHand(bestFive(t, player)) === hand),
    })),
  };
}

/** 'A.full-house'. */
function idOf(player: Player, hand: string): string {
  return `${player}.${hand.toLowerCase().replaceAll(' ', '-')}`;
}

function chances(): Chances {
  return new Map([
    ...PLAYERS.map(player => [player, OPENING_DUEL] as const),
    ...HANDS.flatMap(({ hand }) => {
      const chance = chanceOf(handChance(rank => pokerHand(rank) === hand));
      return PLAYERS.map(player => [idOf(player, hand), chance] as const);
    }),
  ]);
}
