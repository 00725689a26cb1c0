import { type Card, type Suit, SUITS } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { type DragonTigerTable, everyTwo, isPair, lead, resultOf } from './kit/families/dragonTiger.ts';
import { type Block, defineGame, type Market } from './kit/game.ts';
import { COLOUR, EVEN, ODD, oddEven, redBlack, suits } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, duel, fixed, limits, ONE, ONE_OR_VOID, won } from './kit/words.ts';
import { suitName } from './kit/outcome.ts';

type Seat = 'dragon' | 'tiger';
type T = DragonTigerTable;

const SUIT_ROW: readonly Suit[] = ['S', 'H', 'D', 'C'];

export default defineGame<Seat, Card>({
  code: 'dt6',
  name: '1 Day Dragon Tiger',
  category: 'Dragon Tiger',
  rules: [
    'Dragon and Tiger get one card each from eight decks. The higher card wins; the ace is low, the king high.',
    'Among equal ranks the suit decides: spades beat hearts, hearts beat clubs, clubs beat diamonds.',
    'When both get the very same card, Dragon and Tiger stakes are returned.',
    'Pair is the same rank in any suits, the very same card included.',
    'Even is 2, 4, 6, 8, 10 and queen; odd is ace, 3, 5, 7, 9, jack and king.',
  ],
  shoe: cards({ decks: 8 }),
  seats: { dragon: 'Dragon', tiger: 'Tiger' },
  script: () => [bets(20), deal('dragon'), deal('tiger')],
  markets: [
    {
      id: 'main',
      name: 'Main',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: [
        { id: 'dragon', sid: 1, label: 'Dragon', price: fixed(1.98), outcome: t => duel(lead(t)) },
        { id: 'tiger', sid: 2, label: 'Tiger', price: fixed(1.98), outcome: t => duel(-lead(t)) },
      ],
    },
    {
      id: 'pair',
      name: 'Pair',
      limits: limits(100, 10_000),
      selections: [{ id: 'pair', sid: 3, label: 'Pair', price: fixed(12), outcome: t => won(isPair(t)) }],
    },
    ...about('dragon', 'Dragon', 4),
    ...about('tiger', 'Tiger', 12),
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'pair', perRow: 1 },
    ...blocks('dragon', 'Dragon'),
    ...blocks('tiger', 'Tiger'),
  ],
  banner: { details: ['pair'] },
  result: t => resultOf(t, suitName),
  // Of the ranks only the order counts, and odd or even.
  cases: () => together('all', everyTwo(['A', '2', '3', '4'], SUITS)),
});

function about(seat: Seat, name: string, sid: number): Market<T>[] {
  const about = { id: seat, label: name, card: (t: T) => t[seat][0]! };
  const market = (id: string, selections: Market<T>['selections']): Market<T> => ({
    id: `${seat}.${id}`,
    name,
    limits: limits(100, 25_000),
    ends: ONE,
    selections,
  });
  return [
    market('parity', oddEven(about, { even: [sid, EVEN], odd: [sid + 1, ODD] }).toReversed()),
    market('colour', redBlack(about, { red: [sid + 2, COLOUR], black: [sid + 3, COLOUR] })),
    market(
      'suit',
      suits(about, fixed(3.79), nth => sid + 4 + nth, SUIT_ROW),
    ),
  ];
}

function blocks(seat: Seat, title: string): Block[] {
  return [
    { kind: 'cells', title, market: `${seat}.parity`, perRow: 2 },
    { kind: 'cells', market: `${seat}.colour`, perRow: 2 },
    { kind: 'cells', market: `${seat}.suit`, perRow: 4, as: 'suits' },
  ];
}
