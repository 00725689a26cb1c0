import { INSIDE, type InsideKind } from './kit/families/rouletteInside.ts';
import { defineGame, type Market, type Selection, type Table } from './kit/game.ts';
import { wheel } from './kit/shoe.ts';
import { bets, deal, fixed, limits, NEVER_SOLD, ONE, ONE_OR_NONE, won } from './kit/words.ts';
import { type Fact, fact, named } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';

type T = Table<'number', number>;

const NUMBERS = Array.from({ length: 37 }, (_, n) => n);
/** Drawn like any other number, and outside bets win on them; only the number itself is not sold. */
const LOCKED_NUMBERS = [0, 2, 4, 6, 28];
const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

export default defineGame({
  code: 'ourroullete',
  name: 'Unique Roulette',
  category: 'Roulette',
  rules: [
    'A pack of cards numbered 0 to 36 is shuffled for every round, and one card is drawn after betting closes.',
    'Zero is neither odd nor even, neither red nor black, and in no dozen and no column: it loses every outside bet.',
    'The numbers 0, 2, 4, 6 and 28 can be drawn and count for outside bets, but are not sold by themselves.',
    'Split is on two numbers that touch, Street on three in a row, Corner on four, Line on two streets: one stake for all.',
    'Neighbours is on a number and the two on each side of it on a single-zero wheel.',
    'Voisins du zero, Tiers du cylindre and Orphelins are the three parts of that wheel.',
    'A bet on several numbers is closed if one of them is not sold by itself.',
  ],
  shoe: wheel(37),
  seats: { number: 'Number' },
  script: () => [bets(20), deal('number', 5)],
  markets: [
    {
      id: 'numbers',
      name: 'Straight',
      limits: limits(100, 25_000),
      ends: ONE,
      selections: NUMBERS.map(n => ({
        ...on(`n${n}`, n + 1, `Straight ${n}`, 35, drawn => drawn === n),
        ...(LOCKED_NUMBERS.includes(n) && { price: NEVER_SOLD }),
      })),
    },
    inside('splits', 'Split'),
    inside('streets', 'Street'),
    inside('corners', 'Corner'),
    inside('lines', 'Line'),
    inside('neighbours', 'Neighbours'),
    inside('calls', 'Call'),
    {
      id: 'dozens',
      name: 'Dozen',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [
        on('dozen1', 133, '1st12', 2, n => n >= 1 && n <= 12),
        on('dozen2', 134, '2nd12', 2, n => n >= 13 && n <= 24),
        on('dozen3', 135, '3rd12', 2, n => n >= 25),
      ],
    },
    {
      id: 'columns',
      name: 'Column',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [
        on('column1', 136, '2to1 Column 1', 2, n => n > 0 && n % 3 === 1),
        on('column2', 137, '2to1 Column 2', 2, n => n > 0 && n % 3 === 2),
        on('column3', 138, '2to1 Column 3', 2, n => n > 0 && n % 3 === 0),
      ],
    },
    {
      id: 'halves',
      name: 'Half',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [on('low', 139, '1-18', 1, n => n >= 1 && n <= 18), on('high', 140, '19-36', 1, n => n >= 19)],
    },
    {
      id: 'colours',
      name: 'Colour',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [
        on('red', 141, 'Red', 1, n => colourOf(n) === 'Red'),
        on('black', 142, 'Black', 1, n => colourOf(n) === 'Black'),
      ],
    },
    {
      id: 'parity',
      name: 'Odd Even',
      limits: limits(100, 200_000),
      ends: ONE_OR_NONE,
      selections: [on('odd', 143, 'Odd', 1, n => n % 2 === 1), on('even', 144, 'Even', 1, n => n > 0 && n % 2 === 0)],
    },
  ],
  layout: [
    {
      kind: 'board',
      board: 'roulette',
      markets: [
        ...['numbers', 'columns', 'dozens', 'halves', 'parity', 'colours'],
        ...['splits', 'streets', 'corners', 'lines', 'neighbours', 'calls'],
      ],
    },
  ],
  counted: [
    ['colour', 1],
    ['oddOrEven', 2],
    ['dozen', 4],
  ],
  drawn: [{ title: 'numbers', of: 'nth', expected: new Map(NUMBERS.map(n => [n, 1 / 37])) }],
  banner: { title: 'number', details: ['colour', 'parity', 'half', 'dozen', 'column'] },
  toOne: true,
  result: t => {
    const n = t.number[0]!;
    return untold(`${n}`, fact('nth', n), fact('colour', colourOf(n)), ...(n === 0 ? [] : outsideOf(n)));
  },
});

/** Several of them can win at once, so none covers another by its market alone. */
function inside(id: string, kind: InsideKind): Market<T> {
  return {
    id,
    name: kind,
    limits: limits(100, 25_000),
    selections: INSIDE.filter(bet => bet.kind === kind).map(({ id: bet, sid, label, numbers }) => ({
      ...on(bet, sid, label, 36 / numbers.length - 1, drawn => numbers.includes(drawn)),
      ...(numbers.some(n => LOCKED_NUMBERS.includes(n)) && { price: NEVER_SOLD }),
    })),
  };
}

function on(
  id: string,
  sid: number,
  label: string,
  paysToOne: number,
  covers: (drawn: number) => boolean,
): Selection<T> {
  return { id, sid, label, price: fixed(paysToOne + 1), outcome: t => won(covers(t.number[0]!)) };
}

function colourOf(n: number): 'Green' | 'Red' | 'Black' {
  if (n === 0) return 'Green';
  return RED.includes(n) ? 'Red' : 'Black';
}

function outsideOf(n: number): Fact[] {
  const dozen = ['1st12', '2nd12', '3rd12'][Math.ceil(n / 12) - 1]!;
  return [
    fact('parity', n % 2 === 1 ? 'Odd' : 'Even'),
    fact('half', named(n <= 18 ? '1-18' : '19-36')),
    fact('dozen', named(dozen)),
    fact('column', ((n - 1) % 3) + 1),
  ];
}
