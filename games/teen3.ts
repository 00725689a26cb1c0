import type { Card } from './kit/cards.ts';
import { defineGame, type Game } from './kit/game.ts';
import { leadOf, leftOf, mainMarket, SEATS, score } from './kit/families/laidHand.ts';
import { cards } from './kit/shoe.ts';
import { bets, deal, ONE } from './kit/words.ts';
import { ofTwo } from './kit/outcome.ts';

interface Spec {
  readonly code: string;
  readonly name: string;
  /** What each player holds, for the rules. */
  readonly holds: string;
  readonly A: readonly [Card, Card, Card];
  readonly B: readonly [Card, Card];
}

export default instantTeenpatti({
  code: 'teen3',
  name: 'Instant Teenpatti',
  holds: 'Player A always holds K♠ Q♥ 10♦, and Player B 9♣ 8♠.',
  A: ['KS', 'QH', 'TD'],
  B: ['9C', '8S'],
});

/** Five cards that never change, and one card a round from what is left of the other 47. */
export function instantTeenpatti({ code, name, holds, A, B }: Spec): Game {
  const shoe = cards({ without: [...A, ...B] });

  /** Whether one of the two has no winning card left. */
  const isOneSided = (gone: readonly Card[]): boolean => {
    const left = leftOf(shoe, gone);
    const forA = left.filter(card => leadOf({ A, B: [...B, card] }) > 0).length;
    return forA === 0 || forA === left.length;
  };

  return defineGame({
    code,
    name,
    category: 'Teenpatti',
    rules: [
      holds,
      'Each round one card is drawn as Player B’s third card; the better teenpatti hand wins. No tie is possible.',
      'The card is then set aside and shown. Odds follow the cards that are left in the shoe.',
      'A new shoe starts after 35 cards, or as soon as one player has no winning card left.',
    ],
    shoe,
    seats: SEATS,
    laid: { A, B },
    carry: { to: 'gone', until: gone => gone.length >= 35 || isOneSided(gone) },
    script: () => [bets(20), deal('B')],
    markets: [mainMarket(ONE)],
    layout: [
      { kind: 'rows', title: 'Player A', seat: 'A', market: 'main', only: ['A'], sides: ['back', 'lay'] },
      { kind: 'rows', title: 'Player B', seat: 'B', market: 'main', only: ['B'], sides: ['back', 'lay'] },
    ],
    score,
    result: t => ofTwo(leadOf(t) > 0 ? 1 : -1),
  });
}
