import { type Card, isOdd, isRed, LOW_RANKS, low, points } from './kit/cards.ts';
import { aboutOne, times } from './kit/cases.ts';
import { type Chance, payChance } from './kit/chance.ts';
import { type Block, defineGame, type Market, type Seen, type Step, type Table } from './kit/game.ts';
import { ranks } from './kit/families/markets.ts';
import { backOnly, margin } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { anyCardChances } from './kit/solve/anyCard.ts';
import { baccaratDuel } from './kit/solve/baccaratDuel.ts';
import { bets, deal, duelOrHalf, fixed, limits, live, ONE, ONE_OR_HALF, won } from './kit/words.ts';
import { each, type FactKey, type Hand, type Fact } from './kit/fact.ts';
import type { Word } from './kit/factWords.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';

type T = Table<'cards', Card>;

const NTH = [1, 2, 3, 4, 5, 6] as const;
const RANKS = LOW_RANKS.slice(0, 10);

interface Half {
  /** Also what the feed calls its rows. */
  readonly id: string;
  readonly name: Word;
  /** The row of card 1 in the feed; those of the others follow. */
  readonly row: number;
  has(card: Card): boolean;
}

interface Pair {
  readonly id: string;
  readonly name: string;
  readonly told: FactKey;
  readonly halves: readonly [Half, Half];
}

/** The three ways a card can fall on one of two sides. */
const PAIRS: readonly Pair[] = [
  {
    id: 'parity',
    name: 'Odd Even',
    told: 'parities',
    halves: [
      { id: 'odd', name: 'Odd', row: 1, has: isOdd },
      { id: 'even', name: 'Even', row: 7, has: card => !isOdd(card) },
    ],
  },
  {
    id: 'colour',
    name: 'Red Black',
    told: 'colours',
    halves: [
      { id: 'red', name: 'Red', row: 19, has: isRed },
      { id: 'black', name: 'Black', row: 13, has: card => !isRed(card) },
    ],
  },
  {
    id: 'size',
    name: 'Low High',
    told: 'sizes',
    halves: [
      { id: 'low', name: 'Low', row: 25, has: card => low(card) <= 5 },
      { id: 'high', name: 'High', row: 31, has: card => low(card) > 5 },
    ],
  },
];

const BY_CARD = NTH.map(n => [...PAIRS.map(pair => pairMarket(n, pair)), pointMarket(n)]);
const CARD_MARKETS = BY_CARD.flat();
const SHOE = cards({ decks: 2, ranks: RANKS });

export default defineGame<'cards', Card>({
  code: 'notenum',
  name: 'Note Number',
  category: 'All Casino',
  rules: [
    'Six cards are dealt face up from two decks of aces to tens, shuffled each round, with betting before each of them.',
    'Odd and Even, Red and Black, Low and High, and the cards A to 10 are about the next card and paid when it is dealt.',
    'Low is A to 5, High is 6 to 10. Odds follow the cards that are left.',
    'Baccarat 1 is the last digit of the sum of cards 1 to 3, Baccarat 2 that of cards 4 to 6; the ten counts nothing.',
    'The higher baccarat value wins. Equal values return half of the stake. Bets are taken before the first card.',
  ],
  shoe: SHOE,
  seats: { cards: 'Cards' },
  script,
  markets: [...CARD_MARKETS, baccaratMarket()],
  layout: [...NTH.flatMap(nextCardBlocks), { kind: 'cells', market: 'baccarat', perRow: 2 }],
  counted: [
    ['oddOrEven', 0],
    ['redOrBlack', 1],
  ],
  score: ({ cards: dealt }) => twoHands(dealt),
  banner: { title: 'cards', of: 'values', details: ['baccarat'] },
  result: ({ cards: dealt }) => {
    const [one, two] = [points(dealt.slice(0, 3)), points(dealt.slice(3))];
    const scores: readonly Hand[] = [
      ['B1', one],
      ['B2', two],
    ];
    return untold(
      NO_WINNER,
      ...PAIRS.map(({ told, halves: [first, second] }) =>
        each(
          told,
          dealt.map(card => (first.has(card) ? first : second).name),
        ),
      ),
      each('values', dealt.map(low)),
      { key: 'baccarat', is: one === two ? 'Tie' : one > two ? 'Baccarat 1' : 'Baccarat 2', by: scores },
    );
  },
  solve,
  cases: () => [BY_CARD.map(markets => aboutOne(markets, SHOE.faces.keys(), face => ({ cards: times(6, face) })))],
});

