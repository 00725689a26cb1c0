import { type Card, isOdd, isRed, low } from './kit/cards.ts';
import { defineGame, type Selection, type Table } from './kit/game.ts';
import { RANK, ranks } from './kit/families/markets.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, duelOrHalf, fixed, limits, ONE, ONE_OR_HALF, won } from './kit/words.ts';
import { fact, type Value } from './kit/fact.ts';
import { colourOf, parityOf, rankTold, untold } from './kit/outcome.ts';

type T = Table<'card', Card>;

const FRIENDS = {
  Amar: { code: 'A', sid: 1, price: fixed(2.12, 2.22) },
  Akbar: { code: 'B', sid: 2, price: fixed(3.18, 3.33) },
  Anthony: { code: 'C', sid: 3, price: fixed(4.24, 4.45) },
} as const;
type Friend = keyof typeof FRIENDS;

export default defineGame({
  code: 'aaa2',
  name: 'Amar Akbar Anthony 2',
  category: 'All Casino',
  rules: [
    'One card is dealt from a full deck of 52.',
    'Amar wins with an ace to a six, Akbar with a seven to a ten, Anthony with a jack, queen or king.',
    'Even and Odd: the ace counts 1, the jack 11, the queen 12, the king 13.',
    'Under 7 wins with an ace to a six, Over 7 with an eight to a king. On a seven half the stake is returned.',
  ],
  shoe: cards(),
  seats: { card: 'Card' },
  script: () => [bets(20), deal('card')],
  markets: [
    {
      id: 'main',
      name: 'Main',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [friend('Amar'), friend('Akbar'), friend('Anthony')],
    },
    {
      id: 'parity',
      name: 'Even Odd',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [
        { id: 'even', sid: 4, label: 'Even', price: fixed(2.12), outcome: t => won(!isOdd(dealt(t))) },
        { id: 'odd', sid: 5, label: 'Odd', price: fixed(1.83), outcome: t => won(isOdd(dealt(t))) },
      ],
    },
    {
      id: 'colour',
      name: 'Red Black',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [
        { id: 'red', sid: 6, label: 'Red', price: fixed(1.97), outcome: t => won(isRed(dealt(t))) },
        { id: 'black', sid: 7, label: 'Black', price: fixed(1.97), outcome: t => won(!isRed(dealt(t))) },
      ],
    },
    {
      id: 'seven',
      name: 'Under Over',
      limits: limits(100, 200_000),
      ends: ONE_OR_HALF,
      selections: [
        { id: 'under', sid: 21, label: 'Under 7', price: fixed(2), outcome: t => duelOrHalf(7 - low(dealt(t))) },
        { id: 'over', sid: 22, label: 'Over 7', price: fixed(2), outcome: t => duelOrHalf(low(dealt(t)) - 7) },
      ],
    },
    {
      id: 'cards',
      name: 'Cards',
      limits: limits(100, 25_000),
      ends: ONE,
      selections: ranks({ id: 'card', label: 'Card', card: dealt }, RANK, nth => 8 + nth),
    },
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'parity', perRow: 2 },
    { kind: 'cells', market: 'colour', perRow: 2 },
    { kind: 'cells', market: 'seven', perRow: 2 },
    { kind: 'cells', market: 'cards', perRow: 13, as: 'cards' },
  ],
  counted: ['winner', ['oddOrEven', 1], ['redOrBlack', 2]],
  result(t) {
    const card = dealt(t);
    const winner = friendOf(card);
    return untold(
      FRIENDS[winner].code,
      fact('winner', { name: winner }),
      fact('parity', parityOf(card)),
      fact('colour', colourOf(card)),
      fact('sevens', aroundSeven(low(card))),
      fact('rank', rankTold(card)),
    );
  },
});

function friend(name: Friend): Selection<T> {
  const { sid, price } = FRIENDS[name];
  return { id: name.toLowerCase(), sid, label: name, price, outcome: t => won(friendOf(dealt(t)) === name) };
}

function friendOf(card: Card): Friend {
  if (low(card) <= 6) return 'Amar';
  return low(card) <= 10 ? 'Akbar' : 'Anthony';
}

function dealt({ card }: T): Card {
  return card[0]!;
}

function aroundSeven(value: number): Value {
  if (value === 7) return 7;
  return value < 7 ? 'Under 7' : 'Over 7';
}
