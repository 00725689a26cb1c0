import { type Card, isOdd, isRed, LOW_RANKS, type Rank, rankOf, type Suit, total } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import type { Chances } from './kit/chance.ts';
import { defineGame, type Market, type Selection, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { chanceOfHand } from './kit/solve/threeCards.ts';
import { teenpattiHand, type TeenpattiHand } from './kit/families/teenpatti.ts';
import { bets, dealRound, fixed, limits, ONE_OR_NONE, won } from './kit/words.ts';
import { fact, named, yesNo } from './kit/fact.ts';
import type { Word } from './kit/factWords.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';
import { handOf } from './kit/score.ts';

type Three = readonly Card[];
type T = Table<'cards', Card>;

/** Rows of the table: what wins is said of the three cards. */
interface Row {
  readonly id: string;
  readonly sid: number;
  readonly label: string;
  readonly price: readonly [back: number, lay?: number];
  wins(three: Three): boolean;
}

const SESSION: readonly Row[] = [
  { id: 'session', sid: 1, label: 'Session (21)', price: [1.85, 1.93], wins: three => total(three) >= 21 },
];
const JUDGEMENT: readonly Row[] = [
  { id: '124', sid: 2, label: '3 Card Judgement (1 2 4)', price: [1.77, 1.85], wins: three => has(three, 'A24') },
  { id: 'jqk', sid: 3, label: '3 Card Judgement (J Q K)', price: [1.77, 1.85], wins: three => has(three, 'JQK') },
];
const COLOURS: readonly Row[] = [
  { id: 'two-red', sid: 4, label: 'Two Red Only', price: [2.56, 2.67], wins: three => reds(three) === 2 },
  { id: 'two-black', sid: 5, label: 'Two Black Only', price: [2.56, 2.67], wins: three => reds(three) === 1 },
];
const PARITY: readonly Row[] = [
  { id: 'two-odd', sid: 6, label: 'Two Odd Only', price: [2.38, 2.49], wins: three => odds(three) === 2 },
  { id: 'two-even', sid: 7, label: 'Two Even Only', price: [2.8, 2.92], wins: three => odds(three) === 1 },
];
/** A better hand counts as the lesser ones it contains. */
const HANDS: readonly Row[] = [
  { id: 'pair', sid: 8, label: 'Pair', price: [5.5], wins: three => is(three, 'Pair', 'Trio') },
  { id: 'flush', sid: 9, label: 'Flush', price: [17], wins: three => is(three, 'Flush', 'Straight Flush') },
  { id: 'straight', sid: 10, label: 'Straight', price: [24], wins: three => is(three, 'Straight', 'Straight Flush') },
  { id: 'trio', sid: 11, label: 'Trio', price: [201], wins: three => is(three, 'Trio') },
  { id: 'straight-flush', sid: 12, label: 'Straight Flush', price: [226], wins: three => is(three, 'Straight Flush') },
];

export default defineGame({
  code: 'trio',
  name: 'Trio',
  category: 'All Casino',
  rules: [
    'Three cards are dealt from one deck of 52, and all bets are about them.',
    'Session (21): the cards add up to 21 or more, ace 1 to king 13.',
    '3 Card Judgement: at least one of the cards is of one of the three ranks; 1 is the ace.',
    'Two Red Only, Two Black Only, Two Odd Only and Two Even Only: exactly two of the cards are, not three.',
    'Pair: two or three cards of one rank. Flush: one suit. Straight: a sequence, where A-2-3 and Q-K-A count, K-A-2 does not.',
    'A straight flush is a flush and a straight as well, and a trio is a pair.',
  ],
  shoe: cards(),
  seats: { cards: 'Cards' },
  script: () => [bets(20), ...dealRound(['cards'], 3)],
  markets: [
    market('session', 'Session', SESSION),
    market('judgement', '3 Card Judgement', JUDGEMENT),
    { ...market('colours', 'Red Black', COLOURS), ends: ONE_OR_NONE },
    { ...market('parity', 'Odd Even', PARITY), ends: ONE_OR_NONE },
    market('hands', 'Hands', HANDS),
  ],
  layout: [
    { kind: 'rows', market: 'session', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'judgement', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'colours', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'parity', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'hands', perRow: 5 },
  ],
  counted: [
    ['session', 0],
    ['redOrBlack', 2],
  ],
  score: handOf(3, teenpattiHand),
  banner: { title: 'over21', details: ['judged', 'colour', 'parity', 'hand'] },
  result({ cards: three }) {
    const hand = teenpattiHand(three);
    const judged = [...(has(three, 'A24') ? ['1 2 4'] : []), ...(has(three, 'JQK') ? ['J Q K'] : [])];
    return untold(
      NO_WINNER,
      { key: 'session', is: yesNo(total(three) >= 21), of: total(three) },
      { key: 'judged', some: judged.map(named), none: null },
      fact('colour', twoOnly(reds(three), 'Red', 'Black')),
      fact('parity', twoOnly(odds(three), 'Odd', 'Even')),
      fact('hand', hand === 'High Card' ? null : hand),
    );
  },
  solve: beforeDealing((): Chances => {
    const rows = [SESSION, JUDGEMENT, COLOURS, PARITY, HANDS].flat();
    return new Map(rows.map(({ id, wins }) => [id, chanceOfHand(three => won(wins(three)))]));
  }),
  cases: () => together('all', everyThree()),
});

/** Every three ranks in every number of red cards, of one suit and not. */
function everyThree(): T[] {
  return LOW_RANKS.flatMap((one, i) =>
    LOW_RANKS.slice(i).flatMap((two, j) =>
      LOW_RANKS.slice(i + j).flatMap(three =>
        suitsFor(one, two, three).map(suits => ({
          cards: [`${one}${suits[0]}`, `${two}${suits[1]}`, `${three}${suits[2]}`] as const,
        })),
      ),
    ),
  );
}

/** Cards of one rank are of different suits: the first two of a pair here, or the last two. */
function suitsFor(one: Rank, two: Rank, three: Rank): readonly (readonly [Suit, Suit, Suit])[] {
  const suits = (...texts: string[]) => texts.map(text => Array.from(text) as unknown as readonly [Suit, Suit, Suit]);
  if (one === three) return suits('SCH', 'SHD');
  if (one === two || two === three) return suits('SCS', 'SHS', 'HSH', 'HDH');
  return suits('SSC', 'SSH', 'HHS', 'HHD', 'SSS', 'HHH');
}

function market(id: string, name: string, rows: readonly Row[]): Market<T> {
  return { id, name, limits: limits(100, 200_000), selections: rows.map(selection) };
}

function selection({ id, sid, label, price, wins }: Row): Selection<T> {
  return { id, sid, label, price: fixed(...price), outcome: t => won(wins(t.cards)) };
}

function has(three: Three, ranks: string): boolean {
  return three.some(card => ranks.includes(rankOf(card)));
}

function is(three: Three, ...hands: readonly TeenpattiHand[]): boolean {
  return hands.includes(teenpattiHand(three));
}

function reds(three: Three): number {
  return three.filter(isRed).length;
}

function odds(three: Three): number {
  return three.filter(isOdd).length;
}

/** Three of a kind is neither. */
function twoOnly(count: number, two: Word, one: Word): Word | null {
  if (count === 2) return two;
  return count === 1 ? one : null;
}
