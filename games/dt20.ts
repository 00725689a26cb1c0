import { type Card, LOW_RANKS } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { type DragonTigerTable, everyTwo, isPair, lead, resultOf } from './kit/families/dragonTiger.ts';
import { type Block, defineGame, type Game, type Market } from './kit/game.ts';
import { COLOUR, EVEN, ODD, oddEven, RANK, ranks, redBlack } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, fixed, limits, ONE, won } from './kit/words.ts';
import { rankTold } from './kit/outcome.ts';

type Seat = 'dragon' | 'tiger';
type T = DragonTigerTable;

export default dragonTiger('dt20', '20-20 Dragon Tiger');

/** The same table in several studios. */
export function dragonTiger(code: string, name: string): Game {
  return defineGame<Seat, Card>({
    code,
    name,
    category: 'Dragon Tiger',
    rules: [
      'Dragon and Tiger get one card each from eight decks. The higher card wins; the ace is low, the king high.',
      'Among equal ranks the suit decides: spades beat hearts, hearts beat clubs, clubs beat diamonds.',
      'Tie is the very same card, rank and suit. Dragon and Tiger both lose then.',
      'Pair is the same rank in any suits, a tie included.',
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
        ends: ONE,
        selections: [
          { id: 'dragon', sid: 1, label: 'Dragon', price: fixed(2), outcome: t => won(lead(t) > 0) },
          { id: 'tie', sid: 3, label: 'Tie', price: fixed(50), outcome: t => won(lead(t) === 0) },
          { id: 'tiger', sid: 2, label: 'Tiger', price: fixed(2), outcome: t => won(lead(t) < 0) },
        ],
      },
      {
        id: 'pair',
        name: 'Pair',
        limits: limits(100, 30_000),
        selections: [{ id: 'pair', sid: 4, label: 'Pair', price: fixed(12), outcome: t => won(isPair(t)) }],
      },
      ...about('dragon', 'Dragon', 5),
      ...about('tiger', 'Tiger', 22),
    ],
    layout: [
      { kind: 'cells', market: 'main', perRow: 3 },
      { kind: 'cells', market: 'pair', perRow: 1 },
      ...blocks('dragon', 'Dragon'),
      ...blocks('tiger', 'Tiger'),
    ],
    banner: { details: ['pair'] },
    result: t => resultOf(t, rankTold),
    cases: () => together('all', everyTwo(LOW_RANKS, ['S', 'H'])),
  });
}

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
      'rank',
      ranks({ ...about, label: `${name} Card` }, RANK, nth => sid + 4 + nth),
    ),
  ];
}

function blocks(seat: Seat, title: string): Block[] {
  return [
    { kind: 'cells', title, market: `${seat}.parity`, perRow: 2 },
    { kind: 'cells', market: `${seat}.colour`, perRow: 2 },
    { kind: 'cells', market: `${seat}.rank`, perRow: 13, as: 'cards' },
  ];
}
