import { rupees } from '@maidan/core/money';
import { type Card, SUIT_NAMES, SUIT_SIGNS, type Suit, SUITS, suitOf, total } from './kit/cards.ts';
import { times, together } from './kit/cases.ts';
import { type Chance, chanceOf, lineChance } from './kit/chance.ts';
import { defineGame, type Seen, type Step, type Table } from './kit/game.ts';
import { session, spread } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { raceTotals, type Shown, suitChances } from './kit/solve/suitRace.ts';
import { bets, deal, fixed, limits, line, live, ONE, ONE_OR_NONE, won } from './kit/words.ts';
import { fact, named } from './kit/fact.ts';
import { untold } from './kit/outcome.ts';

type Seat = 'kings' | 'cards';
type T = Table<Seat, Card>;

/** Exactly so many cards: the prices of most sheets return as little as 19 %, these 92 to 93 %. */
const WIN_WITH = [
  { count: 5, odds: 500 },
  { count: 6, odds: 120 },
  { count: 7, odds: 48 },
  { count: 15, odds: 8 },
  { count: 16, odds: 13 },
  { count: 17, odds: 35 },
] as const;

export default defineGame<Seat, Card>({
  code: 'race20',
  name: 'Race 20-20',
  category: 'All Casino',
  rules: [
    'The four kings are the runners. Cards from the other 48 are opened one at a time, with betting before every card.',
    'The king whose suit is the first to show five cards wins.',
    'Total Points is the sum of all opened cards, with the ace as 1, the jack as 11 and the queen as 12. ' +
      'Total Cards is how many were opened: 5 to 17.',
    'Win with: exactly so many cards are opened. The totals and these bets are taken before the first card only.',
  ],
  shoe: cards({ without: ['KS', 'KH', 'KC', 'KD'] }),
  seats: { kings: 'Runners', cards: 'Cards' },
  laid: { kings: ['KS', 'KH', 'KC', 'KD'] },
  script,
  markets: [
    {
      id: 'main',
      name: 'Winner',
      limits: limits(100, 200_000),
      size: rupees(10_000),
      ends: ONE,
      selections: SUITS.map((suit, i) => ({
        id: suit,
        sid: i + 1,
        label: `K${SUIT_SIGNS[suit]}`,
        price: live(spread),
        outcome: t => won(first(t) === suit),
      })),
    },
    {
      id: 'totals',
      name: 'Total',
      limits: limits(100, 100_000),
      selections: [
        {
          id: 'points',
          sid: 5,
          label: 'Total Points',
          price: line(t => total(t.cards), session({ no: [80, 100], yes: [83, 100] })),
          outcome: (t, at) => won(total(t.cards) >= at),
        },
        {
          id: 'count',
          sid: 6,
          label: 'Total Cards',
          price: line(t => t.cards.length, session({ no: [13, 105], yes: [13, 90] })),
          outcome: (t, at) => won(t.cards.length >= at),
        },
      ],
    },
    {
      id: 'with',
      name: 'Win with',
      limits: limits(100, 25_000),
      ends: ONE_OR_NONE,
      selections: WIN_WITH.map(({ count, odds }, i) => ({
        id: `with${count}`,
        sid: 7 + i,
        label: `Win with ${count}`,
        price: fixed(odds),
        outcome: t => won(t.cards.length === count),
      })),
    },
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'totals', sides: ['lay', 'back'] },
    { kind: 'cells', market: 'with', perRow: 3 },
  ],
  banner: { title: 'wins', details: ['points', 'cards'] },
  scene: 'race',
  feed: { most: 0 },
  result(t) {
    const suit = first(t)!;
    return untold(
      SUIT_SIGNS[suit],
      fact('winner', named(`K${SUIT_SIGNS[suit]}`)),
      fact('suit', SUIT_NAMES[suit]),
      fact('points', total(t.cards)),
      fact('cards', t.cards.length),
    );
  },
  solve: chances,
  // Win with and Total Cards are about the same number.
  cases: () =>
    together(
      ['count', ...WIN_WITH.map(({ count }) => `with${count}`)],
      Array.from({ length: 13 }, (_, i) => ({ cards: times(5 + i, 'AS') })),
    ),
});

function* script(t: T): Generator<Step<Seat>> {
  while (first(t) === undefined) {
    yield bets(12);
    yield deal('cards');
  }
}

/** The suit that shows five cards, once there is one: only that of the last card can have come so far. */
function first({ cards: opened }: T): Suit | undefined {
  const last = opened.at(-1);
  const suit = last && suitOf(last);
  return opened.filter(card => suitOf(card) === suit).length === 5 ? suit : undefined;
}

function shown({ cards: opened }: T): Shown {
  const count = (suit: Suit) => opened.filter(card => suitOf(card) === suit).length;
  return [count('S'), count('H'), count('C'), count('D')];
}

function chances({ table }: Seen<Seat, Card>): ReadonlyMap<string, Chance> {
  const winners = suitChances(shown(table));
  const found = new Map<string, Chance>(SUITS.map((suit, i) => [suit, chanceOf(winners[i]!)]));
  if (table.cards.length > 0) return found; // nothing else is open
  const totals = raceTotals();
  for (const { count } of WIN_WITH) found.set(`with${count}`, chanceOf(totals.cards.get(count)!));
  return found.set('count', lineChance(totals.cards)).set('points', lineChance(totals.points));
}
