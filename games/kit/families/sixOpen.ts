import { odds } from '@maidan/core/odds';
import type { Card } from '../cards.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Market, Price, RoundResult, Seen, Step, Table } from '../game.ts';
import { oddEven } from './markets.ts';
import { backOnly, margin, offered } from '../quote.ts';
import { anyCardChances } from '../solve/anyCard.ts';
import { showdown } from '../solve/pattiDuel.ts';
import { numbersOf } from '../solve/pattiTable.ts';
import { teenpattiRank } from './teenpatti.ts';
import { bets, deal, duel, limits, liveFrom, ONE, ONE_OR_VOID } from '../words.ts';
import { each, type Fact } from '../fact.ts';
import { ofTwo, parityOf as parity, rankTold, suitName } from '../outcome.ts';

/* Teenpatti with six open cards, to A and B in turn, and betting before each of them: teen and teen6. */

export type Seat = 'A' | 'B';
export type T = Table<Seat, Card>;

export const PLAYERS = ['A', 'B'] as const satisfies readonly Seat[];
export const NTH = [1, 2, 3, 4, 5, 6] as const;

export function* script(): Iterable<Step<Seat>> {
  for (const n of NTH) {
    yield bets(12);
    yield deal(seatOf(n));
  }
}

export const MAIN: Market<T> = {
  id: 'main',
  name: 'Main',
  subtype: 'teen',
  limits: limits(100, 200_000),
  ends: ONE_OR_VOID,
  selections: PLAYERS.map((seat, i) => ({
    id: seat,
    sid: i + 1,
    label: `Player ${seat}`,
    price: liveFrom(offered(1.98, 2.02), margin(0.99, 1.01)),
    outcome: t => duel(seat === 'A' ? lead(t) : -lead(t)),
  })),
};

export const nthCard =
  (n: number) =>
  (t: T): Card =>
    t[seatOf(n)][Math.ceil(n / 2) - 1]!;

/** A market on one card: taken only while that card is the next one, and paid as soon as it lies there. */
export const onCard = (n: number, market: Omit<Market<T>, 'open' | 'decided' | 'ends'>): Market<T> => ({
  ...market,
  ends: ONE,
  open: t => inOrder(t).length === n - 1,
  decided: t => inOrder(t).length >= n,
});

/** Before the first card the price is the printed one; later it is what returns `rtp`. */
export const nextCardPrice = (n: number, opening: number, rtp: number): Price<T> => {
  const rule = backOnly(margin(rtp, 1));
  return n === 1 ? liveFrom({ back: { odds: odds(opening) } }, rule) : { kind: 'live', rule };
};

/** Its rows in the feed are `${row}_1` and `${row}_2`. */
export const parityOf = (n: number, row: number): Market<T> =>
  onCard(n, {
    id: `card${n}.parity`,
    name: `Card ${n} Odd Even`,
    subtype: 'oddeven',
    limits: limits(100, 200_000),
    selections: oddEven(
      { id: `card${n}`, label: `Card ${n}`, card: nthCard(n) },
      { odd: [`${row}_1`, nextCardPrice(n, 1.83, 0.985)], even: [`${row}_2`, nextCardPrice(n, 2.12, 0.978)] },
    ),
  });

export const resultOf = (t: T, ...more: readonly Fact[]): RoundResult =>
  ofTwo(lead(t), each('suits', inOrder(t).map(suitName)), each('parities', inOrder(t).map(parity)), ...more);

export const ranksOf = (t: T): Fact => each('ranks', inOrder(t).map(rankTold));

/** The chances of Main, of the cards to come, and of whatever `ofHand` says about a hand and what may complete it. */
export function solveSix(
  { table, left: leftFor, wanted }: Seen<Seat, Card>,
  cardMarkets: readonly Market<T>[],
  ofHand: (seat: Seat, known: readonly number[], left: readonly number[]) => readonly [string, Chance][],
): ReadonlyMap<string, Chance> {
  const left = leftFor('A');
  const numbers = numbersOf(left.keys());
  const known = { A: numbersOf(table.A), B: numbersOf(table.B) };
  const isWanted = ([id]: readonly [string, Chance]) => wanted.has(id);
  const toCome = cardMarkets.filter(({ decided }) => !decided?.(table)).flatMap(({ selections }) => selections);
  const found: [string, Chance][] = [
    ...anyCardChances(
      toCome.filter(({ id }) => wanted.has(id)),
      left,
      face => filledUp(table, face),
    ),
    ...PLAYERS.flatMap(seat => ofHand(seat, known[seat], numbers)).filter(isWanted),
  ];
  if (wanted.has('A') || wanted.has('B')) {
    const { first, second, tie } = showdown(known.A, known.B, numbers);
    found.push(['A', chanceOf(first, tie)], ['B', chanceOf(second, tie)]);
  }
  return new Map(found);
}

/** Each card still to come shows this face: only one of them is asked about at a time. */
function filledUp(t: T, face: Card): T {
  const fill = (hand: readonly Card[]) => [...hand, ...Array.from({ length: 3 - hand.length }, () => face)];
  return { A: fill(t.A), B: fill(t.B) };
}

function inOrder(t: T): Card[] {
  return NTH.slice(0, t.A.length + t.B.length).map(n => nthCard(n)(t));
}

function seatOf(n: number): Seat {
  return n % 2 === 1 ? 'A' : 'B';
}

function lead(t: T): number {
  return teenpattiRank(t.A) - teenpattiRank(t.B);
}
