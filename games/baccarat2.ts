import {
  aboutEnding,
  baccaratCases,
  type Ending,
  endingOf,
  MAIN,
  MAIN_ROW,
  PAIRS,
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
import { ONE_OR_NONE, RANGE } from './kit/words.ts';
import { type Fact, fact, named } from './kit/fact.ts';

const SCORES = [
  { id: 'score.1-4', sid: 6, label: 'Score 1-4', odds: 8.5, from: 1, to: 4 },
  { id: 'score.5-6', sid: 7, label: 'Score 5-6', odds: 5, from: 5, to: 6 },
  { id: 'score.7', sid: 8, label: 'Score 7', odds: 5.5, from: 7, to: 7 },
  { id: 'score.8', sid: 9, label: 'Score 8', odds: 4, from: 8, to: 8 },
  { id: 'score.9', sid: 10, label: 'Score 9', odds: 3.5, from: 9, to: 9 },
] as const;

type Score = (typeof SCORES)[number];

export default defineGame<Seat, Card>({
  code: 'baccarat2',
  name: 'Baccarat 2',
  category: 'Baccarat',
  rules: [
    ...RULES,
    'A pair is two first cards of one rank.',
    'A score is the final total of the hand that wins. All scores lose on a tie.',
  ],
  shoe: cards({ decks: 8 }),
  seats: { player: 'Player', banker: 'Banker' },
  script,
  markets: [
    {
      id: 'score',
      name: 'Winning Total',
      limits: RANGE,
      ends: ONE_OR_NONE,
      selections: SCORES.map(score => aboutEnding([score.id, score.sid, score.label], score.odds, wins(score))),
    },
    MAIN,
    PAIRS,
  ],
  layout: [{ kind: 'cells', market: 'score', perRow: 5 }, MAIN_ROW],
  score: pointsOf,
  banner: { details: ['scores'] },
  toOne: true,
  feed: { most: 6 },
  result: t => result(t, finalScore(SCORES.find(score => wins(score)(endingOf(t))))),
  cases: () => baccaratCases(SCORES.map(({ id }) => id), []), // prettier-ignore
  solve: seen => baccaratChances(seen, Object.fromEntries(SCORES.map(score => [score.id, wins(score)]))),
});

function finalScore(score: Score | undefined): Fact {
  if (!score) return fact('score', null);
  return fact('finalScore', score.from === score.to ? score.from : named(`${score.from}-${score.to}`));
}

function wins({ from, to }: Score): (ending: Ending) => boolean {
  return ({ player, banker }) => {
    const score = Math.max(player, banker);
    return player !== banker && score >= from && score <= to;
  };
}
