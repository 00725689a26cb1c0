import { type Card, isPicture, low, total } from './kit/cards.ts';
import { aboutOne, times } from './kit/cases.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import {
  defineGame,
  type Market,
  type Outcome,
  type Part,
  type Seen,
  type Sid,
  type Step,
  type Table,
} from './kit/game.ts';
import { inRow } from './kit/families/markets.ts';
import { backOnly, spread } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { drawerWins } from './kit/solve/trapDuel.ts';
import { bets, deal, limits, live, ONE, ONE_OR_NONE, won } from './kit/words.ts';
import { each, yesNo } from './kit/fact.ts';
import { ofTwo } from './kit/outcome.ts';
import { totalOf } from './kit/score.ts';

const PLAYERS = ['A', 'B'] as const;
type Player = (typeof PLAYERS)[number];
type T = Table<Player, Card>;

const SHOE = cards();
const NTH = Array.from({ length: 14 }, (_, i) => i + 1);

export default defineGame<Player, Card>({
  code: 'trap',
  name: 'The Trap',
  category: 'All Casino',
  rules: [
    'Player A and Player B draw open cards in turn from one deck, A first, with betting before every card.',
    'Each side adds up its own cards: A is 1, J 11, Q 12 and K 13.',
    'A side that comes to 13, 14 or 15 is trapped and loses; one that comes to 16 or more wins. Otherwise the other side draws.',
    'High: the next card is 8 to K. Low: it is A to 6. A 7 loses both. JQK: it is a J, Q or K.',
  ],
  shoe: SHOE,
  seats: { A: 'Player A', B: 'Player B' },
  script,
  markets: [
    {
      id: 'main',
      name: 'Main',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: PLAYERS.map((player, i) => ({
        id: player,
        sid: i + 1,
        label: `Player ${player}`,
        price: live(spread),
        outcome: t => won(winner(t) === player),
      })),
    },
    ...NTH.map(highLow),
    ...NTH.map(jqk),
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    ...NTH.map(n => ({ kind: 'cells', market: `highlow${n}`, perRow: 2, onlyWhenOpen: true }) as const),
    ...NTH.map(n => ({ kind: 'rows', market: `jqk${n}`, sides: ['back', 'lay'], onlyWhenOpen: true }) as const),
  ],
  score: totalOf,
  banner: { details: [] },
  feed: { most: 0 },
  result(t) {
    const dealt = Array.from({ length: count(t) }, (_, i) => nth(t, i + 1)!);
    const sizes = dealt.map(card => (isHigh(card) ? 'High' : isLow(card) ? 'Low' : null));
    const pictures = dealt.map(card => yesNo(isPicture(card)));
    return ofTwo(winner(t) === 'A' ? 1 : -1, each('sizes', sizes), each('pictures', pictures));
  },
  solve: chances,
  cases: () => [NTH.map(onNext)],
});

/** Whatever comes as the n-th card, or no card at all. */
function onNext(n: number): Part {
  const { selections, endings } = aboutOne([highLow(n), jqk(n)], SHOE.faces.keys(), card => ({
    A: times(7, card),
    B: times(7, card),
  }));
  return { selections, endings: [...endings, { A: [], B: [] }] };
}

function* script(t: T): Generator<Step<Player>> {
  while (winner(t) === undefined) {
    yield bets(12);
    yield deal(drawer(t));
  }
}

/** Once there is one. Only the side that drew last can have been trapped or have won. */
function winner(t: T): Player | undefined {
  if (total(t.A) >= 13) return total(t.A) >= 16 ? 'A' : 'B';
  if (total(t.B) >= 13) return total(t.B) >= 16 ? 'B' : 'A';
  return undefined;
}

function drawer(t: T): Player {
  return t.A.length === t.B.length ? 'A' : 'B';
}

function count(t: T): number {
  return t.A.length + t.B.length;
}

/** The n-th card of the round, if there was one. */
function nth(t: T, n: number): Card | undefined {
  return t[n % 2 === 1 ? 'A' : 'B'][Math.ceil(n / 2) - 1];
}

function highLow(n: number): Market<T> {
  const price = live(backOnly(spread));
  return {
    ...onCard(n, `highlow${n}`, `Card ${n}`),
    ends: n === 1 ? ONE_OR_NONE : [...ONE_OR_NONE, 'void'],
    selections: [
      {
        id: `card${n}.high`,
        sid: sid(n + 2, 1),
        ...inRow(`Card ${n}`, 'High'),
        price,
        outcome: t => drawn(t, n, isHigh),
      },
      { id: `card${n}.low`, sid: sid(n + 2, 2), ...inRow(`Card ${n}`, 'Low'), price, outcome: t => drawn(t, n, isLow) },
    ],
  };
}

function jqk(n: number): Market<T> {
  const named = inRow(`Card ${n}`, 'JQK');
  return {
    ...onCard(n, `jqk${n}`, named.label),
    selections: [
      { id: `card${n}.jqk`, sid: sid(n + 16, 3), ...named, price: live(spread), outcome: t => drawn(t, n, isPicture) },
    ],
  };
}

/** On offer only while that card is the next one. */
function onCard(n: number, id: string, name: string): Omit<Market<T>, 'selections'> {
  return {
    id,
    name,
    limits: limits(100, 25_000),
    open: t => count(t) === n - 1,
    decided: t => count(t) >= n,
  };
}

/** If the round is over before that card, there was nothing to bet on. */
function drawn(t: T, n: number, is: (card: Card) => boolean): Outcome {
  const card = nth(t, n);
  return card === undefined ? 'void' : won(is(card));
}

function sid(row: number, cell: number): Sid {
  return `${row}_${cell}`;
}

function isHigh(card: Card): boolean {
  return low(card) > 7;
}

function isLow(card: Card): boolean {
  return low(card) < 7;
}

function chances({ table, left }: Seen<Player, Card>): ReadonlyMap<string, Chance> {
  const unseen = [...left('A').keys()];
  const values = Array.from({ length: 14 }, (_, value) => unseen.filter(card => low(card) === value).length);
  const next = drawer(table);
  const other = next === 'A' ? 'B' : 'A';
  const wins = drawerWins(values, total(table[next]), total(table[other]));
  const share = (is: (card: Card) => boolean) => chanceOf(unseen.filter(is).length / unseen.length);
  return new Map([
    [next, chanceOf(wins)],
    [other, chanceOf(1 - wins)],
    // A later card is as likely any of those unseen as the next one is.
    ...NTH.slice(count(table)).flatMap(n => [
      [`card${n}.high`, share(isHigh)] as const,
      [`card${n}.low`, share(isLow)] as const,
      [`card${n}.jqk`, share(isPicture)] as const,
    ]),
  ]);
}
