import {
  aboutEnding,
  baccaratCases,
  type BaccaratTable,
  type Ending,
  endingOf,
  isPair,
  MAIN,
  MAIN_ROW,
  PAIRS,
  ofBoth,
  result,
  RULES,
  script,
  type Seat,
} from './kit/families/baccarat.ts';
import type { Card } from './kit/cards.ts';
import { defineGame } from './kit/game.ts';
import { pointsOf } from './kit/score.ts';
import { cards } from './kit/shoe.ts';
import { baccaratChances } from './kit/solve/baccarat.ts';
import { fixed, RANGE, won } from './kit/words.ts';
import { fact, yesNo } from './kit/fact.ts';

const isBig = (ending: Ending): boolean => ending.cards > 4;
const isSmall = (ending: Ending): boolean => ending.cards === 4;

export default defineGame<Seat, Card>({
  code: 'baccarat',
  name: 'Baccarat',
  category: 'Baccarat',
  rules: [
    ...RULES,
    'Small is four cards in all, Big is five or six.',
    'A pair is two first cards of one rank. A Perfect Pair is the very same card twice; it pays once, on either side or on both.',
  ],
  shoe: cards({ decks: 8 }),
  seats: { player: 'Player', banker: 'Banker' },
  script,
  markets: [
    {
      id: 'side',
      name: 'Side Bets',
      limits: RANGE,
      selections: [
        { id: 'perfect-pair', sid: 6, label: 'Perfect Pair', price: fixed(26), outcome: t => won(isAnyPerfect(t)) },
        aboutEnding(['big', 7, 'Big'], 1.54, isBig),
        aboutEnding(['small', 8, 'Small'], 2.5, isSmall),
        { id: 'either-pair', sid: 9, label: 'Either Pair', price: fixed(6), outcome: t => won(isAnyPair(t)) },
      ],
    },
    MAIN,
    PAIRS,
  ],
  layout: [{ kind: 'cells', market: 'side', perRow: 4 }, MAIN_ROW],
  counted: ['winner', ['smallOrBig', 4]],
  score: pointsOf,
  banner: { details: ['scores'] },
  toOne: true,
  feed: { most: 6 },
  result: t =>
    result(
      t,
      ofBoth('perfectPairs', t, hand => yesNo(isPerfect(hand))),
      fact('size', isBig(endingOf(t)) ? 'Big' : 'Small'),
    ),
  solve: seen => baccaratChances(seen, { big: isBig, small: isSmall }),
  cases: () => baccaratCases(['big', 'small'], ['perfect-pair', 'either-pair']),
});

function isAnyPair(t: BaccaratTable): boolean {
  return isPair(t.player) || isPair(t.banker);
}

function isAnyPerfect(t: BaccaratTable): boolean {
  return isPerfect(t.player) || isPerfect(t.banker);
}

function isPerfect([first, second]: readonly Card[]): boolean {
  return first === second;
}
