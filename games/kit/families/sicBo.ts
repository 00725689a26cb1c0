import { toOne } from '@maidan/core/odds';
import { defineGame, type Game, type Market, type Selection, type Table } from '../game.ts';
import { dice } from '../shoe.ts';
import { bets, deal, fixed, limits, ONE_OR_NONE, pays, paytable, won } from '../words.ts';
import { each, type Fact, fact } from '../fact.ts';
import { untold } from '../outcome.ts';

type T = Table<'dice', number>;

const FACES = [1, 2, 3, 4, 5, 6] as const;
const SINGLE = { 'one die': toOne(1), 'two dice': toOne(2), 'three dice': toOne(3) };
const PER_SINGLE = [undefined, SINGLE['one die'], SINGLE['two dice'], SINGLE['three dice']];

/** What each total pays to one. */
const TOTALS = [
  [4, 50],
  [5, 20],
  [6, 15],
  [7, 12],
  [8, 8],
  [9, 6],
  [10, 6],
  [11, 6],
  [12, 6],
  [13, 8],
  [14, 12],
  [15, 15],
  [16, 20],
  [17, 50],
] as const;

const PAIRS = FACES.flatMap(a => FACES.filter(b => b > a).map(b => [a, b] as const));

const MARKETS: readonly Market<T>[] = [
  group('size', 'Small Big', 200_000, [
    on('small', 1, 'Small', 1, t => sum(t) <= 10 && !isTriple(t)),
    on('big', 2, 'Big', 1, t => sum(t) >= 11 && !isTriple(t)),
  ]),
  group('parity', 'Odd Even', 200_000, [
    on('odd', 4, 'Odd', 1, t => sum(t) % 2 === 1 && !isTriple(t)),
    on('even', 5, 'Even', 1, t => sum(t) % 2 === 0 && !isTriple(t)),
  ]),
  group('any-triple', 'Any Triple', 25_000, [on('any-triple', 3, 'Any Triple', 30, isTriple)]),
  group(
    'triples',
    'Each Triple',
    10_000,
    FACES.map(face => on(`triple${face}`, 11 + face, `Triple ${face}`, 150, t => count(t, face) === 3)),
  ),
  group(
    'doubles',
    'Double',
    25_000,
    FACES.map(face => on(`double${face}`, 5 + face, `Double ${face}`, 8, t => count(t, face) >= 2)),
  ),
  group(
    'totals',
    'Total',
    25_000,
    TOTALS.map(([n, paid]) => on(`total${n}`, 14 + n, `Total ${n}`, paid, t => sum(t) === n)),
  ),
  {
    id: 'pairs',
    name: 'Two Dice',
    limits: limits(100, 25_000),
    selections: PAIRS.map(([a, b], nth) =>
      on(`pair${a}${b}`, 32 + nth, `Two Dice ${a}-${b}`, 5, t => count(t, a) > 0 && count(t, b) > 0),
    ),
  },
  {
    id: 'singles',
    name: 'Single',
    limits: limits(100, 25_000),
    selections: FACES.map(face => ({
      id: `single${face}`,
      sid: 46 + face,
      label: `Single ${face}`,
      price: paytable(SINGLE),
      outcome: t => pays(PER_SINGLE[count(t, face)]),
    })),
  },
];

/** Both tables play by these rules. */
export const RULES = [
  'Three dice are shaken after betting closes.',
  'Small is a total of 4 to 10, Big 11 to 17; Odd and Even are about the total. All four lose when the dice show a triple.',
  'Single pays by how many dice show the number. Double needs two of them or more, Triple all three.',
  'Total is the exact sum, and a triple counts: three 2s are Total 6. Two Dice needs both numbers to show.',
];

export const sicBoGame = (names: Pick<Game, 'code' | 'name' | 'rules'>): Game =>
  defineGame({
    ...names,
    category: 'All Casino',
    shoe: dice,
    seats: { dice: 'Dice' },
    script: () => [bets(20), deal('dice'), deal('dice'), deal('dice')],
    markets: MARKETS,
    layout: [{ kind: 'board', board: 'sicbo', markets: MARKETS.map(({ id }) => id) }],
    counted: [['smallOrBig', 1]],
    drawn: [
      { title: 'dice', of: 'dice', expected: new Map(FACES.map(face => [face, 3 / 6])) },
      { title: 'totals', of: 'nth', expected: totalsExpected() },
    ],
    banner: { title: 'total', details: ['size', 'parity'] },
    toOne: true,
    result: t => untold(`${sum(t)}`, fact('nth', sum(t)), ...kindOf(t), each('dice', t.dice)),
  });

/** Selections of which at most one can win. */
function group(id: string, name: string, max: number, selections: readonly Selection<T>[]): Market<T> {
  return { id, name, limits: limits(100, max), ends: ONE_OR_NONE, selections };
}

function on(id: string, sid: number, label: string, paysToOne: number, wins: (t: T) => boolean): Selection<T> {
  return { id, sid, label, price: fixed(paysToOne + 1), outcome: t => won(wins(t)) };
}

/** Each of the 216 ways three dice can fall, by its total. */
function totalsExpected(): ReadonlyMap<number, number> {
  const totals = FACES.flatMap(a => FACES.flatMap(b => FACES.map(c => a + b + c)));
  return new Map([...Map.groupBy(totals, total => total)].map(([total, ways]) => [total, ways.length / totals.length]));
}

/** A triple is neither small nor big, neither odd nor even. */
function kindOf(t: T): Fact[] {
  if (isTriple(t)) return [fact('size', 'Triple')];
  return [fact('size', sum(t) <= 10 ? 'Small' : 'Big'), fact('parity', sum(t) % 2 === 1 ? 'Odd' : 'Even')];
}

function sum(t: T): number {
  return t.dice.reduce((a, b) => a + b, 0);
}

function count(t: T, face: number): number {
  return t.dice.filter(die => die === face).length;
}

function isTriple(t: T): boolean {
  return t.dice.every(die => die === t.dice[0]);
}
