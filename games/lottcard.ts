import { type Card, low } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Market, type Seen, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, fixed, limits, ONE, won } from './kit/words.ts';
import { fact, named } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';

type T = Table<'draw', Card>;

/** By the digit it counts as. */
const SPADES = ['TS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'] as const satisfies readonly Card[];
const TABS = [
  { id: 'single', name: 'Single', length: 1, rate: 9.5, max: 20_000 },
  { id: 'double', name: 'Double', length: 2, rate: 95, max: 5_000 },
  { id: 'triple', name: 'Triple', length: 3, rate: 925, max: 3_000 },
] as const;
type Tab = (typeof TABS)[number];

export default defineGame({
  code: 'lottcard',
  name: 'Lottery',
  category: 'All Casino',
  rules: [
    'Three cards are opened, each from its own freshly shuffled pack of ace to ten: ace counts 1, ten counts 0.',
    'Single is the digit of the first card, Double those of the first two in order, Triple all three in order.',
    'A digit may come again, so every number from 000 to 999 is equally likely.',
  ],
  shoe: cards({ ranks: ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T'], replace: true }),
  seats: { draw: 'Draw' },
  script: () => [bets(20), deal('draw'), deal('draw'), deal('draw')],
  markets: TABS.map(market),
  layout: [{ kind: 'board', board: 'lottery', markets: TABS.map(({ id }) => id) }],
  counted: [['single', 0]],
  banner: { title: 'fact', of: 'triple', details: ['single', 'double'] },
  scene: 'lottery',
  result: t =>
    untold(drawn(t).join(' '), ...TABS.map(({ id, length }) => fact(id, named(drawn(t).slice(0, length).join(''))))),
  solve,
  cases: () =>
    together(
      'all',
      numbersOf(3).map(digits => ({ draw: digits.map(digit => SPADES[digit]!) })),
    ),
});

function market({ id, name, length, rate, max }: Tab, nth: number): Market<T> {
  return {
    id,
    name,
    limits: limits(10, max),
    ends: ONE,
    selections: numbersOf(length).map(pick => ({
      id: `${id}.${pick.join('')}`,
      sid: nth + 1,
      label: `${name} ${pick.join('')}`,
      price: fixed(rate),
      outcome: (t: T) => won(pick.every((digit, i) => digitOf(t.draw[i]!) === digit)),
    })),
  };
}

/** Every digit still to come is one of ten. */
function solve({ table }: Seen<'draw', Card>): ReadonlyMap<string, Chance> {
  const known = drawn(table);
  const chance = (pick: readonly number[]): number =>
    pick.some((digit, i) => known[i] !== undefined && known[i] !== digit)
      ? 0
      : 0.1 ** Math.max(0, pick.length - known.length);
  return new Map(
    TABS.flatMap(({ id, length }) =>
      numbersOf(length).map((pick): [string, Chance] => [`${id}.${pick.join('')}`, chanceOf(chance(pick))]),
    ),
  );
}

/** 000 to 999 as digits, or as many of them as asked for. */
function numbersOf(length: number): number[][] {
  return Array.from({ length: 10 ** length }, (_, n) => Array.from(String(n).padStart(length, '0'), Number));
}

function drawn(t: T): number[] {
  return t.draw.map(digitOf);
}

function digitOf(card: Card): number {
  return low(card) % 10;
}
