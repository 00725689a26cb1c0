import type { Card } from '../cards.ts';
import { type Chance, chanceOf } from '../chance.ts';
import type { Game, Limits, Market, Outcome, Table } from '../game.ts';
import { cards } from '../shoe.ts';
import { beforeDealing } from '../solve/beforeDealing.ts';
import { perSeat } from '../solve/perSeat.ts';
import { chanceOfHand } from '../solve/threeCards.ts';
import { chanceOfTieForBest } from '../solve/ties.ts';
import { type TeenpattiHand, teenpattiHand, teenpattiRank } from './teenpatti.ts';
import { bets, dealRound, fixed, limits, ONE_OR_NONE, ONE_OR_VOID, won } from '../words.ts';
import { type Hand, hands, type Value } from '../fact.ts';
import { NO_WINNER, tied, wonBy } from '../outcome.ts';
import { handOf } from '../score.ts';

const ANIMALS = ['tiger', 'lion', 'dragon'] as const;
type Animal = (typeof ANIMALS)[number];
type T = Table<Animal, Card>;

const NAMES: Readonly<Record<Animal, string>> = { tiger: 'Tiger', lion: 'Lion', dragon: 'Dragon' };
const LETTERS: Readonly<Record<Animal, string>> = { tiger: 'T', lion: 'L', dragon: 'D' };

/** The rows under the winner, in the order of their numbers. */
const HANDS: readonly { hand: TeenpattiHand; price: number; limits?: Limits }[] = [
  { hand: 'Pair', price: 5.6 },
  { hand: 'Flush', price: 19 },
  { hand: 'Straight', price: 29 },
  { hand: 'Trio', price: 400, limits: limits(100, 5_000) },
  { hand: 'Straight Flush', price: 430, limits: limits(100, 5_000) },
];

/** The table of Tiger, Lion and Dragon: all but its name. */
export const THREE_ANIMALS = {
  category: 'Teenpatti',
  rules: [
    'Tiger, Lion and Dragon get three cards each, in turn, from one deck of 52.',
    'Hands from the best: straight flush, trio, straight, flush, pair, high card. The straight flush beats the trio.',
    'The best sequence is A-K-Q, then A-2-3, then K-Q-J and so on down; K-A-2 is no sequence.',
    'Winner: that hand is the best alone. If two or three share the best hand, all Winner stakes are returned.',
    'Pair, Flush, Straight, Trio and Straight Flush: that hand is exactly this, whether it wins or not.',
  ],
  shoe: cards(),
  seats: NAMES,
  script: () => [bets(20), ...dealRound(ANIMALS, 3)],
  markets: [
    {
      id: 'winner',
      name: 'Winner',
      limits: limits(100, 25_000),
      ends: ONE_OR_VOID,
      selections: ANIMALS.map(animal => ({
        id: `${animal}.winner`,
        sid: sidOf(animal, 0),
        label: `${NAMES[animal]} Winner`,
        price: fixed(2.94),
        outcome: (t: T) => winnerBet(t, animal),
      })),
    },
    ...ANIMALS.map(handsOf),
  ],
  layout: [
    {
      kind: 'grid',
      columns: ANIMALS.map(animal => NAMES[animal]),
      rows: [
        { label: 'Winner', cells: ANIMALS.map(animal => `${animal}.winner`) },
        ...HANDS.map(({ hand }) => ({ label: hand, cells: ANIMALS.map(animal => idOf(animal, hand)) })),
      ],
    },
  ],
  score: handOf(3, teenpattiHand),
  result(t) {
    const winner = bestAlone(t);
    const all = hands('hands', ...ANIMALS.map((animal): Hand => [LETTERS[animal], handTold(t[animal])]));
    return winner ? wonBy(LETTERS[winner], winner, NAMES[winner], all) : tied(NO_WINNER, all);
  },
  solve: beforeDealing(() => {
    const tie = chanceOfTieForBest(3, teenpattiRank);
    return perSeat(ANIMALS, { winner: chanceOf((1 - tie) / 3, tie), ...handChances() });
  }),
} as const satisfies Omit<Game<Animal, Card>, 'code' | 'name'>;

/** Exactly one of the hands, or none of them. */
function handsOf(animal: Animal): Market<T> {
  return {
    id: animal,
    name: NAMES[animal],
    limits: limits(100, 25_000),
    ends: ONE_OR_NONE,
    selections: HANDS.map(({ hand, price, limits }, nth) => ({
      id: idOf(animal, hand),
      sid: sidOf(animal, nth + 1),
      label: `${NAMES[animal]} ${hand}`,
      ...(limits && { limits }),
      price: fixed(price),
      outcome: t => won(teenpattiHand(t[animal]) === hand),
    })),
  };
}

function handChances(): Record<string, Chance> {
  return Object.fromEntries(
    HANDS.map(({ hand }) => [slug(hand), chanceOfHand(cards => won(teenpattiHand(cards) === hand))]),
  );
}

function winnerBet(t: T, animal: Animal): Outcome {
  const winner = bestAlone(t);
  return winner ? won(winner === animal) : 'void';
}

function bestAlone(t: T): Animal | undefined {
  const best = Math.max(...ANIMALS.map(animal => teenpattiRank(t[animal])));
  const holders = ANIMALS.filter(animal => teenpattiRank(t[animal]) === best);
  return holders.length === 1 ? holders[0] : undefined;
}

function handTold(hand: readonly Card[]): Value {
  const kind = teenpattiHand(hand);
  return kind === 'High Card' ? null : kind;
}

/** Tiger 11 to 16, Lion 21 to 26, Dragon 31 to 36. */
function sidOf(animal: Animal, row: number): number {
  return 10 * (ANIMALS.indexOf(animal) + 1) + 1 + row;
}

function idOf(animal: Animal, hand: TeenpattiHand): string {
  return `${animal}.${slug(hand)}`;
}

function slug(hand: TeenpattiHand): string {
  return hand.toLowerCase().replace(' ', '-');
}
