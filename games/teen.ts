import { chanceOf } from './kit/chance.ts';
import { type Card, high } from './kit/cards.ts';
import { defineGame, type Market } from './kit/game.ts';
import { margin, offered } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { MAIN, NTH, parityOf, PLAYERS, script, type Seat, solveSix, resultOf } from './kit/families/sixOpen.ts';
import { type T } from './kit/families/sixOpen.ts';
import { areNeighbours, shareOf } from './kit/solve/pattiTable.ts';
import { limits, liveFrom, won } from './kit/words.ts';
import { yesNo } from './kit/fact.ts';
import { ofHands } from './kit/outcome.ts';
import { handOf } from './kit/score.ts';
import { teenpattiHand } from './kit/families/teenpatti.ts';

const CONSECUTIVE: Market<T> = {
  id: 'consecutive',
  name: 'Consecutive',
  subtype: 'con',
  limits: limits(100, 200_000),
  selections: PLAYERS.map((seat, i) => ({
    id: `${seat}.consecutive`,
    sid: 3 + i,
    label: `Player ${seat} Consecutive`,
    price: liveFrom(offered(2.42, 2.53), margin(0.98, 1.02)),
    outcome: t => won(hasNeighbours(t[seat])),
  })),
};

const PARITIES = NTH.map(n => parityOf(n, 4 + n));

export default defineGame<Seat, Card>({
  code: 'teen',
  name: 'Teenpatti 1-day',
  category: 'Teenpatti',
  rules: [
    'Six cards from one deck are dealt face up, to Player A and Player B in turn, with betting before each of them.',
    'Odds follow the cards. A bet keeps the odds it was placed at; Main and Consecutive bets are paid after the sixth card.',
    'Main: the better teenpatti hand wins. A straight flush beats a trio, then come straight, flush, pair and high card.',
    'The best straight is A-K-Q, then A-2-3, then K-Q-J. Suits never break a tie: equal hands return all Main bets.',
    'Consecutive: at least two of that player’s three cards are neighbours in rank. The ace is next to the king and to the 2.',
    'Card 1 to Card 6: whether that card is odd or even, taken only just before it. A is 1, J 11, Q 12 and K 13.',
  ],
  shoe: cards(),
  seats: { A: 'Player A', B: 'Player B' },
  script,
  markets: [MAIN, CONSECUTIVE, ...PARITIES],
  layout: [
    { kind: 'rows', market: 'main', sides: ['back', 'lay'] },
    { kind: 'rows', market: 'consecutive', sides: ['back', 'lay'] },
    {
      kind: 'grid',
      columns: ['Odd', 'Even'],
      rows: NTH.map(n => ({ label: `Card ${n}`, cells: [`card${n}.odd`, `card${n}.even`] })),
    },
  ],
  score: handOf(3, teenpattiHand),
  banner: { details: [] },
  foldsSlip: true,
  result: t =>
    resultOf(
      t,
      ofHands('neighbours', t, hand => yesNo(hasNeighbours(hand))),
    ),
  solve: seen =>
    solveSix(seen, PARITIES, (seat, known, left) => {
      if (!seen.wanted.has(`${seat}.consecutive`)) return [];
      const isConsecutive = (a: number, b: number, c: number) =>
        areNeighbours(a, b) || areNeighbours(a, c) || areNeighbours(b, c);
      return [[`${seat}.consecutive`, chanceOf(shareOf(known, left, isConsecutive))]];
    }),
});

function hasNeighbours(hand: readonly Card[]): boolean {
  const ranks = hand.map(high);
  return ranks.some(a => ranks.some(b => a - b === 1 || a - b === 12));
}
