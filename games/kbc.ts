import { decimal, type Odds, toOne } from '@maidan/core/odds';
import { type Card, isOdd, isRed, low, type Rank, type Suit, SUIT_NAMES, SUITS, suitOf } from './kit/cards.ts';
import { together } from './kit/cases.ts';
import { type Chance, chanceOf, payChance } from './kit/chance.ts';
import { defineGame, type Market, type Outcome, type Seen, type Selection, type Table } from './kit/game.ts';
import { cards } from './kit/shoe.ts';
import { chanceOfAll, type IsRight } from './kit/solve/answers.ts';
import { bets, dealRound, fixed, limits, ONE_OR_NONE, paytable, won } from './kit/words.ts';
import { type Fact, fact } from './kit/fact.ts';
import { wordOrName } from './kit/factWords.ts';
import { NO_WINNER, untold } from './kit/outcome.ts';

type T = Table<'cards', Card>;
type Answer = readonly [label: string, isRight: IsRight];
/** One answer to each question, in their order. */
type Sheet = readonly Answer[];

/** One card answers each question. A 7 is wrong for every answer of the third and the fourth. */
const QUESTIONS: readonly (readonly Answer[])[] = [
  [
    ['Red', isRed],
    ['Black', card => !isRed(card)],
  ],
  [
    ['Odd', isOdd],
    ['Even', card => !isOdd(card)],
  ],
  [
    ['7 Up', card => low(card) > 7],
    ['7 Down', card => low(card) < 7],
  ],
  [
    ['A23', between(1, 3)],
    ['456', between(4, 6)],
    ['8910', between(8, 10)],
    ['JQK', between(11, 13)],
  ],
  SUITS.map((suit): Answer => [SUIT_NAMES[suit], card => suitOf(card) === suit]),
];

/** What is paid depends on the answer to the second question: odd cards are the more likely ones. */
const FIVE = { Odd: toOne(130), Even: toOne(153) };
const FOUR = { Odd: toOne(32), Even: toOne(37.5) };
const FIFTY_RIGHT = { Odd: toOne(81), Even: toOne(95.25) };
const FIFTY_WRONG = { Odd: toOne(15.5), Even: toOne(18.25) };

const FIVES = sheets(5);
const FOURS = sheets(4);

export default defineGame({
  code: 'kbc',
  name: 'K.B.C',
  category: 'All Casino',
  rules: [
    'Five cards are drawn from one deck, and each answers a question. You choose all your answers before the deal.',
    'The questions: the colour of the first card, odd or even of the second (A, J and K are odd, Q is even), above or ' +
      'below 7 of the third, the group of the fourth, the suit of the fifth.',
    'A 7 is wrong for every answer of the third and the fourth question.',
    'Five Questions wins when all five answers are right. 4 Cards Quit wins when the first four are; the fifth does not matter.',
    '50-50 Quit banks half of the return after four right answers and stakes the other half on the fifth.',
  ],
  shoe: cards(),
  seats: { cards: 'Cards' },
  script: () => [bets(20), ...dealRound(['cards'] as const, 5)],
  markets: [
    { ...market('five', 'Five Questions', FIVES.map(five)), ends: ONE_OR_NONE },
    { ...market('four', '4 Cards Quit', FOURS.map(four)), ends: ONE_OR_NONE },
    market('fifty', '50-50 Quit', FIVES.map(fifty)),
  ],
  layout: [{ kind: 'board', board: 'kbc', markets: ['five', 'four', 'fifty'] }],
  counted: [
    ['firstQuestion', 0],
    ['thirdQuestion', 2],
  ],
  banner: { title: 'answers', details: ['answer'] },
  scene: 'quiz',
  feed: { questions: ['redblack', 'oddeven', 'updown', 'Cardj', 'color'] },
  result: t => untold(NO_WINNER, ...QUESTIONS.map((answers, i) => answerTo(answers, t.cards[i]!))),
  solve,
  cases: () => together('all', everyAnswer()),
});

