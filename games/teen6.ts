import { type Card, total } from './kit/cards.ts';
import { chanceOf } from './kit/chance.ts';
import { aboutOne, times } from './kit/cases.ts';
import { type Block, defineGame, type Market } from './kit/game.ts';
import { ranks, suits } from './kit/families/markets.ts';
import { backOnly, margin } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import {
  MAIN,
  nextCardPrice,
  NTH,
  nthCard,
  onCard,
  parityOf,
  PLAYERS,
  ranksOf,
  resultOf,
} from './kit/families/sixOpen.ts';
import { script, type Seat, solveSix, type T } from './kit/families/sixOpen.ts';
import { lowOf, shareOf } from './kit/solve/pattiTable.ts';
import { limits, live, ONE_OR_NONE, won } from './kit/words.ts';
import { type Hand, hands } from './kit/fact.ts';
import { handOf } from './kit/score.ts';
import { teenpattiHand } from './kit/families/teenpatti.ts';

/** Neither side of this total wins when it comes up. */
const DRAWN_TOTAL = 21;

const TOTALS = PLAYERS.map(totalsOf);
const BY_CARD = NTH.map(n => [suitOf(n), parityOf(n, 12 + n), rankOf(n)]);
const CARD_MARKETS = BY_CARD.flat();
const SHOE = cards();

export default defineGame<Seat, Card>({
  code: 'teen6',
  name: 'Teenpatti - 2.0',
  category: 'Teenpatti',
  rules: [
    'Six cards from one deck are dealt face up, to Player A and Player B in turn, with betting before each of them.',
    'Odds follow the cards. A bet keeps the odds it was placed at.',
    'Main: the better teenpatti hand wins. A straight flush beats a trio, then come straight, flush, pair and high card.',
    'The best straight is A-K-Q, then A-2-3, then K-Q-J. Suits never break a tie: equal hands return all Main bets.',
    'Under 21 and Over 22 are about the total of that player’s three cards: A is 1, J 11, Q 12 and K 13.',
    'Under 21 wins with 20 or less, Over 22 with 22 or more. A total of exactly 21 is a draw and both lose.',
    'Suits, Odd and Even, and the cards A to K are about the next card, and are paid as soon as it is dealt.',
  ],
  shoe: SHOE,
  seats: { A: 'Player A', B: 'Player B' },
  script,
  markets: [MAIN, ...TOTALS, ...CARD_MARKETS],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['Under 21', 'Over 22'],
      rows: PLAYERS.map(seat => ({ label: `Player ${seat}`, cells: [`${seat}.under`, `${seat}.over`] })),
    },
    ...NTH.flatMap(nextCardBlocks),
  ],
  score: handOf(3, teenpattiHand),
  banner: { details: [] },
  result: t => resultOf(t, ranksOf(t), hands('totals', ...PLAYERS.map(seat => totalTold(seat, total(t[seat]))))),
  solve: seen =>
    solveSix(seen, CARD_MARKETS, (seat, known, left) => {
      const chance = (isLike: (sum: number) => boolean) =>
        chanceOf(shareOf(known, left, (a, b, c) => isLike(lowOf(a) + lowOf(b) + lowOf(c))));
      if (!seen.wanted.has(`${seat}.under`) && !seen.wanted.has(`${seat}.over`)) return [];
      return [
        [`${seat}.under`, chance(sum => sum < DRAWN_TOTAL)],
        [`${seat}.over`, chance(sum => sum > DRAWN_TOTAL)],
      ];
    }),
  cases: () => [
    BY_CARD.map(markets => aboutOne(markets, SHOE.faces.keys(), face => ({ A: times(3, face), B: times(3, face) }))),
  ],
});

/** Taken until that player’s third card. */
function totalsOf(seat: Seat, i: number): Market<T> {
  const price = live(backOnly(margin(0.97, 1)));
  return {
    id: `${seat}.total`,
    name: `Player ${seat} Under 21 Over 22`,
    subtype: 'uo',
    limits: limits(100, 200_000),
    ends: ONE_OR_NONE,
    open: t => t[seat].length < 3,
    selections: [
      {
        id: `${seat}.under`,
        sid: 3 + 2 * i,
        label: `Player ${seat} Under 21`,
        price,
        outcome: t => won(total(t[seat]) < DRAWN_TOTAL),
      },
      {
        id: `${seat}.over`,
        sid: 4 + 2 * i,
        label: `Player ${seat} Over 22`,
        price,
        outcome: t => won(total(t[seat]) > DRAWN_TOTAL),
      },
    ],
  };
}

function suitOf(n: number): Market<T> {
  return onCard(n, {
    id: `card${n}.suit`,
    name: `Card ${n} Suit`,
    subtype: 'suit',
    limits: limits(100, 25_000),
    selections: suits(about(n), nextCardPrice(n, 3.79, 0.9475), nth => `${6 + n}_${nth + 1}`),
  });
}

function rankOf(n: number): Market<T> {
  return onCard(n, {
    id: `card${n}.rank`,
    name: `Card ${n}`,
    subtype: 'cards',
    limits: limits(100, 25_000),
    selections: ranks(about(n), nextCardPrice(n, 12, 0.923), nth => `${18 + n}_${nth + 1}`),
  });
}

function about(n: number) {
  return { id: `card${n}`, label: `Card ${n}`, card: nthCard(n) };
}

/** Three cells under Player A, three under Player B, then the thirteen cards: all of them about the next card. */
function nextCardBlocks(n: number): Block[] {
  const cells = (...names: readonly string[]) => names.map(name => `card${n}.${name}`);
  return [
    {
      kind: 'grid',
      title: `Card ${n}`,
      as: 'suits',
      onlyWhenOpen: true,
      columns: ['Spade', 'Heart', 'Club'],
      rows: [{ label: 'Player A', cells: cells('S', 'H', 'C') }],
    },
    {
      kind: 'grid',
      as: 'suits',
      onlyWhenOpen: true,
      columns: ['Diamond', 'Odd', 'Even'],
      rows: [{ label: 'Player B', cells: cells('D', 'odd', 'even') }],
    },
    { kind: 'cells', market: `card${n}.rank`, perRow: 13, as: 'cards', onlyWhenOpen: true },
  ];
}

function totalTold(seat: string, sum: number): Hand {
  return [seat, sum === DRAWN_TOTAL ? 'Draw' : sum < DRAWN_TOTAL ? 'Under 21' : 'Over 22', sum];
}