/** The first three cards are one hand, the last three the other. */
function twoHands(dealt: readonly Card[]): Fact | undefined {
  if (dealt.length < 3) return undefined;
  const all = [dealt.slice(0, 3), dealt.slice(3)].filter(hand => hand.length === 3);
  return { key: 'scores', some: all.map(points), none: null };
}

function* script(): Iterable<Step<'cards'>> {
  for (const _ of NTH) {
    yield bets(12);
    yield deal('cards');
  }
}

function pairMarket(n: number, { id, name, halves }: (typeof PAIRS)[number]): Market<T> {
  const price = live(margin(0.99, 1.01));
  return onCard(n, {
    id: `card${n}.${id}`,
    name: `Card ${n} ${name}`,
    limits: limits(100, 200_000),
    selections: halves.map(half => ({
      id: `card${n}.${half.id}`,
      sid: half.row + n - 1,
      subtype: half.id,
      label: `${half.name} Card ${n}`,
      price,
      outcome: t => won(half.has(t.cards[n - 1]!)),
    })),
  });
}

function pointMarket(n: number): Market<T> {
  return onCard(n, {
    id: `card${n}.point`,
    name: `Card ${n}`,
    subtype: 'card',
    limits: limits(100, 25_000),
    selections: ranks(
      { id: `card${n}`, label: `Card ${n}`, card: t => t.cards[n - 1]! },
      live(backOnly(margin(0.95, 1))),
      nth => `${38 + n}_${nth + 1}`,
      RANKS,
    ),
  });
}

/** Taken only while that card is the next one, and paid as soon as it lies there. */
function onCard(n: number, market: Market<T>): Market<T> {
  return { ...market, ends: ONE, open: t => t.cards.length === n - 1, decided: t => t.cards.length >= n };
}

function baccaratMarket(): Market<T> {
  const lead = (t: T) => points(t.cards.slice(0, 3)) - points(t.cards.slice(3));
  return {
    id: 'baccarat',
    name: 'Baccarat',
    subtype: 'bacc',
    limits: limits(100, 200_000),
    ends: ONE_OR_HALF,
    selections: [
      { id: 'baccarat1', sid: 37, label: 'Baccarat 1', price: fixed(2), outcome: t => duelOrHalf(lead(t)) },
      { id: 'baccarat2', sid: 38, label: 'Baccarat 2', price: fixed(2), outcome: t => duelOrHalf(-lead(t)) },
    ],
  };
}

function nextCardBlocks(n: number): Block[] {
  return [
    ...PAIRS.map(({ id }): Block => ({
      kind: 'rows',
      market: `card${n}.${id}`,
      sides: ['back', 'lay'],
      onlyWhenOpen: true,
    })),
    { kind: 'cells', market: `card${n}.point`, perRow: 10, as: 'cards', onlyWhenOpen: true },
  ];
}

function solve({ table, left: leftFor, wanted }: Seen<'cards', Card>): ReadonlyMap<string, Chance> {
  const left = leftFor('cards');
  const toCome = CARD_MARKETS.filter(({ decided }) => !decided?.(table)).flatMap(({ selections }) => selections);
  const found = anyCardChances(
    toCome.filter(({ id }) => wanted.has(id)),
    left,
    face => ({ cards: [...table.cards, ...Array.from({ length: 6 - table.cards.length }, () => face)] }),
  );
  if (wanted.has('baccarat1') || wanted.has('baccarat2')) {
    const hand = (from: number) => ({ cards: table.cards.slice(from, from + 3), size: 3 });
    const { first, second, tie } = baccaratDuel(hand(0), hand(3), left);
    found.push(['baccarat1', higherOrHalf(first, tie)], ['baccarat2', higherOrHalf(second, tie)]);
  }
  return new Map(found);
}

function higherOrHalf(win: number, tie: number): Chance {
  return payChance({ win, pays: tie / 2, hit: win });
}
