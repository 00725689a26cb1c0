import { expect, test } from 'vitest';
import { paise } from '@maidan/core/money';
import { odds, profit } from '@maidan/core/odds';
import { randomFrom } from '@maidan/core/random';
import type { Level } from '../market.ts';
import { cashOut } from './cashOut.ts';
import { isClosing, leavesWorst } from './closing.ts';
import { type Backing, flat, type Outcomes, type Position, type Wish, withLeg } from './position.ts';

const wishIn = (text: string): Wish => {
  const [side, runner = '', price, , stake] = text.split(' ');
  return { runner, side: side as Wish['side'], odds: odds(Number(price)), stake: paise(Number(stake) * 100) };
};
const positionIn = (bets: readonly string[], runners: readonly string[]): Position =>
  bets.map(wishIn).reduce((all, bet) => withLeg(all, { ...bet, profit: profit(bet.stake, bet.odds) }), flat(runners));

const TWO = ['A', 'B'];
const THREE = ['A', 'B', 'C'];

test.each<[string, readonly string[], readonly string[], readonly string[], readonly string[], boolean]>([
  // what, runners, what is struck, what is placed, what waits, whether it closes
  ['a first bet', TWO, [], ['back A 2 × 100'], [], false],
  ['as much the other way', TWO, ['back A 2 × 100'], ['lay A 2 × 100'], [], true],
  ['a part of it', TWO, ['back A 2 × 100'], ['lay A 2 × 1'], [], true],
  ['on the other runner', TWO, ['back A 2 × 100'], ['back B 2 × 100'], [], true],
  ['a paisa more than that', TWO, ['back A 2 × 100'], ['lay A 2 × 100.01'], [], false],
  ['turned round', TWO, ['back A 2 × 100'], ['lay A 2 × 200'], [], false],
  ['turned round by two', TWO, ['back A 2 × 100'], ['lay A 2 × 100', 'lay A 2 × 100'], [], false],
  ['turned round with what waits', TWO, ['back A 2 × 100'], ['lay A 2 × 60'], ['lay A 2 × 60'], false],
  ['closed with what waits', TWO, ['back A 2 × 100'], ['lay A 2 × 60'], ['lay A 2 × 40'], true],
  ['more of the same', TWO, ['back A 2 × 100'], ['back A 2 × 1'], [], false],
  ['with what is won already', TWO, ['back A 3 × 100', 'lay A 2 × 150'], ['back A 2 × 1'], [], false],
  ['the best of three against the worst', THREE, ['back A 4 × 100'], ['lay A 3 × 100'], [], true],
  ['one of two that are worst', THREE, ['back A 4 × 100'], ['back B 4 × 100'], [], false],
])('[R29] %s', (_, runners, struck, placed, waiting, closes) => {
  const position = positionIn(struck, runners);
  expect(isClosing(position, placed.map(wishIn), waiting.map(wishIn), { isComplete: true })).toBe(closes);
});

test('[R29] where not all who can win are listed, that none of them does is an end too', () => {
  const [position, placed] = [positionIn(['lay A 2 × 100'], ['A']), [wishIn('back A 2 × 100')]];
  expect(isClosing(position, placed, [], { isComplete: false })).toBe(true);
  expect(isClosing(position, [wishIn('back A 2 × 100.01')], [], { isComplete: false })).toBe(false);
});

test('[R29] by bets that close nobody stakes more than it takes to bring every end to the same', () => {
  const random = randomFrom(8);
  for (let round = 0; round < 300; round += 1) {
    const ends = Array.from({ length: 2 + random.below(3) }, () => random.below(2_000) - 1_000);
    const [count, least] = [ends.length, Math.min(...ends)];
    let staked = 0;
    for (let n = 0; n < 400; n += 1) {
      // A fair lay: its runner loses as much as all others win together.
      const [runner, stake] = [random.below(count), 1 + random.below(300)];
      const bet = ends.map((_, nth) => (nth === runner ? -stake * (count - 1) : stake));
      if (!leavesWorst(ends, [bet])) continue;
      staked += stake;
      bet.forEach((made, nth) => (ends[nth]! += made));
    }
    const level = ends.reduce((all, end) => all + end, 0) / count;
    expect(staked).toBeLessThanOrEqual(level - least);
  }
});

/** Every way the market can end, by the sum of what its winners make: nothing of `exposureOf`, by which a way out is refused. */
function endsOf({ ifWins, ifNone }: Position, { winners, isComplete }: Outcomes): number[] {
  const gains = Object.values(ifWins).map(amount => amount - ifNone);
  const sets = gains.reduce<number[][]>((all, gain) => [...all, ...all.map(set => [...set, gain])], [[]]);
  return sets
    .filter(({ length }) => length === winners || (!isComplete && length < winners))
    .map(set => set.reduce((total, gain) => total + gain, ifNone));
}

const OUTCOMES: readonly Outcomes[] = [
  { winners: 1, isComplete: true },
  { winners: 2, isComplete: true },
  { winners: 1, isComplete: false },
  { winners: 2, isComplete: false },
];

test('[R28] a cash-out adds no risk: of any part, at any prices, no end is worse than what could be lost before', () => {
  const random = randomFrom(28);
  const between = (least: number, most: number): number => least + random.below(most - least + 1);
  const level = (): Level => ({ odds: odds(between(101, 1_200) / 100), stake: paise(between(1, 500_000)) });
  const levels = (): Level[] => Array.from({ length: between(0, 3) }, level);
  const best = (some: Level[], sign: 1 | -1): Level[] => some.toSorted((a, b) => sign * (a.odds - b.odds));
  let [ways, none] = [0, 0];
  for (let round = 0; round < 4_000; round += 1) {
    const runners = ['A', 'B', 'C', 'D'].slice(0, between(3, 4));
    const bets = Array.from({ length: between(1, 4) }, (): Backing => {
      const { odds: at, stake } = level();
      const [runner, side] = [runners[random.below(runners.length)]!, random.below(2) === 0 ? 'back' : 'lay'] as const;
      return { runner, side, stake, profit: profit(stake, at) };
    });
    const position = bets.reduce(withLeg, flat(runners));
    const offers = Object.fromEntries(runners.map(id => [id, { back: best(levels(), -1), lay: best(levels(), 1) }]));
    const outcomes = OUTCOMES[random.below(OUTCOMES.length)]!;
    const way = cashOut(position, offers, between(1, 100), outcomes);
    if (!way) {
      none += 1;
      continue;
    }
    ways += 1;
    const worst = (of: Position): number => Math.min(0, ...endsOf(of, outcomes));
    expect(worst(way.after)).toBeGreaterThanOrEqual(worst(position));
  }
  expect([ways > 500, none > 500]).toEqual([true, true]); // there were prices to get out at, and prices that were too poor
});
