import { type Card, isOdd, SUIT_NAMES, type Suit, suitOf } from './kit/cards.ts';
import { idsIn } from './kit/cases.ts';
import { strength } from './kit/families/dragonTiger.ts';
import { defineGame, type Market, type Part, type Selection, type Table } from './kit/game.ts';
import { oddEven, redBlack, suits } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bySeats } from './kit/solve/bySeats.ts';
import { bets, dealRound, fixed, limits, ONE, won } from './kit/words.ts';
import { each, named } from './kit/fact.ts';
import { colourOf, NO_WINNER, ofHands, parityOf, suitName } from './kit/outcome.ts';

type Player = (typeof PLAYERS)[number];
type Seat = Player | 'dealer';
type T = Table<Seat, Card>;

const SHOE = cards();
const DECK = [...SHOE.faces.keys()];
const PLAYERS = ['1', '2', '3', '4', '5', '6'] as const;
const SUIT_ROW: readonly Suit[] = ['S', 'C', 'H', 'D'];

const WINNERS: readonly Selection<T>[] = PLAYERS.map(player => ({
  id: player,
  sid: sidsOf(player) + 1,
  label: `Player ${player} Winner`,
  price: fixed(1.98),
  outcome: t => won(beatsDealer(t, player)),
}));
const FANCY = PLAYERS.map(player => ({ player, markets: about(player) }));

export default defineGame<Seat, Card>({
  code: 'war',
  name: 'Casino War',
  category: 'Casino War',
  rules: [
    'Six players and then the dealer get one card each from one deck. A player wins with a higher card than the dealer’s.',
    'The ace is low, the king high. There is no tie, because among equal ranks the suit decides.',
    'Spades beat hearts, hearts beat clubs, clubs beat diamonds.',
    'Black, red, odd, even and the suits are about the card of that player alone.',
    'Even is 2, 4, 6, 8, 10 and queen; odd is ace, 3, 5, 7, 9, jack and king.',
  ],
  shoe: SHOE,
  seats: {
    '1': 'Player 1',
    '2': 'Player 2',
    '3': 'Player 3',
    '4': 'Player 4',
    '5': 'Player 5',
    '6': 'Player 6',
    dealer: 'Dealer',
  },
  script: () => [bets(20), ...dealRound<Seat>([...PLAYERS, 'dealer'])],
  markets: [
    { id: 'winner', name: 'Winner', limits: limits(100, 100_000), selections: WINNERS },
    ...FANCY.flatMap(({ markets }) => markets),
  ],
  layout: [
    {
      kind: 'grid',
      columns: PLAYERS.map(player => `Player ${player}`),
      rows: [
        { label: 'Winner', cells: PLAYERS },
        ...['Black', 'Red', 'Odd', 'Even'].map(label => ({ label, cells: cellsOf(label.toLowerCase()) })),
        ...SUIT_ROW.map(suit => ({ label: SUIT_NAMES[suit], cells: cellsOf(suit) })),
      ],
    },
  ],
  counted: [['playersWon', 0]],
  banner: { title: 'beating', details: [] },
  result(t) {
    const winners = PLAYERS.filter(player => beatsDealer(t, player));
    const hands = Object.fromEntries(PLAYERS.map(player => [player, t[player][0]!]));
    const isDealer = winners.length === 0;
    return {
      code: NO_WINNER,
      winners: isDealer ? ['dealer'] : winners,
      facts: [
        each('winners', isDealer ? [{ seat: 'dealer', name: 'Dealer' }] : winners.map(named)),
        ofHands('colours', hands, colourOf),
        ofHands('parities', hands, parityOf),
        ofHands('suits', hands, suitName),
      ],
    };
  },
  solve: seen =>
    new Map([
      ...PLAYERS.flatMap((player, nth) => [...bySeats(seen, [player, 'dealer'], [WINNERS[nth]!])]),
      ...FANCY.flatMap(({ player, markets }) => [
        ...bySeats(
          seen,
          [player],
          markets.flatMap(({ selections }) => selections),
        ),
      ]),
    ]),
  cases: () => DECK.map(dealer => PLAYERS.map((_, nth) => against(dealer, nth))),
});

/** A player with any other card than the dealer’s: one of those that win the same bets is enough. */
function against(dealer: Card, nth: number): Part {
  const { player, markets } = FANCY[nth]!;
  const others = DECK.filter(card => card !== dealer);
  const alike = Map.groupBy(others, card => `${suitOf(card)}${isOdd(card)}${strength(card) > strength(dealer)}`);
  return {
    selections: [player, ...idsIn(markets)],
    endings: [...alike.values()].map(([card]) => ({ [player]: [card!], dealer: [dealer] })),
  };
}

function about(player: Player): Market<T>[] {
  const about = { id: player, label: `Player ${player}`, card: (t: T) => t[player][0]! };
  const sid = sidsOf(player);
  const market = (id: string, selections: Market<T>['selections']): Market<T> => ({
    id: `${player}.${id}`,
    name: `Player ${player}`,
    limits: limits(100, 25_000),
    ends: ONE,
    selections,
  });
  return [
    market('colour', redBlack(about, { black: [sid + 2, fixed(1.97)], red: [sid + 3, fixed(1.97)] }).toReversed()),
    market('parity', oddEven(about, { odd: [sid + 4, fixed(1.83)], even: [sid + 5, fixed(2.12)] })),
    market(
      'suit',
      suits(about, fixed(3.83), nth => sid + 6 + nth, SUIT_ROW),
    ),
  ];
}

/** The numbers of a player's rows start after this. */
function sidsOf(player: Player): number {
  return 10 * PLAYERS.indexOf(player);
}

function cellsOf(name: string): string[] {
  return PLAYERS.map(player => `${player}.${name}`);
}

function beatsDealer(t: T, player: Player): boolean {
  return strength(t[player][0]!) > strength(t.dealer[0]!);
}
