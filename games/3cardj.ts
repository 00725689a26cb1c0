import { type Card, LOW_RANKS, type Rank, rankName, rankOf, SUITS } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { type Chance, chanceOf } from './kit/chance.ts';
import { defineGame, type Seen, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { choose } from './kit/solve/choose.ts';
import { bets, deal, fixed, limits, won } from './kit/words.ts';
import { each } from './kit/fact.ts';
import { NO_WINNER, rankTold, untold } from './kit/outcome.ts';

type T = Table<'cards', Card>;

/** Three different ranks, from ace to king: the 286 things a player can choose. */
const CHOICES: readonly (readonly Rank[])[] = LOW_RANKS.flatMap((one, i) =>
  LOW_RANKS.slice(i + 1).flatMap((two, j) => LOW_RANKS.slice(i + j + 2).map(three => [one, two, three])),
);

export default defineGame<'cards', Card>({
  code: '3cardj',
  name: '3 Cards Judgement',
  category: '3 Card Judgement',
  rules: [
    'Choose exactly three different ranks. Three cards come from one deck.',
    'Yes wins when at least one of the cards has a chosen rank.',
    'No wins when none has. It risks 0.84 of the stake to win the stake.',
  ],
  shoe: cards(),
  seats: { cards: 'Cards' },
  script: () => [bets(20), deal('cards'), deal('cards'), deal('cards')],
  markets: [
    {
      id: 'judgement',
      name: '3 Cards Judgement',
      limits: limits(100, 200_000),
      // Back is Yes, lay is No.
      selections: CHOICES.map(choice => ({
        id: idOf(choice),
        sid: 1,
        laySid: 2,
        label: `Cards ${choice.map(rankName).join(' ')}`,
        price: fixed(1.78, 1.84),
        outcome: t => won(isAmong(t, choice)),
      })),
    },
  ],
  layout: [{ kind: 'board', board: 'judgement', markets: ['judgement'] }],
  counted: [['cards', 0]],
  banner: { title: 'cards', details: [] },
  asks: true,
  result: t => untold(NO_WINNER, each('ranks', t.cards.map(rankTold))),
  solve: seen => new Map(CHOICES.map(choice => [idOf(choice), chanceFor(seen, choice)])),
  cases: () => together('all', everyThree()),
});

/** Three cards, two of a rank or three of a kind: what is chosen is among the ranks that show, or not. */
function everyThree(): T[] {
  const showing = (...ranks: readonly Rank[]): T => ({ cards: ranks.map((rank, i): Card => `${rank}${SUITS[i]!}`) });
  const pairs = LOW_RANKS.flatMap((one, i) => LOW_RANKS.slice(i + 1).map(two => showing(one, one, two)));
  return [...CHOICES.map(ranks => showing(...ranks)), ...pairs, ...LOW_RANKS.map(rank => showing(rank, rank, rank))];
}

/** 'A2T': the chosen ranks, ace first, as the board names what was picked. */
function idOf(choice: readonly Rank[]): string {
  return choice.join('');
}

function isAmong(t: T, choice: readonly Rank[]): boolean {
  return t.cards.some(card => choice.includes(rankOf(card)));
}

/** None of the missing cards is of a chosen rank in C(others, missing) of the C(left, missing) ways. */
function chanceFor({ table, left }: Seen<'cards', Card>, choice: readonly Rank[]): Chance {
  if (isAmong(table, choice)) return chanceOf(1);
  const deck = [...left('cards').keys()];
  const others = deck.filter(card => !choice.includes(rankOf(card)));
  const missing = 3 - table.cards.length;
  return chanceOf(1 - choose(others.length, missing) / choose(deck.length, missing));
}
