import { type Card, high, low, suitStrength } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { defineGame, type Market, type Outcome, type Table, type RoundResult } from './kit/game.ts';
import { margin, offered } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, duel, fixed, HALF_BACK, limits, liveFrom, ONE_OR_HALF, ONE_OR_VOID, won } from './kit/words.ts';
import { type Value } from './kit/fact.ts';
import { ofHands, tied, wonBy } from './kit/outcome.ts';

type Seat = 'player' | 'dealer';
type T = Table<Seat, Card>;

const NAMES = { player: 'Player', dealer: 'Dealer' } as const satisfies Record<Seat, string>;

export default defineGame<Seat, Card>({
  code: 'teen1',
  name: '1 Card One-Day',
  title: '1 CARD ONE-DAY',
  category: 'Teenpatti',
  rules: [
    'One card to the Player and one to the Dealer from eight decks, shuffled each round, with betting before each card.',
    'The higher card wins, the ace highest. Equal ranks: spades beat hearts, hearts clubs, clubs diamonds.',
    'The same card twice is a tie: bets on Player and Dealer are returned.',
    '7 Down wins with A to 6, 7 Up with 8 to K. A 7 returns half of the stake. These bets stand on a tie.',
    '7 Up and 7 Down of the Player are taken before the first card, those of the Dealer before either card.',
  ],
  shoe: cards({ decks: 8 }),
  seats: NAMES,
  script: () => [bets(12), deal('player'), bets(12), deal('dealer')],
  markets: [
    {
      id: 'main',
      name: 'Main',
      limits: limits(100, 200_000),
      ends: ONE_OR_VOID,
      selections: [
        { id: 'player', sid: 1, label: 'Player', price: mainPrice(), outcome: t => duel(lead(t)) },
        { id: 'dealer', sid: 2, label: 'Dealer', price: mainPrice(), outcome: t => duel(-lead(t)) },
      ],
    },
    sevens('player', 3),
    sevens('dealer', 5),
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['7 Up', '7 Down'],
      rows: [
        { label: 'Player', cells: ['player.up', 'player.down'] },
        { label: 'Dealer', cells: ['dealer.up', 'dealer.down'] },
      ],
    },
  ],
  result: t => resultOf(t),
  cases: () => together('all', everyTwo()),
});

/** Two of the cards below and above the seven, the seven and the ace, which is below it and yet the highest. */
function everyTwo(): T[] {
  const deck = (['2', '3', '7', '8', '9', 'A'] as const).flatMap(rank => [`${rank}S`, `${rank}H`] as const);
  return deck.flatMap(player => deck.map(dealer => ({ player: [player], dealer: [dealer] })));
}

function mainPrice() {
  return liveFrom(offered(1.98, 2.02), margin(0.99, 1.01));
}

/** Taken at the same price in every window that comes before that card. */
function sevens(seat: Seat, sid: number): Market<T> {
  return {
    id: `${seat}.seven`,
    name: `7 Up 7 Down ${NAMES[seat]}`,
    limits: limits(100, 200_000),
    ends: ONE_OR_HALF,
    open: t => t[seat].length === 0,
    selections: [
      { id: `${seat}.up`, sid, label: `7 Up ${NAMES[seat]}`, price: fixed(2), outcome: t => beyond(low(t[seat][0]!)) },
      {
        id: `${seat}.down`,
        sid: sid + 1,
        label: `7 Down ${NAMES[seat]}`,
        price: fixed(2),
        outcome: t => beyond(14 - low(t[seat][0]!)),
      },
    ],
  };
}

/** Down is Up seen from the other end: the seven is in the middle of thirteen. */
function beyond(value: number): Outcome {
  return value === 7 ? HALF_BACK : won(value > 7);
}

function lead({ player, dealer }: T): number {
  return strength(player[0]!) - strength(dealer[0]!);
}

function strength(card: Card): number {
  return 4 * high(card) + suitStrength(card);
}

function resultOf(t: T): RoundResult {
  const sevens = ofHands('sevens', { P: t.player, D: t.dealer }, aroundSeven);
  if (lead(t) === 0) return tied('T', sevens);
  return lead(t) > 0 ? wonBy('P', 'player', 'Player', sevens) : wonBy('D', 'dealer', 'Dealer', sevens);
}

function aroundSeven([card]: readonly Card[]): Value {
  const value = low(card!);
  return value === 7 ? 7 : value > 7 ? 'Up' : 'Down';
}
