import { type Card, isOdd, isRed, low, total } from './kit/cards.ts';
import { defineGame, type Selection, type Table } from './kit/game.ts';
import { backOnly, margin } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, limits, live, ONE, won } from './kit/words.ts';
import { fact, type Hand, yesNo } from './kit/fact.ts';
import { colourOf, parityOf, untold } from './kit/outcome.ts';

type T = Table<'gone' | 'card', Card>;

const SHOE = cards();

export default defineGame({
  code: 'dum10',
  name: 'Dus ka Dum',
  category: 'All Casino',
  rules: [
    'Each round draws one card from a shoe of one deck and adds it to the running total: A is 1, J 11, Q 12 and K 13.',
    'The target is the next multiple of ten that is at least two away: 31 goes for 40, 79 and 80 for 90.',
    'Next Total wins when the new total reaches the target. Even, Odd, Red and Black are about the card drawn.',
    'The card is then set aside and shown. Odds follow the cards that are left in the shoe.',
    'A new shoe, with a total of nothing, starts after 35 cards, or when the next card cannot miss or cannot reach the target.',
  ],
  shoe: SHOE,
  seats: { card: 'Card', gone: 'Drawn' },
  carry: { to: 'gone', until: gone => gone.length >= 35 || isCertain(gone) },
  script: () => [bets(20), deal('card')],
  markets: [
    {
      id: 'main',
      name: 'Dus ka Dum',
      subtype: 'dum10',
      limits: limits(100, 200_000),
      selections: [
        {
          id: 'reach',
          sid: 1,
          label: t => `Next Total ${target(t.gone)} or More`,
          price: live(margin(0.98, 1.02)),
          outcome: t => won(isReached(t)),
        },
      ],
    },
    {
      id: 'parity',
      name: 'Even Odd',
      subtype: 'dum10fancy',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [onCard('Even', 2, 0.98, card => !isOdd(card)), onCard('Odd', 3, 0.98, isOdd)],
    },
    {
      id: 'colour',
      name: 'Red Black',
      subtype: 'dum10fancy',
      limits: limits(100, 200_000),
      ends: ONE,
      selections: [onCard('Red', 4, 0.985, isRed), onCard('Black', 5, 0.985, card => !isRed(card))],
    },
  ],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'cells', market: 'parity', perRow: 2 },
    { kind: 'cells', market: 'colour', perRow: 2 },
  ],
  score: (t, seat) => (seat === 'card' ? fact('runningTotal', total([...t.gone, ...t.card])) : undefined),
  banner: { title: 'fact', of: 'sum', details: ['nextTotal', 'parity', 'colour'] },
  result: t => {
    const [before, card] = [total(t.gone), t.card[0]!];
    const sum: readonly Hand[] = [
      ['gone', before],
      ['card', low(card)],
    ];
    return untold(
      isReached(t) ? 'Y' : 'N',
      // Which card of the shoe it was. The rules card prints a bare 7 here and does not say of what: this meaning is ours.
      fact('nth', t.gone.length + 1),
      fact('nextTotal', target(t.gone)),
      { key: 'sum', is: yesNo(isReached(t)), by: sum },
      fact('parity', parityOf(card)),
      fact('colour', colourOf(card)),
    );
  },
});

function onCard(label: string, sid: number, rtp: number, isLike: (card: Card) => boolean): Selection<T> {
  const price = live(backOnly(margin(rtp, 1)));
  return { id: label.toLowerCase(), sid, label, price, outcome: t => won(isLike(t.card[0]!)) };
}

function isReached(t: T): boolean {
  return total(t.gone) + total(t.card) >= target(t.gone);
}

function target(gone: readonly Card[]): number {
  return Math.ceil((total(gone) + 2) / 10) * 10;
}

/** Whether every card that is left reaches the target, or none. */
function isCertain(gone: readonly Card[]): boolean {
  const need = target(gone) - total(gone);
  const left = [...SHOE.faces.keys()].filter(card => !gone.includes(card));
  const reaching = left.filter(card => low(card) >= need).length;
  return reaching === 0 || reaching === left.length;
}
