import { decimal, type Odds, toOne } from '@maidan/core/odds';
import { type Card, SUITS, suitOf } from './kit/cards.ts';
import { type Chance, payChance } from './kit/chance.ts';
import { defineGame, type Outcome, type Table } from './kit/game.ts';
import { beforeDealing } from './kit/solve/beforeDealing.ts';
import { choose } from './kit/solve/choose.ts';
import { TWENTY_TWENTY, twentyTwentyChances } from './kit/families/twentyTwenty.ts';
import { limits, pays, paytable } from './kit/words.ts';

type T = Table<'A' | 'B', Card>;

const COLOR_PLUS = { '4 of one suit': toOne(5), '5 of one suit': toOne(25), '6 of one suit': toOne(200) };
const PRIZES: Readonly<Record<number, Odds>> = {
  4: COLOR_PLUS['4 of one suit'],
  5: COLOR_PLUS['5 of one suit'],
  6: COLOR_PLUS['6 of one suit'],
};

export default defineGame({
  ...TWENTY_TWENTY,
  code: 'teen20',
  name: '20-20 Teenpatti',
  rules: [...TWENTY_TWENTY.rules, 'Color Plus: four or more of all six cards are of one suit.'],
  markets: [
    ...TWENTY_TWENTY.markets,
    {
      id: 'color-plus',
      name: 'Color Plus',
      limits: limits(100, 25_000),
      selections: [{ id: 'color-plus', sid: 13, label: 'Color Plus', price: paytable(COLOR_PLUS), outcome: colorPlus }],
    },
  ],
  layout: [...TWENTY_TWENTY.layout, { kind: 'cells', market: 'color-plus', perRow: 1 }],
  solve: beforeDealing(() => new Map([...twentyTwentyChances(), ['color-plus', colorPlusChance()]])),
});

function colorPlus(t: T): Outcome {
  const six = [...t.A, ...t.B];
  return pays(PRIZES[Math.max(...SUITS.map(suit => six.filter(card => suitOf(card) === suit).length))]);
}

/** Only one suit can have four or more of six cards, so the chances of the four suits add up. */
function colorPlusChance(): Chance {
  const ofOneSuit = (n: number) => (4 * choose(13, n) * choose(39, 6 - n)) / choose(52, 6);
  const prizes = Object.entries(PRIZES).map(([n, prize]) => ({ p: ofOneSuit(Number(n)), prize: decimal(prize) }));
  return payChance({
    hit: prizes.reduce((sum, { p }) => sum + p, 0),
    pays: prizes.reduce((sum, { p, prize }) => sum + p * prize, 0),
  });
}
