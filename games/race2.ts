import { type Card, high, suitStrength } from './kit/cards.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Seen, type Table } from './kit/game.ts';
import { spread } from './kit/quote.ts';
import { cards } from './kit/shoe.ts';
import { choose } from './kit/solve/choose.ts';
import { bets, deal, limits, live, ONE, won } from './kit/words.ts';
import { type Hand, hands, named } from './kit/fact.ts';
import { wonBy } from './kit/outcome.ts';

const PLAYERS = ['A', 'B', 'C', 'D'] as const;
type Player = (typeof PLAYERS)[number];
type T = Table<Player, Card>;

export default defineGame({
  code: 'race2',
  name: 'Race to 2nd',
  category: 'All Casino',
  rules: [
    'Players A, B, C and D get one open card each from one deck, with betting before every card.',
    'The second-highest card wins. The ace is the highest rank, the 2 the lowest.',
    'Between equal ranks spades beat hearts, hearts beat clubs and clubs beat diamonds, so there is never a tie.',
  ],
  shoe: cards(),
  seats: { A: 'Player A', B: 'Player B', C: 'Player C', D: 'Player D' },
  script: () => PLAYERS.flatMap(player => [bets(12), deal(player)]),
  markets: [
    {
      id: 'main',
      name: 'Race to 2nd',
      limits: limits(100, 50_000),
      ends: ONE,
      selections: PLAYERS.map((player, i) => ({
        id: player,
        sid: i + 1,
        label: `Player ${player}`,
        price: live(spread),
        outcome: (t: T) => won(placed(t)[1] === player),
      })),
    },
  ],
  layout: [{ kind: 'rows', market: 'main', sides: ['back', 'lay'] }],
  result(t) {
    const order = placed(t);
    const places = order.map((player, i): Hand => [`${i + 1}`, named(player)]);
    return wonBy(order[1]!, order[1]!, `Player ${order[1]}`, hands('places', ...places));
  },
  solve: chances,
});

/** Best card first. */
function placed(t: T): readonly Player[] {
  return PLAYERS.toSorted((one, other) => strength(t[other][0]!) - strength(t[one][0]!));
}

function strength(card: Card): number {
  return 4 * high(card) + suitStrength(card);
}

/**
 * A card that is seen wins when exactly one of the others beats it: one seen, or one of those to come. Players whose
 * cards are to come have equal chances of what remains.
 */
function chances({ table, left }: Seen<Player, Card>): ReadonlyMap<string, Chance> {
  const unseen = [...left('D').keys()];
  const seen = PLAYERS.flatMap(player => table[player]);
  const toCome = PLAYERS.length - seen.length;
  const wins = seen.map(card => {
    const beats = (other: Card) => strength(other) > strength(card);
    const better = seen.filter(beats).length;
    if (better > 1) return 0;
    const above = unseen.filter(beats).length;
    const drawn = 1 - better;
    return (choose(above, drawn) * choose(unseen.length - above, toCome - drawn)) / choose(unseen.length, toCome);
  });
  const rest = (1 - wins.reduce((sum, p) => sum + p, 0)) / toCome;
  return new Map(PLAYERS.map((player, i) => [player, chanceOf(wins[i] ?? rest)]));
}