/** A card for every answer to each question, and a 7 where it is wrong for all of them. */
function everyAnswer(): T[] {
  const ranks: readonly (readonly Rank[])[] = [['K'], ['Q', 'J'], ['6', '9', '7'], ['2', '5', '8', 'T', '7'], ['A']];
  const suits: readonly (readonly Suit[])[] = [['H', 'S'], ['S'], ['S'], ['C'], SUITS];
  return ranks.reduce<T[]>(
    (tables, each, i) =>
      tables.flatMap(({ cards: before }) =>
        each.flatMap(rank => suits[i]!.map(suit => ({ cards: [...before, `${rank}${suit}` as const] }))),
      ),
    [{ cards: [] }],
  );
}

/** All the ways to answer the first `count` questions. */
function sheets(count: number): Sheet[] {
  return QUESTIONS.slice(0, count).reduce<Sheet[]>(
    (all, answers) => all.flatMap(sheet => answers.map(answer => [...sheet, answer])),
    [[]],
  );
}

function market(id: string, name: string, selections: readonly Selection<T>[]): Market<T> {
  return { id, name, limits: limits(100, 25_000), selections };
}

function five(sheet: Sheet): Selection<T> {
  const price = fixed(decimal(paid(FIVE, sheet)));
  return { ...named('five', 6, 'Five Questions', sheet), price, outcome: t => won(rightIn(t, sheet) === 5) };
}

function four(sheet: Sheet): Selection<T> {
  const price = fixed(decimal(paid(FOUR, sheet)));
  return { ...named('four', 7, '4 Cards Quit', sheet), price, outcome: t => won(rightIn(t, sheet) === 4) };
}

function fifty(sheet: Sheet): Selection<T> {
  const { right, wrong } = fiftyPays(sheet);
  return {
    ...named('fifty', 8, '50-50 Quit', sheet),
    price: paytable({ 'fifth right': right, 'fifth wrong': wrong }),
    outcome(t): Outcome {
      const count = rightIn(t, sheet);
      if (count < 4) return 'lose';
      return { pays: count === 5 ? right : wrong };
    },
  };
}

/** Cards do not go back, so the answers are not independent: the draws are counted. */
function solve({ table, left }: Seen<'cards', Card>): ReadonlyMap<string, Chance> {
  const pack = [...left('cards').keys()];
  const all = (sheet: Sheet) =>
    chanceOfAll(
      sheet.map(([, isRight]) => isRight),
      table.cards,
      pack,
    );
  const firstFour = new Map(FOURS.map(sheet => [idOf('four', sheet), all(sheet)]));
  const found = new Map<string, Chance>([...firstFour].map(([id, p]) => [id, chanceOf(p)]));
  for (const sheet of FIVES) {
    const p = all(sheet);
    const quit = firstFour.get(idOf('four', sheet.slice(0, 4)))!;
    const { right, wrong } = fiftyPays(sheet);
    found.set(idOf('five', sheet), chanceOf(p));
    found.set(idOf('fifty', sheet), payChance({ pays: p * decimal(right) + (quit - p) * decimal(wrong), hit: quit }));
  }
  return found;
}

/** How many answers are right before the first wrong one. */
function rightIn(t: T, sheet: Sheet): number {
  const wrong = sheet.findIndex(([, isRight], i) => !isRight(t.cards[i]!));
  return wrong < 0 ? sheet.length : wrong;
}

function fiftyPays(sheet: Sheet): { right: Odds; wrong: Odds } {
  return { right: paid(FIFTY_RIGHT, sheet), wrong: paid(FIFTY_WRONG, sheet) };
}

function paid(table: { Odd: Odds; Even: Odds }, sheet: Sheet): Odds {
  return sheet[1]![0] === 'Odd' ? table.Odd : table.Even;
}

function named(
  type: string,
  sid: number,
  name: string,
  sheet: Sheet,
): Pick<Selection<T>, 'id' | 'sid'> & { label: string } {
  return { id: idOf(type, sheet), sid, label: `${name}: ${sheet.map(([label]) => label).join(', ')}` };
}

function idOf(type: string, sheet: Sheet): string {
  return `${type}:${sheet.map(([label]) => label).join('/')}`;
}

function between(from: number, to: number): IsRight {
  return card => low(card) >= from && low(card) <= to;
}

/** A 7 is right for none of the third and the fourth. */
function answerTo(answers: readonly Answer[], card: Card): Fact {
  const [label] = answers.find(([, isRight]) => isRight(card)) ?? [];
  return fact('answer', label === undefined ? 7 : wordOrName(label));
}
