import { type Card, low, LOW_RANKS } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { defineGame, type Selection, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, fixed, limits, ONE, won } from './kit/words.ts';
import { each, fact } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';
import { pointsOf } from './kit/score.ts';

type T = Table<'cards', Card>;

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 0] as const;

export default defineGame({
  code: 'worli2',
  name: 'Instant Worli',
  category: 'Worli',
  rules: [
    'Three cards come from one deck of aces to tens: the ace counts 1, the ten 0.',
    'Single is the last digit of their sum. Each of the ten digits is equally likely.',
    'Line 1 is the digits 1 to 5, Line 2 the digits 6 to 9 and 0; Odd and Even are about the digit.',
  ],
  shoe: cards({ ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'] }),
  seats: { cards: 'Cards' },
  script: () => [bets(20), deal('cards'), deal('cards'), deal('cards')],
  markets: [
    {
      id: 'single',
      name: 'Single',
      limits: limits(100, 25_000),
      ends: ONE,
      selections: DIGITS.map(digit => ({
        id: `single.${digit}`,
        sid: digit === 0 ? 10 : digit,
        label: `Single ${digit}`,
        price: fixed(9.5),
        outcome: (t: T) => won(single(t) === digit),
      })),
    },
    {
      id: 'lines',
      name: 'Line',
      limits: limits(100, 25_000),
      ends: ONE,
      selections: [
        five('line1', 11, 'Line 1', digit => digit >= 1 && digit <= 5),
        five('line2', 12, 'Line 2', digit => digit === 0 || digit >= 6),
      ],
    },
    {
      id: 'parity',
      name: 'Odd Even',
      limits: limits(100, 25_000),
      ends: ONE,
      selections: [
        five('odd', 13, 'Odd', digit => digit % 2 === 1),
        five('even', 14, 'Even', digit => digit % 2 === 0),
      ],
    },
  ],
  layout: [
    { kind: 'cells', market: 'single', perRow: 5, as: 'numbers' },
    { kind: 'cells', market: 'lines', perRow: 2 },
    { kind: 'cells', market: 'parity', perRow: 2 },
  ],
  counted: [
    ['single', 0],
    ['oddOrEven', 2],
  ],
  score: pointsOf,
  banner: { title: 'single', details: ['values', 'parity'] },
  result: t =>
    untold(
      String(single(t)),
      fact('nth', single(t)),
      each('values', t.cards.map(value)),
      fact('parity', single(t) % 2 === 1 ? 'Odd' : 'Even'),
    ),
  cases: () => together('all', DIGITS.map(comingTo)),
});

/** Five singles in one bet. */
function five(id: string, sid: number, label: string, covers: (digit: number) => boolean): Selection<T> {
  return { id, sid, label, price: fixed(1.9), outcome: t => won(covers(single(t))) };
}

function single({ cards: dealt }: T): number {
  return dealt.reduce((sum, card) => sum + value(card), 0) % 10;
}

/** Three cards with this last digit of their sum. */
function comingTo(digit: number): T {
  return { cards: [`${LOW_RANKS[(digit + 9) % 10]!}S`, 'TH', 'TC'] };
}

function value(card: Card): number {
  return low(card) % 10;
}
