import { type Card, total } from './kit/cards.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Game, type Market, type RoundResult } from './kit/game.ts';
import { leadOf, leftOf, mainMarket, SEATS, type T, score } from './kit/families/laidHand.ts';
import { backOnly, margin } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { isOpen, showdown } from './kit/solve/pattiDuel.ts';
import { lowOf, numbersOf, shareOf } from './kit/solve/pattiTable.ts';
import { bets, deal, limits, live, ONE_OR_NONE, ONE_OR_VOID, won } from './kit/words.ts';
import { fact, hands } from './kit/fact.ts';
import { ofTwo } from './kit/outcome.ts';

interface Spec {
  readonly code: string;
  readonly name: string;
  /** What Player A holds, for the rules. */
  readonly holds: string;
  readonly A: readonly [Card, Card, Card];
}

export default topOpenTeenpatti({
  code: 'teen42',
  name: 'Jack Top Open Teenpatti',
  holds: 'Player A always holds J♣ 10♠ 8♠.',
  A: ['JC', 'TS', '8S'],
});

/** Three cards that never change, against three a round from what is left of the other 49. */
export function topOpenTeenpatti({ code, name, holds, A }: Spec): Game {
  const shoe = cards({ without: A });

  /** Whether one of the two cannot win with anything that is left. */
  const isOneSided = (gone: readonly Card[]): boolean => !isOpen(numbersOf(A), numbersOf(leftOf(shoe, gone)));

  return defineGame({
    code,
    name,
    category: 'Teenpatti',
    rules: [
      holds,
      'Each round three cards are dealt to Player B; the better teenpatti hand wins. Equal hands return all Main bets.',
      'Player B Under 21 and Over 21 are about the total of those three cards: A is 1, J 11, Q 12 and K 13.',
      'A total of exactly 21 loses on both. Under and Over stand when the hands are equal.',
      'The cards are then set aside and shown. Odds follow the cards that are left in the shoe.',
      'A new shoe starts after 36 cards, or as soon as one player cannot win any more.',
    ],
    shoe,
    seats: SEATS,
    laid: { A },
    carry: { to: 'gone', until: gone => gone.length >= 36 || isOneSided(gone) },
    script: () => [bets(20), deal('B'), deal('B'), deal('B')],
    markets: [mainMarket(ONE_OR_VOID), totalMarket()],
    layout: [
      { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
      {
        kind: 'grid',
        seat: 'B',
        columns: ['Under 21', 'Over 21'],
        rows: [{ label: 'Player B', cells: ['B.under', 'B.over'] }],
      },
    ],
    score,
    result,
    solve: ({ table, left }) => solve(table, left('B').keys()),
  });
}

/** Exactly 21 is a draw, which wins for nobody: with the stake back it would be a gift. */
function totalMarket(): Market<T> {
  const price = live(backOnly(margin(0.97, 1)));
  return {
    id: 'total',
    name: 'Player B Under 21 Over 21',
    subtype: 'uo',
    limits: limits(100, 200_000),
    ends: ONE_OR_NONE,
    selections: [
      { id: 'B.under', sid: 3, label: 'Player B Under 21', price, outcome: t => won(total(t.B) < 21) },
      { id: 'B.over', sid: 4, label: 'Player B Over 21', price, outcome: t => won(total(t.B) > 21) },
    ],
  };
}

function result(t: T): RoundResult {
  const sum = total(t.B);
  const side = sum === 21 ? 'Draw' : sum < 21 ? 'Under 21' : 'Over 21';
  const total21 = hands('totals', ['B', side, sum]);
  if (leadOf(t) !== 0) return ofTwo(leadOf(t), total21);
  return { code: 'T', winners: [], tie: true, facts: [fact('winner', 'No Result'), total21] };
}

function solve(t: T, cardsLeft: Iterable<Card>): ReadonlyMap<string, Chance> {
  const [known, left] = [numbersOf(t.B), numbersOf(cardsLeft)];
  const { first, second, tie } = showdown(numbersOf(t.A), known, left);
  const chance = (isLike: (sum: number) => boolean) =>
    chanceOf(shareOf(known, left, (a, b, c) => isLike(lowOf(a) + lowOf(b) + lowOf(c))));
  return new Map([
    ['A', chanceOf(first, tie)],
    ['B', chanceOf(second, tie)],
    ['B.under', chance(sum => sum < 21)],
    ['B.over', chance(sum => sum > 21)],
  ]);
}
