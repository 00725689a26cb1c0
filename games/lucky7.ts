import { type Card, isOdd, isRed, low } from './kit/cards.ts';
import { defineGame, type Game, type Market, type Outcome, type Selection, type Table } from './kit/game.ts';
import { COLOUR, EVEN, ODD, RANK, ranks } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, fixed, HALF_BACK, ONE, ONE_OR_HALF, ONE_OR_NONE, RANGE, won } from './kit/words.ts';
import { fact } from './kit/fact.ts';
import { colourOf, parityOf, rankTold, tied, untold } from './kit/outcome.ts';

type T = Table<'card', Card>;

/** Each starts at this value and takes three; the 7 is in none. */
const GROUPS = [
  { name: 'A-2-3', from: 1 },
  { name: '4-5-6', from: 4 },
  { name: '8-9-10', from: 8 },
  { name: 'J-Q-K', from: 11 },
] as const;

export default luckySeven('lucky7', 'Lucky 7 - A');

/** The same table in several studios. */
export function luckySeven(code: string, name: string): Game {
  return defineGame<'card', Card>({
    code,
    name,
    category: 'Lucky 7',
    rules: [
      'One card comes from eight decks. Ace to 6 is low, 8 to king is high.',
      'On a 7, half of every Low Card and High Card stake is returned.',
      'Even is 2, 4, 6, 8, 10 and queen; odd is ace, 3, 5, 7, 9, jack and king.',
      'A group wins when the card is one of its three. The 7 is in no group.',
    ],
    shoe: cards({ decks: 8 }),
    seats: { card: 'Card' },
    script: () => [bets(20), deal('card')],
    markets: markets(),
    layout: [
      { kind: 'cells', title: '7', market: 'main', perRow: 2 },
      { kind: 'cells', market: 'parity', perRow: 2 },
      { kind: 'cells', market: 'colour', perRow: 2 },
      { kind: 'cells', market: 'groups', perRow: 4, as: 'cards' },
      { kind: 'cells', market: 'ranks', perRow: 13, as: 'cards' },
    ],
    counted: ['winner', ['oddOrEven', 1], ['redOrBlack', 2]],
    result(t) {
      const line = GROUPS.findIndex(({ from }) => isIn(from, t));
      const facts = [
        fact('parity', parityOf(card(t))),
        fact('colour', colourOf(card(t))),
        fact('card', rankTold(card(t))),
        line < 0 ? fact('size', null) : fact('line', line + 1),
      ];
      if (value(t) === 7) return tied('T', ...facts);
      return value(t) < 7
        ? untold('L', fact('winner', 'Low Card'), ...facts)
        : untold('H', fact('winner', 'High Card'), ...facts);
    },
  });
}

function markets(): Market<T>[] {
  return [
    {
      id: 'main',
      name: 'Low or High',
      limits: RANGE,
      ends: ONE_OR_HALF,
      selections: [
        { id: 'low', sid: 1, label: 'Low Card', price: fixed(2), outcome: t => halfOnSeven(t, value(t) < 7) },
        { id: 'high', sid: 2, label: 'High Card', price: fixed(2), outcome: t => halfOnSeven(t, value(t) > 7) },
      ],
    },
    {
      id: 'parity',
      name: 'Even or Odd',
      limits: RANGE,
      ends: ONE,
      selections: [
        { id: 'even', sid: 3, label: 'Even', price: EVEN, outcome: t => won(!isOdd(card(t))) },
        { id: 'odd', sid: 4, label: 'Odd', price: ODD, outcome: t => won(isOdd(card(t))) },
      ],
    },
    {
      id: 'colour',
      name: 'Red or Black',
      limits: RANGE,
      ends: ONE,
      selections: [
        { id: 'red', sid: 5, label: 'Red', price: COLOUR, outcome: t => won(isRed(card(t))) },
        { id: 'black', sid: 6, label: 'Black', price: COLOUR, outcome: t => won(!isRed(card(t))) },
      ],
    },
    { id: 'groups', name: 'Group', limits: RANGE, ends: ONE_OR_NONE, selections: GROUPS.map(group) },
    {
      id: 'ranks',
      name: 'Card',
      limits: RANGE,
      ends: ONE,
      selections: ranks({ id: 'card', label: 'Bottom card', card }, RANK, nth => 7 + nth),
    },
  ];
}

function group({ name, from }: (typeof GROUPS)[number], nth: number): Selection<T> {
  return {
    id: `group${nth + 1}`,
    sid: 20 + nth,
    label: `Group ${nth + 1} card ${name}`,
    price: fixed(4),
    outcome: t => won(isIn(from, t)),
  };
}

function isIn(from: number, t: T): boolean {
  return value(t) >= from && value(t) < from + 3;
}

/** Returning the whole stake on a 7 would leave the house no edge at all. */
function halfOnSeven(t: T, wins: boolean): Outcome {
  return value(t) === 7 ? HALF_BACK : won(wins);
}

function value(t: T): number {
  return low(card(t));
}

function card(t: T): Card {
  return t.card[0]!;
}
