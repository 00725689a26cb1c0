import { odds } from '@maidan/core/odds';
import { type Card, LOW_RANKS, type Rank, rankName, rankOf } from './kit/cards.ts';
import { type Chance, chanceOf, payChance } from './kit/chance.ts';
import { defineGame, type Outcome, type Part, type Seen, type Step, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { choose } from './kit/solve/choose.ts';
import { bets, BRISK, deal, fixed, limits, won } from './kit/words.ts';
import { type Fact, fact } from './kit/fact.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';

type Seat = 'andar' | 'bahar';
type T = Table<Seat, Card>;

const FIRST_CARD = 1.25;

export default defineGame<Seat, Card>({
  code: 'ab20',
  name: 'Andar Bahar',
  category: 'Andar Bahar',
  rules: [
    'Cards of one deck are dealt to Bahar and Andar in turn, Bahar first, until all thirteen ranks have been seen.',
    'A bet is on a rank and a side: it wins when the first card of that rank comes to that side.',
    'Bahar pays 1:1, but 0.25:1 on the very first card of the round.',
  ],
  shoe: cards(),
  seats: { andar: 'Andar', bahar: 'Bahar' },
  script,
  markets: LOW_RANKS.map((rank, nth) => ({
    id: rank,
    name: `Card ${rankName(rank)}`,
    subtype: 'ab20',
    limits: limits(100, 25_000),
    ends: [
      { [`andar.${rank}`]: 'win' },
      { [`bahar.${rank}`]: 'win' },
      { [`bahar.${rank}`]: { pays: odds(FIRST_CARD) } },
    ],
    decided: t => sideOf(t, rank) !== undefined,
    selections: [
      {
        id: `andar.${rank}`,
        sid: 1 + nth,
        label: `Andar ${rankName(rank)}`,
        price: fixed(2),
        outcome: t => won(sideOf(t, rank) === 'andar'),
      },
      {
        id: `bahar.${rank}`,
        sid: 21 + nth,
        label: `Bahar ${rankName(rank)}`,
        price: fixed(2),
        outcome: t => bahar(t, rank),
      },
    ],
  })),
  layout: [
    {
      kind: 'grid',
      as: 'cards',
      columns: LOW_RANKS.map(rankName),
      rows: [
        { label: 'Andar', cells: LOW_RANKS.map(rank => `andar.${rank}`) },
        { label: 'Bahar', cells: LOW_RANKS.map(rank => `bahar.${rank}`) },
      ],
    },
  ],
  counted: [
    ['onAndar', 0],
    ['onBahar', 1],
  ],
  score: (t, seat) => (t[seat].length > 0 ? fact('cardCount', t[seat].length) : undefined),
  banner: { title: 'allOut', details: ['ranks'] },
  inRows: true,
  onSeats: true,
  feed: { most: 0 },
  result: t => untold(NO_WINNER, ranksOn(t, 'andar', 'Andar'), ranksOn(t, 'bahar', 'Bahar')),
  solve: seen => new Map(LOW_RANKS.filter(rank => !sideOf(seen.table, rank)).flatMap(rank => rankChances(seen, rank))),
  cases: () => LOW_RANKS.map(first => LOW_RANKS.map(rank => onRank(rank, first))),
});

function* script(t: T): Iterable<Step<Seat>> {
  yield bets(20);
  while (!LOW_RANKS.every(rank => sideOf(t, rank)))
    yield deal(t.bahar.length === t.andar.length ? 'bahar' : 'andar', BRISK);
}

/** What can become of a rank when the first card of the round is known: only one of them is paid less on Bahar. */
function onRank(rank: Rank, first: Rank): Part {
  const opened: Card = `${first}S`;
  const later: readonly T[] = [
    { bahar: [opened], andar: [`${rank}S`] },
    { bahar: [opened, `${rank}S`], andar: [] },
  ];
  return {
    selections: [`andar.${rank}`, `bahar.${rank}`],
    endings: rank === first ? [{ bahar: [opened], andar: [] }] : later,
  };
}

/** Where the first card of this rank lies. */
function sideOf({ andar, bahar }: T, rank: Rank): Seat | undefined {
  const [inAndar, inBahar] = [firstIn(andar, rank), firstIn(bahar, rank)];
  if (inAndar === inBahar && inAndar === Number.POSITIVE_INFINITY) return undefined;
  return inBahar <= inAndar ? 'bahar' : 'andar';
}

/** Its place in the pile. Cards in the same place of both were dealt to Bahar first. */
function firstIn(pile: readonly Card[], rank: Rank): number {
  const at = pile.findIndex(card => rankOf(card) === rank);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}

/** At 1:1 on the first card too, Bahar would return 103.96 %. */
function bahar(t: T, rank: Rank): Outcome {
  if (sideOf(t, rank) !== 'bahar') return 'lose';
  return rankOf(t.bahar[0]!) === rank ? { pays: odds(FIRST_CARD) } : 'win';
}

/**
 * Of n cards left, k have the rank. The first of them is the m-th to come with chance C(n−m, k−1) / C(n, k), and
 * the m-th card goes to Bahar when the number of cards before it is even.
 */
function rankChances({ table, left }: Seen<Seat, Card>, rank: Rank): [string, Chance][] {
  const counts = [...left('bahar')];
  const n = counts.reduce((sum, [, count]) => sum + count, 0);
  const k = counts.reduce((sum, [card, count]) => (rankOf(card) === rank ? sum + count : sum), 0);
  const before = table.andar.length + table.bahar.length;
  const sums = { first: 0, andar: 0, bahar: 0 };
  for (let m = 1; m <= n; m++) {
    const place = before + m;
    const side = place === 1 ? 'first' : place % 2 === 1 ? 'bahar' : 'andar';
    sums[side] += choose(n - m, k - 1) / choose(n, k);
  }
  const { first } = sums;
  return [
    [`andar.${rank}`, chanceOf(sums.andar)],
    [`bahar.${rank}`, payChance({ win: sums.bahar, pays: first * FIRST_CARD, hit: sums.bahar + first })],
  ];
}

function ranksOn(t: T, seat: Seat, name: string): Fact {
  const ranks = LOW_RANKS.filter(rank => sideOf(t, rank) === seat).map(rankName);
  return { key: 'ranks', at: { seat, name }, each: ranks };
}
